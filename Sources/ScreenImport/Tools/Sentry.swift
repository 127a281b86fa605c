// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that Sentry attaches to a report, `view-hierarchy.json`.
extension ScreenSource.Sentry: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "a Sentry view hierarchy", in: "json",
    begins: { $0.isJSON && $0.headHas("\"rendering_system\"") }
  ) { (text, file) throws(InputError) in try SentryReader.read(text, file: file) }
}

/// Reads the view hierarchy that Sentry attaches to a report.
enum SentryReader {
  static func read(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    var screen = ToolScreen(ScreenSource.Sentry.self, file: file, isOfElements: false)
    let json = try ToolJSON(text, file: file, warnings: &screen.warnings)
    if let system = json.root["rendering_system"]?.toolText, system.uppercased() != "UIKIT" {
      throw InputError(
        file: file, line: json.line(of: ["rendering_system"]),
        message:
          "this is a Sentry view hierarchy of '\(SafeText.line(system))', and HitPath knows UIKit only",
        hint: ImportFormat.dumpAdvice)
    }
    screen.unknown.append(.isUserInteractionEnabled)
    try ToolJSONWalk(json).walk(json.root["windows"] ?? .null, at: ["windows"]) { (node) throws(InputError) in
      if node.value["type"]?.toolText == "SentryTruncatedViewHierarchy" {
        if !screen.warnings.isFull {
          screen.warnings.add("Sentry left out what lies deeper here", line: node.line)
        }
        return nil
      }
      return try screen.add(element(node, in: &screen))
    }
    return try screen.imported(orSay: "the hierarchy has no windows")
  }

  private static func element(_ node: ToolJSONWalk.Node, in screen: inout ToolScreen) -> ToolElement {
    let value = node.value
    var element = ToolElement(className: SafeText.name(value["type"]?.toolText) ?? UIKitClass.view)
    element.parent = node.parent
    if node.parent == nil { element.kind = .window }
    screen.place(&element, at: value.toolFrame, line: node.line)
    element.identifier = value["identifier"]?.toolText
    element.label = value["label"]?.toolText ?? value["title"]?.toolText
    element.alpha = value["alpha"]?.toolNumber.flatMap { $0.isFinite ? $0 : nil }
    if element.alpha == nil { element.unknown.append(.alpha) }
    element.isHidden = value["visible"]?.toolFlag.map { !$0 }
    if element.isHidden == nil { element.unknown.append(.isHidden) }
    element.controllerClass = value["view_controller"]?.toolText
    return element
  }
}
