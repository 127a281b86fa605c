// SPDX-License-Identifier: Apache-2.0

/// What a record holds, member by member in the order in which they are written.
///
/// Reader, writer and JSON Schema are made from it.
package struct RecordMembers<Record>: Sendable {
  /// The name in the schema; of a record of its own it is its kind.
  let name: String

  /// A sentence or two, names of code between backticks.
  let meaning: String

  private let blank: @Sendable () -> Record
  private let members: [Member]

  /// The names of the members.
  let names: Set<String>

  /// The members that name objects, by their role in an event.
  private let objects: [(role: EventRole, ids: @Sendable (Record) -> [String])]

  /// The member that says why an event happened; nil for none.
  private let reason: (@Sendable (Record) -> TraceReason?)?

  /// A member of the record.
  struct Member: Sendable {
    fileprivate let description: FieldDescription

    /// Whether the schema tells of it after the others.
    fileprivate var isToldLast = false

    /// Which objects it names in an event; nil for a member that names none.
    fileprivate var object: (role: EventRole, ids: @Sendable (Record) -> [String])?

    fileprivate var reason: (@Sendable (Record) -> TraceReason?)?

    fileprivate let value: @Sendable (Record) -> any FieldValue
    fileprivate let read: @Sendable (JSONValue, inout Record) throws -> Void
    fileprivate let write: @Sendable (Record, inout JSONObjectText) throws -> Void
  }

  init(
    _ name: String, _ meaning: String, of blank: @autoclosure @escaping @Sendable () -> Record,
    _ members: [Member]...
  ) {
    self.name = name
    self.meaning = meaning
    self.blank = blank
    self.members = members.flatMap { $0 }
    names = Set(self.members.map(\.description.name))
    objects = self.members.compactMap(\.object)
    reason = self.members.compactMap(\.reason).first
  }

  func read(_ json: JSONValue) throws -> Record {
    var record = blank()
    for member in members { try member.read(json, &record) }
    return record
  }

  /// The record with another value of a member, null for none. Nothing changes for a value that it cannot have.
  func set(_ name: String, to value: JSONValue, in record: inout Record) {
    let member = members.first { $0.description.name == name }
    try? member?.read([name: value], &record)
  }

  func write(_ record: Record, to object: inout JSONObjectText) throws {
    for member in members { try member.write(record, &object) }
  }

  /// The values of the members, and whether they are identifiers of objects.
  func values(of record: Record) -> [(value: any FieldValue, isID: Bool)] {
    members.map { ($0.value(record), $0.object != nil) }
  }

  func reason(of record: Record) -> TraceReason? { reason?(record) }

  func has(_ role: EventRole) -> Bool { objects.contains { $0.role == role } }

  /// The objects that have a role in the record of an event.
  func ids(of role: EventRole, in record: Record) -> [String] {
    for object in objects where object.role == role { return object.ids(record) }
    return []
  }

  var schema: SchemaObject {
    let told = members.filter { !$0.isToldLast } + members.filter(\.isToldLast)
    return SchemaObject(name: name, meaning: meaning, fields: told.map(\.description))
  }
}

extension RecordMembers.Member {
  /// A member by its key path; one of an optional value may be absent.
  ///
  /// - Parameters:
  ///   - path: Where the record keeps it.
  ///   - name: Its name.
  ///   - meaning: A clause or two, names of code between backticks.
  ///   - type: The JSON Schema of its values, unless it is that of the Swift type.
  ///   - isToldLast: Whether the schema tells of it after the others.
  /// - Returns: The member.
  static func field<Value: FieldValue>(
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ name: String, _ meaning: String,
    as type: JSONValue = Value.schema, isToldLast: Bool = false
  ) -> Self {
    let field = Field<Value>(name, meaning, as: type)
    return Self(
      description: field.description, isToldLast: isToldLast,
      value: { $0[keyPath: path] },
      read: { $1[keyPath: path] = try field.read($0) },
      write: { try $0[keyPath: path].write(as: field.key, to: &$1) })
  }

  /// A member that is absent where there is nothing to tell.
  static func unlessEmpty<Value: FieldValue & Collection>(
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ name: String, _ meaning: String,
    as type: JSONValue = Value.schema
  ) -> Self {
    let field = Field<Value?>(name, meaning, as: type)
    return Self(
      description: field.description,
      value: { $0[keyPath: path] },
      read: { if let value = try field.read($0) { $1[keyPath: path] = value } },
      write: { record, object in
        let value = record[keyPath: path]
        if !value.isEmpty { try value.write(as: field.key, to: &object) }
      })
  }

  /// An object that the event of the record is about, or several.
  static func id<Value: ObjectIDs>(
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ role: EventRole, _ meaning: String
  ) -> Self {
    var member = field(path, role.rawValue, meaning, as: Value.schemaOfIDs)
    member.object = (role, { $0[keyPath: path].ids })
    return member
  }

  /// Why the event of the record happened.
  static func reason(
    _ path: any WritableKeyPath<Record, TraceReason> & Sendable, _ meaning: String = "Why."
  ) -> Self {
    var member = field(path, "reason", meaning)
    member.reason = { $0[keyPath: path] }
    return member
  }

  /// Why the event of the record happened, which need not be told.
  static func reason(
    _ path: any WritableKeyPath<Record, TraceReason?> & Sendable, _ meaning: String = "Why."
  ) -> Self {
    var member = field(path, "reason", meaning)
    member.reason = { $0[keyPath: path] }
    return member
  }

  /// A name that is never empty.
  static func name(
    _ path: any WritableKeyPath<Record, String> & Sendable, _ name: String, _ meaning: String,
    examples: [String] = []
  ) -> Self {
    field(path, name, meaning, as: Schema.text(minLength: 1, examples: examples))
  }

  /// An action.
  static func action(_ path: any WritableKeyPath<Record, String> & Sendable) -> Self {
    name(path, "action", "The method's name or selector.")
  }

  static func method(
    _ path: any WritableKeyPath<Record, TouchMethod> & Sendable, _ meaning: String = "The touches method."
  ) -> Self {
    field(path, "method", meaning)
  }
}

/// The identifier of an object, of one that need not be there, or of several.
protocol ObjectIDs: FieldValue {
  static var schemaOfIDs: JSONValue { get }
  var ids: [String] { get }
}

extension String: ObjectIDs {
  static var schemaOfIDs: JSONValue { Schema.id }
  var ids: [String] { [self] }
}

extension String?: ObjectIDs {
  static var schemaOfIDs: JSONValue { Schema.id }
  var ids: [String] { map { [$0] } ?? [] }
}

extension [String]: ObjectIDs {
  static var schemaOfIDs: JSONValue { Schema.ids }
  var ids: [String] { self }
}

/// A value that is an object of members.
protocol Record: FieldValue {
  static var record: RecordMembers<Self> { get }
}

extension Record {
  static var schema: JSONValue { Schema.reference(record.name) }

  init?(json: JSONValue?) {
    guard let json, let record = try? Self.record.read(json) else { return nil }
    self = record
  }

  func write(to sink: JSONSink) throws {
    var object = JSONObjectText(sink)
    try Self.record.write(self, to: &object)
    object.close()
  }
}

extension JSONSink {
  /// Writes a record of a trace as one line, ended, with its kind first.
  func line<Kind: Record>(_ record: Kind) throws {
    try line {
      $0.member(named: "kind") { $0.write(quoted: Kind.record.name) }
      try Kind.record.write(record, to: &$0)
    }
  }

  /// Writes an object as one line, ended, that a block fills.
  func line(_ fill: (inout JSONObjectText) throws -> Void) rethrows {
    var object = JSONObjectText(self)
    try fill(&object)
    object.close()
    bytes.append(UInt8(ascii: "\n"))
  }
}
