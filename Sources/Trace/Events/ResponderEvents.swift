// SPDX-License-Identifier: Apache-2.0

// The events of the first responder, and of other events than touches.

package struct FirstResponderChanged: EventRecord {
  package var window: String
  package var from: String?
  package var to: String?

  package init(window: String, from: String?, to: String?) {
    (self.window, self.from, self.to) = (window, from, to)
  }

  static let record = RecordMembers(
    "firstResponderChanged", "The first responder of a window changed (RC-15 to RC-17).",
    of: FirstResponderChanged(window: "", from: nil, to: nil),
    [
      .id(\.window, .window, "The window."),
      .id(\.from, .from, "The first responder before; absent for none."),
      .id(\.to, .to, "The first responder after; absent for none."),
    ])
}

package struct FirstResponderRefused: EventRecord {
  package var responder: String
  package var method: String
  package var reason: TraceReason

  package init(responder: String, method: String, reason: TraceReason) {
    (self.responder, self.method, self.reason) = (responder, method, reason)
  }

  static let record = RecordMembers(
    "firstResponderRefused", "Becoming or resigning first responder was refused (RC-15, RC-16).",
    of: FirstResponderRefused(responder: "", method: "", reason: TraceReason(.hidden)),
    [
      .id(\.responder, .responder, "The responder."),
      .name(
        \.method, "method", "The method that answered false.",
        examples: ["becomeFirstResponder", "resignFirstResponder"]),
      .reason(\.reason),
    ])
}

package struct EventDelivered: EventRecord {
  package var responder: String
  package var method: String
  package var what: String

  package init(responder: String, method: String, what: String) {
    (self.responder, self.method, self.what) = (responder, method, what)
  }

  static let record = RecordMembers(
    "eventDelivered", "A method for presses, motion or remote control is entered (RC-19).",
    of: EventDelivered(responder: "", method: "", what: ""),
    [
      .id(\.responder, .responder, "The responder."),
      .name(\.method, "method", "The method.", examples: ["pressesBegan", "motionEnded"]),
      .field(\.what, "what", "The press, motion or command."),
    ])
}

package struct EventForwarded: EventRecord {
  package var responder: String
  package var method: String
  package var next: String

  package init(responder: String, method: String, next: String) {
    (self.responder, self.method, self.next) = (responder, method, next)
  }

  static let record = RecordMembers(
    "eventForwarded", "Such a call is passed on to `next` (RC-19).",
    of: EventForwarded(responder: "", method: "", next: ""),
    [
      .id(\.responder, .responder, "The responder."),
      .name(\.method, "method", "The method.", examples: ["pressesBegan", "motionEnded"]),
      .id(\.next, .next, "The responder that gets it."),
    ])
}

package struct EventKept: EventRecord {
  package var responder: String
  package var method: String
  package var reason: TraceReason

  package init(responder: String, method: String, reason: TraceReason) {
    (self.responder, self.method, self.reason) = (responder, method, reason)
  }

  static let record = RecordMembers(
    "eventKept", "Such a method returned without passing the call on.",
    of: EventKept(responder: "", method: "", reason: TraceReason(.hidden)),
    [
      .id(\.responder, .responder, "The responder."),
      .name(\.method, "method", "The method.", examples: ["pressesBegan", "motionEnded"]),
      .reason(\.reason, "Who kept it."),
    ])
}

package struct InputReceived: EventRecord {
  package var input: String
  package var object: String?
  package var detail: String
  package var answer: Bool?

  package init(input: String, object: String?, detail: String, answer: Bool? = nil) {
    (self.input, self.object, self.detail, self.answer) = (input, object, detail, answer)
  }

  static let record = RecordMembers(
    "inputReceived",
    "Something other than a finger was done to the application; what it causes is within this event.",
    of: InputReceived(input: "", object: nil, detail: "", answer: nil),
    [
      .name(\.input, "input", "What was done, such as an interruption, a press or a call of code."),
      .id(\.object, .object, "The object that it was done to; absent for the application as a whole."),
      .field(\.detail, "detail", "The rest in words; may be empty."),
      .field(
        \.answer, "answer", "What the method answered that code called; absent for one that answers nothing."),
    ])
}
