// SPDX-License-Identifier: Apache-2.0

// Events of the first responder, and events other than touches.

package struct FirstResponderChanged: EventRecord {
  package var window: String
  package var from: String?
  package var to: String?

  package init(window: String, from: String?, to: String?) {
    (self.window, self.from, self.to) = (window, from, to)
  }

  static let group = EventGroup.responder
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
  package var method: FirstResponderMethod
  package var reason: TraceReason

  package init(responder: String, method: FirstResponderMethod, reason: TraceReason) {
    (self.responder, self.method, self.reason) = (responder, method, reason)
  }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "firstResponderRefused", "Becoming or resigning first responder was refused (RC-15, RC-16).",
    of: FirstResponderRefused(responder: "", method: .become, reason: TraceReason(.hidden)),
    [
      .id(\.responder, .responder, "The responder."),
      .field(\.method, "method", "The method that answered false."),
      .reason(\.reason),
    ])
}

package struct EventDelivered: EventRecord {
  package var responder: String
  package var method: EventMethod
  package var what: String

  package init(responder: String, method: EventMethod, what: String) {
    (self.responder, self.method, self.what) = (responder, method, what)
  }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "eventDelivered", "A method for presses, motion or remote control is entered (RC-19).",
    of: EventDelivered(responder: "", method: .pressesBegan, what: ""),
    [
      .id(\.responder, .responder, "The responder."),
      .field(\.method, "method", "The method."),
      .field(\.what, "what", "The press, motion or command."),
    ])
}

package struct EventForwarded: EventRecord {
  package var responder: String
  package var method: EventMethod
  package var next: String

  package init(responder: String, method: EventMethod, next: String) {
    (self.responder, self.method, self.next) = (responder, method, next)
  }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "eventForwarded", "Such a call is passed on to `next` (RC-19).",
    of: EventForwarded(responder: "", method: .pressesBegan, next: ""),
    [
      .id(\.responder, .responder, "The responder."),
      .field(\.method, "method", "The method."),
      .id(\.next, .next, "The responder that gets it."),
    ])
}

package struct EventKept: EventRecord {
  package var responder: String
  package var method: EventMethod
  package var reason: TraceReason

  package init(responder: String, method: EventMethod, reason: TraceReason) {
    (self.responder, self.method, self.reason) = (responder, method, reason)
  }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "eventKept", "Such a method returned without passing the call on.",
    of: EventKept(responder: "", method: .pressesBegan, reason: TraceReason(.hidden)),
    [
      .id(\.responder, .responder, "The responder."),
      .field(\.method, "method", "The method."),
      .reason(\.reason, "Who kept it."),
    ])
}

/// Input to the application. An assignment by code has a property and a value.
package struct InputReceived: EventRecord {
  package var input: InputKind
  package var object: String?
  package var property: String?

  /// The value, in the one-line form of a scenario file.
  package var value: String?

  /// The key or button, the motion, the command, the actions of a menu, what interrupts, or the argument of a call.
  package var what: String

  /// The modifier keys that are held down with a key, as in `UIKeyModifierFlags`.
  package var modifiers: [String] = []

  /// Nil for an input that is over at once.
  package var phase: TouchPhase?

  /// The position of the pointer on the screen, in points.
  package var location: TracePoint?

  /// How far a scroll moves, in points.
  package var movement: TracePoint?

  /// How far two fingers on a trackpad are from each other, compared with the distance at which they began.
  package var scale: Double?

  /// How far two fingers on a trackpad turned, in radians.
  package var rotation: Double?

  package var answer: Bool?

  /// Why the input has its effect or none; nil if that needs no reason.
  package var reason: TraceReason?

  /// The sequence number of the event within which code scheduled this input; nil for one that nothing scheduled.
  package var scheduledBy: Int?

  package init(
    input: InputKind, object: String? = nil, what: String = "", phase: TouchPhase? = nil, answer: Bool? = nil,
    reason: TraceReason? = nil
  ) {
    (self.input, self.object, self.what, self.phase) = (input, object, what, phase)
    (self.answer, self.reason) = (answer, reason)
  }

  /// The key or button with its modifiers, or what else the input is, without its phase and numbers.
  package var name: String { (modifiers + [what]).joined(separator: " ") }

  /// The assignment, or what the input is, as a trace shows it.
  package var words: String {
    if let property, let value { return "\(property) = \(value)" }
    let points = [location, movement].compactMap { $0?.row }
    let numbers = (points.joined() + [scale, rotation].compactMap { $0 }).map { "\($0)" }
    let parts = [phase?.rawValue, numbers.joined(separator: ", ")].compactMap { $0 }
    return ([name] + parts).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether it goes on with what began before.
  package var isContinued: Bool { phase.map { $0 != .began } ?? false && input != .motion }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "inputReceived",
    "Something other than a finger was done to the application; what it causes is within this event.",
    of: InputReceived(input: .set),
    [
      .field(\.input, "input", "What was done, such as an interruption, a press or a call of code."),
      .id(
        \.object, .object, "The object that it was done to; absent for the application as a whole."),
      .field(\.property, "property", "The property that code sets; absent for other inputs."),
      .field(
        \.value, "value",
        "The value that code gives to it, as a scenario file writes it on one line; absent for other inputs."),
      .unlessEmpty(
        \.what, "what",
        "The key or button, the motion, the command, the actions of a menu, what interrupts, or the argument of a call."
      ),
      .unlessEmpty(\.modifiers, "modifiers", "The modifier keys that are held down with a key."),
      .field(
        \.phase, "phase", "Whether it begins, moves, ends or is cancelled; absent for what is over at once."),
      .field(
        \.location, "location",
        "Where the pointer is on the screen, when it moves or a scroll or pinch begins or ends."
      ),
      .field(\.movement, "movement", "How far a scroll moves."),
      .field(\.scale, "scale", "How far two fingers on a trackpad are apart, compared with the beginning."),
      .field(\.rotation, "rotation", "How far two fingers on a trackpad turned, in radians."),
      .field(
        \.answer, "answer",
        "What the method answered that code called; absent for one that answers nothing."),
      .reason(\.reason, "Why a tap on the status bar scrolls a view or nothing; absent for other inputs."),
      .field(
        \.scheduledBy, "scheduledBy",
        "The `seq` of the event within which code scheduled it for later; absent for other inputs."),
    ])
}
