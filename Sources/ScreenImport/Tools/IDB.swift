// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The output of `idb ui describe-all`, `idb ui describe-point` and `axe describe-ui`.
extension ScreenSource.IDB: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "an idb accessibility dump", in: "json",
    begins: {
      $0.isJSON
        && ($0.headHas("\"AXFrame\"", "\"AXLabel\"")
          || ($0.headHas("\"elements\"") && $0.headHas("\"screen\"")))
    }, hasLine: { $0.has("\"AXFrame\"", in: $1) }
  ) { (text, file) throws(InputError) in
    var reader = IDBReader(file: file)
    return try reader.read(text)
  }
}

/// Reads the output of idb and AXe: a tree, a flat list, or one element.
struct IDBReader {
  private var screen: ToolScreen

  init(file: String) { screen = ToolScreen(ScreenSource.IDB.self, file: file, isOfElements: true) }

  mutating func read(_ text: String) throws(InputError) -> ImportedScreen {
    let json = try ToolJSON(text, file: screen.file, warnings: &screen.warnings)
    let isComplete = json.root["elements"] != nil
    let root = json.root["elements"] ?? json.root
    if json.root["truncated"]?.toolFlag == true {
      screen.warnings.add(
        "the tool left elements out, since there are many", line: json.line(of: ["truncated"]))
    }
    try checkScreen(root)
    let isFlat = Self.isFlat(root)
    try ToolJSONWalk(json).walk(root, at: isComplete ? ["elements"] : []) { (node) throws(InputError) in
      var element = element(node)
      // In a flat list, the parent is assumed to be the nearest earlier element whose frame contains this one.
      if isFlat { element.parent = container(of: element) }
      return try screen.add(element)
    }
    if isFlat {
      screen.unknown.append(.hierarchy)
      screen.warnings.add(
        "the list is flat: which element is in which is guessed from where they are",
        hint: "`idb ui describe-all --nested` and `axe describe-ui` tell")
    }
    return try screen.imported(orSay: "the screen is empty: the tool could read no element of it")
  }

  /// An unreadable screen is printed as one element without size and type.
  private func checkScreen(_ root: JSONValue) throws(InputError) {
    let elements = root.toolParts ?? [root]
    let first = elements.first
    let isUnreadable =
      elements.count == 1 && first?["children"]?.toolParts?.isEmpty ?? true && first?["type"]?.toolText == nil
      && first?["role"]?.toolText == nil
    guard elements.isEmpty || isUnreadable else { return }
    throw InputError(
      file: screen.file, message: "the screen is empty: the tool could read no element of it",
      hint: "wait until the app shows something, and print it again")
  }

  /// Whether there are several elements and none has children.
  private static func isFlat(_ root: JSONValue) -> Bool {
    guard let elements = root.toolParts, elements.count > 1 else { return false }
    return elements.allSatisfy { $0["children"] == nil }
  }

  private func container(of element: ToolElement) -> Int? {
    guard case .onScreen(let frame) = element.place, element.kind == .view else { return nil }
    var candidate = screen.elements.indices.last
    while let position = candidate {
      let other = screen.elements[position]
      if other.kind == .application { return position }
      if let around = screen.screenFrame(position), around.holds(frame) { return position }
      candidate = other.parent
    }
    return nil
  }

  private mutating func element(_ node: ToolJSONWalk.Node) -> ToolElement {
    let value = node.value
    let type =
      value["subrole"]?.toolText == "AXSearchField"
      ? "SearchField"
      : value["type"]?.toolText ?? value["role"]?.toolText.map { $0.replacing("AX", with: "") }
    var element = ToolElement(type: type)
    if value["subrole"]?.toolText == "AXSwitch" { element.className = "UISwitch" }
    element.parent = node.parent
    let texts = ["AXFrame", "frame"].compactMap { value[$0]?.toolText }
    let frame = value["frame"]?.toolFrame ?? texts.compactMap { ToolFrame.rect($0) }.first
    screen.place(&element, at: frame, line: node.line)
    element.identifier = value["AXUniqueId"]?.toolText ?? value["identifier"]?.toolText
    element.label =
      value["AXLabel"]?.toolText ?? value["label"]?.toolText ?? value["title"]?.toolText
    let shown = value["AXValue"] ?? value["value"]
    if element.label == nil, element.className != "UISwitch" { element.label = shown?.toolText }
    element.value = shown?.toolWord
    element.isEnabled = value["enabled"]?.toolFlag
    element.isHidden = value["hidden"]?.toolFlag
    element.isSelected = value["traits"]?.toolParts?.contains { $0.toolText?.contains("elected") ?? false }
    readReasons(value["interactable"], of: node, &element)
    return element
  }

  /// The reasons of the tool why an action on the element is not possible.
  private mutating func readReasons(
    _ reasons: JSONValue?, of node: ToolJSONWalk.Node, _ element: inout ToolElement
  ) {
    for reason in reasons?.toolParts ?? [] {
      let kind = reason["kind"]?.toolText
      switch kind {
      case "user_interaction_disabled": element.isUserInteractionEnabled = false
      case "disabled": element.isEnabled = false
      case "hidden": element.isHidden = true
      case "occluded", "handled_by", "not_hittable":
        guard !screen.warnings.isFull else { break }
        let name = element.label ?? element.identifier ?? element.className
        let by = reason["by"].flatMap { $0.toolWord ?? $0["label"]?.toolText ?? $0["AXLabel"]?.toolText }
        let other = by.map { " by '\(SafeText.line($0))'" } ?? ""
        let words =
          kind == "occluded"
          ? "is covered\(other)"
          : kind == "handled_by" ? "has its touches handled\(other)" : "cannot be hit"
        screen.warnings.add(
          "the tool says that '\(SafeText.line(name))' \(words); compare the answer with it", line: node.line)
      default: break
      }
    }
  }
}

extension TraceRect {
  /// Whether another rectangle lies in this one, within rounding errors.
  func holds(_ other: TraceRect) -> Bool {
    let slack = 0.5
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
