// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that Detox writes on iOS.
extension ScreenSource.Detox: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "a Detox view hierarchy", in: "xml",
    begins: { $0.isMarkup && $0.headHas("<ViewHierarchy") }
  ) { (text, file) throws(InputError) in
    var reader = DetoxReader(file: file)
    return try reader.read(text)
  }
}

/// Reads the view hierarchy that Detox writes.
struct DetoxReader {
  private var screen: ToolScreen

  /// The views whose elements are open; nil for the root element, which is no view.
  private var open: [Int?] = []

  /// The first value that should be a number, such as `<number>` in a text from which somebody removed the numbers.
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
    if let oddNumber, !screen.elements.isEmpty, screen.elements.allSatisfy({ $0.size == nil }) {
      throw InputError(
        file: screen.file, line: oddNumber.line,
        message:
          "no view has a frame: '\(oddNumber.name)' is '\(SafeText.line(oddNumber.value))' and no number",
        hint: "use the hierarchy as Detox writes it, with its numbers")
    }
    return try screen.imported(orSay: "the hierarchy has no views")
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
    screen.place(&element, at: frame(values, tag.line), line: tag.line)
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

  /// The frame in the superview; that of a window has no position.
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

/// The tags of a Detox hierarchy, which is not quite XML: attributes are not escaped, and any class name can be an
/// element's.
struct DetoxTags {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var line: Int
    var isEnd = false

    /// Whether it has no content.
    var isEmpty = false
  }

  private let text: DumpText
  private var bytes: [UInt8] { text.bytes }
  private var position = 0
  private var line = 1

  /// The line of a tag in which the text is cut.
  private(set) var cutLine: Int?

  /// The longest value of an attribute that is read, in bytes.
  private static let longest = 100_000

  init(_ text: String) { self.text = DumpText(bytes: Array(text.utf8)) }

  /// The next tag; nil at the end.
  mutating func next() -> Tag? {
    while let open = (position..<bytes.count).first(where: { bytes[$0] == .less }) {
      move(to: open)
      if has("<![CDATA[") {
        skip(past: "]]>")
      } else if has("<!--") {
        skip(past: "-->")
      } else if has("<?") || has("<!") {
        skip(past: ">")
      } else {
        let start = line
        if let tag = tag() { return tag }
        cutLine = start
        position = bytes.count
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    move(to: position + 1)
    var tag = Tag(name: "", line: line)
    if has("/") {
      tag.isEnd = true
      skip(past: ">")
      return tag
    }
    let start = position
    // A name may contain brackets, as that of a generic class; then a blank ends it.
    var brackets = 0
    while position < bytes.count, bytes[position] > .space, !has("/>") {
      if bytes[position] == .less { brackets += 1 }
      if bytes[position] == .greater {
        guard brackets > 0 else { break }
        brackets -= 1
      }
      move(to: position + 1)
    }
    tag.name = text.string(start..<position)
    while position < bytes.count {
      skip { $0 <= .space }
      tag.isEmpty = has("/>")
      if tag.isEmpty || has(">") {
        skip(past: ">")
        return tag
      }
      guard let (name, value) = attribute() else { return nil }
      if !name.isEmpty, tag.attributes[name] == nil { tag.attributes[name] = value }
    }
    return nil
  }

  /// A name with its value, two empty texts for something else; nil at the end of the text.
  private mutating func attribute() -> (String, String)? {
    let start = position
    skip { $0.isNameByte || $0 == UInt8(ascii: "-") }
    guard position > start, has("=\"") else {
      move(to: min(position + 1, bytes.count))
      return position < bytes.count ? ("", "") : nil
    }
    let name = text.string(start..<position)
    let value = position + 2
    let end = (value..<min(value + Self.longest, bytes.count)).first { index in
      bytes[index] == UInt8(ascii: "\"") && endsValue(at: index)
    }
    guard let end else { return nil }
    move(to: end + 1)
    return (name, text.string(value..<end))
  }

  /// Whether a quotation mark is followed by something that can follow a value: another attribute, or the end of the
  /// tag.
  private func endsValue(at mark: Int) -> Bool {
    var index = mark + 1
    guard index < bytes.count else { return true }
    let hasBlank = bytes[index] <= .space
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    guard index < bytes.count else { return true }
    if bytes[index] == .greater { return !hasBlank && endsTag(at: index) }
    if bytes[index] == UInt8(ascii: "/") {
      return index + 1 < bytes.count && bytes[index + 1] == .greater && endsTag(at: index + 1)
    }
    guard hasBlank else { return false }
    let nameStart = index
    while index < bytes.count, index - nameStart < 50, bytes[index].isNameByte { index += 1 }
    return index > nameStart && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "=")
      && bytes[index + 1] == UInt8(ascii: "\"")
  }

  /// Whether a bracket is the last thing in its line, or another tag follows.
  private func endsTag(at bracket: Int) -> Bool {
    let next = bytes[(bracket + 1)...].prefix(1000).first { !$0.isBlank }
    return next.map { $0 == .less || $0 == .lineFeed || $0 == .carriageReturn } ?? true
  }

  // MARK: Bytes

  private func has(_ mark: StaticString) -> Bool { text.has(mark, at: position, before: bytes.count) }

  private mutating func move(to end: Int) {
    line += bytes[position..<end].count { $0 == .lineFeed }
    position = end
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    move(to: (position..<bytes.count).first { !isSkipped(bytes[$0]) } ?? bytes.count)
  }

  private mutating func skip(past mark: StaticString) {
    let start = text.find(mark, in: position..<bytes.count)
    move(to: start.map { $0 + mark.utf8CodeUnitCount } ?? bytes.count)
  }
}
