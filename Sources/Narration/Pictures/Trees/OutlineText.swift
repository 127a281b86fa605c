// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of the outline of views, and of the claim on top of it.
package enum OutlineText: Sayable, Hashable, Sendable {
  // The claim.
  /// What is in a view; `more` further ones are not named.
  case holds(view: String, names: [String], more: Int, unusual: Unusual?)
  /// Views of which each is the only one in the one before.
  case nested(count: Int, unusual: Unusual?)
  case alone(view: String, unusual: Unusual?)

  /// What is worth knowing of one view before anything else.
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
