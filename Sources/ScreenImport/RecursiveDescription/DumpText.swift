// SPDX-License-Identifier: Apache-2.0

/// A pasted text as bytes, and where its lines are.
///
/// Lines end at LF, CRLF or CR, where a string that was printed with its escapes spells a line break as `\n`, and where
/// one was lost: a description that ended, bars, and another description.
struct DumpText {
  let bytes: [UInt8]
  private(set) var lines: [Line] = []

  /// One line without its end; several can have the same number if line breaks are spelled `\n` or were lost.
  ///
  /// A text can be little more than line ends: lines take few bytes, and empty ones are left out.
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

  /// One line that was put together of others.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = [Line(range: 0..<bytes.count, number: 1)]
  }

  /// The text of a range, with what is not UTF-8 replaced.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the bytes at an index are these, and all before the end.
  func has(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= end else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Where the text first occurs in a range.
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

  /// Whether a `\n` is followed by what begins a line of a dump: blanks, then a bar, a bracket or the plus of a presented
  /// controller.
  private func isSpelledLineBreak(at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") else { return false }
    var next = index + 2
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    let start = next
    while next < bytes.count, bytes[next] == .plus || bytes[next].isBlank { next += 1 }
    guard next < bytes.count else { return false }
    return bytes[next] == .less || (bytes[next] == .bar && next == start)
  }

  /// Whether the first bars after a description, or after the ` - (null)` behind it, lead to another description.
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
