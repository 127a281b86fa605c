// SPDX-License-Identifier: Apache-2.0

/// Makes style sheets and scripts smaller, as they are put into a page: without comments and indentation.
///
/// It relies on how those files are written: strings and templates end on their line; in scripts a comment has its
/// line for itself or stands after two spaces at the end of one, regular expressions hold no spaces and quotes, every
/// statement ends in a semicolon, and nothing such as `+ +` is without a name between its signs.
enum Condensing {
  /// A style sheet without comments, indentation and needless ends of lines.
  static func style(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    result.reserveCapacity(bytes.count)
    var position = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        result.append(byte)
        if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
          position += 1
          result.append(bytes[position])
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        position = end(ofCommentAt: position, in: bytes) - 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if let last = result.last, !Self.needsNoSpaceAfter(last) { result.append(UInt8(ascii: " ")) }
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: "."), isZeroAlone(result) { result.removeLast() }
        if result.last == UInt8(ascii: " "), Self.needsNoSpaceBefore(byte) { result.removeLast() }
        if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
        result.append(byte)
      }
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A script without comments, indentation, ends of lines and needless spaces.
  static func script(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = condensed(Array(line))
      guard let first = code.first else { continue }
      if let last = result.last, !isSign(last), !isSign(first) { result.append(UInt8(ascii: " ")) }
      result += code
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether what was written ends in a number that is 0 so far, so that it can begin with its point.
  private static func isZeroAlone(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "0") else { return false }
    let before = bytes.dropLast().last
    return before == UInt8(ascii: " ") || before == UInt8(ascii: ":") || before == UInt8(ascii: "(")
      || before == UInt8(ascii: ",")
  }

  private static func end(ofCommentAt start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2
      }
      position += 1
    }
    return bytes.count
  }

  private static func needsNoSpaceAfter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private static func needsNoSpaceBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// A line of a script.
  private static func condensed(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var quote: UInt8?
    var position = 0
    while position < line.count {
      let byte = line[position]
      if let open = quote {
        result.append(byte)
        if byte == UInt8(ascii: "\\"), position + 1 < line.count {
          position += 1
          result.append(line[position])
        } else if byte == open {
          quote = nil
        }
      } else if isComment(at: position, in: line, isFirst: result.isEmpty) {
        break
      } else if byte == UInt8(ascii: " ") {
        if let last = result.last, !isSign(last) { result.append(byte) }
      } else {
        if isSign(byte), result.last == UInt8(ascii: " ") { result.removeLast() }
        if isQuote(byte) { quote = byte }
        result.append(byte)
        if byte == UInt8(ascii: "\\"), position + 1 < line.count {
          position += 1
          result.append(line[position])
        }
      }
      position += 1
    }
    while result.last == UInt8(ascii: " ") { result.removeLast() }
    return result
  }

  private static func isComment(at position: Int, in line: [UInt8], isFirst: Bool) -> Bool {
    let rest = line[position...]
    return rest.starts(with: "  //".utf8)
      || isFirst && (rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8))
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  /// Whether a character needs no space beside it. Spaces count as such, so that several become one.
  private static func isSign(_ byte: UInt8) -> Bool { signs.contains(byte) }

  private static let signs = Set(" =+-*/<>!&|?:;,(){}[]%".utf8)
}
