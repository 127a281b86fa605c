// SPDX-License-Identifier: Apache-2.0

/// What happened in one event.
///
/// The kind's name, its members and their meaning are declared once, in the type's `record`. To add a member, add the
/// property and a line there: reader, writer, schema, documents and the comparison of events follow from it.
protocol EventRecord: Record {
  /// What the event is about. It is known without the description of the record, which takes time to make.
  static var group: EventGroup { get }
}

extension EventRecord {
  /// The name of the kind of event.
  var name: String { Self.record.schema.name }

  /// Why the event happened; nil if the event has no reason.
  var reasonOfEvent: TraceReason? { Self.record.reason(of: self) }

  /// Whether the record has a member for a role.
  func has(_ role: EventRole) -> Bool { Self.record.has(role) }

  /// The identifiers of the objects with a role.
  func ids(of role: EventRole) -> [String] { Self.record.ids(of: role, in: self) }

  func writeMembers(to object: inout JSONObjectText) throws { try Self.record.write(self, to: &object) }
}

/// The role of an object in an event, named like the member that holds it.
package enum EventRole: String, Hashable, Sendable {
  case touch, touches
  case window, windows, view, result, subviews
  case recognizer, recognizers, other
  case receiver, responder, next, from, to
  case control, controller, object, owner, asked, subject
  case sender, target, start
}

/// A kind of event, as the reader, the schema and the documentation see it.
package struct EventType: Sendable {
  /// What the event is about.
  package let group: EventGroup

  /// The name, equal to that of the enumeration case.
  package let name: String

  /// A sentence or two; names of code are in backticks.
  package let meaning: String

  /// The fields of the record, in the order of writing.
  package let fields: [FieldDescription]

  let read: @Sendable (JSONValue) throws -> Kind

  typealias Kind = TraceEvent.Kind

  private init<Record: EventRecord>(_ make: @escaping @Sendable (Record) -> Kind) {
    group = Record.group
    name = Record.record.schema.name
    meaning = Record.record.schema.meaning
    fields = Record.record.schema.fields
    read = { make(try Record.record.read($0)) }
  }

  /// The kinds of some events, one for each case initializer.
  static func types<each Record: EventRecord>(
    _ make: repeat @escaping @Sendable (each Record) -> Kind
  ) -> [EventType] {
    var types: [EventType] = []
    repeat types.append(EventType(each make))
    return types
  }

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// What an event is about, for filters.
package enum EventGroup: String, Hashable, Sendable, CaseIterable {
  case hitTest
  /// Fingers, and events that travel along the responder chain.
  case touch
  /// Touches that a view does not get, gets late, or loses.
  case view
  case gesture
  /// Controls, actions and callbacks.
  case control
  /// The first responder, and events other than touches.
  case responder
  /// Changes of the screen.
  case screen
}
