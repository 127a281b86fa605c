// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of the outline of views, and of the claim on top of it.
package enum OutlineText: Sayable, Hashable, Sendable {
  // The claim.
  /// The subviews of a view; `more` further ones are not named.
  case holds(view: String, names: [String], more: Int, unusual: Unusual?)
  /// Views in a row, each the only subview of the one before.
  case nested(count: Int, unusual: Unusual?)
  case alone(view: String, unusual: Unusual?)

  /// The most unusual fact about a view on the screen.
  package enum Unusual: Hashable, Sendable {
    case takesTouchesOutside(view: String)
    case decidesItself(view: String)
    case hangsOut(view: String, distance: String, parent: String)
    case unseen(view: String)
    case closed(view: String)
  }

  // The line below it.
  case laterIsInFront
  case around(names: [String])

  // Rows.
  case role(ViewRole)
  case rootView(controller: String)
  case hitTestView
  /// What a recognizer waits for, with how many taps.
  case gesture(UIKitClass.Gesture, taps: Int)
  case beside(count: Int), inside(count: Int), between(count: Int)
  case hangsOut(distance: String, parent: String)
  case scrolled(offset: String)
  case noTarget(action: String)
}
