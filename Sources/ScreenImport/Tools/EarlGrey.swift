// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that EarlGrey 1 and 2 print.
extension ScreenSource.EarlGrey: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "an EarlGrey hierarchy", in: "txt",
    hasLine: { $0.has("frame={{", in: $1) && $0.has("<", in: $1) }
  ) { (text, file) throws(InputError) in
    var reader = EarlGreyReader(text, file: file)
    return try reader.read()
  }
}

/// Finds the lines of an EarlGrey hierarchy, and reads them as views.
struct EarlGreyReader {
  private let text: DumpText
  private var screen: ToolScreen

  /// The views that may contain the next line, with their depths.
  private var open: [(depth: Int, position: Int)] = []

  /// The frames of the views on the screen, which the tool prints besides their own frames.
  private var screenFrames: [TraceRect?] = []

  /// Objects that are not views, and the first line of one.
  private var elements: (count: Int, line: Int)?

  /// The largest number of lines of a text.
  private static let mostLines = 20

  init(_ text: String, file: String) {
    self.text = DumpText(ToolText.unwrapped(text))
    screen = ToolScreen(ScreenSource.EarlGrey.self, file: file, isOfElements: false)
  }

  mutating func read() throws(InputError) -> ImportedScreen {
    var index = 0
    while index < text.lines.count {
      let number = text.lines[index].number
      var string = text.string(text.lines[index].range)
      var line = EarlGreyLine(string)
      // A text with line breaks continues until the description ends.
      let last = min(index + Self.mostLines, text.lines.count - 1)
      while line?.isCut ?? false, index < last {
        let more = text.string(text.lines[index + 1].range)
        guard EarlGreyLine(more) == nil, !Self.isRule(more) else { break }
        string += "\n" + more
        line = EarlGreyLine(string)
        index += 1
      }
      if let line {
        try add(line, number)
      } else if Self.isRule(string) {
        open = []
      } else if !screen.elements.isEmpty, string.contains(where: \.isLetter) {
        screen.warnings.add("this line is not a view and is skipped", line: number)
      }
      index += 1
    }
    if let elements {
      screen.warnings.add(
        "\(elements.count) of the objects are accessibility elements and not views, the first of them here; they "
          + "take no touches and are left out", line: elements.line)
    }
    findScrollOffsets()
    return try screen.imported(orSay: "there is no line of an EarlGrey hierarchy in the text")
  }

  /// Whether it is the line between two windows, or a mark around the text.
  private static func isRule(_ line: String) -> Bool {
    line.contains("=====") || line.contains("```")
      || ["(lldb)", "(gdb)"].contains(where: line.contains)
  }

  private mutating func add(_ line: EarlGreyLine, _ number: Int) throws(InputError) {
    while let last = open.last, last.depth >= line.depth { open.removeLast() }
    guard line.frame != nil || line.isCut else {
      elements = (elements?.count ?? 0) + 1 == 1 ? (1, number) : elements.map { ($0.count + 1, $0.line) }
      return
    }
    let name = SafeText.name(line.className) ?? UIKitClass.view
    var element = ToolElement(className: name)
    element.parent = open.last?.position
    if element.parent == nil, name.hasSuffix("Window") { element.kind = .window }
    element.line = number
    element.address = line.address?.lowercased()
    if let frame = line.frame.flatMap({ ToolFrame.rect($0) }) { element.place = .inParent(frame) }
    element.identifier = line.texts["AX.id"]
    element.label = line.texts["AX.label"] ?? line.texts["text"]
    element.alpha = line.texts["alpha"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    element.isHidden = line.flags.contains("hidden")
    element.isUserInteractionEnabled = line.texts["UIE"].map { $0 != "N" } ?? (line.isCut ? nil : true)
    element.isEnabled = line.flags.contains("disabled") ? false : line.isCut ? nil : true
    warn(of: line, &element, number)
    screenFrames.append(line.texts["AX.frame"].flatMap { ToolFrame.rect($0) })
    open.append((line.depth, try screen.add(element)))
  }

  /// Warns of fields that every complete line has, but this one lacks.
  private mutating func warn(of line: EarlGreyLine, _ element: inout ToolElement, _ number: Int) {
    if line.isCut {
      if line.texts["alpha"] == nil { element.unknown += [.alpha, .isHidden] }
      element.unknown.append(.isUserInteractionEnabled)
      screen.warnings.add("the line breaks off; the view is kept without what is missing", line: number)
    } else if case .unknown = element.place {
      screen.warnings.add("the numbers of 'frame' cannot be used and were left out", line: number)
    }
    if element.alpha == nil, line.texts["alpha"] != nil {
      element.unknown.append(.alpha)
      screen.warnings.add("the numbers of 'alpha' cannot be used and were left out", line: number)
    }
  }

  /// Computes scroll offsets from the positions of subviews on the screen and in the view.
  private mutating func findScrollOffsets() {
    for (position, element) in screen.elements.enumerated() {
      guard let parent = element.parent, screen.elements[parent].contentOffset == nil,
        UIKitClass.isKind(
          UIKitClass.simulated(screen.elements[parent].className, of: UIKitClass.view), of: "UIScrollView"),
        case .inParent(let frame) = element.place, let shown = screenFrames[position],
        let around = screenFrames[parent], shown.size == frame.size,
        case .inParent(let outer) = screen.elements[parent].place, outer.size == around.size
      else { continue }
      screen.change(parent) {
        $0.contentOffset = TracePoint(
          x: rounded(frame.minX - (shown.minX - around.minX)),
          y: rounded(frame.minY - (shown.minY - around.minY)))
      }
    }
  }
}

/// One line of an EarlGrey hierarchy: `  |  |--<UIButton:0x803; AX=Y; AX.label='Back'; frame={{16, 59}, {44, 44}}; alpha=1>`.
struct EarlGreyLine {
  /// The number of bars.
  private(set) var depth = 0
  private(set) var className = ""
  private(set) var address: String?

  /// The values by their names, without quotation marks.
  private(set) var texts: [String: String] = [:]

  /// Words without a value.
  private(set) var flags: Set<String> = []

  /// Whether the line ends before the description does.
  private(set) var isCut = true

  var frame: String? { texts["frame"] }

  /// Reads a line; nil for one that describes nothing.
  init?(_ line: String) {
    var rest = line.utf8[...]
    while let byte = rest.first, byte != .less {
      guard byte == .bar || byte == UInt8(ascii: "-") || byte.isBlank || Self.margin.contains(byte) else {
        return nil
      }
      if byte == .bar { depth += 1 }
      rest = rest.dropFirst()
    }
    guard rest.first == .less else { return nil }
    rest = rest.dropFirst()
    let name = rest.firstRange(of: ":0x".utf8)
    guard let name, let end = rest[name.upperBound...].firstIndex(where: { !$0.isNameByte }) else {
      return nil
    }
    className = String(Substring(rest[..<name.lowerBound]))
    address = "0x" + String(Substring(rest[name.upperBound..<end]))
    guard rest[end] == .semicolon, !className.isEmpty, !className.contains(";") else { return nil }
    readFields(rest[end...].dropFirst())
  }

  /// Comment marks, quotes and byte order marks.
  private static let margin = Array("/*#>\"`".utf8) + [0xEF, 0xBB, 0xBF]

  private mutating func readFields(_ text: Substring.UTF8View) {
    var rest = text
    // No word follows the description.
    let lastWord = text.lastIndex(where: \.isNameByte) ?? text.startIndex
    while !rest.isEmpty {
      rest = rest.drop { $0 == .space }
      let (end, isWhole, isLast) = Self.field(rest, lastWord: lastWord)
      read(String(Substring(rest[..<end])), isWhole: isWhole)
      if isLast {
        isCut = !isWhole
        return
      }
      rest = rest[end...].dropFirst()
    }
  }

  /// The end of the field at the start of a text, whether that is its real end, and whether the field is the last one.
  private static func field(
    _ text: Substring.UTF8View, lastWord: Substring.UTF8View.Index
  ) -> (Substring.UTF8View.Index, Bool, Bool) {
    var isQuoted = false
    var last: UInt8 = 0
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let after = text[index...].dropFirst()
      if isQuoted {
        // An apostrophe ends a text only if the field ends there too.
        if byte == .quote,
          after.starts(with: "; ".utf8) || (after.first == .greater && after.startIndex > lastWord)
        {
          isQuoted = false
        }
      } else if byte == .quote, last == UInt8(ascii: "=") {
        isQuoted = true
      } else if byte == .semicolon {
        return (index, true, false)
      } else if byte == .greater, index > lastWord {
        return (index, true, true)
      }
      last = byte
      index = text.index(after: index)
    }
    return (text.endIndex, false, true)
  }

  private mutating func read(_ field: String, isWhole: Bool) {
    guard isWhole else { return }
    guard let equals = field.firstIndex(of: "=") else {
      flags.insert(field)
      return
    }
    var value = field[field.index(after: equals)...]
    if value.hasPrefix("'"), value.hasSuffix("'"), value.count > 1 { value = value.dropFirst().dropLast() }
    let name = String(field[..<equals])
    if texts[name] == nil { texts[name] = String(value) }
  }
}
