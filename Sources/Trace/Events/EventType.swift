// SPDX-License-Identifier: Apache-2.0

/// A kind of event as readers, the schema and the documentation see it.
///
/// To add a kind, add a case to ``TraceEvent/Kind``, its row and its place in a list to the file of its subject, and its
/// values to `visit`. To add a field, add it to the case, the row and the values.
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

  init<each Value: FieldValue>(_ group: EventGroup, _ type: RecordType<Kind, repeat each Value>) {
    self.group = group
    name = type.name
    meaning = type.meaning
    fields = type.descriptions
    read = { try type.read($0) }
  }

  typealias Kind = TraceEvent.Kind

  /// The row of a kind: name, meaning, fields in the order in which they are written, and the case that they make.
  static func row<each Value: FieldValue>(
    _ name: String, _ meaning: String, _ fields: repeat Field<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Kind
  ) -> RecordType<Kind, repeat each Value> {
    RecordType(name, meaning, repeat each fields, make: make)
  }

  /// The kinds of a group by their rows.
  static func types(_ group: EventGroup, _ rows: [any EventRow]) -> [EventType] {
    rows.map { $0.type(in: group) }
  }

  /// All kinds, in the order in which they are explained.
  package static let all = hitTests + touches + touchesOfViews + gestures + controls + responders + screens

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// The row of a kind, whatever its fields.
protocol EventRow: Sendable {
  func type(in group: EventGroup) -> EventType
}

extension RecordType: EventRow where Made == TraceEvent.Kind {
  func type(in group: EventGroup) -> EventType { EventType(group, self) }
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

extension Field where Value == String {
  static func touch(_ meaning: String = "The touch: `touch1`, `touch2`, in the order of touch-down.") -> Field
  {
    id("touch", meaning)
  }

  static func action() -> Field { name("action", "The method's name or selector.") }
}
