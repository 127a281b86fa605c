// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of the screen below a claim. Names are inserted as they are.
package enum ScreenSheetText: Sayable, Hashable, Sendable {
  // The line below the claim.
  /// A gesture at a place; `end` is where a drag ends, `size` that of the screen.
  case gesture(TouchAnswer.Gesture, point: String, end: String?, fingers: Int, size: String, isPart: Bool)

  // Views.
  case inside(names: [String])
  case fillsScreen
  case notAsked(inside: Int)
  case outOfSight
  /// How far a view takes touches beyond its bounds.
  case reach(distance: String)

  // What came of it; `late` is how many seconds after the lift, nil for not late.
  case recognizer(UIKitClass.Gesture, taps: Int, view: String)
  case takes(from: String?, isCancelled: Bool, late: String?)
  /// What a recognizer does that lets others act too.
  case recognizesWith([String], late: String?)
  case recognizes(late: String?)
  case gets(late: String?)
  /// A cell is selected, or else deselected.
  case isSelected(Bool, late: String?)
  case becomesFirstResponder(late: String?)
  case scrolls, stops
  case above(count: Int)
  case nobodyHandles
  case notKnown
  case more(count: Int)
}
