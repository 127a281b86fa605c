// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// A text whose format is looked for.
struct FormatText: Sendable {
  private let text: DumpText

  /// How far the keys of JSON and the root of XML are looked for, in bytes.
  private static let headLength = 8192

  init(_ text: String) { self.text = DumpText(text) }

  var lines: [DumpText.Line] { text.lines }

  /// Whether a line holds a mark.
  func has(_ mark: StaticString, in line: Range<Int>) -> Bool { text.find(mark, in: line) != nil }

  /// The same with a mark that is no literal.
  func contains(_ mark: String, in line: Range<Int>) -> Bool { text.string(line).contains(mark) }

  /// Whether the words of a line begin with a mark.
  func hasWords(at line: Range<Int>, _ mark: StaticString) -> Bool {
    line.first { !text.bytes[$0].isBlank }.map { text.has(mark, at: $0, before: line.upperBound) } ?? false
  }

  /// Whether a short text is one of some words, prompts aside.
  func isOneOf(_ words: String...) -> Bool {
    guard text.bytes.count < 1000 else { return false }
    let lines = text.lines.map { text.string($0.range).split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty && !$0.hasPrefix("(lldb)") && !$0.hasPrefix("po ") && !$0.hasPrefix("```") }
    return lines.count == 1 && words.contains(lines[0].split(separator: " = ").last.map(String.init) ?? "")
  }

  /// Whether a line of a dump describes a view.
  func describesView(_ line: Range<Int>) -> Bool {
    DumpLine(text, line).map { !$0.isLayer } ?? false
  }

  func begins(with mark: StaticString) -> Bool { text.has(mark, at: 0, before: text.bytes.count) }

  /// Whether the beginning of the text holds one of some marks.
  func headHas(_ marks: StaticString...) -> Bool { marks.contains { text.find($0, in: head) != nil } }

  /// Whether the text begins with JSON, or one of its first lines does, after prompts.
  var isJSON: Bool {
    lines.prefix(10).contains { line in
      let start = line.range.first {
        !text.bytes[$0].isBlank && ![0xEF, 0xBB, 0xBF].contains(text.bytes[$0])
      }
      return start.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text.bytes[$0]) } ?? false
    }
  }

  /// Whether the text begins with a tag. A printed string may have a quotation mark before it; a page that mentions
  /// a tag does not begin with one.
  var isMarkup: Bool {
    let start = head.drop {
      text.bytes[$0] <= 0x20 || text.bytes[$0].isBlank || [0xEF, 0xBB, 0xBF].contains(text.bytes[$0])
    }
    let tag = start.drop { text.bytes[$0] == UInt8(ascii: "\"") || text.bytes[$0] == .quote }
    return tag.startIndex <= start.startIndex + 1 && tag.first.map { text.bytes[$0] } == .less
  }

  /// Whether the first character is `<`.
  var beginsWithTag: Bool { first == .less }

  /// Whether the text says at its beginning that it is a trace.
  var isTrace: Bool { first == UInt8(ascii: "{") && headHas("\"hitpath-trace\"") }

  private var head: Range<Int> { 0..<min(Self.headLength, text.bytes.count) }

  /// The first byte that is neither blank nor a byte order mark.
  private var first: UInt8? {
    text.bytes.first { !$0.isBlank && $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
  }
}
