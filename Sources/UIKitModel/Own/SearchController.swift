// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A controller that shows the results of a search, presented while the search goes on (OW-53).
@MainActor
open class UISearchController: UIViewController {
  /// Whether what is behind is covered, so that a tap there ends the search.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden meanwhile.
  open var hidesNavigationBarDuringPresentation = true
}
