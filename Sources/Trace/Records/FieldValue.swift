// SPDX-License-Identifier: Apache-2.0

/// What can stand in a field of a record.
protocol FieldValue: Sendable {
  /// Whether the field cannot be absent.
  static var isRequired: Bool { get }

  /// Reads the value; nil stands for a field that is absent.
  init(json: JSONValue?) throws

  /// Writes the value as a member.
  func write(as key: [UInt8], to object: inout JSONObjectText) throws
}

extension FieldValue {
  static var isRequired: Bool { true }

  /// The member's value, if it is there.
  static func present(_ json: JSONValue?) throws -> JSONValue {
    switch json {
    case nil: throw FieldProblem(.missing)
    case .null?: throw FieldProblem(.other("must not be null"))
    case let json?: return json
    }
  }
}

/// What is wrong with a field, and where in its record.
struct FieldProblem: Error {
  enum Kind {
    case missing
    /// A sentence about the field, without its name.
    case other(String)
  }

  var kind: Kind
  var path: [String] = []

  init(_ kind: Kind) { self.kind = kind }

  func within(_ name: String) -> FieldProblem {
    var problem = self
    problem.path.insert(name, at: 0)
    return problem
  }

  /// The sentence about a record, or about the record of a kind of event.
  func sentence(about record: String = "the record") -> String {
    switch kind {
    case .missing:
      let place = path.count > 1 ? "'\(path.dropLast().joined(separator: "."))'" : record
      return "\(place) needs the field '\(path.last ?? "")'"
    case .other(let words):
      return (path.isEmpty ? record : "'\(path.joined(separator: "."))'") + " " + words
    }
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  static var isRequired: Bool { false }

  init(json: JSONValue?) throws {
    self = json == nil || json == .null ? nil : try Wrapped(json: json)
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try self?.write(as: key, to: &object)
  }
}

extension String: FieldValue {
  init(json: JSONValue?) throws {
    guard case .string(let text) = try Self.present(json) else {
      throw FieldProblem(.other("is not a string"))
    }
    self = text
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) {
    object.member(key) { $0.write(quoted: self) }
  }
}

extension Bool: FieldValue {
  init(json: JSONValue?) throws {
    guard case .bool(let flag) = try Self.present(json) else {
      throw FieldProblem(.other("is not true or false"))
    }
    self = flag
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) { object.member(key) { $0.write(bool: self) } }
}

extension Double: FieldValue {
  init(json: JSONValue?) throws {
    guard case .number(let number) = try Self.present(json) else {
      throw FieldProblem(.other("is not a number"))
    }
    self = number
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { try $0.write(number: self) }
  }
}

extension Int: FieldValue {
  init(json: JSONValue?) throws {
    guard let number = Int(exactly: try Double(json: json)) else {
      throw FieldProblem(.other("is not a whole number"))
    }
    self = number
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) {
    object.member(key) { $0.write(integer: self) }
  }
}

extension Array: FieldValue where Element: FieldElement {
  init(json: JSONValue?) throws {
    guard case .array(let values) = try Self.present(json) else {
      throw FieldProblem(.other("is not an array"))
    }
    self = try values.enumerated().map { index, value in
      do {
        return try Element(element: value)
      } catch let problem as FieldProblem {
        throw problem.within(String(index))
      }
    }
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { sink in
      try sink.list(self) { try $0.write(to: sink) }
    }
  }
}

/// What can stand in an array of a record.
protocol FieldElement: Sendable {
  init(element: JSONValue) throws
  func write(to sink: JSONSink) throws
}

extension String: FieldElement {
  init(element: JSONValue) throws { try self.init(json: element) }
  func write(to sink: JSONSink) { sink.write(quoted: self) }
}

extension TracePoint: FieldValue {
  init(json: JSONValue?) throws {
    guard case .array(let values) = try Self.present(json) else {
      throw FieldProblem(.other("is not an array"))
    }
    guard values.count == 2 else {
      throw FieldProblem(.other("has \(values.count) numbers where 2 were expected"))
    }
    self.init(x: try Double(json: values[0]), y: try Double(json: values[1]))
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { sink in
      try sink.list([x, y]) { try sink.write(number: $0) }
    }
  }
}

extension [String: Double]: FieldValue {
  init(json: JSONValue?) throws {
    guard case .object(let members) = try Self.present(json) else {
      throw FieldProblem(.other("is not an object"))
    }
    self.init(
      try members.map { ($0.name, try Double(json: $0.value)) }, uniquingKeysWith: { _, last in last })
  }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { sink in
      var numbers = JSONObjectText(sink)
      for (name, value) in sorted(by: { $0.key < $1.key }) { try numbers.number(name, value) }
      numbers.close()
    }
  }
}
