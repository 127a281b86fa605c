// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The words of a touch's story: its parts, and why views and recognizers have their marks.
enum StoryText: Sayable {
  // The parts.
  case name(TouchStory.Beat.Kind)
  case question(TouchStory.Beat.Kind)

  // Their sentences.
  /// Why the hit-test view was hit.
  case isHit(RichText, because: RichText)
  case isDeepest(RichText)
  case hitsNothing
  /// Recognizers get the touch before the view; `holder` holds its touch back.
  case hear(Recognizers, before: RichText?, holder: RichText?)
  case nobodyHears(view: RichText)
  case moves(points: String)
  /// Recognizers that recognize, those that fail, and those that wait; `reason` is why all of them fail.
  case contest(wins: Recognizers, fails: Recognizers, waits: Recognizers, reason: RichText?)
  case result([Result])
  case nothingMore

  // Marks.
  case contains, willGetTouch, onPath, hitTestView, saysNo, sendsAction
  case undecided(method: String)
  case saidNo(RichText)
  case passedOver(RichText)
  case ignoresTouch
  case failed(RichText)
  case heldBack(method: String, by: RichText?)
  case waits(for: [RichText])
  case getsLate(method: String)
  case handles(method: String)
  case keeps(isDisabled: Bool)
  case recognized(RichText)
  case isSelected(Bool)
  case becomesFirstResponder
  case sends([RichText], to: RichText?)
  case neverGets, loses, isCancelled
  /// The winner in the end; a recognizer takes the touch, a view gets it.
  case winner(touch: String, isRecognizer: Bool, sent: [RichText])

  /// Several recognizers that a view of UIKit's has by itself.
  case recognizersOf(RichText, count: Int)

  /// Recognizers as sentences name them, several perhaps by one name, and how many they are.
  struct Recognizers {
    var names: [RichText]
    var count: Int
  }

  /// What comes of a touch.
  enum Result {
    case sends(RichText, action: RichText, target: RichText, late: String?)
    case dropped(RichText, action: RichText)
    case becomes(RichText, property: String, value: String)
    case selects(RichText, isOn: Bool)
    case scrolls(RichText), stops(RichText), focuses(RichText)
    case handles(RichText, late: String?)
    case keeps(RichText)
    case neverGets(RichText), loses(RichText)
    case unhandled(from: RichText, to: RichText?)
    case nobodyGets
  }
}
