// SPDX-License-Identifier: Apache-2.0

import InputFile

/// A Markdown text with the positions of its pictures. Every byte outside them is preserved.
///
/// A picture is between `<!-- hitpath SCENARIO … -->` and `<!-- /hitpath -->`, each alone on its line. A fenced block
/// `hitpath` contains a scenario itself; its picture is below it, between `<!-- hitpath -->` and the same end. Markers
/// in other code blocks are ignored.
struct MarkedText {
  /// The place of one picture or several.
  struct Marker {
    /// The position of the marker or block, from 1.
    var line: Int
    var column: Int

    /// The text after the word `hitpath`.
    var arguments: String

    /// The scenario in a block, preceded by as many empty lines as there are lines above it, so that line numbers
    /// match; nil for a file.
    var scenario: String?

    /// The range of bytes to replace.
    fileprivate var range: Range<Int>
    fileprivate var indent: [UInt8]
    fileprivate var lineEnd: [UInt8]

    /// Whether a code block has no picture below it yet.
    var isNew: Bool
  }

  private static let name = "hitpath"
  private static let start = "<!-- hitpath -->"
  private static let end = "<!-- /hitpath -->"

  let file: String
  let bytes: [UInt8]
  private(set) var markers: [Marker] = []

  /// Finds the markers.
  ///
  /// - Throws: ``InputErrors`` with all mistakes in the markers.
  init(_ bytes: [UInt8], file: String) throws(InputErrors) {
    self.file = file
    self.bytes = bytes
    var scan = Scan(bytes, file: file)
    scan.run()
    guard scan.errors.isEmpty else { throw InputErrors(scan.errors) }
    markers = scan.markers
  }

  /// The text with new lines inside each marker, in order.
  func replacing(_ contents: [[String]]) -> [UInt8] {
    var result: [UInt8] = []
    var last = 0
    for (marker, lines) in zip(markers, contents) {
      result += bytes[last..<marker.range.lowerBound]
      let shown = lines.map { ($0.isEmpty ? [] : marker.indent + Array($0.utf8)) }
      if marker.isNew {
        // The line end of the line above comes last, if there is one.
        let framed =
          [[], marker.indent + Array(Self.start.utf8)] + shown + [marker.indent + Array(Self.end.utf8)]
        for line in framed { result += marker.lineEnd + line }
      } else {
        for line in shown { result += line + marker.lineEnd }
      }
      last = marker.range.upperBound
    }
    return result + bytes[last...]
  }

  /// Whether a marker already contains these lines.
  func holds(_ lines: [String], at marker: Marker) -> Bool {
    guard !marker.isNew else { return false }
    let wanted = lines.flatMap { ($0.isEmpty ? [] : marker.indent + Array($0.utf8)) + marker.lineEnd }
    return Array(bytes[marker.range]) == wanted
  }

  // MARK: - Reading

  private struct Line {
    /// The line without surrounding spaces.
    var text: String
    var indent: [UInt8]
    /// The range of the line, without and with its line end.
    var content: Range<Int>
    var whole: Range<Int>
  }

  /// Three or more backticks or tildes, and the text after them.
  private struct Fence {
    var sign: Character
    var length: Int
    var words: String

    init?(_ text: String) {
      guard let first = text.first, first == "`" || first == "~" else { return nil }
      let signs = text.prefix { $0 == first }
      guard signs.count >= 3 else { return nil }
      (sign, length) = (first, signs.count)
      words = String(text.dropFirst(signs.count).drop { $0 == " " })
      // A line with more backticks is inline code.
      if first == "`", words.contains("`") { return nil }
    }

    func closes(_ open: Fence) -> Bool { sign == open.sign && length >= open.length && words.isEmpty }
  }

  private struct Scan {
    let file: String
    let bytes: [UInt8]
    private let lines: [Line]
    private let lineEnd: [UInt8]
    private(set) var markers: [Marker] = []
    private(set) var errors: [InputError] = []
    private var position = 0

    init(_ bytes: [UInt8], file: String) {
      self.file = file
      self.bytes = bytes
      lines = Self.lines(of: bytes)
      let first = lines.first.map { Array(bytes[$0.content.upperBound..<$0.whole.upperBound]) } ?? []
      lineEnd = first.isEmpty ? [UInt8(ascii: "\n")] : first
    }

    private static func lines(of bytes: [UInt8]) -> [Line] {
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      var lines: [Line] = []
      var start = isMarked ? 3 : 0
      while start < bytes.count {
        let next = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        var end = next
        while end > start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) { end -= 1 }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let indent = Array(bytes[start..<end].prefix(while: isBlank))
        var last = end
        while last > start + indent.count, isBlank(bytes[last - 1]) { last -= 1 }
        lines.append(
          Line(
            text: String(decoding: bytes[(start + indent.count)..<last], as: UTF8.self), indent: indent,
            content: start..<end, whole: start..<next))
        start = next
      }
      return lines
    }

    mutating func run() {
      while position < lines.count {
        if let fence = Fence(lines[position].text) {
          readBlock(fence)
        } else {
          readLine()
        }
      }
    }

    /// The text of a marker after the word `hitpath`; nil for any other line.
    private static func arguments(in text: String) -> String? {
      guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
      let inner = String(text.dropFirst(4).dropLast(3)).trimmed
      guard inner.hasPrefix(MarkedText.name) else { return nil }
      let rest = inner.dropFirst(MarkedText.name.count)
      return rest.isEmpty ? "" : rest.first?.isWhitespace == true ? String(rest).trimmed : nil
    }

    private static func isEnd(_ text: String) -> Bool {
      text.hasPrefix("<!--") && text.hasSuffix("-->")
        && String(text.dropFirst(4).dropLast(3)).trimmed == "/\(MarkedText.name)"
    }

    private mutating func fail(_ line: Int, _ message: String, _ hint: String? = nil) {
      errors.append(
        InputError(
          file: file, line: line + 1, column: lines[line].indent.count + 1, message: message, hint: hint))
    }

    private mutating func readLine() {
      let start = position
      let text = lines[start].text
      position += 1
      if MarkedText.Scan.isEnd(text) {
        return fail(start, "no picture begins above this end", "write <!-- hitpath SCENARIO --> above it")
      }
      guard let arguments = Self.arguments(in: text) else {
        if text.hasPrefix("<!-- hitpath "), !text.contains("-->") {
          fail(start, "a marker ends on its line, with -->")
        } else if text.hasPrefix("<!-- hitpath:") {
          fail(start, "there is a colon behind 'hitpath'", "write <!-- hitpath SCENARIO -->")
        }
        return
      }
      guard !arguments.isEmpty else {
        return fail(
          start, "this marker names no scenario",
          "write <!-- hitpath SCENARIO -->, or a block of code 'hitpath' above it")
      }
      guard let end = end(after: start) else { return }
      add(start, arguments, nil, from: start, to: end)
      position = end + 1
    }

    /// The line with the end of a marker.
    private mutating func end(after start: Int) -> Int? {
      var line = start + 1
      var open: Fence?
      while line < lines.count {
        let text = lines[line].text
        if let fence = open {
          if let close = Fence(text), close.closes(fence) { open = nil }
        } else if Self.isEnd(text) {
          return line
        } else if Self.arguments(in: text) != nil {
          break
        } else {
          open = Fence(text)
        }
        line += 1
      }
      fail(start, "this picture has no end", "write \(MarkedText.end) on a line of its own below it")
      return nil
    }

    private mutating func readBlock(_ fence: Fence) {
      let start = position
      let close = lines[(start + 1)...].firstIndex { Fence($0.text)?.closes(fence) == true }
      position = (close ?? lines.count - 1) + 1
      let words = fence.words
      guard words == MarkedText.name || words.hasPrefix(MarkedText.name + " ") else { return }
      guard let close else { return fail(start, "this block of code has no end") }
      let arguments = String(words.dropFirst(MarkedText.name.count)).trimmed
      let scenario = String(repeating: "\n", count: start + 1) + text(ofLines: start + 1..<close, start)
      var next = close + 1
      while next < lines.count, lines[next].text.isEmpty { next += 1 }
      if next < lines.count, Self.arguments(in: lines[next].text)?.isEmpty == true {
        position = next + 1
        guard let end = end(after: next) else { return }
        add(start, arguments, scenario, from: next, to: end)
        position = end + 1
        return
      }
      let place = lines[close].content.upperBound
      markers.append(
        Marker(
          line: start + 1, column: lines[start].indent.count + 1, arguments: arguments, scenario: scenario,
          range: place..<place, indent: lines[start].indent, lineEnd: lineEnd(of: close),
          isNew: true))
    }

    /// The lines of a block without the indentation of its fence.
    private func text(ofLines range: Range<Int>, _ fence: Int) -> String {
      range.map { number in
        let line = lines[number]
        let room = zip(line.indent, lines[fence].indent).prefix { $0 == $1 }.count
        return String(
          decoding: bytes[(line.content.lowerBound + room)..<line.content.upperBound], as: UTF8.self)
          + "\n"
      }.joined()
    }

    private mutating func add(
      _ place: Int, _ arguments: String, _ scenario: String?, from start: Int, to end: Int
    ) {
      markers.append(
        Marker(
          line: place + 1, column: lines[place].indent.count + 1, arguments: arguments, scenario: scenario,
          range: lines[start].whole.upperBound..<lines[end].whole.lowerBound, indent: lines[start].indent,
          lineEnd: lineEnd(of: start), isNew: false))
    }

    /// The line end of a line; the last line of a document may have none.
    private func lineEnd(of line: Int) -> [UInt8] {
      let own = Array(bytes[lines[line].content.upperBound..<lines[line].whole.upperBound])
      return own.isEmpty ? lineEnd : own
    }
  }
}

extension String {
  /// The text without surrounding spaces.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
