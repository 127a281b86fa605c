// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Reads the view hierarchy that Detox writes.
struct DetoxReader {
  private var screen: ToolScreen

  /// The views whose elements are open; nil for the root element, which is no view.
  private var open: [Int?] = []

  /// The first value that should be a number, such as `<number>` where somebody took them out.
  private var oddNumber: (name: String, value: String, line: Int)?

  init(file: String) { screen = ToolScreen(ScreenSource.Detox.self, file: file, isOfElements: false) }

  mutating func read(_ text: String) throws(InputError) -> ImportedScreen {
    screen.unknown.append(.isUserInteractionEnabled)
    var tags = DetoxTags(ToolText.unwrapped(text))
    while let tag = tags.next() { try take(tag) }
    if let line = tags.cutLine {
      screen.warnings.add("the text breaks off within a tag; what stands before is read", line: line)
    } else if !open.isEmpty {
      screen.warnings.add("the text ends before the hierarchy does; what is there is read")
    }
    guard !screen.elements.isEmpty else {
      throw InputError(file: screen.file, message: "the hierarchy has no views")
    }
    if let oddNumber, screen.elements.allSatisfy({ $0.size == nil }) {
      throw InputError(
        file: screen.file, line: oddNumber.line,
        message:
          "no view has a frame: '\(oddNumber.name)' is '\(SafeText.line(oddNumber.value))' and no number",
        hint: "use the hierarchy as Detox writes it, with its numbers")
    }
    return try screen.imported()
  }

  private mutating func take(_ tag: DetoxTags.Tag) throws(InputError) {
    guard !tag.isEnd else {
      _ = open.popLast()
      return
    }
    if tag.name == "ViewHierarchy" {
      if !tag.isEmpty { open.append(nil) }
      return
    }
    let values = tag.attributes
    var element = ToolElement(className: SafeText.name(values["class"] ?? tag.name) ?? UIKitClass.view)
    element.parent = open.last ?? nil
    element.line = tag.line
    if element.parent == nil, element.className.hasSuffix("Window") { element.kind = .window }
    if let frame = frame(values, tag.line) {
      element.place = .inParent(frame)
    } else {
      screen.warnings.add("the view has no frame that can be read", line: tag.line)
    }
    element.identifier = values["id"].flatMap { $0.hasPrefix("detox_temp_") ? nil : $0 }
    element.label = values["label"] ?? values["text"]
    element.value = values["value"]
    element.alpha = values["alpha"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    if element.alpha == nil { element.unknown.append(.alpha) }
    element.isHidden = values["visibility"].map { $0 == "invisible" }
    if element.isHidden == nil { element.unknown.append(.isHidden) }
    let position = try screen.add(element)
    if !tag.isEmpty { open.append(position) }
  }

  /// The frame in the superview; a window's has no place.
  private mutating func frame(_ values: [String: String], _ line: Int) -> TraceRect? {
    var numbers: [Double] = []
    for name in ["x", "y", "width", "height"] {
      let value = values[name] ?? (name == "x" || name == "y" ? "0" : nil)
      guard let value else { continue }
      if let number = Double(value) {
        numbers.append(number)
      } else if oddNumber == nil {
        oddNumber = (name, value, line)
      }
    }
    return ToolFrame.rect(numbers)
  }
}
