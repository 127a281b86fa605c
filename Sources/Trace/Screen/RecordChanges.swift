// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A record of the screen that can change while a trace goes on: a view's or a recognizer's.
public protocol ChangingRecord: Hashable, Sendable, Codable {
  /// The identifier of the object.
  var id: String { get }

  /// A record of that name with UIKit's defaults.
  static func blank(_ id: String) -> Self

  /// Whether a record has a member of that name.
  static func hasMember(_ name: String) -> Bool
}

extension TraceView: ChangingRecord {
  /// A view with UIKit's defaults, without a size.
  public static func blank(_ id: String) -> TraceView {
    TraceView(id: id, className: "UIView", frame: TraceRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Whether a record of a view has a member of that name.
  public static func hasMember(_ name: String) -> Bool { CodingKeys(rawValue: name) != nil }
}

extension TraceGestureRecognizer: ChangingRecord {
  /// A recognizer with UIKit's defaults, of no view.
  public static func blank(_ id: String) -> TraceGestureRecognizer {
    TraceGestureRecognizer(id: id, className: UIKitClass.recognizer, view: "")
  }

  /// Whether a record of a recognizer has a member of that name.
  public static func hasMember(_ name: String) -> Bool { CodingKeys(rawValue: name) != nil }
}

/// The members of a record that are different from here on. Of an object that the trace has not told of before it is
/// every member that differs from UIKit's default.
public struct RecordChanges<Record: ChangingRecord>: Hashable, Sendable {
  /// The members with their new values, null for one that is gone, in the order of the record.
  package let members: [JSONValue.Member]

  /// What differs between two states of an object.
  ///
  /// - Parameters:
  ///   - old: The state before; nil for an object that is new.
  ///   - new: The state after.
  /// - Throws: What encoding throws, for a number that JSON has no word for.
  public init(from old: Record?, to new: Record) throws {
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
  public func applied(to old: Record?, id: String) -> Record {
    // Members were checked one by one as they were read, or come from a record.
    (try? merged(old ?? .blank(id))) ?? old ?? .blank(id)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { members.isEmpty }

  private func merged(_ record: Record) throws -> Record {
    var all = try Self.members(of: record)
    for member in members {
      all.removeAll { $0.name == member.name }
      if member.value != .null { all.append(member) }
    }
    let text = JSONValue.object(all).text
    return try JSONDecoder().decode(Record.self, from: Data(text.utf8))
  }

  private static func members(of record: Record) throws -> [JSONValue.Member] {
    let encoder = JSONLineEncoder()
    try encoder.append(record)
    let value = encoder.bytes.withUnsafeBufferPointer { JSONReader.value(of: $0) }
    guard case .object(let members) = value else { return [] }
    return members
  }
}

extension RecordChanges: FieldValue {
  init(json: JSONValue?) throws {
    guard case .object(let members) = try Self.present(json) else {
      throw FieldProblem(.other("is not an object"))
    }
    self.members = members
    for member in members {
      guard Record.hasMember(member.name), member.name != "id" else {
        throw FieldProblem(.other("is not a member that can change")).within(member.name)
      }
      do {
        try RecordShape.member(member.name, of: Record.self).check(member.value)
        _ = try RecordChanges(members: [member]).merged(.blank("id"))
      } catch let problem as FieldProblem {
        throw problem.within(member.name)
      } catch {
        throw FieldProblem(.other("has a value that it cannot have")).within(member.name)
      }
    }
  }

  private init(members: [JSONValue.Member]) { self.members = members }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.member(key) { sink in try sink.write(line: .object(members)) }
  }
}

extension JSONSink {
  /// Writes a value without white space.
  fileprivate func write(line value: JSONValue) throws {
    switch value {
    case .null: write("null")
    case .bool(let flag): write(bool: flag)
    case .number(let number): try write(number: number)
    case .string(let text): write(quoted: text)
    case .array(let values): try list(values) { try write(line: $0) }
    case .object(let members):
      write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { write(",") }
        write(quoted: member.name)
        write(":")
        try write(line: member.value)
      }
      write("}")
    }
  }
}
