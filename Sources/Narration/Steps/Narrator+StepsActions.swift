// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of controls, actions and what they change.
extension Narrator {
  func properties(_ kinds: [TraceEvent.Kind], _ object: String, _ value: PropertyValue) -> String {
    var properties: [String] = []
    var areAlike = true
    for case .propertyChanged(let record) in kinds {
      properties.append(record.property)
      areAlike = areAlike && record.value == value
    }
    return language.text(
      areAlike
        ? .isNow(object: object, properties: row(properties), count: properties.count, value: value.words)
        : .changed(object: object, properties: row(properties)))
  }

  /// Whether an action is registered for one of some control events; nil if it is not known.
  func isHeard(_ control: String, _ events: [ControlEvent]) -> Bool? {
    guard let view = index.view(control), let record = view.control else { return nil }
    if record.actions.contains(where: { $0.event.map(events.contains) ?? false }) { return true }
    return view.unknown.contains("actions") || index.screen.unknown.contains("actions") ? nil : false
  }

  func sent(_ record: ActionRecord) -> String {
    if let sender = record.sender, let recognizer = index.recognizer(sender),
      recognizer.view == record.target,
      record.action == "handlePan:"
    {
      return language.text(
        .scrolls(
          recognizer: name(sender), scrollView: record.target, state: record.state?.rawValue ?? record.action)
      )
    }
    let recognizer = record.sender.flatMap(index.recognizer)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.map { $0.nearestClass })
    return language.text(
      .actionLine(
        sender: record.sender, action: record.action, target: record.target,
        detail: record.event?.rawValue ?? record.state.map { language.state($0, isDiscrete: isDiscrete) },
        late: nil,
        because: nil))
  }
}

extension StepText.Hook {
  init(_ hook: TrackingHook, _ answer: Bool?) {
    self =
      switch hook {
      case .beginTracking: answer == false ? .refuses : .begins
      case .continueTracking: answer == false ? .stops : .goesOn
      case .endTracking: .ends
      case .cancelTracking: .isCancelled
      }
  }
}
