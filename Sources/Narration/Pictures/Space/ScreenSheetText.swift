// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The words of the screen below a claim. Names are inserted as they are.
package enum ScreenSheetText: Hashable, Sendable {
  // The claim.
  case claim(view: String, Finding, Ending)
  case nothingHit

  // The line below it.
  /// A gesture at a place; `end` is where a drag ends, `size` that of the screen.
  case gesture(GraphText.Gesture, point: String, end: String?, fingers: Int, size: String, isPart: Bool)

  // Views.
  case inside(names: [String])
  case fillsScreen
  case notAsked(inside: Int)
  case outOfSight
  /// How far a view takes touches beyond its bounds.
  case reach(distance: String)

  // What came of it.
  case recognizer(UIKitClass.Gesture, taps: Int, view: String)
  case takes(from: String?, isCancelled: Bool)
  /// What a recognizer does that lets others act too.
  case recognizesWith([String])
  case recognizes
  case gets(late: String?)
  case isSelected, scrolls, becomesFirstResponder
  case above(count: Int)
  case nobodyHandles
  case notKnown
  case more(count: Int)

  /// What is worth saying of how a view was found.
  package enum Finding: Hashable, Sendable {
    case plain
    case beyondBounds(side: GraphText.Side, distance: String)
    /// A view under the finger lies in front, and its code says no.
    case through(view: String)
  }

  /// What comes of a touch.
  package enum Ending: Hashable, Sendable {
    case taken(by: String, GraphText.Gesture)
    case recognized(by: String, GraphText.Gesture)
    /// Several recognizers act, since their delegates let them.
    case together([String], GraphText.Gesture)
    case gets(GraphText.Gesture)
    /// Another one than the view that was hit gets it.
    case handled(by: String, GraphText.Gesture)
    case selects(list: String, cell: String)
    case scrolls(view: String)
    case focuses(responder: String)
    case neverGets(GraphText.Gesture)
    case nobodyHandles(GraphText.Gesture)
    case notKnown(GraphText.Gesture)
  }
}
