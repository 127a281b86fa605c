// SPDX-License-Identifier: Apache-2.0

/// Takes the type and the values of an event.
protocol EventVisitor {
  mutating func visit<each Value: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Value>, _ values: repeat each Value) throws
}
