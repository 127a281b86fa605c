// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The output of XCUITest for an element and its descendants.
extension ScreenSource.XCUITest: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "an XCUITest element tree", in: "txt",
    hasLine: {
      $0.has("Element subtree:", in: $1) || ($0.has(", {{", in: $1) && $0.has("}, {", in: $1))
    }
  ) { (text, file) throws(InputError) in
    var reader = XCUITestReader(text, file: file)
    return try reader.read()
  }
}

/// Finds the element tree in the output of XCUITest, and reads its lines.
struct XCUITestReader {
  private let text: DumpText
  private var screen: ToolScreen

  /// The elements that may contain the next line, with their columns.
  private var open: [(column: Int, position: Int)] = []

  /// Whether the tree has the heading; then it has an end too.
  private var hasHeading = false

  /// The largest number of lines of a label.
  private static let mostLines = 20

  init(_ text: String, file: String) {
    self.text = DumpText(ToolText.unwrapped(text))
    screen = ToolScreen(ScreenSource.XCUITest.self, file: file, isOfElements: true)
  }

  mutating func read() throws(InputError) -> ImportedScreen {
    var index = 0
    if let start = text.lines.firstIndex(where: { text.find("Element subtree:", in: $0.range) != nil }) {
      index = start + 1
      hasHeading = true
    }
    while index < text.lines.count {
      let line = text.lines[index]
      if isEnd(line.range) { break }
      var next = index + 1
      var string = text.string(line.range)
      if var element = XCUITestLine(string) {
        // A label with line breaks continues in lines that are not elements.
        while element.isOpen, next < min(index + Self.mostLines, text.lines.count) {
          let more = text.string(text.lines[next].range)
          if XCUITestLine(more) != nil || isEnd(text.lines[next].range) { break }
          string += "\n" + more
          next += 1
          guard let whole = XCUITestLine(string) else { break }
          element = whole
        }
        try add(element, line: line.number)
      } else if !screen.elements.isEmpty, string.contains(where: \.isLetter) {
        screen.warnings.add("this line is not an element and is skipped", line: line.number)
      }
      index = next
    }
    warnOfEnd(at: index)
    return try screen.imported(
      orSay: "there is no line of an element tree in the text",
      hint: "print `app.debugDescription` in a UI test, and use all of it")
  }

  /// Whether the tree ends here: the text after it repeats elements.
  private func isEnd(_ line: Range<Int>) -> Bool {
    text.find("Path to element:", in: line) != nil || text.find("Query chain:", in: line) != nil
  }

  private mutating func warnOfEnd(at index: Int) {
    let rest = text.lines[min(index, text.lines.count)...]
    if let more = rest.first(where: { text.find("Element subtree:", in: $0.range) != nil }) {
      screen.warnings.add("another element tree begins here, and is left out", line: more.number)
    } else if rest.isEmpty, hasHeading, let last = text.lines.last {
      screen.warnings.add(
        "the text ends before 'Path to element:', so the end of the tree may be missing",
        line: last.number)
    }
  }

  private mutating func add(_ line: XCUITestLine, line number: Int) throws(InputError) {
    while let last = open.last, last.column >= line.column { open.removeLast() }
    var element = ToolElement(type: line.type)
    element.parent = open.last?.position
    element.line = number
    element.address = line.address?.lowercased()
    if let frame = line.frame.flatMap({ ToolFrame.rect($0) }) {
      element.place = .onScreen(frame)
    } else if element.kind != .application {
      screen.warnings.add(
        line.isOpen
          ? "the line breaks off; the element is kept without what is missing"
          : "the element has no frame that can be read", line: number)
    }
    element.identifier = line.texts["identifier"]
    element.label = line.texts["label"] ?? line.texts["title"] ?? line.texts["placeholderValue"]
    element.placeholder = line.texts["placeholderValue"]
    element.value = line.texts["value"]
    element.isEnabled = line.isOpen ? nil : !line.flags.contains("Disabled")
    element.isSelected = line.flags.contains("Selected")
    element.isMainWindow = line.isMainWindow
    open.append((line.column, try screen.add(element)))
  }
}

/// One line of an element tree: `Button, 0x704, {{16.0, 59.0}, {44.0, 44.0}}, label: 'It's fine, really', Selected`.
struct XCUITestLine {
  /// The number of characters before the arrow or the type.
  private(set) var column = 0
  private(set) var type = ""
  private(set) var isMainWindow = false
  private(set) var address: String?

  /// The text of the frame.
  private(set) var frame: String?
  private(set) var texts: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// Whether the line ends inside a frame or a text.
  private(set) var isOpen = false

  /// The characters that may come before the type of an element.
  private static let arrows: Set<Unicode.Scalar> = ["→", "↳", "└", "├"]

  private static let keys = ["identifier", "label", "title", "value", "placeholderValue"]
  private static let words = [
    "Selected", "Disabled", "Keyboard Focused", "Focused", "Has focus", "Main Window", "Has keyboard focus",
  ]

  /// Reads a line; nil if it is not an element.
  init?(_ line: String) {
    var rest = line.unicodeScalars[...]
    while let first = rest.first, Self.isMargin(first) {
      rest.removeFirst()
      column += 1
    }
    if let arrow = rest.first, Self.arrows.contains(arrow) { rest = rest.dropFirst().drop { $0 == " " } }
    let name = rest.prefix { $0.properties.isAlphabetic }
    rest = rest[name.endIndex...]
    if rest.starts(with: " (Main)".unicodeScalars) {
      isMainWindow = true
      rest = rest.dropFirst(" (Main)".unicodeScalars.count)
    }
    type = String(name)
    guard type.first?.isUppercase ?? false, rest.starts(with: ", ".unicodeScalars) else { return nil }
    rest = rest.dropFirst(2)
    guard Self.beginsItem(rest) else { return nil }
    readItems(rest)
  }

  private static func isMargin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "/*#>|".unicodeScalars.contains(scalar)
  }

  /// Whether an item of XCUITest's output begins here.
  private static func beginsItem(_ text: Substring.UnicodeScalarView) -> Bool {
    starts.contains { text.starts(with: $0.unicodeScalars) }
  }

  private static let starts = ["0x", "{{", "pid:", "traits:"] + keys.map { $0 + ": " } + words

  private mutating func readItems(_ text: Substring.UnicodeScalarView) {
    var rest = text
    while !rest.isEmpty {
      let item = item(at: rest)
      read(String(rest[..<item]))
      rest = rest[item...].dropFirst(2)
    }
  }

  /// The end of the item at the start of a text: the next `, ` that is followed by another item.
  private func item(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index {
    let isQuoted = Self.keys.contains { text.starts(with: "\($0): '".unicodeScalars) }
    var index = text.startIndex
    var last: Unicode.Scalar = " "
    while index < text.endIndex {
      if text[index] == ",", !isQuoted || last == "'" {
        let after = text[index...].dropFirst()
        if after.first == " ", Self.beginsItem(after.dropFirst()) { return index }
      }
      last = text[index]
      index = text.index(after: index)
    }
    return index
  }

  private mutating func read(_ text: String) {
    // A label with line breaks may come before the end of its line.
    let item = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if item.hasPrefix("{{") {
      frame = item
      isOpen = !item.hasSuffix("}}")
    } else if item.hasPrefix("0x") {
      address = item
    } else if let key = Self.keys.first(where: { item.hasPrefix($0 + ": ") }) {
      let value = item.dropFirst(key.count + 2)
      guard value.hasPrefix("'") else {
        texts[key] = String(value)
        return
      }
      isOpen = !value.hasSuffix("'") || value.count < 2
      texts[key] = String(isOpen ? value.dropFirst() : value.dropFirst().dropLast())
    } else if item == "Main Window" {
      isMainWindow = true
    } else {
      flags.insert(item)
    }
  }
}
