// SPDX-License-Identifier: Apache-2.0

/// A script that is read from start to end, as far as it takes to tell code from strings, patterns and comments.
struct CompactScript {
  /// A script without comments, and without the spaces and line ends that JavaScript does not need.
  ///
  /// Our scripts end statements with semicolons, so that a line end behind a brace ends nothing; they have no empty
  /// statements, and no lists that end with a place for nothing.
  static func text(of script: String) -> String {
    var script = CompactScript(script)
    return script.compacted()
  }

  private let text: [UInt8]
  private var position = 0
  private var result: [UInt8] = []

  /// The open braces of each expression in a template string.
  private var braces: [Int] = []

  private init(_ text: String) {
    self.text = Array(text.utf8)
    result.reserveCapacity(self.text.count)
  }

  private mutating func compacted() -> String {
    while position < text.count {
      let byte = text[position]
      if byte == quote || byte == doubleQuote {
        copyString(until: byte)
      } else if byte == backtick {
        copyTemplate()
      } else if byte == closing, braces.last == 0 {
        braces.removeLast()
        copyTemplate()
      } else if isGap {
        skipGap()
      } else if byte == slash, isPatternNext {
        copyPattern()
      } else {
        if let last = braces.indices.last, byte == opening || byte == closing {
          braces[last] += byte == opening ? 1 : -1
        }
        dropSeparator(before: byte)
        result.append(byte)
        position += 1
        if byte == UInt8(ascii: ">") { dropParentheses() }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The last statement of a block and the last of several values need no separator.
  private mutating func dropSeparator(before byte: UInt8) {
    let isLast =
      byte == closing && result.last == UInt8(ascii: ";")
      || Self.closers.contains(byte) && result.last == UInt8(ascii: ",")
    if isLast { result.removeLast() }
  }

  /// A function with an arrow and one parameter that is a name needs no parentheses, unless a word stands before it.
  private mutating func dropParentheses() {
    guard result.suffix(3) == Self.arrow else { return }
    let name = result.dropLast(3).reversed().prefix(while: Self.isOfName)
    let start = result.count - 3 - name.count - 1
    guard !name.isEmpty, start > 0, result[start] == UInt8(ascii: "("), !Self.isOfName(result[start - 1])
    else { return }
    result.remove(at: result.count - 3)
    result.remove(at: start)
  }

  private static let arrow = Array(")=>".utf8)[...]

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), dollar, UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: - What is copied as it is

  private mutating func copyString(until end: UInt8) {
    copy()
    while position < text.count, text[position] != end { copyEscaped() }
    copy()
  }

  /// A template string up to its end or to its next expression.
  private mutating func copyTemplate() {
    copy()
    while position < text.count, text[position] != backtick {
      if text[position] == dollar, byte(after: 1) == opening {
        copy(2)
        braces.append(0)
        return
      }
      copyEscaped()
    }
    copy()
  }

  private mutating func copyPattern() {
    var isInSet = false
    copy()
    while position < text.count, text[position] != slash || isInSet {
      if text[position] == UInt8(ascii: "[") { isInSet = true }
      if text[position] == UInt8(ascii: "]") { isInSet = false }
      copyEscaped()
    }
    copy()
  }

  private mutating func copyEscaped() {
    copy(text[position] == UInt8(ascii: "\\") ? 2 : 1)
  }

  private mutating func copy(_ count: Int = 1) {
    let end = min(position + count, text.count)
    result += text[position..<end]
    position = end
  }

  // MARK: - Spaces and comments

  private func byte(after count: Int) -> UInt8? {
    position + count < text.count ? text[position + count] : nil
  }

  private var isGap: Bool {
    switch text[position] {
    case space, newline: true
    case slash: byte(after: 1) == slash || byte(after: 1) == star
    default: false
    }
  }

  /// Whether a slash begins a pattern: there is no value before it that it could divide.
  private var isPatternNext: Bool {
    guard let last = result.last else { return true }
    return Self.openers.contains(last) || last == UInt8(ascii: ">") || result.suffix(7) == Self.returning
  }

  private mutating func skipGap() {
    var hasNewline = false
    while position < text.count, isGap {
      if text[position] == slash {
        let isLine = byte(after: 1) == slash
        position += 2
        if isLine {
          while position < text.count, text[position] != newline { position += 1 }
        } else {
          while position < text.count, text[position] != star || byte(after: 1) != slash { position += 1 }
          position = min(position + 2, text.count)
        }
      } else {
        hasNewline = hasNewline || text[position] == newline
        position += 1
      }
    }
    guard let last = result.last, position < text.count else { return }
    let next = text[position]
    if hasNewline {
      let isOver = last == closing || Self.enders.contains(last) || Self.continuers.contains(next)
      if !isOver { result.append(newline) }
    } else if last == next && Self.signs.contains(last)
      || !Self.punctuation.contains(last) && !Self.punctuation.contains(next)
    {
      result.append(space)
    }
  }

  private static let punctuation = Array("{}()[];,<>=!+-*%&|^~?:.".utf8)
  private static let signs = Array("+-".utf8)
  private static let closers = Array("})]".utf8)

  /// A line goes on behind these, and before those.
  private static let enders = Array("{;,([".utf8)
  private static let continuers = Array(".?:&|)]},=".utf8)

  private static let openers = Array("(,=:[!&|?{};".utf8)
  private static let returning = Array("return ".utf8)[...]
}

private let space = UInt8(ascii: " ")
private let newline = UInt8(ascii: "\n")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "'")
private let doubleQuote = UInt8(ascii: "\"")
private let backtick = UInt8(ascii: "`")
private let dollar = UInt8(ascii: "$")
private let opening = UInt8(ascii: "{")
private let closing = UInt8(ascii: "}")
