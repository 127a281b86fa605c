// SPDX-License-Identifier: Apache-2.0

/// Why something was refused, cancelled, delayed or dropped: a stable code, and the object and numbers that decided.
public struct TraceReason: Hashable, Sendable {
  /// The code, from which texts in every language are made; ``Code/unknown`` if this version does not know it.
  public private(set) var code: Code

  /// The code as written in the trace. Print it if there is no text for the code.
  public private(set) var name: String {
    didSet { code = Code(rawValue: name) ?? .unknown }
  }

  /// The identifier of the object that decided, if it is not the object of the event.
  public var subject: String?

  /// The identifier of another object that decided with it, such as a second scroll view with `scrollsToTop`.
  public var other: String?

  /// The method of that object in which its code ran, such as an action; nil if the trace does not say.
  public var method: String?

  /// The numbers that decided, by name. ``Code/Row`` lists the names and units for each code.
  public var numbers: [Number: Double]

  /// Creates a reason.
  public init(
    _ code: Code, subject: String? = nil, other: String? = nil, method: String? = nil,
    numbers: [Number: Double] = [:]
  ) {
    self.code = code
    name = code.rawValue
    self.subject = subject
    self.other = other
    self.method = method
    self.numbers = numbers
  }

  /// Creates a reason from a name that may be the code of a later version.
  public init(named name: String, subject: String? = nil, numbers: [Number: Double] = [:]) {
    code = Code(rawValue: name) ?? .unknown
    self.name = name
    self.subject = subject
    self.numbers = numbers
  }

  /// The identifier of the recognizer that kept this one from recognizing (GR-18); nil if another reason decided.
  package var preventer: String? { code == .recognizerPrevented ? subject : nil }
}

extension TraceReason: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name = "code"
    case subject, other, method, numbers
  }
}

extension TraceReason: Record {
  static let record = RecordMembers(
    "reason", "Why something was refused, cancelled, delayed, dropped or decided.",
    of: TraceReason(.hidden),
    [
      .field(
        \.name, "code", "A stable code. Readers print codes that they do not know as they are.",
        as: .text(examples: Code.known.map(\.rawValue))),
      .field(
        \.subject, "subject", "The object that decided, where it is not the one that the event is about.",
        as: .id),
      .field(\.other, "other", "Another object that decided with it.", as: .id),
      .field(
        \.method, "method", "The method of that object in which its code ran, where that is told.",
        as: .text()),
      .field(
        \.numbers, "numbers", "The numbers that decided, by name, in points, seconds or plain values."),
    ])
}
