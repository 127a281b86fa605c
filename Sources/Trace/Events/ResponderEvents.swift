// SPDX-License-Identifier: Apache-2.0

/// The events of the first responder, and of other events than touches.
extension EventType {
  static let responders = types(
    .responder,
    [firstResponderChanged, firstResponderRefused, eventDelivered, eventForwarded, eventKept, inputReceived])

  static let firstResponderChanged = row(
    "firstResponderChanged", "The first responder of a window changed (RC-15 to RC-17).",
    Field.id("window", "The window."),
    Field.id("from", "The first responder before; absent for none.").optional,
    Field.id("to", "The first responder after; absent for none.").optional,
    make: Kind.firstResponderChanged)

  static let firstResponderRefused = row(
    "firstResponderRefused", "Becoming or resigning first responder was refused (RC-15, RC-16).",
    Field.id("responder", "The responder."),
    Field.name(
      "method", "The method that answered false.",
      examples: ["becomeFirstResponder", "resignFirstResponder"]),
    Field.reason(),
    make: Kind.firstResponderRefused)

  static let eventDelivered = row(
    "eventDelivered", "A method for presses, motion or remote control is entered (RC-19).",
    Field.id("responder", "The responder."),
    Field.eventMethod(),
    Field.text("what", "The press, motion or command."),
    make: Kind.eventDelivered)

  static let eventForwarded = row(
    "eventForwarded", "Such a call is passed on to `next` (RC-19).",
    Field.id("responder", "The responder."),
    Field.eventMethod(),
    Field.id("next", "The responder that gets it."),
    make: Kind.eventForwarded)

  static let eventKept = row(
    "eventKept", "Such a method returned without passing the call on.",
    Field.id("responder", "The responder."),
    Field.eventMethod(),
    Field.reason("Who kept it."),
    make: Kind.eventKept)

  static let inputReceived = row(
    "inputReceived",
    "Something other than a finger was done to the application; what it causes is within this event.",
    Field.name("input", "What was done, such as an interruption, a press or a call of code."),
    Field.id("object", "The object that it was done to; absent for the application as a whole.").optional,
    Field.text("detail", "The rest in words; may be empty."),
    Field<Bool>("answer", "What the method answered that code called; absent for one that answers nothing.")
      .optional,
    make: Kind.inputReceived)
}

extension Field where Value == String {
  fileprivate static func eventMethod() -> Field {
    name("method", "The method.", examples: ["pressesBegan", "motionEnded"])
  }
}
