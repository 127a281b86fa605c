// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The one fact because of which a verdict is so.
///
/// Objects are given by their identifiers, times in seconds, distances in points.
package enum Because: Hashable, Sendable, Encodable {
  // How the touch came to the hit-test view.
  /// An override of `hitTest` returned the view without asking it.
  case returned(view: String, by: String)
  /// `point(inside:)` of a view says yes outside of its bounds; the reason says where the point is.
  case reachesFurther(view: String, reason: TraceReason)
  /// A view that contains the point lets the touch through. `isInFront` is false for one that lies in the hit-test view.
  case letsThrough(view: String, reason: TraceReason?, isInFront: Bool)
  /// A view is hardly seen and takes touches all the same (HT-10).
  case nearlyInvisible(view: String, alpha: Double)
  /// A view lies in front of a control that the finger was meant for.
  case inFront(view: String, of: String, isWindow: Bool)
  /// No view in the hit-test view contains the point. `beside` says what was asked before it.
  case deepest(view: String, beside: Neighbours)
  /// The touch is in none of a view's so many subviews; `only` is the one, where there is one.
  case besideSubviews(view: String, count: Int, only: String?)

  // Why a control that the finger was meant for got nothing.
  case misses(control: String, reason: TraceReason)
  /// A view says no for a control that lies in it.
  case refusesFor(view: String, control: String, reason: TraceReason)
  /// `isUserInteractionEnabled` of a control, or of a view in which it lies, is false.
  case interactionDisabled(object: String, control: String)

  // Gestures.
  case recognizes(recognizer: String, gesture: Gesture, cancels: Bool)
  /// The recognizer's view is not the hit-test view, which lies in it.
  case recognizesAbove(gesture: Gesture, view: String, inside: String)
  case innermost(count: Int, kind: UIKitClass.Gesture)
  case goesFirst(before: [String])
  /// `minimumPressDuration` of a recognizer is shorter than that of another one.
  case shorterPress(duration: Double, than: String, otherDuration: Double)
  case waited(for: [String])
  /// A recognizer holds back a touches method. `setting` is the property that says so.
  case heldBack(recognizer: String, waitsForTap: Bool, setting: String)
  /// `cancelsTouchesInView` of a recognizer that recognizes too is false.
  case sparesView(recognizer: String)
  /// Another recognizer may act too, since somebody decided that.
  case allowed(recognizer: String, reason: TraceReason)
  /// A control's own action goes before a recognizer of a view above it.
  case goesBefore(recognizer: String)
  /// The finger rested longer than a scroll view waits.
  case rests(duration: Double, view: String)
  case moves(distance: Double)
  case wasMoving

  // Delivery and actions.
  case passesOn(view: String)
  case selects(list: String)
  /// Another view has a touch, and one of the two is exclusive.
  case exclusive(other: String, isOwn: Bool)
  /// It is the deepest view under the finger, and implements the method.
  case implements(method: String)
  case cycle(responder: String)
  case controlDisabled(control: String)
  case noAction
  case noActionFor(events: [String])
  case actionDropped(action: String, sender: String, reason: TraceReason?)
  case noPerformer(action: String, from: String, isFirstResponder: Bool)
  case beginTrackingRefuses
  case touchOfAnother
  case isControl, isScrollView
  case takesOneTouch
  /// A reason that needs no other words than its own; it is about the object.
  case reason(TraceReason, of: String)

  // What is not known.
  case controllersUnknown
  case classesUnknown(responders: [String])
  case notSimulated(responders: [String])
  case ownClassNotSimulated

  /// What a recognizer recognizes.
  package enum Gesture: Hashable, Sendable, Encodable {
    case taps(count: Int)
    case press(duration: Double?)
    case drag(distance: Double?)
    case other(kind: UIKitClass.Gesture)
  }

  /// What was asked before the hit-test view among its siblings, as far as it is worth telling.
  package enum Neighbours: Hashable, Sendable, Encodable {
    /// So many siblings, all of one role where that is not `view`.
    case many(count: Int, role: ViewRole)
    /// The sibling that the touch missed by least.
    case missed(view: String)
    /// The frontmost view under the finger that lets the touch through, with why.
    case letThrough(view: String, reason: TraceReason?)
    case none
  }
}

extension Because {
  /// The view under the finger through which another one was hit; nil for none that a person would notice.
  package var passedView: String? {
    switch self {
    case .letsThrough(let view, _, true): view
    case .deepest(_, .letThrough(let view, let reason)): reason?.code == .customHitTest ? view : nil
    default: nil
    }
  }
}
