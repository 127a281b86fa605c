// SPDX-License-Identifier: Apache-2.0

/// Sentences on who gets a touch and what becomes of it. Names are inserted as they are.
enum VerdictText {
  case gesture(Gesture)
  case heading(number: Int, Gesture, point: String)

  // `touch` is the gesture in a word; `responder` is nil where it is the hit-test view itself.
  case handled(view: String, touch: String, responder: String?)
  case keptByControl(view: String, touch: String, responder: String?)
  case keptByScrollView(view: String, touch: String, responder: String?)
  case dropped(view: String, touch: String, at: End)
  case undecided(view: String, touch: String, UndecidedReason)
  case endsDifferently(view: String, touch: String, [Part])
  case cancelled(touch: String)
  /// What the verdict rests on: that recognizers which the source does not tell leave the touch alone.
  case unlessRecognized(touch: String, views: String)
  case nearlyInvisible(view: String, alpha: String)
  /// The reason is nil where no window claimed the touch.
  case unclaimed(touch: String, reason: String?)

  /// A tap is down and up in one place, a press takes longer, a drag moves; a touch is none of them.
  enum Gesture {
    case tap, press, drag, touch
  }

  /// Where an event ends that nobody handles.
  enum End {
    case hitView
    case above(String)
    /// At a responder whose `next` leads back into the chain.
    case cycle(String)
    case unknown
  }

  /// Why it is not known whether somebody handles the touch.
  enum UndecidedReason {
    case controllers
    case classes(names: String)
    /// Classes whose handling of touches is not simulated.
    case unsimulated(names: String)
    case unsimulatedHitView
  }

  /// What became of some of a touch's methods.
  enum Part {
    case handledByHitView(methods: String)
    case handled(by: String, methods: String)
    case kept(by: String, methods: String)
    case ends(at: String, methods: String, count: Int)
  }
}
