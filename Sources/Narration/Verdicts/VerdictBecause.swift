// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The second half of a verdict: the one fact because of which it is so. "It" is the one who gets the touch.
enum VerdictBecause {
  // How the touch came to the hit-test view.
  case returned(by: RichText)
  case reachesFurther(RichText?, place: String?)
  /// `isInFront` is false for one that lies in the view that gets the touch.
  case letsThrough(RichText, Passage, isInFront: Bool)
  case nearlyInvisible(RichText?, alpha: String)
  /// A view, or "it", lies in front of a control that the finger was meant for.
  case inFront(RichText?, of: RichText, isWindow: Bool)
  case deepest
  /// The touch is in none of a view's so many subviews; `only` is the one, where there is one.
  case besideSubviews(count: Int, only: RichText?)

  // Why a control that the finger was meant for got nothing.
  case misses(touch: String, RichText, place: String)
  /// A view says no for one that lies in it.
  case refusesFor(RichText, inside: RichText, reason: String)
  /// A setting of an object, for itself or for one that lies in it; `object` is nil for "it".
  case setting(String, of: RichText?, around: RichText?, value: String)

  // Gestures.
  case recognizes(Gesture, cancels: Bool)
  case recognizesAbove(Gesture, view: RichText, inside: RichText)
  case innermost(count: Int, UIKitClass.Gesture)
  case goesFirst(before: [RichText])
  /// It is held for a shorter time than another one asks for.
  case shorter(property: String, value: String, than: RichText, otherValue: String)
  case waited(for: [RichText])
  case heldBack(by: RichText, waitsForTap: Bool, setting: String)
  case goesBefore(recognizer: RichText)
  case rests(seconds: String, RichText)
  case moves(points: String)
  case wasMoving

  // Delivery and actions.
  case passesOn(RichText)
  case selects(list: RichText)
  /// Another view has a touch, and one of the two is exclusive.
  case exclusive(other: RichText, isOwn: Bool)
  /// It is the deepest view under the finger, and implements the method.
  case implements(method: String)
  case cycle(RichText)
  case noAction, noActionFor(events: [RichText])
  case actionDropped(action: RichText, reason: RichText)
  case noPerformer(action: RichText, from: RichText, isFirstResponder: Bool)
  case beginTrackingRefuses
  case touchOfAnother
  case isControl, isScrollView
  case takesOneTouch

  // What is not known.
  case controllersUnknown
  case classesUnknown([RichText])
  case notSimulated([RichText])
  case ownClassNotSimulated

  /// Another reason, as a clause.
  case clause(RichText)

  /// How a view lets a touch through.
  enum Passage {
    case hitTestReturnsNil, pointInsideSaysNo
    case setting(String, value: String)
    case clause(RichText)
  }

  /// What a recognizer recognizes.
  enum Gesture {
    case taps(Int)
    case press(seconds: String?)
    case drag(points: String?)
    case other(UIKitClass.Gesture)
  }
}
