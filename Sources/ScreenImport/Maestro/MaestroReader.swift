// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Reads what `maestro hierarchy` prints of an iOS screen.
struct MaestroReader {
  private var screen: ToolScreen

  init(file: String) { screen = ToolScreen(ScreenSource.Maestro.self, file: file, isOfElements: true) }

  mutating func read(_ text: String) throws(InputError) -> ImportedScreen {
    if let table = MaestroTable(text) {
      try readTable(table)
    } else {
      try readTree(text)
    }
    guard !screen.elements.isEmpty else {
      throw InputError(file: screen.file, message: "the hierarchy has no elements")
    }
    markSystemElements()
    return try screen.imported()
  }

  private mutating func readTree(_ text: String) throws(InputError) {
    let json = try ToolJSON(text, file: screen.file, warnings: &screen.warnings)
    try ToolJSONWalk(json).walk(json.root, at: []) { (node) throws(InputError) in
      let values = node.value["attributes"] ?? .null
      var element = element { values[$0]?.toolWord }
      element.parent = node.parent
      for (name, path) in [("enabled", \ToolElement.isEnabled), ("selected", \.isSelected)]
      where element[keyPath: path] == nil {
        element[keyPath: path] = node.value[name]?.toolFlag
      }
      if case .unknown = element.place, !screen.warnings.isFull {
        screen.warnings.add("the element has no bounds that can be read", line: node.line)
      }
      return try screen.add(element)
    }
  }

  private mutating func readTable(_ table: MaestroTable) throws(InputError) {
    var positions: [String: Int] = [:]
    for row in table.rows {
      guard let row = row.fields else {
        screen.warnings.add("the row is not whole and left out", line: row.line)
        continue
      }
      var element = element { row.attributes[$0] }
      element.line = row.line
      element.parent = positions[row.parent]
      if element.parent == nil, !row.parent.isEmpty, row.parent != row.number {
        screen.warnings.add(
          "there is no element \(SafeText.line(row.parent)) before this one", line: row.line)
      }
      if case .unknown = element.place {
        screen.warnings.add("the element has no bounds that can be read", line: row.line)
      }
      positions[row.number] = try screen.add(element)
    }
  }

  private func element(_ value: (String) -> String?) -> ToolElement {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    var element = ToolElement(className: UIKitClass.view)
    if let frame = text("bounds").flatMap({ ToolFrame.corners($0) }) { element.place = .onScreen(frame) }
    element.identifier = text("resource-id")
    element.label = text("accessibilityText") ?? text("text") ?? text("title") ?? text("hintText")
    element.value = text("value")
    element.isEnabled = Self.flag(value("enabled"))
    element.isSelected = Self.flag(value("selected"))
    return element
  }

  private static func flag(_ text: String?) -> Bool? {
    text == "true" || text == "1" ? true : text == "false" || text == "0" ? false : nil
  }

  /// If the root stands for nothing itself, what follows the application in it is the system's, such as the status
  /// bar, and takes no touches of the app's.
  private mutating func markSystemElements() {
    guard let root = screen.elements.first, root.isNameless, root.size == TraceSize(width: 0, height: 0)
    else {
      return
    }
    let children = screen.elements.indices.filter { screen.elements[$0].parent == 0 }
    for position in children.dropFirst() {
      screen.change(position) { $0.isUserInteractionEnabled = false }
      screen.warnings.add(
        "what follows the app's elements is the system's, such as the status bar, and takes no touches of the app's",
        line: screen.elements[position].line)
    }
  }
}
