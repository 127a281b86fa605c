// SPDX-License-Identifier: Apache-2.0

import Trace

/// What the source of a screen does not tell, and what HitPath assumes instead.
enum UnknownText: Sayable {
  case ofScreen(what: RichText)
  case ofViews(names: RichText, what: RichText)
  case fact(UnknownProperty)
  /// HitPath assumes the frame that the source shows, not that the view fills its superview.
  case frameShown
}
