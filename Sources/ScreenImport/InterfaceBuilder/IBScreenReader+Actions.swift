// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// The target-action pairs of a control, one for each event. Others than controls send no actions.
  mutating func controlActions(of element: IBElement, className: String, isControl: Bool)
    -> [ScenarioTargetAction]
  {
    var actions: [ScenarioTargetAction] = []
    for action in element.connections("action") {
      guard let selector = SafeText.name(action["selector"]) else { continue }
      guard isControl else {
        warnings.add(
          "only controls send actions, and the action '\(selector)' of the \(className) is left out",
          line: action.line)
        continue
      }
      let events = action.controlEvents
      if events.isEmpty {
        warnings.add("the action '\(selector)' names no event and is left out", line: action.line)
      }
      for event in events {
        guard ScenarioLimits.isControlEvent(event) else {
          warnings.add(
            "the action '\(selector)' is for '\(event)', which is no event of UIKit's, and is left out",
            line: action.line)
          continue
        }
        actions.append(
          ScenarioTargetAction(action: selector, event: event, target: names.target(action["destination"])))
      }
    }
    return actions
  }

  /// The recognizers that are attached to a view.
  mutating func gestureRecognizers(of view: IBElement, unknown: inout [String]) -> [ScenarioGestureRecognizer]
  {
    var recognizers: [ScenarioGestureRecognizer] = []
    for outlet in view.connections("outletCollection") where outlet["property"] == "gestureRecognizers" {
      guard let element = document[outlet["destination"]], element.isRecognizer else {
        warnings.add("the view's gesture recognizer is not in the document", line: outlet.line)
        unknown.add(.gestureRecognizers)
        continue
      }
      recognizers.append(recognizer(element, unknown: &unknown))
    }
    return recognizers
  }

  /// The target-action pairs of what has one event, such as a bar's button, or none, as a recognizer.
  mutating func actions(of sender: IBElement, event: String? = nil) -> [ScenarioTargetAction] {
    sender.connections("action").compactMap { action in
      SafeText.name(action["selector"]).map { selector in
        ScenarioTargetAction(action: selector, event: event, target: names.target(action["destination"]))
      }
    } + segueActions(of: sender, event: event)
  }

  private mutating func recognizer(_ element: IBElement, unknown: inout [String]) -> ScenarioGestureRecognizer
  {
    let className = element.className ?? "UIGestureRecognizer"
    var recognizer = ScenarioGestureRecognizer(id: names.identifier(for: element), className: className)
    if recognizer.simulatedClass != className { recognizer.baseClass = element.elementClass }
    recognizer.actions = actions(of: element)
    var settings = IBSettings(IBSetting.recognizers, of: recognizer.simulatedClass)
    settings.read(element)
    for (key, start) in [("scale", "1"), ("rotation", "0")] {
      if let value = element[key], value != start { settings.lose(key) }
    }
    readRuntimeAttributes(of: element, &settings) { _, _ in false }
    recognizer.properties.set(settings.kept)
    warn(ofLost: settings, of: className, line: element.line)
    let hasDelegate = element.connections("outlet").contains { $0["property"] == "delegate" }
    if hasDelegate || !settings.lost.isEmpty || !UIKitClass.isUIKit(className) {
      unknown.add(.gestureRecognizers)
    }
    return recognizer
  }

  /// Takes over the user-defined runtime attributes of a view or a recognizer, and warns of those that are not known.
  ///
  /// - Parameters:
  ///   - element: The element of the view or the recognizer.
  ///   - settings: Where those go that only some classes have.
  ///   - take: Takes an attribute that all views or recognizers have, and says whether it did.
  mutating func readRuntimeAttributes(
    of element: IBElement, _ settings: inout IBSettings,
    take: (_ keyPath: String, _ attribute: IBElement) -> Bool
  ) {
    var ignored: [String] = []
    for attribute in element.runtimeAttributes {
      guard let path = SafeText.name(attribute["keyPath"]), !take(path, attribute) else { continue }
      if let known = settings.named(path) {
        settings.take(known, known.value(ofRuntime: attribute))
      } else {
        ignored.append(path)
      }
    }
    for path in ignored where !ignoredAttributes.contains(path) {
      if ignoredAttributes.isEmpty { firstIgnoredLine = element.line }
      ignoredAttributes.append(path)
    }
  }

  /// Tells once of all runtime attributes that a scenario cannot hold.
  mutating func warnOfIgnoredAttributes() {
    guard !ignoredAttributes.isEmpty else { return }
    let shown = ignoredAttributes.prefix(20).joined(separator: ", ")
    let rest = ignoredAttributes.count - min(ignoredAttributes.count, 20)
    warnings.add(
      "runtime attributes that only the app's code knows are not kept: \(shown)"
        + (rest > 0 ? " and \(rest) more" : ""),
      line: firstIgnoredLine)
  }

  /// Tells which settings of an object a scenario cannot hold.
  mutating func warn(ofLost settings: IBSettings, of className: String, line: Int) {
    guard !settings.lost.isEmpty else { return }
    warnings.add("\(settings.lost.joined(separator: ", ")) of the \(className) cannot be kept", line: line)
  }
}

extension IBElement {
  /// The user-defined runtime attributes, in the document's order.
  var runtimeAttributes: [IBElement] { children(of: "userDefinedRuntimeAttributes") }

  /// What a runtime attribute sets a flag to.
  var runtimeFlag: Bool? {
    let value = value(forKey: "value") ?? self
    return value.flag("value") ?? value.number("value").map { $0 != 0 }
  }
}
