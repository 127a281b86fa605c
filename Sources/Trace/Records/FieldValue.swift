// SPDX-License-Identifier: Apache-2.0

/// The value of a field of a record.
///
/// Records are checked against their schema before they are read.
protocol FieldValue: Hashable, Sendable {
  /// The type of the values.
  static var schema: Schema { get }

  /// Whether the field cannot be absent.
  static var isRequired: Bool { get }

  /// Reads a value; `json` is nil for an absent field. Returns nil for a value of another type.
  init?(json: JSONValue?)

  /// Writes the value.
  func write(to sink: JSONSink) throws

  /// Writes the value as a member.
  func write(as key: [UInt8], to object: inout JSONObjectText) throws
}

extension FieldValue {
  static var isRequired: Bool { true }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { try write(to: $0) }
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  static var schema: Schema { Wrapped.schema }

  static var isRequired: Bool { false }

  init?(json: JSONValue?) {
    guard let json, json != .null else {
      self = .none
      return
    }
    guard let value = Wrapped(json: json) else { return nil }
    self = value
  }

  func write(to sink: JSONSink) throws {
    if let self { try self.write(to: sink) } else { sink.write("null") }
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try self?.write(as: key, to: &object)
  }
}

extension String: FieldValue {
  static var schema: Schema { .text() }

  init?(json: JSONValue?) {
    guard case .string(let text)? = json else { return nil }
    self = text
  }

  func write(to sink: JSONSink) { sink.write(quoted: self) }
}

extension Bool: FieldValue {
  static var schema: Schema { .flag }

  init?(json: JSONValue?) {
    guard case .bool(let flag)? = json else { return nil }
    self = flag
  }

  func write(to sink: JSONSink) { sink.write(bool: self) }
}

extension Double: FieldValue {
  static var schema: Schema { .number }

  init?(json: JSONValue?) {
    guard case .number(let number)? = json else { return nil }
    self = number
  }

  func write(to sink: JSONSink) throws { try sink.write(number: self) }
}

extension Int: FieldValue {
  static var schema: Schema { .integer(from: 1) }

  init?(json: JSONValue?) {
    guard let number = Double(json: json) else { return nil }
    self.init(exactly: number)
  }

  func write(to sink: JSONSink) { sink.write(integer: self) }
}

extension Array: FieldValue where Element: FieldValue {
  static var schema: Schema { .list(of: Element.schema) }

  init?(json: JSONValue?) {
    guard case .array(let values)? = json else { return nil }
    self = []
    reserveCapacity(values.count)
    for value in values {
      guard let element = Element(json: value) else { return nil }
      append(element)
    }
  }

  func write(to sink: JSONSink) throws { try sink.list(self) { try $0.write(to: sink) } }
}

/// The name of a member in an object that may have any.
protocol MemberName: Hashable, Sendable {
  /// The names that this version knows; empty if the app or the scenario chooses them.
  static var examples: [String] { get }

  init(memberName: String)

  var memberName: String { get }
}

extension String: MemberName {
  static var examples: [String] { [] }

  init(memberName: String) { self = memberName }

  var memberName: String { self }
}

extension OpenWord where Self: MemberName {
  init(memberName: String) { self.init(rawValue: memberName) }

  var memberName: String { rawValue }
}

/// Values by name.
extension Dictionary: FieldValue where Key: MemberName, Value: FieldValue {
  static var schema: Schema { .map(Value.schema, names: Key.examples) }

  init?(json: JSONValue?) {
    guard case .object(let members)? = json else { return nil }
    self = [:]
    for member in members {
      guard let value = Value(json: member.value) else { return nil }
      self[Key(memberName: member.name)] = value
    }
  }

  /// Writes the members sorted by name, so that equal dictionaries give equal bytes.
  func write(to sink: JSONSink) throws {
    var object = JSONObjectText(sink)
    for (name, value) in sorted(by: { $0.key.memberName < $1.key.memberName }) {
      try object.member(named: name.memberName) { try value.write(to: $0) }
    }
    object.close()
  }
}

/// One word of a fixed vocabulary.
protocol FieldWord: FieldValue, RawRepresentable, CaseIterable where RawValue == String {}

extension FieldWord {
  static var schema: Schema { .word(of: allCases.map(\.rawValue)) }

  init?(json: JSONValue?) {
    guard let word = String(json: json) else { return nil }
    self.init(rawValue: word)
  }

  func write(to sink: JSONSink) { sink.write(quoted: rawValue) }
}

extension OpenWord where Self: FieldValue {
  static var schema: Schema { .text(minLength: 1) }

  init?(json: JSONValue?) {
    guard let word = String(json: json) else { return nil }
    self.init(rawValue: word)
  }

  func write(to sink: JSONSink) { sink.write(quoted: rawValue) }
}

extension DeliveryTimer: FieldValue {}

extension ControlEvent: FieldValue {
  static let schema = Schema.text(minLength: 1, examples: ["touchUpInside"])
}

extension InputKind: FieldValue {}
