// SPDX-License-Identifier: Apache-2.0

import InputFile

/// A pasted text as bytes, with its lines.
///
/// Lines end at LF, CRLF or CR, at `\n` in a string that was printed with escapes, and where a line break was lost:
/// after the end of a description, before bars and another description.
struct DumpText {
  let bytes: [UInt8]
  private(set) var lines: [Line] = []

  /// One line without its end. Several can have the same number if line breaks are printed as `\n` or were lost.
  ///
  /// Lines use few bytes, and empty ones are left out, because a text may consist mostly of line ends.
  struct Line {
    private let start: UInt32
    private let end: UInt32
    private let lineNumber: UInt32

    init(range: Range<Int>, number: Int) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
      lineNumber = UInt32(number)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var number: Int { Int(lineNumber) }
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    splitLines()
  }

  /// One line that was joined from others.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = [Line(range: 0..<bytes.count, number: 1)]
  }

  /// The text of a range, with invalid UTF-8 replaced.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the bytes at an index are these, and end before the limit.
  func has(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= end else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// The index of the first occurrence of the text in a range.
  func find(_ text: StaticString, in range: Range<Int>) -> Int? {
    guard text.utf8CodeUnitCount > 0 else { return nil }
    let first = text.withUTF8Buffer { $0[0] }
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == first, has(text, at: index, before: range.upperBound) { return index }
      index += 1
    }
    return nil
  }

  private mutating func splitLines() {
    var start = 0
    var number = 1
    var index = 0
    var isInText = false
    while index < bytes.count {
      switch bytes[index] {
      case .lineFeed, .carriageReturn:
        isInText = false
        keep(start..<index, number)
        if bytes[index] == .carriageReturn, index + 1 < bytes.count, bytes[index + 1] == .lineFeed {
          index += 1
        }
        start = index + 1
        number += 1
      case .backslash where isSpelledLineBreak(at: index):
        keep(start..<index, number)
        start = index + 2
        index += 1
      case .quote where isInText:
        isInText = !has("';", at: index, before: bytes.count) && !has("'>", at: index, before: bytes.count)
      case .quote:
        isInText = has("= '", at: index - 2, before: bytes.count)
      case .bar where !isInText && isLostLineBreak(at: index, after: start):
        keep(start..<index, number)
        start = index
      default:
        break
      }
      index += 1
    }
    keep(min(start, bytes.count)..<bytes.count, number)
  }

  private mutating func keep(_ range: Range<Int>, _ number: Int) {
    if !range.isEmpty { lines.append(Line(range: range, number: number)) }
  }

  /// Whether a `\n` is followed by the beginning of a line of a dump: blanks, then a bar, a bracket or the plus of a
  /// presented controller.
  private func isSpelledLineBreak(at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") else { return false }
    var next = index + 2
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    let start = next
    while next < bytes.count, bytes[next] == .plus || bytes[next].isBlank { next += 1 }
    guard next < bytes.count else { return false }
    return bytes[next] == .less || (bytes[next] == .bar && next == start)
  }

  /// Whether the first bars after a description, or after the ` - (null)` behind it, are followed by another
  /// description.
  private func isLostLineBreak(at index: Int, after start: Int) -> Bool {
    var last = index - 1
    while last > start, bytes[last].isBlank { last -= 1 }
    guard last < index - 1, last > start,
      bytes[last] == .greater || has("(null)", at: last - 5, before: index)
    else { return false }
    var next = index
    while next < bytes.count, bytes[next].isBlank || bytes[next] == .bar { next += 1 }
    guard next < bytes.count, bytes[next] == .less else { return false }
    let name = bytes[next...].prefix(400).prefix {
      $0 != .semicolon && $0 != .lineFeed && $0 != .carriageReturn
    }
    return find(": 0x", in: name.startIndex..<name.endIndex) != nil
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let plus = UInt8(ascii: "+")
  static let bar = UInt8(ascii: "|")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let semicolon = UInt8(ascii: ";")
  static let quote = UInt8(ascii: "'")
  static let space = UInt8(ascii: " ")

  /// Space, tab, and the bytes of a no-break space.
  var isBlank: Bool { self == .space || self == 0x09 || self == 0xC2 || self == 0xA0 }

  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Joins the description of a view that a terminal or an editor wrapped at a width.
///
/// Lines are cut anywhere or at blanks, which may get lost. Of the possible joints, the one is taken for which the
/// numbers of the frame and the names of the fields are valid.
struct DumpUnwrapping {
  /// The largest number of lines of one wrapped description.
  static let mostLines = 40

  private let text: DumpText

  /// Whether lines were cut at a fixed width, and not at blanks.
  private lazy var isCutAnywhere = text.isWrappedAtOneWidth

  /// The length of the longest line.
  private lazy var width = text.lines.map { text.string($0.range).count }.max() ?? 0

  init(_ text: DumpText) { self.text = text }

  /// The result of joining a description with the lines after it.
  enum Result {
    /// One line, and the index of the next.
    case joined(DumpText, next: Int)
    /// The description continues in the next lines, but cannot be read.
    case unreadable
    /// Nothing continues it.
    case whole
  }

  /// Joins the line at an index with those that continue it.
  mutating func join(at index: Int) -> Result {
    let first = text.lines[index].range
    guard Self.isOpen(text, first) else { return .whole }
    var isOnlyBars = isOnlyBars(first)
    var joined = Array(text.bytes[first])
    var next = index + 1
    while next < min(index + Self.mostLines, text.lines.count),
      isContinuation(text.lines[next].range, ofBars: isOnlyBars, in: text.lines[next - 1].range)
    {
      let part = text.lines[next].range
      joined = isOnlyBars ? joined + text.bytes[part] : best(joined, Array(text.bytes[part]))
      isOnlyBars = isOnlyBars && self.isOnlyBars(part)
      next += 1
      let whole = DumpText(bytes: joined)
      let range = 0..<joined.count
      guard let line = DumpLine(whole, range), !line.isCut, !line.endsInText else { continue }
      return Self.isSensible(line, whole) ? .joined(whole, next: next) : .unreadable
    }
    let looksWrapped =
      next > index + 1 && (index + 1..<next).contains { isPartOfFields(text.lines[$0].range) }
    return looksWrapped ? .unreadable : .whole
  }

  /// Whether a line begins a description, or only its bars, without ending it.
  private static func isOpen(_ text: DumpText, _ range: Range<Int>) -> Bool {
    if let line = DumpLine(text, range) { return line.isCut }
    guard let start = range.first(where: { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }) else {
      return range.contains { text.bytes[$0] == .bar }
    }
    let hasBars = range.lowerBound..<start
    guard text.bytes[start] == .less, hasBars.contains(where: { text.bytes[$0] == .bar }) else {
      return false
    }
    return !range.contains { text.bytes[$0] == .greater }
  }

  /// Whether a line has only bars.
  private func isOnlyBars(_ range: Range<Int>) -> Bool {
    !range.contains { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }
  }

  /// Whether a line can continue the one before: it is not blank, begins no description and is no prompt. After only
  /// bars the description itself follows, or more bars if they did not fit in the line before.
  private mutating func isContinuation(
    _ range: Range<Int>, ofBars isAfterBars: Bool, in before: Range<Int>
  ) -> Bool {
    guard let start = range.first(where: { !text.bytes[$0].isBlank }) else { return false }
    if isAfterBars, text.bytes[start] == .bar {
      let room = width - text.string(before).count
      let leadsOn = range.first { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }
      // Bars that were cut fill the line, except for blanks that were lost at its end.
      return room <= 4 && leadsOn.map { text.bytes[$0] == .less } ?? true
    }
    guard text.bytes[start] != .bar else { return false }
    if isAfterBars { return text.bytes[start] == .less }
    let kind = DumpLineKind(text, range)
    guard kind == .other || kind == .nothing, !Self.isPrompt(text, range) else { return false }
    return DumpLine(text, range) == nil
  }

  private static func isPrompt(_ text: DumpText, _ range: Range<Int>) -> Bool {
    let prompts: [StaticString] = ["(lldb)", "(gdb)", "```", "~~~"]
    return prompts.contains { text.find($0, in: range) != nil }
  }

  /// Whether a line looks like fields of a view.
  private func isPartOfFields(_ range: Range<Int>) -> Bool {
    text.find(" = ", in: range) != nil && text.find(";", in: range) != nil
      || text.find(">>", in: range) != nil
  }

  /// Two parts joined directly or with one blank between: the more plausible way, or else the way in which the other
  /// lines were cut.
  private mutating func best(_ head: [UInt8], _ tail: [UInt8]) -> [UInt8] {
    let plain = head + tail
    let parted = head.reversed().drop(while: \.isBlank).reversed() + [.space] + tail.drop(while: \.isBlank)
    let (plainScore, partedScore) = (Self.score(plain), Self.score(parted))
    if plainScore == partedScore { return isCutAnywhere ? plain : parted }
    return plainScore > partedScore ? plain : parted
  }

  /// How plausible a line is: known fields count for it, other fields and odd frames against it.
  private static func score(_ bytes: [UInt8]) -> Int {
    let text = DumpText(bytes: bytes)
    guard let line = DumpLine(text, 0..<bytes.count) else { return -100 }
    var score = line.hasAddress ? 1 : 0
    let name = text.string(line.className)
    if name.contains(" "), !name.contains("<") { score -= 3 }
    for field in line.fields where field.isWhole {
      let name = text.string(field.name)
      score += DumpFields.known.contains(name) ? 3 : -2
      if let count = DumpFields.numbers[name] {
        let numbers = DumpNumbers.read(text, field.value)
        score += numbers.count == count && numbers.allSatisfy { !$0.isNaN } ? 4 : -8
      }
      if DumpFields.flags.contains(name) {
        score += ["YES", "NO"].contains(text.string(field.value)) ? 2 : -4
      }
    }
    return score
  }

  /// Whether a joined line is one that UIKit could have printed.
  private static func isSensible(_ line: DumpLine, _ text: DumpText) -> Bool {
    line.fields.contains { text.string($0.name) == "frame" && DumpNumbers.read(text, $0.value).count == 4 }
      && line.fields.allSatisfy { field in
        let name = text.string(field.name)
        guard DumpFields.flags.contains(name) else { return true }
        return ["YES", "NO"].contains(text.string(field.value))
      }
  }
}

extension DumpText {
  /// Whether all lines that are continued have the same length, as in a terminal, except for blanks lost at their ends.
  /// A single one proves nothing.
  fileprivate var isWrappedAtOneWidth: Bool {
    var widths: [Int] = []
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard let start = next.range.first(where: { !bytes[$0].isBlank }), bytes[start] != .bar,
        DumpLine(self, next.range) == nil
      else { continue }
      // Letters beyond ASCII take several bytes.
      widths.append(string(line.range).count)
    }
    guard widths.count > 1, let longest = widths.max(), let shortest = widths.min() else { return false }
    return shortest + 4 >= longest && widths.count { $0 == longest } * 2 >= widths.count
  }
}
