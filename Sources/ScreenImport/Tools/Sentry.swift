// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that Sentry attaches to a report, `view-hierarchy.json`.
extension ScreenSource.Sentry: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a Sentry view hierarchy",
    begins: { $0.isJSON && $0.headHas("\"rendering_system\"") },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try SentryReader.read(text, file: file) })))
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
      return try screen.add(element(node, warnings: &screen.warnings))
    }
    guard !screen.elements.isEmpty else {
      throw InputError(file: file, message: "the hierarchy has no windows")
    }
    return try screen.imported()
  }

  private static func element(_ node: ToolJSONWalk.Node, warnings: inout ImportWarnings) -> ToolElement {
    let value = node.value
    var element = ToolElement(className: SafeText.name(value["type"]?.toolText) ?? UIKitClass.view)
    element.parent = node.parent
    if node.parent == nil { element.kind = .window }
    if let frame = value.toolFrame {
      element.place = .inParent(frame)
    } else if !warnings.isFull {
      warnings.add("the view has no frame that can be read", line: node.line)
    }
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
