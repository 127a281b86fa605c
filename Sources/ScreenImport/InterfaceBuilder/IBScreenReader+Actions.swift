// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// The target-action pairs of a control or a recognizer.
  mutating func actions(of element: IBElement, isControl: Bool) -> [TraceAction] {
    var actions: [TraceAction] = []
    for action in element.connections("action") {
      guard let selector = SafeText.name(action["selector"]) else { continue }
      let event = isControl ? SafeText.name(action["eventType"]) : nil
      actions.append(TraceAction(action: selector, event: event, target: names.target(action["destination"])))
    }
    return actions
  }

  /// The recognizers that are attached to a view.
  mutating func gestureRecognizers(of view: IBElement, unknown: inout [String]) -> [ScenarioGestureRecognizer]
  {
    var recognizers: [ScenarioGestureRecognizer] = []
    for outlet in view.connections("outletCollection") where outlet["property"] == "gestureRecognizers" {
      guard let element = document[outlet["destination"]], IBClasses.recognizer(element.name) != nil else {
        warnings.add("the view's gesture recognizer is not in the document", line: outlet.line)
        unknown.add(.gestureRecognizers)
        continue
      }
      recognizers.append(recognizer(element, unknown: &unknown))
    }
    return recognizers
  }

  private mutating func recognizer(_ element: IBElement, unknown: inout [String]) -> ScenarioGestureRecognizer
  {
    let className = element.className ?? "UIGestureRecognizer"
    var recognizer = ScenarioGestureRecognizer(id: names.identifier(for: element), className: className)
    recognizer.isEnabled = element.flag("enabled")
    recognizer.cancelsTouchesInView = element.flag("cancelsTouchesInView")
    recognizer.delaysTouchesBegan = element.flag("delaysTouchesBegan")
    recognizer.delaysTouchesEnded = element.flag("delaysTouchesEnded")
    recognizer.actions = actions(of: element, isControl: false)
    let hasDelegate = element.connections("outlet").contains { $0["property"] == "delegate" }
    let lost = Self.settings.filter { element[$0.key] != nil && element[$0.key] != $0.standard }.map(\.key)
    if !lost.isEmpty {
      warnings.add("\(lost.joined(separator: ", ")) of the \(className) cannot be kept", line: element.line)
    }
    if hasDelegate || !lost.isEmpty || !UIKitClasses.isUIKit(className) { unknown.add(.gestureRecognizers) }
    return recognizer
  }

  /// Settings of recognizers that a scenario does not hold, with their defaults.
  private static let settings: [(key: String, standard: String)] = [
    ("numberOfTapsRequired", "1"), ("numberOfTouchesRequired", "1"), ("minimumPressDuration", "0.5"),
    ("allowableMovement", "10"), ("minimumNumberOfTouches", "1"), ("maximumNumberOfTouches", ""),
    ("direction", "right"), ("edges", ""), ("scale", "1"), ("rotation", "0"),
  ]
}
