// SPDX-License-Identifier: Apache-2.0

/// What the JSON Schema says of a value, in the form by which records are checked before they are read.
///
/// Keys that the schema does not have are let through, since a later version may have them.
indirect enum RecordShape: Sendable {
  case anything
  case text(isEmptyAllowed: Bool)
  case flag
  case number(isWhole: Bool, ClosedRange<Double>)
  case constant(JSONValue)
  case choice([JSONValue])
  case nullable(RecordShape)
  /// A value of one of several types.
  case either([RecordShape])
  case list(RecordShape, count: ClosedRange<Int>)
  /// An array of a value each, the last of which may be missing.
  case row([RecordShape], least: Int)
  /// An object of any names.
  case map(RecordShape)
  case object(Members)

  /// The members of an object by name.
  struct Members: Sendable {
    var names: [String]
    var shapes: [RecordShape]
    var isRequired: [Bool]
    var positions: [String: Int]
  }

  /// What is known of each kind of record.
  static let records: [String: RecordShape] = {
    let definitions = Dictionary(
      uniqueKeysWithValues: TraceSchema.definitions.map { ($0.name, $0.value) })
    return Dictionary(
      uniqueKeysWithValues: TraceSchema.records.map {
        ($0.name, RecordShape($0.definition, definitions))
      })
  }()

  /// What is known of a member of a record that can change; one that may be absent may be null.
  static func member<Record: ChangingRecord>(_ name: String, of type: Record.Type) -> RecordShape {
    let shape = type == TraceView.self ? view : recognizer
    guard case .object(let members) = shape, let position = members.positions[name] else { return .anything }
    return members.isRequired[position] ? members.shapes[position] : .nullable(members.shapes[position])
  }

  private static let view = definition(TraceView.record.schema)
  private static let recognizer = definition(TraceGestureRecognizer.record.schema)

  private static func definition(_ object: SchemaObject) -> RecordShape {
    RecordShape(
      object.definition,
      Dictionary(uniqueKeysWithValues: TraceSchema.definitions.map { ($0.name, $0.value) }))
  }

  init(_ schema: JSONValue, _ definitions: [String: JSONValue]) {
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = definitions[name] else { preconditionFailure("the schema has no '\(name)'") }
      self.init(definition, definitions)
    } else if let constant = schema["const"] {
      self = .constant(constant)
    } else if case .array(let choices)? = schema["enum"] {
      self = .choice(choices)
    } else if case .array(let types)? = schema["anyOf"] {
      self = .either(types.map { RecordShape($0, definitions) })
    } else {
      switch schema["type"] {
      case .string(let type)?: self.init(type: type, schema, definitions)
      case .array(let types)?:
        guard case .string(let type)? = types.first else { preconditionFailure("a type without a name") }
        self = .nullable(RecordShape(type: type, schema, definitions))
      default: self = .anything
      }
    }
  }

  private init(type: String, _ schema: JSONValue, _ definitions: [String: JSONValue]) {
    func number(_ name: String) -> Double? {
      if case .number(let number)? = schema[name] { number } else { nil }
    }
    switch type {
    case "string": self = .text(isEmptyAllowed: number("minLength") == nil)
    case "boolean": self = .flag
    case "number", "integer":
      guard let least = number("minimum"), let greatest = number("maximum") else {
        preconditionFailure("the schema has a number without limits")
      }
      self = .number(isWhole: type == "integer", least...greatest)
    case "array":
      let least = number("minItems").map { Int($0) } ?? 0
      if case .array(let items)? = schema["prefixItems"] {
        self = .row(items.map { RecordShape($0, definitions) }, least: least)
      } else {
        let most = number("maxItems").map { Int($0) } ?? Int.max
        self = .list(RecordShape(schema["items"] ?? .null, definitions), count: least...most)
      }
    case "object":
      guard case .object(let properties)? = schema["properties"], schema["additionalProperties"] == false
      else {
        self = .map(RecordShape(schema["additionalProperties"] ?? .null, definitions))
        return
      }
      self.init(members: properties, required: schema["required"], definitions)
    default: preconditionFailure("the schema has a type '\(type)'")
    }
  }

  private init(members: [JSONValue.Member], required: JSONValue?, _ definitions: [String: JSONValue]) {
    let requiredNames: [JSONValue] = if case .array(let names)? = required { names } else { [] }
    let names = members.map(\.name)
    self = .object(
      Members(
        names: names, shapes: members.map { RecordShape($0.value, definitions) },
        isRequired: names.map { requiredNames.contains(.string($0)) },
        positions: Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })))
  }
}

extension RecordShape {
  /// Checks a value.
  ///
  /// - Throws: ``FieldProblem`` for the first thing that is wrong.
  func check(_ value: JSONValue) throws(FieldProblem) {
    if case .nullable(let shape) = self {
      if value != .null { try shape.check(value) }
      return
    }
    if case .anything = self {
      guard value.isFinite else { throw FieldProblem(.other(Self.tooLarge)) }
      return
    }
    guard value != .null else { throw FieldProblem(.other("must not be null")) }
    switch self {
    case .anything, .nullable: break
    case .text(let isEmptyAllowed):
      guard case .string(let text) = value else { throw FieldProblem(.other("is not a string")) }
      guard isEmptyAllowed || !text.isEmpty else { throw FieldProblem(.other("must not be empty")) }
    case .flag:
      guard case .bool = value else { throw FieldProblem(.other("is not true or false")) }
    case .number(let isWhole, let range): try Self.checkNumber(value, isWhole: isWhole, range)
    case .either(let shapes):
      guard let shape = shapes.first(where: { $0.isMeant(by: value) }) else {
        throw FieldProblem(.other("is not a value that a property can have"))
      }
      try shape.check(value)
    case .constant(let constant): try Self.checkChoice(value, [constant])
    case .choice(let choices): try Self.checkChoice(value, choices)
    case .list(let element, let count): try Self.checkList(value, element, count)
    case .row(let shapes, let least):
      guard case .array(let values) = value else { throw FieldProblem(.other("is not an array")) }
      guard (least...shapes.count).contains(values.count) else {
        throw FieldProblem(
          .other("has \(values.count) values where \(least) to \(shapes.count) were expected"))
      }
      for (index, value) in values.enumerated() {
        // A value that may be missing may be null.
        if index >= least, value == .null { continue }
        do { try shapes[index].check(value) } catch { throw error.within(String(index)) }
      }
    case .map(let shape): try Self.checkMap(value, shape)
    case .object(let members): try members.check(value)
    }
  }

  /// Whether a value is of the type, whatever its limits are.
  private func isMeant(by value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.flag, .bool), (.number, .number): true
    case (.list(let element, _), .array(let values)): values.first.map(element.isMeant) ?? true
    default: false
    }
  }

  private static let tooLarge = "is a number too large to compute with"

  private static func checkNumber(
    _ value: JSONValue, isWhole: Bool, _ range: ClosedRange<Double>
  ) throws(FieldProblem) {
    guard case .number(let number) = value else { throw FieldProblem(.other("is not a number")) }
    guard number.isFinite else { throw FieldProblem(.other(tooLarge)) }
    if number < range.lowerBound {
      throw FieldProblem(
        .other("is \(NumberText.exact(number)), less than \(NumberText.exact(range.lowerBound))"))
    }
    if number > range.upperBound {
      throw FieldProblem(
        .other("is \(NumberText.exact(number)), more than \(NumberText.exact(range.upperBound))"))
    }
    if isWhole, Int(exactly: number) == nil { throw FieldProblem(.other("is not a whole number")) }
  }

  private static func checkChoice(_ value: JSONValue, _ choices: [JSONValue]) throws(FieldProblem) {
    guard !choices.contains(value) else { return }
    let expected = choices.map(words).joined(separator: ", ")
    if case .string? = choices.first {
      guard case .string = value else { throw FieldProblem(.other("is not a string")) }
    }
    let found = choices.count == 1 ? "is not \(expected)" : "is none of \(expected)"
    throw FieldProblem(.other("\(found): \(words(value))"))
  }

  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): "'\(text)'"
    case .number(let number): number.isFinite ? NumberText.exact(number) : "a number too large"
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func checkList(
    _ value: JSONValue, _ element: RecordShape, _ count: ClosedRange<Int>
  ) throws(FieldProblem) {
    guard case .array(let values) = value else { throw FieldProblem(.other("is not an array")) }
    guard count.contains(values.count) else {
      let expected = count.lowerBound == count.upperBound ? "" : "at least "
      let noun = if case .number = element { "numbers" } else { "elements" }
      throw FieldProblem(
        .other("has \(values.count) \(noun) where \(expected)\(count.lowerBound) were expected"))
    }
    for (index, value) in values.enumerated() {
      do { try element.check(value) } catch { throw error.within(String(index)) }
    }
  }

  private static func checkMap(_ value: JSONValue, _ shape: RecordShape) throws(FieldProblem) {
    guard case .object(let members) = value else { throw FieldProblem(.other("is not an object")) }
    var names: Set<String> = []
    for member in members {
      guard names.insert(member.name).inserted else {
        throw FieldProblem(.other("stands there twice")).within(member.name)
      }
      do { try shape.check(member.value) } catch { throw error.within(member.name) }
    }
  }
}

extension RecordShape.Members {
  fileprivate func check(_ value: JSONValue) throws(FieldProblem) {
    guard case .object(let members) = value else { throw FieldProblem(.other("is not an object")) }
    var isThere = Array(repeating: false, count: names.count)
    for member in members {
      guard let position = positions[member.name] else { continue }
      guard !isThere[position] else {
        throw FieldProblem(.other("stands there twice")).within(member.name)
      }
      isThere[position] = true
      // What may be absent may be null.
      if !isRequired[position], member.value == .null { continue }
      do { try shapes[position].check(member.value) } catch { throw error.within(member.name) }
    }
    for position in names.indices where isRequired[position] && !isThere[position] {
      throw FieldProblem(.missing).within(names[position])
    }
  }
}

extension JSONValue {
  /// Whether a number is one that a `Double` can be.
  fileprivate var isFinite: Bool {
    if case .number(let number) = self { number.isFinite } else { true }
  }
}

/// What is wrong with a field, and where in its record.
struct FieldProblem: Error {
  enum Kind {
    case missing
    /// A sentence about the field, without its name.
    case other(String)
    /// A remark about the field.
    case remark(String)
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
    let name = path.isEmpty ? record : "'\(path.joined(separator: "."))'"
    switch kind {
    case .missing:
      let place = path.count > 1 ? "'\(path.dropLast().joined(separator: "."))'" : record
      return "\(place) needs the field '\(path.last ?? "")'"
    case .other(let words): return "\(name) \(words)"
    case .remark(let words): return "\(name): \(words)"
    }
  }
}
