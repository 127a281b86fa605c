// SPDX-License-Identifier: Apache-2.0

/// The values of an event's members, grouped by type.
package struct EventContents {
  /// The name of the kind.
  package let kind: String

  /// Identifiers of objects and touches; nil for a member without a value.
  package private(set) var ids: [String?] = []

  /// Answers, states, methods and other words.
  package private(set) var words: [String] = []

  package private(set) var reasons: [TraceReason?] = []

  /// Coordinates, and the values that gates read.
  package private(set) var numbers: [Double] = []

  package init(_ kind: TraceEvent.Kind) {
    self.kind = kind.name
    var kind = kind
    if case .touchUpdated(var sample) = kind {
      // The author of a scenario chooses the name of a finger; it has no effect.
      sample.finger = ""
      kind = .touchUpdated(sample)
    }
    add(kind.record)
  }

  private mutating func add<Record: EventRecord>(_ record: Record) {
    for (value, isID) in Record.record.values(of: record) { add(value, isID: isID) }
  }

  private mutating func add(_ value: any FieldValue, isID: Bool) {
    switch value {
    case let text as String: if isID { ids.append(text) } else { words.append(text) }
    case let word as any EventWord: words.append(word.rawValue)
    case let word as any OpenWord: words.append(word.rawValue)
    case let value as PropertyValue: words.append(value.words)
    case let events as [ControlEvent]: words += events.map(\.rawValue)
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
