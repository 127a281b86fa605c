// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Finds the element tree in what XCUITest prints, and reads its lines.
struct XCUITestReader {
  private let text: DumpText
  private var screen: ToolScreen

  /// The elements that the next line may be in, with the columns that they begin at.
  private var open: [(column: Int, position: Int)] = []

  /// Whether the tree has the heading, after which it has an end too.
  private var hasHeading = false

  /// How many lines a label may go over.
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
        // A label with line breaks goes on in lines that are no elements.
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
        screen.warnings.add("this line is no element and skipped", line: line.number)
      }
      index = next
    }
    warnOfEnd(at: index)
    guard !screen.elements.isEmpty else {
      throw InputError(
        file: screen.file, message: "there is no line of an element tree in the text",
        hint: "print `app.debugDescription` in a UI test, and use all of it")
    }
    return try screen.imported()
  }

  /// Whether the tree is over: what follows repeats elements.
  private func isEnd(_ line: Range<Int>) -> Bool {
    text.find("Path to element:", in: line) != nil || text.find("Query chain:", in: line) != nil
  }

  private mutating func warnOfEnd(at index: Int) {
    let rest = text.lines[min(index, text.lines.count)...]
    if let more = rest.first(where: { text.find("Element subtree:", in: $0.range) != nil }) {
      screen.warnings.add("another element tree begins here, and is left out", line: more.number)
    } else if rest.isEmpty, hasHeading, let last = text.lines.last {
      screen.warnings.add(
        "the text ends before 'Path to element:', so what stands last in the tree may be missing",
        line: last.number)
    }
  }

  private mutating func add(_ line: XCUITestLine, line number: Int) throws(InputError) {
    while let last = open.last, last.column >= line.column { open.removeLast() }
    var element = ToolElement(className: ElementClasses.className(of: line.type))
    if ElementClasses.isApplication(line.type) { element.kind = .application }
    if ElementClasses.isWindow(line.type) { element.kind = .window }
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
    element.value = line.texts["value"]
    element.isEnabled = line.isOpen ? nil : !line.flags.contains("Disabled")
    element.isSelected = line.flags.contains("Selected")
    element.isMainWindow = line.isMainWindow
    // Touches on the status bar are the system's.
    if line.type == "StatusBar" { element.isUserInteractionEnabled = false }
    open.append((line.column, try screen.add(element)))
  }
}
