// SPDX-License-Identifier: Apache-2.0

import Trace

@testable import Analysis

extension TouchSteps {
  /// The steps in words, a line for each.
  var words: String { steps.map(\.words).joined(separator: "\n") }
}

extension TouchStep {
  /// `12 began touchesDelivered touchesKept: Buy; Buy.isHighlighted false → true`.
  var words: String {
    var text = "\(number) \(phase) \(kind.words): \(subject)"
    for change in changes {
      let subject = [change.object, change.property].filter { !$0.isEmpty }.joined(separator: ".")
      text += "; \(subject) \(change.before ?? "–") → \(change.after ?? "–")"
    }
    return text
  }
}

extension TouchStep.Kind {
  fileprivate var words: String {
    switch self {
    case .asked(let step): "asked \(step.isPassedOver ? "not at all" : "\(step.outcome)")"
    case .refusals(let steps): "refused × \(steps.count)"
    case .entered: "entered"
    case .returned(let step): "returned \(step.result ?? "nil")"
    case .found(let view, _): "found \(view ?? "nil")"
    case .events(let kinds):
      kinds.map(\.label).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " ")
    case .repeated(let count, let last): "repeated × \(count) \(last.phase)"
    }
  }
}

extension TraceEvent.Kind {
  /// The case's name.
  fileprivate var label: String { String("\(self)".prefix { $0 != "(" }) }
}
