// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of lanes below a claim. Names are inserted as they are.
package enum LaneSheetText: Sayable, Hashable, Sendable {
  /// The line below the claim; the times are those of the first touch-down and the last lift.
  case gesture(TouchAnswer.Gesture, point: String, start: String, end: String, touches: Int, fingers: Int)

  // What happens at a moment.
  case noNextTap
  case held(duration: String)
  case moved

  // Who.
  case on(views: [String])
  /// Some names, and how many more there are.
  case andMore(names: [String], count: Int)

  // What lasts.
  case undecided
  case waits(for: String?)
  case endWaits(for: String?)
  case hasTouch

  // What became of it.
  case view(String, in: [String])
  case recognized
  case begins, beganAndEnded
  case failed(count: Int)
  case prevented(by: String, count: Int)
  case forSeveralReasons
  case cancelled(count: Int)
  case stillWaits
  case ignoresTouch
  case getsTouch
  case endIsLate(by: String)
  case neverGets
  case times(count: Int)
}

/// The sentences on top of lanes over time.
package enum LaneClaim: Sayable, Hashable, Sendable {
  /// A recognizer recognizes, and a view never gets the touch, or loses it.
  case taken(by: String, TouchAnswer.Gesture, from: String, isCancelled: Bool)
  case recognizes(String, TouchAnswer.Gesture)
  /// Several recognizers act, since their delegates let them.
  case together([String], TouchAnswer.Gesture)
  /// Of several recognizers of one kind, that of the innermost view wins.
  case innermostWins(String, UIKitClass.Gesture, others: Int)
  /// A view gets the end of a touch late, since a recognizer is undecided, or waits for another tap.
  case late(view: String, seconds: String, waiter: String, forTap: Bool)
  case noneActs(view: String, TouchAnswer.Gesture)
  case noneTakesPart(view: String, TouchAnswer.Gesture)
  case nobodyHandles(TouchAnswer.Gesture)
  /// The source of the screen does not tell enough.
  case noneIsKnown(TouchAnswer.Gesture)
  case neverGets(view: String, TouchAnswer.Gesture)
}
