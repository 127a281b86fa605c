// SPDX-License-Identifier: Apache-2.0

import Trace

/// What the source of a screen does not tell, and what is taken for it.
enum UnknownText: Sayable {
  case ofScreen(what: RichText)
  case ofViews(names: RichText, what: RichText)
  case fact(UnknownProperty)
  /// A frame that is taken to be the one shown, not to fill the superview.
  case frameShown
}
