// SPDX-License-Identifier: Apache-2.0

// Events of gesture recognizers.

/// A question during event delivery, and its answer.
package struct QuestionRecord: EventRecord {
  package var question: DeliveryQuestion
  package var asked: String
  package var recognizer: String?
  package var other: String?
  package var touch: String?
  package var answer: Bool

  package init(
    _ question: DeliveryQuestion, asked: String, recognizer: String? = nil, other: String? = nil,
    touch: String? = nil,
    answer: Bool
  ) {
    self.question = question
    self.asked = asked
    self.recognizer = recognizer
    self.other = other
    self.touch = touch
    self.answer = answer
  }

  /// Whether a presented controller stays although a touch would dismiss it (OW-20).
  package var keepsPresented: Bool {
    switch question {
    case .isModalInPresentation: answer
    case .presentationControllerShouldDismiss: !answer
    default: false
    }
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "questionAnswered",
    "A question of event delivery and its answer (GR-5 to GR-7, GR-14, GR-19, GR-40, SV-4, SV-6, OW-20).",
    of: QuestionRecord(.shouldBegin, asked: "", answer: false),
    [
      .field(\.question, "question", "The method's name without arguments."),
      .id(\.asked, .asked, "Who was asked: a delegate, a view, a controller or the recognizer itself."),
      .id(\.recognizer, .recognizer, "The recognizer that the question is about, if it is about one."),
      .id(\.other, .other, "The other recognizer, where two are concerned."),
      .id(\.touch, .touch, "The touch, where one is concerned."),
      .field(\.answer, "answer", "The answer."),
    ])
}

package struct RecognizersCollected: EventRecord {
  package var touch: String
  package var recognizers: [String]

  package init(touch: String, recognizers: [String]) {
    (self.touch, self.recognizers) = (touch, recognizers)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizersCollected", "The enabled recognizers that will see a new touch (TE-10).",
    of: RecognizersCollected(touch: "", recognizers: []),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .id(\.recognizers, .recognizers, "The recognizers, from the hit view outwards (GR-3)."),
    ])
}

package struct RecognizerPassedOver: EventRecord {
  package var recognizer: String
  package var touch: String
  package var reason: TraceReason

  package init(recognizer: String, touch: String, reason: TraceReason) {
    (self.recognizer, self.touch, self.reason) = (recognizer, touch, reason)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizerPassedOver",
    "A recognizer of the hit view or of a view above it does not see a new touch (GR-4 to GR-6, GR-10).",
    of: RecognizerPassedOver(recognizer: "", touch: "", reason: TraceReason(.hidden)),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .id(\.recognizer, .recognizer, "The recognizer."),
      .reason(\.reason, "Why not."),
    ])
}

package struct RecognizerReceived: EventRecord {
  package var recognizer: String
  package var method: TouchMethod
  package var touches: [String]

  package init(recognizer: String, method: TouchMethod, touches: [String]) {
    (self.recognizer, self.method, self.touches) = (recognizer, method, touches)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizerReceived", "A touches method of a recognizer is entered (GR-2).",
    of: RecognizerReceived(recognizer: "", method: .began, touches: []),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.recognizer, .recognizer, "The recognizer."),
      .method(\.method),
    ])
}

package struct RecognizerIgnoredTouch: EventRecord {
  package var recognizer: String
  package var touch: String

  package init(recognizer: String, touch: String) {
    (self.recognizer, self.touch) = (recognizer, touch)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizerIgnoredTouch", "A recognizer takes a touch out of its gesture (GR-36).",
    of: RecognizerIgnoredTouch(recognizer: "", touch: ""),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .id(\.recognizer, .recognizer, "The recognizer."),
    ])
}

package struct RecognizerStateChanged: EventRecord {
  package var recognizer: String
  package var from: GestureState
  package var to: GestureState
  package var reason: TraceReason

  package init(recognizer: String, from: GestureState, to: GestureState, reason: TraceReason) {
    (self.recognizer, self.from, self.to, self.reason) = (recognizer, from, to, reason)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizerStateChanged",
    "A recognizer changed its state (GR-8, GR-9); a return to `possible` is a reset (GR-10).",
    of: RecognizerStateChanged(recognizer: "", from: .possible, to: .possible, reason: TraceReason(.hidden)),
    [
      .id(\.recognizer, .recognizer, "The recognizer."),
      .field(\.from, "from", "The state before."),
      .field(\.to, "to", "The state after."),
      .reason(\.reason, "The cause."),
    ])
}

package struct IllegalTransition: EventRecord {
  package var recognizer: String
  package var from: GestureState
  package var to: GestureState

  package init(recognizer: String, from: GestureState, to: GestureState) {
    (self.recognizer, self.from, self.to) = (recognizer, from, to)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "illegalTransition",
    "A recognizer asked for a transition that UIKit does not allow; nothing changed (GR-9).",
    of: IllegalTransition(recognizer: "", from: .possible, to: .possible),
    [
      .id(\.recognizer, .recognizer, "The recognizer."),
      .field(\.from, "from", "The state that it is in."),
      .field(\.to, "to", "The state that it asked for."),
    ])
}

package struct RequirementAdded: EventRecord {
  package var recognizer: String
  package var other: String

  package init(recognizer: String, other: String) {
    (self.recognizer, self.other) = (recognizer, other)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "requirementAdded",
    "A failure requirement that a delegate or a subclass set up while touches ran (GR-14).",
    of: RequirementAdded(recognizer: "", other: ""),
    [
      .id(\.recognizer, .recognizer, "The recognizer that waits."),
      .id(\.other, .other, "The recognizer that has to fail first."),
    ])
}

package struct RequirementCycle: EventRecord {
  package var recognizers: [String]

  package init(recognizers: [String]) {
    self.recognizers = recognizers
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "requirementCycle", "Recognizers wait for each other (GR-16).",
    of: RequirementCycle(recognizers: []),
    [
      .id(
        \.recognizers, .recognizers, "The recognizers, each waiting for the next and the last for the first.")
    ])
}

package struct RecognizerWaits: EventRecord {
  package var recognizer: String
  package var wish: GestureState
  package var other: String

  package init(recognizer: String, wish: GestureState, other: String) {
    (self.recognizer, self.wish, self.other) = (recognizer, wish, other)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "recognizerWaits", "A recognizer would leave `possible`, and waits for another to fail (GR-14).",
    of: RecognizerWaits(recognizer: "", wish: .possible, other: ""),
    [
      .id(\.recognizer, .recognizer, "The recognizer."),
      .field(\.wish, "wish", "The state that it would go to."),
      .id(\.other, .other, "The recognizer that it waits for."),
    ])
}

package struct ExclusionDecided: EventRecord {
  package var recognizer: String
  package var other: String
  package var prevents: Bool
  package var reason: TraceReason

  package init(recognizer: String, other: String, prevents: Bool, reason: TraceReason) {
    (self.recognizer, self.other, self.prevents, self.reason) = (recognizer, other, prevents, reason)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "exclusionDecided",
    "Whether a recognizer that recognized prevents another one that shares a touch (GR-18 to GR-22).",
    of: ExclusionDecided(recognizer: "", other: "", prevents: false, reason: TraceReason(.hidden)),
    [
      .id(\.recognizer, .recognizer, "The recognizer that recognized."),
      .id(\.other, .other, "The other recognizer."),
      .field(\.prevents, "prevents", "Whether it prevents the other."),
      .reason(\.reason, "Why, or why not."),
    ])
}

package struct TimerFired: EventRecord {
  package var owner: String
  package var timer: DeliveryTimer

  package init(owner: String, timer: DeliveryTimer) {
    (self.owner, self.timer) = (owner, timer)
  }

  static let group = EventGroup.gesture
  static let record = RecordMembers(
    "timerFired", "A timer on the virtual clock fell due; what it causes is within this event.",
    of: TimerFired(owner: "", timer: .press),
    [
      .id(\.owner, .owner, "Whose timer it is."),
      .field(\.timer, "timer", "What the timer is for, in words."),
    ])
}
