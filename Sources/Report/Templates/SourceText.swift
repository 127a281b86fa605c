// SPDX-License-Identifier: Apache-2.0

/// Style sheets and scripts as pages hold them.
enum SourceText {
  /// The text without indentation, empty lines, and comments that have lines for themselves.
  ///
  /// In our files no string goes over the end of a line.
  static func withoutComments(_ text: String) -> String {
    var lines: [Substring] = []
    var isComment = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("/*") { isComment = true }
      if !isComment, !code.isEmpty, !code.hasPrefix("//") { lines.append(code) }
      if code.hasSuffix("*/") { isComment = false }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A script without comments, and without the line ends that JavaScript does not need.
  static func compactScript(_ text: String) -> String {
    var compact = ""
    for line in withoutComments(text).split(separator: "\n") {
      compact += line
      // A comment behind code ends with its line.
      if let last = line.last, !"{;,".contains(last) || line.contains("//") { compact += "\n" }
    }
    return compact
  }

  /// A style sheet without comments and without the blanks and line ends that only people need.
  static func compactStyle(_ text: String) -> String {
    var compact: [UInt8] = []
    for line in withoutComments(text).utf8.split(separator: Self.lineEnd) {
      if line.elementsEqual("}".utf8), compact.last == UInt8(ascii: ";") { compact.removeLast() }
      if let name = declaredName(line) {
        compact += name
        compact += line[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
      } else if line.suffix(2).elementsEqual(" {".utf8) {
        compact += selector(line.dropLast(2)) + "{".utf8
      } else if line.last == UInt8(ascii: ",") {
        compact += selector(line)
      } else {
        compact += line
      }
      // What goes over several lines keeps its ends, but for lists of selectors.
      if let last = compact.last, !"{};,".utf8.contains(last) { compact.append(Self.lineEnd) }
    }
    return String(decoding: compact, as: UTF8.self)
  }

  /// A list of selectors without the blanks behind commas and around the signs for children.
  private static func selector(_ line: Substring.UTF8View) -> [UInt8] {
    let (comma, child) = (UInt8(ascii: ","), UInt8(ascii: ">"))
    var compact: [UInt8] = []
    for byte in line {
      if byte == child, compact.last == UInt8(ascii: " ") { compact.removeLast() }
      if byte == UInt8(ascii: " "), let last = compact.last, last == comma || last == child { continue }
      compact.append(byte)
    }
    return compact
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// `name:` of a line that declares a property and nothing else.
  private static func declaredName(_ line: Substring.UTF8View) -> Substring.UTF8View? {
    guard line.last == UInt8(ascii: ";"), !line.contains(UInt8(ascii: "{")) else { return nil }
    let name = line.prefix {
      $0 == UInt8(ascii: "-") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
    }
    guard !name.isEmpty, line[name.endIndex...].prefix(2).elementsEqual(": ".utf8) else { return nil }
    return line[..<line.index(after: name.endIndex)]
  }
}
