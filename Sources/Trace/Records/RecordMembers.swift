// SPDX-License-Identifier: Apache-2.0

/// The members of a record, in the order of writing.
///
/// The reader, the writer and the JSON Schema are made from this description.
package struct RecordMembers<Record>: Sendable {
  /// The record's part of the schema. The name of a top-level record is its kind.
  let schema: SchemaObject

  private let blank: @Sendable () -> Record
  private let members: [Member]

  // Beside the members, since taking a whole member out of the list retains all that it holds.
  private let readers: [@Sendable (JSONValue, inout Record) throws -> Void]
  private let writers: [@Sendable (Record, inout JSONObjectText) throws -> Void]

  /// The members that identify objects, by role in the event.
  private let objects: [EventRole: @Sendable (Record) -> [String]]

  /// The member that holds the reason of an event; nil if there is none.
  private let reason: (@Sendable (Record) -> TraceReason?)?

  /// A member of the record.
  struct Member: Sendable {
    fileprivate let description: FieldDescription

    /// The property that stores it.
    fileprivate let path: any PartialKeyPath<Record> & Sendable

    /// Whether the schema lists it after the other members.
    fileprivate var isListedLast = false

    /// The role and identifiers of the objects that it names in an event; nil if it names none.
    fileprivate var object: (role: EventRole, ids: @Sendable (Record) -> [String])?

    fileprivate var reason: (@Sendable (Record) -> TraceReason?)?

    fileprivate let value: @Sendable (Record) -> any FieldValue
    fileprivate let differs: @Sendable (Record, Record) -> Bool
    fileprivate let read: @Sendable (JSONValue, inout Record) throws -> Void
    fileprivate let write: @Sendable (Record, inout JSONObjectText) throws -> Void
  }

  init(
    _ name: String, _ meaning: String, of blank: @autoclosure @escaping @Sendable () -> Record,
    _ members: [Member]...
  ) {
    self.blank = blank
    self.members = members.flatMap { $0 }
    readers = self.members.map(\.read)
    writers = self.members.map(\.write)
    let ordered = self.members.filter { !$0.isListedLast } + self.members.filter(\.isListedLast)
    schema = SchemaObject(name: name, meaning: meaning, fields: ordered.map(\.description))
    objects = Dictionary(self.members.compactMap(\.object).map { ($0.role, $0.ids) }) { first, _ in first }
    reason = self.members.compactMap(\.reason).first
  }

  func read(_ json: JSONValue) throws -> Record {
    var record = blank()
    for read in readers { try read(json, &record) }
    return record
  }

  /// Sets a member; null removes the value. Does nothing if the member cannot have that value.
  func set(_ name: String, to value: JSONValue, in record: inout Record) {
    let member = members.first { $0.description.name == name }
    try? member?.read([name: value], &record)
  }

  func write(_ record: Record, to object: inout JSONObjectText) throws {
    for write in writers { try write(record, &object) }
  }

  /// The members that differ between two records, with the values of the second. Members without a value there come
  /// last, as null.
  func changes(from old: Record, to new: Record) throws -> [JSONValue.Member] {
    let changed = members.filter { $0.differs(old, new) }
    let sink = JSONSink()
    var object = JSONObjectText(sink)
    for member in changed { try member.write(new, &object) }
    object.close()
    let value = sink.bytes.withUnsafeBufferPointer { JSONReader.value(of: $0) }
    guard case .object(let values) = value else { return [] }
    let there = Set(values.map(\.name))
    return values
      + changed.map(\.description.name).filter { !there.contains($0) }.map { .init($0, .null) }
  }

  /// The values of all members, with whether each is an identifier.
  func values(of record: Record) -> [(value: any FieldValue, isID: Bool)] {
    members.map { ($0.value(record), $0.object != nil) }
  }

  /// The name of the member that a property stores; nil if there is none.
  func name(of path: PartialKeyPath<Record>) -> String? {
    members.first { $0.path == path }?.description.name
  }

  /// The value of a member as a property value; nil if it has none or is of another type.
  func propertyValue(of name: String, in record: Record) -> PropertyValue? {
    let value = members.first { $0.description.name == name }?.value(record)
    return (value as? any PropertyRepresentable)?.propertyValue
  }

  func reason(of record: Record) -> TraceReason? { reason?(record) }

  func has(_ role: EventRole) -> Bool { objects[role] != nil }

  /// The identifiers of the objects with a role in the record.
  func ids(of role: EventRole, in record: Record) -> [String] { objects[role]?(record) ?? [] }
}

extension RecordMembers.Member {
  /// A member at a key path; a member with an optional value may be absent.
  ///
  /// - Parameters:
  ///   - path: The property that stores it.
  ///   - name: Its name.
  ///   - meaning: A clause or two; names of code are in backticks.
  ///   - type: The type of its values, if it is narrower than the Swift type.
  ///   - isListedLast: Whether the schema lists it after the other members.
  /// - Returns: The member.
  static func field<Value: FieldValue>(
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ name: String, _ meaning: String,
    as type: Schema = Value.schema, isListedLast: Bool = false
  ) -> Self {
    let field = Field<Value>(name, meaning, as: type)
    return Self(
      description: field.description, path: path, isListedLast: isListedLast,
      value: { $0[keyPath: path] },
      differs: { $0[keyPath: path] != $1[keyPath: path] },
      read: { $1[keyPath: path] = try field.read($0) },
      write: { try $0[keyPath: path].write(as: field.key, to: &$1) })
  }

  /// A member that is absent while its collection is empty.
  static func unlessEmpty<Value: FieldValue & Collection>(
    _ path: any WritableKeyPath<Record, Value> & Sendable, _ name: String, _ meaning: String,
    as type: Schema = Value.schema
  ) -> Self {
    let field = Field<Value?>(name, meaning, as: type)
    return Self(
      description: field.description, path: path,
      value: { $0[keyPath: path] },
      differs: { $0[keyPath: path] != $1[keyPath: path] },
      read: { if let value = try field.read($0) { $1[keyPath: path] = value } },
      write: { record, object in
        let value = record[keyPath: path]
        if !value.isEmpty { try value.write(as: field.key, to: &object) }
      })
  }

  /// The identifier of one or more objects of the event.
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

  /// Why the event of the record happened; may be absent.
  static func reason(
    _ path: any WritableKeyPath<Record, TraceReason?> & Sendable, _ meaning: String = "Why."
  ) -> Self {
    var member = field(path, "reason", meaning)
    member.reason = { $0[keyPath: path] }
    return member
  }

  /// A nested record that may hold the reason of the event.
  static func reason<Value: FieldValue>(
    _ path: any WritableKeyPath<Record, Value> & Sendable,
    _ reason: any KeyPath<Value, TraceReason?> & Sendable, _ name: String, _ meaning: String
  ) -> Self {
    var member = field(path, name, meaning)
    member.reason = { $0[keyPath: path][keyPath: reason] }
    return member
  }

  /// A name that is never empty.
  static func name(
    _ path: any WritableKeyPath<Record, String> & Sendable, _ name: String, _ meaning: String,
    examples: [String] = []
  ) -> Self {
    field(path, name, meaning, as: .text(minLength: 1, examples: examples))
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

/// The identifier of one object, of an optional one, or of several.
protocol ObjectIDs: FieldValue {
  static var schemaOfIDs: Schema { get }
  var ids: [String] { get }
}

extension String: ObjectIDs {
  static var schemaOfIDs: Schema { .id }
  var ids: [String] { [self] }
}

extension String?: ObjectIDs {
  static var schemaOfIDs: Schema { .id }
  var ids: [String] { map { [$0] } ?? [] }
}

extension [String]: ObjectIDs {
  static var schemaOfIDs: Schema { .ids }
  var ids: [String] { self }
}

/// A value that is written as a JSON object.
protocol Record: FieldValue {
  static var record: RecordMembers<Self> { get }
}

extension Record {
  static var schema: Schema { .definition(record.schema.name, .object(record.schema)) }

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
  /// Writes a record as one line with its line feed; the kind is the first member.
  func line<Kind: Record>(_ record: Kind) throws {
    try line {
      $0.member(named: "kind") { $0.write(quoted: Kind.record.schema.name) }
      try Kind.record.write(record, to: &$0)
    }
  }

  /// Writes an object that `fill` adds members to, as one line with its line feed.
  func line(_ fill: (inout JSONObjectText) throws -> Void) rethrows {
    var object = JSONObjectText(self)
    try fill(&object)
    object.close()
    bytes.append(UInt8(ascii: "\n"))
  }
}
