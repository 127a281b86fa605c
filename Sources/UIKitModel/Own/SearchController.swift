// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A controller that shows search results, presented during a search (OW-53).
@MainActor
open class UISearchController: UIViewController {
  /// Whether the content behind it is covered, so that a tap there ends the search; by default before iOS 15.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscuresBackground ?? viewIfLoaded?.configuration.searchObscuresBackground ?? false }
    set { obscuresBackground = newValue }
  }

  private var obscuresBackground: Bool?

  /// Whether the navigation bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true
}
