// SPDX-License-Identifier: Apache-2.0

/// What happened in one event: a record of its kind.
///
/// The kind's name, its members and what they mean are declared once, in the `record` of the type. To add a member, add
/// the property and its line there: reader, writer, schema, documents and the comparison of events follow.
protocol EventRecord: Record {}

extension EventRecord {
  /// The kind of the record.
  var type: EventType {
    guard let type = EventType.named[Self.record.schema.name] else {
      preconditionFailure("\(Self.record.schema.name) is in no list of kinds")
    }
    return type
  }

  /// The reason; nil if there is none.
  var reasonOfEvent: TraceReason? { Self.record.reason(of: self) }

  /// Whether the kind names objects of a role.
  func has(_ role: EventRole) -> Bool { Self.record.has(role) }

  /// The objects of a role.
  func ids(of role: EventRole) -> [String] { Self.record.ids(of: role, in: self) }

  func writeMembers(to object: inout JSONObjectText) throws { try Self.record.write(self, to: &object) }
}

/// What an object has to do with an event; the name is that of the member.
package enum EventRole: String, Hashable, Sendable {
  case touch, touches
  case window, windows, view, result, subviews
  case recognizer, recognizers, other
  case receiver, responder, next, from, to
  case control, object, owner, asked, subject
  case sender, target, start
}

/// A kind of event as readers, the schema and the documentation see it.
package struct EventType: Sendable {
  /// What the event is about.
  package let group: EventGroup

  /// The name, which is that of the case.
  package let name: String

  /// A sentence or two, names of code between backticks.
  package let meaning: String

  /// The fields of the kind, in the order in which they are written.
  package let fields: [FieldDescription]

  let read: @Sendable (JSONValue) throws -> Kind

  typealias Kind = TraceEvent.Kind

  private init<Record: EventRecord>(_ group: EventGroup, _ make: @escaping @Sendable (Record) -> Kind) {
    self.group = group
    name = Record.record.schema.name
    meaning = Record.record.schema.meaning
    fields = Record.record.schema.fields
    read = { make(try Record.record.read($0)) }
  }

  /// The kinds of a group, by the cases that their records make.
  static func types<each Record: EventRecord>(
    _ group: EventGroup, _ make: repeat @escaping @Sendable (each Record) -> Kind
  ) -> [EventType] {
    var types: [EventType] = []
    repeat types.append(EventType(group, each make))
    return types
  }

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// What an event is about, for filters.
package enum EventGroup: String, Hashable, Sendable, CaseIterable {
  case hitTest
  /// Fingers, and the events on their way along the responder chain.
  case touch
  /// What a view does not get of its touches, gets late, or loses.
  case view
  case gesture
  /// Controls, actions and callbacks.
  case control
  /// The first responder, and other events than touches.
  case responder
  /// What becomes different of the screen.
  case screen
}
