// SPDX-License-Identifier: Apache-2.0

extension Schema {
  /// Checks a value against the type.
  ///
  /// - Throws: ``FieldProblem`` for the first mistake.
  func check(_ value: JSONValue) throws(FieldProblem) {
    if case .nullable(let schema) = self {
      if value != .null { try schema.check(value) }
      return
    }
    guard value != .null else { throw FieldProblem(.other("must not be null")) }
    switch self {
    case .nullable: break
    case .definition(_, let schema): try schema.check(value)
    case .text(let minLength, _, _):
      guard case .string(let text) = value else { throw FieldProblem(.other("is not a string")) }
      guard minLength == nil || !text.isEmpty else { throw FieldProblem(.other("must not be empty")) }
    case .flag:
      guard case .bool = value else { throw FieldProblem(.other("is not true or false")) }
    case .limited(let isWhole, let range): try Self.checkNumber(value, isWhole: isWhole, range)
    case .either(let schemas):
      guard let schema = schemas.first(where: { $0.isMeant(by: value) }) else {
        throw FieldProblem(.other("is not a value that a property can have"))
      }
      try schema.check(value)
    case .constant(let constant): try Self.checkChoice(value, [constant])
    case .choice(let choices): try Self.checkChoice(value, choices)
    case .elements(let element, let count): try Self.checkList(value, element, count)
    case .row(let schemas, let least): try Self.checkRow(value, schemas, least)
    case .map(let schema, _):
      try Self.checkMembers(value) { (_, value) throws(FieldProblem) in try schema.check(value) }
    case .object(let object): try object.check(value)
    case .changes(let object):
      try Self.checkMembers(value) { (name, value) throws(FieldProblem) in
        guard name != "id", let position = object.position(of: name) else {
          throw FieldProblem(.other("is not a member that can change"))
        }
        try object.fields[position].check(value)
      }
    }
  }

  /// Whether a value has the kind of this type, regardless of limits.
  private func isMeant(by value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.flag, .bool), (.limited, .number): true
    case (.elements(let element, _), .array(let values)): values.first.map(element.isMeant) ?? true
    default: false
    }
  }

  private static func checkNumber(
    _ value: JSONValue, isWhole: Bool, _ range: ClosedRange<Double>
  ) throws(FieldProblem) {
    guard case .number(let number) = value else { throw FieldProblem(.other("is not a number")) }
    guard number.isFinite else { throw FieldProblem(.other("is a number too large to compute with")) }
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
    _ value: JSONValue, _ element: Schema, _ count: ClosedRange<Int>
  ) throws(FieldProblem) {
    guard case .array(let values) = value else { throw FieldProblem(.other("is not an array")) }
    let element = element.defined
    guard count.contains(values.count) else {
      let expected = count.lowerBound == count.upperBound ? "" : "at least "
      let noun = if case .limited = element { "numbers" } else { "elements" }
      throw FieldProblem(
        .other("has \(values.count) \(noun) where \(expected)\(count.lowerBound) were expected"))
    }
    for (index, value) in values.enumerated() {
      do { try element.check(value) } catch { throw error.within(String(index)) }
    }
  }

  private static func checkRow(_ value: JSONValue, _ schemas: [Schema], _ least: Int) throws(FieldProblem) {
    guard case .array(let values) = value else { throw FieldProblem(.other("is not an array")) }
    guard (least...schemas.count).contains(values.count) else {
      throw FieldProblem(
        .other("has \(values.count) values where \(least) to \(schemas.count) were expected"))
    }
    for (index, value) in values.enumerated() {
      // An optional element may be null.
      if index >= least, value == .null { continue }
      do { try schemas[index].check(value) } catch { throw error.within(String(index)) }
    }
  }

  private static func checkMembers(
    _ value: JSONValue, _ check: (String, JSONValue) throws(FieldProblem) -> Void
  ) throws(FieldProblem) {
    guard case .object(let members) = value else { throw FieldProblem(.other("is not an object")) }
    var names: Set<String> = []
    for member in members {
      guard names.insert(member.name).inserted else {
        throw FieldProblem(.other("stands there twice")).within(member.name)
      }
      do { try check(member.name, member.value) } catch { throw error.within(member.name) }
    }
  }
}

extension SchemaObject {
  /// Checks the members of a record.
  ///
  /// - Throws: ``FieldProblem`` for the first mistake.
  func check(_ value: JSONValue) throws(FieldProblem) {
    guard case .object(let members) = value else { throw FieldProblem(.other("is not an object")) }
    var isThere = Array(repeating: false, count: fields.count)
    for member in members {
      guard let position = position(of: member.name) else { continue }
      guard !isThere[position] else {
        throw FieldProblem(.other("stands there twice")).within(member.name)
      }
      isThere[position] = true
      do { try fields[position].check(member.value) } catch { throw error.within(member.name) }
    }
    for (position, field) in fields.enumerated() where field.isRequired && !isThere[position] {
      throw FieldProblem(.missing).within(field.name)
    }
  }
}

extension FieldDescription {
  /// Checks a value of the field. An optional field may be null.
  fileprivate func check(_ value: JSONValue) throws(FieldProblem) {
    if isRequired || value != .null { try type.check(value) }
  }
}

/// A mistake in a field, and its path in the record.
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

  /// The sentence about the record, or about the field in it.
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
