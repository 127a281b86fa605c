// SPDX-License-Identifier: Apache-2.0

/// The events of gesture recognizers.
extension EventType {
  static let gestures = types(
    .gesture,
    [
      recognizersCollected, recognizerPassedOver, recognizerReceived, recognizerIgnoredTouch,
      recognizerStateChanged, illegalTransition, questionAnswered, requirementAdded, requirementCycle,
      recognizerWaits, exclusionDecided, timerFired,
    ])

  static let recognizersCollected = row(
    "recognizersCollected", "The enabled recognizers that will see a new touch (TE-10).",
    Field.touch(),
    Field.ids("recognizers", "The recognizers, from the hit view outwards (GR-3)."),
    make: Kind.recognizersCollected)

  static let recognizerPassedOver = row(
    "recognizerPassedOver",
    "A recognizer of the hit view or of a view above it does not see a new touch (GR-4 to GR-6, GR-10).",
    Field.touch(),
    Field.id("recognizer", "The recognizer."),
    Field.reason("Why not.")
  ) {
    .recognizerPassedOver(recognizer: $1, touch: $0, reason: $2)
  }

  static let recognizerReceived = row(
    "recognizerReceived", "A touches method of a recognizer is entered (GR-2).",
    Field.ids("touches", "The touches."),
    Field.id("recognizer", "The recognizer."),
    Field.method()
  ) {
    .recognizerReceived(recognizer: $1, method: $2, touches: $0)
  }

  static let recognizerIgnoredTouch = row(
    "recognizerIgnoredTouch", "A recognizer takes a touch out of its gesture (GR-36).",
    Field.touch(),
    Field.id("recognizer", "The recognizer.")
  ) {
    .recognizerIgnoredTouch(recognizer: $1, touch: $0)
  }

  static let recognizerStateChanged = row(
    "recognizerStateChanged",
    "A recognizer changed its state (GR-8, GR-9); a return to `possible` is a reset (GR-10).",
    Field.id("recognizer", "The recognizer."),
    Field.state("from", "The state before."),
    Field.state("to", "The state after."),
    Field.reason("The cause."),
    make: Kind.recognizerStateChanged)

  static let illegalTransition = row(
    "illegalTransition",
    "A recognizer asked for a transition that there is not; nothing changed (GR-9).",
    Field.id("recognizer", "The recognizer."),
    Field.state("from", "The state that it is in."),
    Field.state("to", "The state that it asked for."),
    make: Kind.illegalTransition)

  static let requirementAdded = row(
    "requirementAdded",
    "A failure requirement that a delegate or a subclass set up while touches ran (GR-14).",
    Field.id("recognizer", "The recognizer that waits."),
    Field.id("other", "The recognizer that has to fail first."),
    make: Kind.requirementAdded)

  static let requirementCycle = row(
    "requirementCycle", "Recognizers wait for each other (GR-16).",
    Field.ids("recognizers", "The recognizers, each waiting for the next and the last for the first."),
    make: Kind.requirementCycle)

  static let recognizerWaits = row(
    "recognizerWaits", "A recognizer would leave `possible`, and waits for another to fail (GR-14).",
    Field.id("recognizer", "The recognizer."),
    Field.state("wish", "The state that it would go to."),
    Field.id("other", "The recognizer that it waits for."),
    make: Kind.recognizerWaits)

  static let exclusionDecided = row(
    "exclusionDecided",
    "Whether a recognizer that recognized prevents another one that shares a touch (GR-18 to GR-22).",
    Field.id("recognizer", "The recognizer that recognized."),
    Field.id("other", "The other recognizer."),
    Field<Bool>("prevents", "Whether it prevents the other."),
    Field.reason("Why, or why not."),
    make: Kind.exclusionDecided)

  static let timerFired = row(
    "timerFired", "A timer on the virtual clock fell due; what it causes is within this event.",
    Field.id("owner", "Whose timer it is."),
    Field.name("timer", "What the timer is for, in words.", examples: ["next tap"]),
    make: Kind.timerFired)
}
