// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of controls, actions and what they change.
extension Narrator {
  func acting(_ kinds: [TraceEvent.Kind]) -> String {
    guard let first = kinds.first else { return "" }
    switch first {
    case .controlTracking(let control, let hook, _, let answer):
      return language.text(.tracking(StepText.Hook(hook, answer), control: control))
    case .propertyChanged(let object, _, let value): return properties(kinds, object, value)
    case .controlEventsSent(let control, let events):
      return language.text(
        .controlEvents(
          control: control, events: row(events), count: events.count, isHeard: isHeard(control, events)))
    case .targetSearchBegan(let action, _, let start, let reason):
      return language.text(
        .search(action: action, start: start, reason: self.reason(reason, of: start ?? "")))
    case .targetAsked(let responder, let action, let answer):
      return language.text(.performs(responder: responder, action: action, answer: answer))
    case .actionSent(let record): return sent(record)
    case .actionDropped(let action, let sender, let reason):
      return language.text(
        .droppedLine(
          sender: sender, action: action, reason: self.reason(reason, of: sender ?? "")))
    case .callbackSent(let receiver, let method, let subject):
      return language.text(
        .callbackLine(method: method, receiver: receiver, subject: subject, count: 1))
    default: return ""
    }
  }

  private func properties(_ kinds: [TraceEvent.Kind], _ object: String, _ value: String) -> String {
    var properties: [String] = []
    var areAlike = true
    for case .propertyChanged(_, let property, let next) in kinds {
      properties.append(property)
      areAlike = areAlike && next == value
    }
    return language.text(
      areAlike
        ? .isNow(object: object, properties: row(properties), count: properties.count, value: value)
        : .changed(object: object, properties: row(properties)))
  }

  /// Whether an action is registered for one of some control events; nil if it is not known.
  private func isHeard(_ control: String, _ events: [String]) -> Bool? {
    guard let view = index.view(control), let record = view.control else { return nil }
    if record.actions.contains(where: { $0.event.map(events.contains) ?? false }) { return true }
    return view.unknown.contains("actions") || index.screen.unknown.contains("actions") ? nil : false
  }

  private func sent(_ record: ActionRecord) -> String {
    if let sender = record.sender, let recognizer = index.recognizer(sender),
      recognizer.view == record.target,
      record.action == "handlePan:"
    {
      return language.text(
        .scrolls(
          recognizer: sender, scrollView: record.target, state: record.state ?? record.action))
    }
    let recognizer = record.sender.flatMap(index.recognizer)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.map { $0.baseClass ?? $0.className })
    return language.text(
      .actionLine(
        sender: record.sender, action: record.action, target: record.target,
        detail: record.event ?? record.state.map { language.state($0, isDiscrete: isDiscrete) }, late: nil))
  }
}

extension StepText.Hook {
  fileprivate init(_ name: String, _ answer: Bool?) {
    switch (name, answer) {
    case ("beginTracking", false): self = .refuses
    case ("beginTracking", _): self = .begins
    case ("continueTracking", false): self = .stops
    case ("continueTracking", _): self = .goesOn
    case ("endTracking", _): self = .ends
    case ("cancelTracking", _): self = .isCancelled
    default: self = .other(name)
    }
  }
}
