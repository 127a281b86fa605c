// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The page source of WebDriverAgent, as JSON.
extension ScreenSource.WebDriverAgent: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "a WebDriverAgent JSON source", in: "json",
    begins: {
      $0.isJSON && $0.headHas("\"rect\"")
        && $0.headHas("\"isEnabled\"", "\"rawIdentifier\"", "\"rawIndentifier\"")
    }
  ) { (text, file) throws(InputError) in
    try WebDriverAgentReader.read(text, file: file)
  }
}

/// Reads the page source of WebDriverAgent that is JSON.
enum WebDriverAgentReader {
  static func read(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    var screen = ToolScreen(ScreenSource.WebDriverAgent.self, file: file, isOfElements: true)
    let json = try ToolJSON(text, file: file, warnings: &screen.warnings)
    // A response has the tree as its value.
    let isAnswer = json.root["type"] == nil && json.root["value"] != nil
    let root = isAnswer ? json.root["value"] ?? .null : json.root
    try ToolJSONWalk(json).walk(root, at: isAnswer ? ["value"] : []) { (node) throws(InputError) in
      try screen.add(element(node, in: &screen))
    }
    return try screen.imported(orSay: "the page source has no elements")
  }

  private static func element(_ node: ToolJSONWalk.Node, in screen: inout ToolScreen) -> ToolElement {
    let value = node.value
    let type = value["type"]?.toolText.map { $0.replacing("XCUIElementType", with: "") }
    var element = ToolElement(type: type)
    element.parent = node.parent
    let frame = value["rect"]?.toolFrame ?? value["frame"]?.toolText.flatMap { ToolFrame.rect($0) }
    screen.place(&element, at: frame, line: node.line)
    element.label = value["label"]?.toolText ?? value["placeholderValue"]?.toolText
    let identifier =
      value["rawIdentifier"]?.toolText ?? value["rawIndentifier"]?.toolText ?? value["name"]?.toolText
    element.identifier = identifier == element.label ? nil : identifier
    element.placeholder = value["placeholderValue"]?.toolText
    element.value = value["value"]?.toolWord
    element.isEnabled = value["isEnabled"]?.toolFlag
    element.isVisible = value["isVisible"]?.toolFlag
    element.isSelected = value["traits"]?.toolText?.contains("Selected")
    return element
  }
}
