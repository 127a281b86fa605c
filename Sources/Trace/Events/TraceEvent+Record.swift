// SPDX-License-Identifier: Apache-2.0

extension TraceEvent {
  /// What every record of an event begins with.
  static let start = RecordType(
    "event", "What every record of an event begins with.",
    Field.name("kind", "The kind of record."),
    Field<Int>("seq", "The position in the trace, from 1."),
    Field<Double>("time", "The virtual time, in seconds.", as: Schema.duration),
    Field<Int>("parent", "The `seq` of the event within which this one happened, so that calls nest.")
      .optional
  ) {
    (kind: $0, sequence: $1, time: $2, parent: $3)
  }

  /// Writes the fields of the event's record.
  func write(to object: inout JSONObjectText) throws {
    var writer = EventWriter(event: self, object: object)
    try kind.visit(&writer)
    object = writer.object
  }
}

private struct EventWriter: EventVisitor {
  let event: TraceEvent
  var object: JSONObjectText

  mutating func visit<each Value: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Value>, _ values: repeat each Value
  ) throws {
    try TraceEvent.start.write(type.name, event.sequence, event.time, event.parent, to: &object)
    try type.write(repeat each values, to: &object)
  }
}
