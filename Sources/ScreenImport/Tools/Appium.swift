// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import XML

/// The page source of Appium and WebDriverAgent, as XML.
extension ScreenSource.Appium: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "an Appium page source", in: "xml",
    begins: { ($0.isMarkup || $0.isJSON) && $0.headHas("<AppiumAUT", "<XCUIElementType") },
    hasLine: { $0.hasWords(at: $1, "<AppiumAUT") || $0.hasWords(at: $1, "<XCUIElementType") }
  ) { (text, file) throws(InputError) in try AppiumReader.read(text, file: file) }
}

/// Reads the page source of Appium and WebDriverAgent.
struct AppiumReader {
  private static let prefix = "XCUIElementType"

  private var screen: ToolScreen
  private var failure: InputError?

  /// The open elements, with nil for those that are not on the screen.
  private var open: [Int?] = []

  static func read(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    var reader = AppiumReader(screen: ToolScreen(ScreenSource.Appium.self, file: file, isOfElements: true))
    do {
      try XMLReader.read(Array(ToolText.unwrapped(text).utf8)) { event, place in
        reader.take(event, line: place.line)
        return reader.failure == nil
      }
    } catch {
      // If the text ends early or is malformed, the elements before that are used.
      guard !reader.screen.elements.isEmpty else {
        throw InputError(
          file: file, line: error.place?.line, column: error.place?.column, message: error.description)
      }
      reader.screen.warnings.add(
        "\(error.description); what stands before this is read", line: error.place?.line)
    }
    if let failure = reader.failure { throw failure }
    return try reader.screen.imported(orSay: "the page source has no elements")
  }

  private init(screen: ToolScreen) { self.screen = screen }

  private mutating func take(_ event: XMLReader.Event, line: Int) {
    switch event {
    case .start(let name, let attributes): start(name, attributes, line)
    case .end: _ = open.popLast()
    case .text, .comment, .documentType: break
    }
  }

  private mutating func start(_ name: String, _ list: [(name: String, value: String)], _ line: Int) {
    guard name.hasPrefix(Self.prefix) else {
      if open.isEmpty || open.allSatisfy({ $0 == nil }) {
        // The root, which is not on the screen.
      } else {
        screen.warnings.add(
          "<\(SafeText.line(name))> is not an element of a screen and is left out", line: line)
      }
      open.append(open.last ?? nil)
      return
    }
    let attributes = Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
    let type = String(name.dropFirst(Self.prefix.count))
    var element = ToolElement(type: type)
    element.parent = open.last ?? nil
    element.line = line
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
    screen.place(&element, at: ToolFrame.rect(numbers), line: line)
    let label = attributes["label"] ?? attributes["placeholderValue"]
    // The name is the identifier if there is one, else the label.
    element.identifier = attributes["name"].flatMap { $0 == label ? nil : $0 }
    element.label = label
    element.placeholder = attributes["placeholderValue"]
    element.value = attributes["value"]
    element.isEnabled = attributes["enabled"]?.toolFlag
    element.isVisible = attributes["visible"]?.toolFlag
    element.isSelected = attributes["traits"]?.contains("Selected")
    do throws(InputError) { open.append(try screen.add(element)) } catch { failure = error }
  }
}
