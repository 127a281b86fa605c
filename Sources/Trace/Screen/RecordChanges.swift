// SPDX-License-Identifier: Apache-2.0

/// A record of the screen that may change during a trace: a view's, a recognizer's or a controller's.
package protocol ChangingRecord: Hashable, Sendable {
  /// The members of the record.
  static var record: RecordMembers<Self> { get }

  /// The identifier of the object.
  var id: String { get }

  /// A record with UIKit's defaults.
  static func blank(_ id: String) -> Self
}

extension ChangingRecord {
  /// Whether the record has a member with a name.
  package static func hasMember(_ name: String) -> Bool { record.schema.position(of: name) != nil }

  /// The scenario-file name of the property at a key path.
  ///
  /// - Precondition: The member belongs to this record, and not to the members that all responders or all named objects
  ///   share.
  package static func name(of path: PartialKeyPath<Self>) -> String {
    guard let name = record.name(of: path) else { preconditionFailure("a record has no row for \(path)") }
    return name
  }

  /// The value of a property in the record; nil if the record has no such member or no value for it.
  package func value(of property: String) -> PropertyValue? {
    Self.record.propertyValue(of: property, in: self)
  }
}

extension TraceView: ChangingRecord {
  /// A view with UIKit's defaults and a size of zero.
  package static func blank(_ id: String) -> TraceView {
    TraceView(id: id, className: "UIView", frame: TraceRect(x: 0, y: 0, width: 0, height: 0))
  }
}

extension TraceGestureRecognizer: ChangingRecord {
  /// A recognizer with UIKit's defaults that is attached to no view.
  package static func blank(_ id: String) -> TraceGestureRecognizer {
    TraceGestureRecognizer(id: id, className: UIKitClass.recognizer, view: "")
  }
}

extension TraceController: ChangingRecord {
  /// A controller with UIKit's defaults that is nowhere.
  package static func blank(_ id: String) -> TraceController {
    TraceController(id: id, className: UIKitClass.controller)
  }
}

/// The members of a record that change at this point of the trace. For an object that is new to the trace, every member
/// that differs from UIKit's default.
package struct RecordChanges<Record: ChangingRecord>: Hashable, Sendable {
  /// The members with their new values, in the order of the record; null for a value that was removed.
  package let members: [JSONValue.Member]

  /// No changes.
  init() { members = [] }

  /// Compares two states of an object.
  ///
  /// - Parameters:
  ///   - old: The state before; nil for a new object.
  ///   - new: The state after.
  /// - Throws: `EncodingError` for a number that JSON cannot express.
  package init(from old: Record?, to new: Record) throws {
    members = try Record.record.changes(from: old ?? .blank(new.id), to: new)
  }

  /// The record after the changes.
  ///
  /// - Parameters:
  ///   - old: The state before; nil for a new object.
  ///   - id: The object.
  /// - Returns: The changed record.
  package func applied(to old: Record?, id: String) -> Record {
    var record = old ?? .blank(id)
    for member in members { Record.record.set(member.name, to: member.value, in: &record) }
    return record
  }

  /// Whether nothing changes.
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
