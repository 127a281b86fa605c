// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of controls, actions and what they change.
extension Narrator {
  func properties(_ kinds: [TraceEvent.Kind], _ object: String, _ value: PropertyValue) -> StepText {
    var properties: [RichText] = []
    var areAlike = true
    for case .propertyChanged(let record) in kinds {
      properties.append(RichText(code: record.property))
      areAlike = areAlike && record.value == value
    }
    return areAlike
      ? .isNow(
        object: RichText(object: object), properties: row(properties), count: properties.count,
        value: RichText(code: value.words))
      : .changed(object: RichText(object: object), properties: row(properties))
  }

  func sent(_ record: ActionRecord) -> StepText {
    if let sender = record.sender, index.isScrolling(record) {
      return .scrolls(
        recognizer: object(sender), scrollView: RichText(object: record.target),
        state: RichText(code: record.state?.rawValue ?? record.action))
    }
    let recognizer = record.sender.flatMap(index.recognizer)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.map { $0.nearestClass })
    let state = record.state.map { RichText(language.state($0, isDiscrete: isDiscrete)) }
    return .line(
      .actionLine(
        sender: record.sender.map(RichText.init(object:)), action: RichText(code: record.action),
        target: RichText(object: record.target), detail: record.event.map(RichText.init(code:)) ?? state,
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
