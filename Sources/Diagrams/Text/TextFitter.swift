// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// Fits texts into widths, with the font metrics that also the layout of graphs uses.
struct TextFitter: Hashable, Sendable {
  /// The fonts of all pictures.
  static let fontName = "Helvetica, Arial, sans-serif"
  /// A font with the widths of the font in which pages set names.
  private static let monospacedFontName = "Courier"

  var size: Double
  var isBold: Bool = false
  var isMonospaced = false

  func width(of text: String) -> Double {
    text.isEmpty
      ? 0
      : Graphviz.width(
        of: text, fontName: isMonospaced ? Self.monospacedFontName : Self.fontName, fontSize: size,
        isBold: isBold)
  }

  /// The text on one line, truncated in the middle if it is too wide; nil if not even three characters fit.
  func cut(_ text: String, to limit: Double) -> String? {
    let text = TextFitter.line(text)
    if width(of: text) <= limit { return text }
    let characters = Array(text)
    var head = 0
    var tail = 0
    var total = width(of: "…")
    // The end of a name says more than its middle; the start says most.
    while head + tail < characters.count {
      let takesHead = head <= tail
      let next = takesHead ? characters[head] : characters[characters.count - 1 - tail]
      let wider = total + width(of: String(next))
      if wider > limit { break }
      total = wider
      if takesHead { head += 1 } else { tail += 1 }
    }
    guard head + tail >= 3 || head + tail == characters.count else { return nil }
    return String(characters[..<head]) + "…" + String(characters[(characters.count - tail)...])
  }

  /// The text wrapped to a width. If it needs more than the allowed lines, its middle is omitted.
  func wrap(_ text: String, to limit: Double, lines maximum: Int) -> [String] {
    let text = TextFitter.line(text)
    let lines = broken(text, to: limit)
    guard lines.count > maximum else { return lines }
    var room = limit * Double(maximum)
    while room > limit / 2 {
      if let shorter = cut(text, to: room) {
        let lines = broken(shorter, to: limit)
        if lines.count <= maximum { return lines }
      }
      room -= limit / 8
    }
    return [cut(text, to: limit) ?? "…"]
  }

  /// A text from a screen on one line, without control characters and repeated spaces; of a huge one, only the ends.
  static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace =
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
      if isSpace, result.last != " ", !result.isEmpty { result.append(" ") }
      if !isSpace, scalar.isPrintable { result.append(scalar) }
    }
    if result.last == " " { result.removeLast() }
    let line = String(result)
    guard result.count > 1_000 else { return line }
    let head = String.UnicodeScalarView(result.prefix(500))
    return String(head) + "…" + String(String.UnicodeScalarView(result.suffix(499)))
  }

  /// Lines of a text without control characters, with their indentation.
  static func text(_ lines: [String]) -> String {
    lines.map { String($0.prefix { $0 == " " }) + line($0) }.joined(separator: "\n") + "\n"
  }

  private func broken(_ text: String, to limit: Double) -> [String] {
    if width(of: text) <= limit { return [text.trimmed] }
    var lines: [String] = []
    var line: [Character] = []
    var total = 0.0
    /// The number of characters before the last possible line break between words, and inside a word.
    var betweenWords = 0
    var insideWord = 0
    func close() {
      let least = line.count / 3
      let count = betweenWords > least ? betweenWords : (insideWord > least ? insideWord : line.count)
      lines.append(String(line[..<count]).trimmed)
      line.removeFirst(count)
      while line.first == " " { line.removeFirst() }
      total = width(of: String(line))
      betweenWords = 0
      insideWord = 0
    }
    for character in text {
      let wide = width(of: String(character))
      if total + wide > limit, !line.isEmpty, character != " " { close() }
      if let last = line.last {
        switch Self.mayBreak(between: last, and: character) {
        case .always: betweenWords = line.count
        case .ifNeeded: insideWord = line.count
        case .never: break
        }
      }
      line.append(character)
      total += wide
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(line).trimmed) }
    return lines
  }

  private enum Break {
    case always, ifNeeded, never
  }

  private static func mayBreak(between last: Character, and next: Character) -> Break {
    if last == " " { return .always }
    if next == " " { return .never }
    if isWide(next) || isWide(last) {
      return "，。、：；）”？！".contains(next) || "（“".contains(last) ? .never : .always
    }
    if "._<,:-/".contains(last) { return "._<,:-/)".contains(next) ? .never : .ifNeeded }
    return next == "<" || ((last.isLowercase || last.isNumber) && next.isUppercase) ? .ifNeeded : .never
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xD7A3).contains(value) || (0xFF00...0xFF60).contains(value) || value >= 0x1F000
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The texts of an object in a picture.
struct ObjectName {
  /// The identifier; the class if the identifier is not readable.
  var name: String
  /// The class, unless the name contains it.
  var className: String?

  init(id: String, className: String) {
    let own = TextFitter.line(id)
    let type = TextFitter.line(className)
    name = own.isEmpty ? (type.isEmpty ? "?" : type) : own
    // An identifier made from the class, such as `UIButton#2`, already contains it.
    let base =
      type.split(separator: "<").first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? type
    let says =
      name == type || (name.split(separator: "#").first.map(String.init) == base && !type.contains("<"))
    self.className = says || type.isEmpty ? nil : type
  }

  /// Name and class, for a title.
  var full: String { className.map { "\(name) (\($0))" } ?? name }
}
