// SPDX-License-Identifier: Apache-2.0

/// A record of the screen that can change while a trace goes on: a view's or a recognizer's.
package protocol ChangingRecord: Hashable, Sendable {
  /// What a record holds.
  static var record: RecordMembers<Self> { get }

  /// The identifier of the object.
  var id: String { get }

  /// A record of that name with UIKit's defaults.
  static func blank(_ id: String) -> Self
}

extension ChangingRecord {
  /// Whether a record has a member of that name.
  package static func hasMember(_ name: String) -> Bool { record.schema.position(of: name) != nil }

  /// The name of a property that is a member of the record, as scenario files write it.
  ///
  /// - Precondition: The member is a row of this record, and not of all responders or of all objects with a name.
  package static func name(of path: PartialKeyPath<Self>) -> String {
    guard let name = record.name(of: path) else { preconditionFailure("a record has no row for \(path)") }
    return name
  }

  /// What the record tells of a property; nil for one that is no member, and for one without a value.
  package func value(of property: String) -> PropertyValue? {
    Self.record.propertyValue(of: property, in: self)
  }
}

extension TraceView: ChangingRecord {
  /// A view with UIKit's defaults, without a size.
  package static func blank(_ id: String) -> TraceView {
    TraceView(id: id, className: "UIView", frame: TraceRect(x: 0, y: 0, width: 0, height: 0))
  }
}

extension TraceGestureRecognizer: ChangingRecord {
  /// A recognizer with UIKit's defaults, of no view.
  package static func blank(_ id: String) -> TraceGestureRecognizer {
    TraceGestureRecognizer(id: id, className: UIKitClass.recognizer, view: "")
  }
}

/// The members of a record that are different from here on. Of an object that the trace has not told of before it is
/// every member that differs from UIKit's default.
package struct RecordChanges<Record: ChangingRecord>: Hashable, Sendable {
  /// The members with their new values, null for one that is gone, in the order of the record.
  package let members: [JSONValue.Member]

  /// No changes.
  init() { members = [] }

  /// What differs between two states of an object.
  ///
  /// - Parameters:
  ///   - old: The state before; nil for an object that is new.
  ///   - new: The state after.
  /// - Throws: What encoding throws, for a number that JSON has no word for.
  package init(from old: Record?, to new: Record) throws {
    members = try Record.record.changes(from: old ?? .blank(new.id), to: new)
  }

  /// The record after the changes.
  ///
  /// - Parameters:
  ///   - old: The state before; nil for an object that is new.
  ///   - id: The object.
  /// - Returns: The record with the members that differ.
  package func applied(to old: Record?, id: String) -> Record {
    var record = old ?? .blank(id)
    for member in members { Record.record.set(member.name, to: member.value, in: &record) }
    return record
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { members.isEmpty }
}

extension RecordChanges: FieldValue {
  static var schema: Schema { .changes(Record.record.schema) }

  init?(json: JSONValue?) {
    guard case .object(let members)? = json else { return nil }
    self.members = members
  }

  func write(to sink: JSONSink) throws { try sink.write(line: .object(members)) }
}

extension JSONSink {
  /// Writes a value without white space.
  func write(line value: JSONValue) throws {
    switch value {
    case .null: write("null")
    case .bool(let flag): write(bool: flag)
    case .number(let number): try write(number: number)
    case .string(let text): write(quoted: text)
    case .array(let values): try list(values) { try write(line: $0) }
    case .object(let members):
      var object = JSONObjectText(self)
      for member in members { try object.member(named: member.name) { try $0.write(line: member.value) } }
      object.close()
    }
  }
}
