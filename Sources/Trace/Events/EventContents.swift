// SPDX-License-Identifier: Apache-2.0

/// The values in the fields of an event, sorted by type.
package struct EventContents {
  /// The name of the kind.
  package private(set) var kind = ""

  /// The objects and touches; nil for a field without one.
  package private(set) var ids: [String?] = []

  /// Answers, states, methods and other words.
  package private(set) var words: [String] = []

  package private(set) var reasons: [TraceReason?] = []

  /// Coordinates, and what a gate read.
  package private(set) var numbers: [Double] = []

  package init(_ kind: TraceEvent.Kind) {
    // Looking at fields never throws, as writing them may.
    try? kind.visit(&self)
  }

  private mutating func add(_ value: Any, isID: Bool) {
    switch value {
    case let text as String: if isID { ids.append(text) } else { words.append(text) }
    case let texts as [String]: if isID { ids += texts } else { words += texts }
    case let number as Int: words.append(String(number))
    case let flag as Bool: words.append(String(flag))
    case let point as TracePoint: numbers += [point.x, point.y]
    case let reason as TraceReason: reasons.append(reason)
    case let links as [ChainLink]:
      ids += links.map(\.responder)
      words += links.map(\.rule.rawValue)
    case let gates as GateChecks:
      reasons.append(gates.refusal)
      numbers += [gates.alpha].compactMap { $0 }
    default: if isID { ids.append(nil) } else { words.append("") }
    }
  }
}

extension EventContents: EventVisitor {
  mutating func visit<each Value: FieldValue>(
    _ type: RecordType<TraceEvent.Kind, repeat each Value>, _ values: repeat each Value
  ) {
    kind = type.name
    var contents = self
    // The name of a finger is the writer's choice, and decides nothing.
    type.forEach(of: repeat each values) { name, holdsIDs, value in
      if name != "finger" { contents.add(value, isID: holdsIDs) }
    }
    self = contents
  }
}
