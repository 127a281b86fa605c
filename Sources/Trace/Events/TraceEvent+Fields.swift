// SPDX-License-Identifier: Apache-2.0

/// The fields of an event by name; nil for a kind without the field, and for a field without a value.
extension TraceEvent.Kind {
  /// Why.
  package var reason: TraceReason? { value("reason") }

  package var touch: String? { value("touch") }
  package var view: String? { value("view") }
  package var recognizer: String? { value("recognizer") }
  package var responder: String? { value("responder") }

  package var method: String? { value("method") }
  package var sender: String? { value("sender") }

  /// The touches, if it is about several or could be.
  package var touches: [String]? { value("touches") }

  /// What a finger did.
  package var sample: TouchSample? {
    if case .touchUpdated(let sample) = self { sample } else { nil }
  }

  /// The call of an action method.
  package var action: ActionRecord? {
    if case .actionSent(let record) = self { record } else { nil }
  }

  /// The value of a field; nil if it is of another type.
  func value<Value: FieldValue>(_ field: String) -> Value? {
    var finder = FieldFinder<Value>(name: field)
    // Finding a field never throws, as writing one may.
    try? visit(&finder)
    return finder.value
  }

  /// The identifiers in some fields, as far as the event has values for them.
  package func ids(in fields: [String]) -> [String] { fields.compactMap { value($0) } }

  /// What the kind is called, and its fields.
  package var type: EventType {
    var finder = NameFinder()
    try? visit(&finder)
    guard let type = EventType.named[finder.name] else { preconditionFailure("\(finder.name) is in no list") }
    return type
  }
}

private struct NameFinder: EventVisitor {
  var name = ""

  mutating func visit<each Field: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Field>, _ values: repeat each Field
  ) {
    name = type.name
  }
}

private struct FieldFinder<Value: FieldValue>: EventVisitor {
  let name: String
  var value: Value?

  mutating func visit<each Field: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Field>, _ values: repeat each Field
  ) {
    value = type.value(name, of: repeat each values)
  }
}
