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
  package static func hasMember(_ name: String) -> Bool { record.names.contains(name) }
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
    let before = try Self.members(of: old ?? .blank(new.id))
    let after = try Self.members(of: new)
    let kept = Dictionary(after.map { ($0.name, $0.value) }) { first, _ in first }
    let known = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
    members =
      after.filter { known[$0.name] != $0.value }
      + before.filter { kept[$0.name] == nil }.map { .init($0.name, .null) }
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

  private static func members(of record: Record) throws -> [JSONValue.Member] {
    let sink = JSONSink()
    var object = JSONObjectText(sink)
    try Record.record.write(record, to: &object)
    object.close()
    let value = sink.bytes.withUnsafeBufferPointer { JSONReader.value(of: $0) }
    guard case .object(let members) = value else { return [] }
    return members
  }
}

extension RecordChanges: FieldValue {
  static var schema: JSONValue { ["type": "object", "minProperties": 1] }

  init?(json: JSONValue?) {
    guard case .object(let members)? = json else { return nil }
    self.members = members
  }

  func write(to sink: JSONSink) throws { try sink.write(line: .object(members)) }

  /// What is wrong with the members, if something is.
  func check() throws(FieldProblem) {
    for member in members {
      guard Record.hasMember(member.name), member.name != "id" else {
        throw FieldProblem(.other("is not a member that can change")).within(member.name)
      }
      do { try RecordShape.member(member.name, of: Record.self).check(member.value) } catch {
        throw error.within(member.name)
      }
    }
  }
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
