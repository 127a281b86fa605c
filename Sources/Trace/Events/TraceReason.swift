// SPDX-License-Identifier: Apache-2.0

/// Why something was refused, cancelled, delayed or dropped: a stable code, the object and the numbers that decided.
public struct TraceReason: Hashable, Sendable {
  /// The code, which texts in every language are made from; ``Code/unknown`` for one that this version does not know.
  public let code: Code

  /// The code as written in a trace. Print it where there is no text for the code.
  public let name: String

  /// The identifier of the object that decided, where it is not the one that the event is about.
  public var subject: String?

  /// The numbers that decided, by name. ``Code/Row`` says which a code has, and their units.
  public var numbers: [String: Double]

  /// Creates a reason.
  public init(_ code: Code, subject: String? = nil, numbers: [String: Double] = [:]) {
    self.init(named: code.rawValue, subject: subject, numbers: numbers)
  }

  /// Creates a reason whose code was read and may be of a later version.
  public init(named name: String, subject: String? = nil, numbers: [String: Double] = [:]) {
    code = Code(rawValue: name) ?? .unknown
    self.name = name
    self.subject = subject
    self.numbers = numbers
  }
}

extension TraceReason: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, subject, numbers
  }

  /// Reads a reason; any code will do.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      named: try container.decode(String.self, forKey: .code),
      subject: try container.decodeIfPresent(String.self, forKey: .subject),
      numbers: try container.decode([String: Double].self, forKey: .numbers))
  }

  /// Writes the reason with its code as a name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .code)
    try container.encodeIfPresent(subject, forKey: .subject)
    try container.encode(numbers, forKey: .numbers)
  }
}

extension TraceReason: FieldValue {
  static let record = RecordType(
    "reason", "Why something was refused, cancelled, delayed, dropped or decided.",
    Field.text(
      "code", "A stable code. Readers print codes that they do not know as they are.",
      examples: Code.known.map(\.rawValue)),
    Field.id("subject", "The object that decided, where it is not the one that the event is about.").optional,
    Field.numbers("numbers", "The numbers that decided, by name, in points, seconds or plain values.")
  ) {
    TraceReason(named: $0, subject: $1, numbers: $2)
  }

  init(json: JSONValue?) throws { self = try Self.record.read(try Self.present(json)) }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.object(key) { try Self.record.write(name, subject, numbers, to: &$0) }
  }
}
