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

  package var detail: String
  package var answer: Bool?

  /// Why the input has its effect or none; nil if that needs no reason.
  package var reason: TraceReason?

  /// The sequence number of the event within which code scheduled this input; nil for one that nothing scheduled.
  package var scheduledBy: Int?

  package init(
    input: InputKind, object: String?, detail: String = "", answer: Bool? = nil, reason: TraceReason? = nil
  ) {
    (self.input, self.object, self.detail, self.answer, self.reason) = (input, object, detail, answer, reason)
  }

  /// The assignment or the detail, as a trace shows it.
  package var words: String {
    guard let property, let value else { return detail }
    return "\(property) = \(value)"
  }

  static let group = EventGroup.responder
  static let record = RecordMembers(
    "inputReceived",
    "Something other than a finger was done to the application; what it causes is within this event.",
    of: InputReceived(input: .set, object: nil),
    [
      .field(\.input, "input", "What was done, such as an interruption, a press or a call of code."),
      .id(
        \.object, .object, "The object that it was done to; absent for the application as a whole."),
      .field(\.property, "property", "The property that code sets; absent for other inputs."),
      .field(
        \.value, "value",
        "The value that code gives to it, as a scenario file writes it on one line; absent for other inputs."),
      .unlessEmpty(\.detail, "detail", "The rest in words; absent if there is none."),
      .field(
        \.answer, "answer",
        "What the method answered that code called; absent for one that answers nothing."),
      .reason(\.reason, "Why a tap on the status bar scrolls a view or nothing; absent for other inputs."),
      .field(
        \.scheduledBy, "scheduledBy",
        "The `seq` of the event within which code scheduled it for later; absent for other inputs."),
    ])
}

/// The parts of an input's detail. Only this extension puts them together and takes them apart.
extension InputReceived {
  /// Creates an input with a phase: a press, a shake, a scroll or a pinch on a trackpad.
  package init(_ input: InputKind, _ words: String, phase: TouchPhase) {
    let parts = Self.beginsWithPhase(input) ? [phase.rawValue, words] : [words, phase.rawValue]
    self.init(input: input, object: nil, detail: parts.joined(separator: " "))
  }

  /// Creates an input at a point, or with two other numbers such as a movement.
  package init(_ input: InputKind, _ numbers: [Double], phase: TouchPhase? = nil) {
    let words = numbers.map { "\($0)" }.joined(separator: ", ")
    if let phase {
      self.init(input, words, phase: phase)
    } else {
      self.init(input: input, object: nil, detail: words)
    }
  }

  /// The phase; nil for an input that has none. A shake without a phase in its detail begins.
  package var phase: TouchPhase? { parts.phase }

  /// The detail without the phase.
  package var what: String { parts.words }

  /// The position of the pointer where a scroll or a pinch on a trackpad began; nil for other inputs.
  package var pointer: TracePoint? {
    let (phase, words) = parts
    guard Self.beginsWithPhase(input), phase == .began else { return nil }
    let numbers = words.split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
    return numbers.count == 2 ? TracePoint(x: numbers[0], y: numbers[1]) : nil
  }

  /// The key of a press and the modifier keys held down with it; nil for other inputs.
  package var key: (name: String, modifiers: [String])? {
    guard input == .press else { return nil }
    var words = what.split(separator: " ").map(String.init)
    return words.popLast().map { ($0, words) }
  }

  private var parts: (phase: TouchPhase?, words: String) {
    guard Self.beginsWithPhase(input) || input == .press || input == .motion else { return (nil, detail) }
    var words = detail.split(separator: " ").map(String.init)
    let word = Self.beginsWithPhase(input) ? words.first : words.last
    let phase = word.flatMap(TouchPhase.init)
    if phase != nil { words.remove(at: Self.beginsWithPhase(input) ? 0 : words.count - 1) }
    return (phase ?? (input == .motion ? .began : nil), words.joined(separator: " "))
  }

  /// Whether the phase comes first in the detail.
  private static func beginsWithPhase(_ input: InputKind) -> Bool { input == .scroll || input == .transform }
}
