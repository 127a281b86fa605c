// SPDX-License-Identifier: Apache-2.0

/// Compacts a script by reading it from start to end, just enough to distinguish code from strings, regular expressions
/// and comments.
struct CompactScript {
  /// A script without comments, and without the spaces and line ends that JavaScript does not need.
  ///
  /// Our scripts end statements with semicolons, so a line end after a brace ends nothing; they contain no empty
  /// statements, and no arrays that end with a hole.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - names: The names declared at the top level, each once, which may be shortened like the parameters of arrow
  ///     functions.
  /// - Returns: A script that does the same.
  static func text(of script: String, shortening names: some Sequence<Substring> = []) -> String {
    var script = CompactScript(script)
    let text = script.compacted()
    let words = ScriptWords(text, script.words, script.brackets)
    return words.text(shortening: Set(names.map(String.init)))
  }

  private let text: [UInt8]
  private var position = 0
  private var result: [UInt8] = []

  /// The ranges of names and keywords in the result, not those in strings and regular expressions.
  private var words: [Range<Int>] = []

  /// The positions of brackets in the result; those of an expression in a template string are recorded as parentheses.
  private var brackets: [(position: Int, byte: UInt8)] = []

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
        brackets.append((result.count, UInt8(ascii: ")")))
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
        noteWord(byte)
        if Self.allBrackets.contains(byte) { brackets.append((result.count, byte)) }
        result.append(byte)
        position += 1
        if byte == UInt8(ascii: ">") { dropParentheses() }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes the separator after the last statement of a block or the last of several values.
  private mutating func dropSeparator(before byte: UInt8) {
    let isLast =
      byte == closing && result.last == UInt8(ascii: ";")
      || Self.closers.contains(byte) && result.last == UInt8(ascii: ",")
    if isLast { result.removeLast() }
  }

  /// Removes the parentheses around the only parameter of an arrow function, unless a word precedes them.
  private mutating func dropParentheses() {
    guard result.suffix(3) == Self.arrow else { return }
    let name = result.dropLast(3).reversed().prefix(while: Self.isOfName)
    let start = result.count - 3 - name.count - 1
    guard !name.isEmpty, start > 0, result[start] == UInt8(ascii: "("), !Self.isOfName(result[start - 1])
    else { return }
    result.remove(at: result.count - 3)
    result.remove(at: start)
    brackets.removeLast(2)
    if let word = words.last { words[words.count - 1] = word.lowerBound - 1..<word.upperBound - 1 }
  }

  /// Records that a byte of code belongs to a word.
  private mutating func noteWord(_ byte: UInt8) {
    guard Self.isOfName(byte) else { return }
    if let last = words.last, last.upperBound == result.count, result.last.map(Self.isOfName) == true {
      words[words.count - 1] = last.lowerBound..<result.count + 1
    } else {
      words.append(result.count..<result.count + 1)
    }
  }

  private static let arrow = Array(")=>".utf8)[...]

  fileprivate static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), dollar, UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: - Text that is copied unchanged

  private mutating func copyString(until end: UInt8) {
    copy()
    while position < text.count, text[position] != end { copyEscaped() }
    copy()
  }

  /// Copies a template string up to its end or to its next expression.
  private mutating func copyTemplate() {
    copy()
    while position < text.count, text[position] != backtick {
      if text[position] == dollar, nextByte == opening {
        copy(2)
        braces.append(0)
        brackets.append((result.count - 1, UInt8(ascii: "(")))
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

  private var nextByte: UInt8? { position + 1 < text.count ? text[position + 1] : nil }

  private var isGap: Bool {
    switch text[position] {
    case space, newline: true
    case slash: nextByte == slash || nextByte == star
    default: false
    }
  }

  /// Whether a slash begins a regular expression: no value before it could be divided.
  private var isPatternNext: Bool {
    guard let last = result.last else { return true }
    return Self.openers.contains(last) || last == UInt8(ascii: ">") || result.suffix(7) == Self.returning
  }

  private mutating func skipGap() {
    var hasNewline = false
    while position < text.count, isGap {
      if text[position] == slash {
        let isLine = nextByte == slash
        position += 2
        if isLine {
          while position < text.count, text[position] != newline { position += 1 }
        } else {
          while position < text.count, text[position] != star || nextByte != slash { position += 1 }
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
        && !(last == slash && Self.isDivisor(next))
    {
      result.append(space)
    }
  }

  private static let punctuation = Array("{}()[];,<>=!+-*%&|^~?:.".utf8)
  /// Whether a slash before a byte divides: digits do not follow a regular expression.
  private static func isDivisor(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let signs = Array("+-".utf8)
  private static let allBrackets = Array("(){}[]".utf8)
  private static let closers = Array("})]".utf8)

  /// A statement continues in the next line after the first, and before the second.
  private static let enders = Array("{;,([".utf8)
  private static let continuers = Array(".?:&|)]},=".utf8)

  private static let openers = Array("(,=:[!&|?{};".utf8)
  private static let returning = Array("return ".utf8)[...]
}

/// The words of a compact script, some of which can be shortened.
///
/// A name is shortened everywhere, so that different variables stay different. It is not shortened if it is also the
/// name of a property.
private struct ScriptWords {
  private let text: [UInt8]
  private let places: [Range<Int>]
  private let brackets: [(position: Int, byte: UInt8)]

  init(_ text: String, _ places: [Range<Int>], _ brackets: [(position: Int, byte: UInt8)]) {
    self.text = Array(text.utf8)
    self.places = places
    self.brackets = brackets
  }

  private func word(_ place: Range<Int>) -> String { String(decoding: text[place], as: UTF8.self) }

  func text(shortening names: Set<String>) -> String {
    var counts: [String: Int] = [:]
    for place in places { counts[word(place), default: 0] += 1 }
    let wanted = names.union(parameters).union(declared).subtracting(properties).subtracting(Self.ofWindow)
      .filter { counts[$0] != nil && $0.utf8.count > 1 }
    let order = wanted.sorted { one, other in
      let (first, second) = (counts[one] ?? 0, counts[other] ?? 0)
      return first == second ? one < other : first > second
    }
    var short = ShortNames(taken: Set(counts.keys))
    var replaced = ["const": "let"]
    for name in order {
      let next = short.next()
      if next.utf8.count < name.utf8.count { replaced[name] = next }
    }
    let joined = joinedDeclarations
    var result: [UInt8] = []
    var end = 0
    for place in places {
      if joined.contains(place.lowerBound) {
        // Without the semicolon and the keyword: `let a=1;let b=2` becomes `let a=1,b=2`.
        result += text[end..<place.lowerBound - 1] + [UInt8(ascii: ",")]
        end = place.upperBound + (text[place.upperBound] == space ? 1 : 0)
      } else if let word = replaced[word(place)] {
        result += text[end..<place.lowerBound]
        result += word.utf8
        end = place.upperBound
      }
    }
    return String(decoding: result + text[end...], as: UTF8.self)
  }

  /// The parameters of arrow functions with a single parameter.
  private var parameters: Set<String> {
    Set(places.filter { text[$0.upperBound...].starts(with: Self.arrow) }.map(word))
  }

  private static let arrow = Array("=>".utf8)

  /// Names that a script may declare but that also have a meaning without a declaration. Our scripts declare each `event`.
  private static let ofWindow: Set<String> = [
    "document", "fetch", "history", "location", "name", "navigator", "performance", "scroll",
    "window",
  ]

  /// The variables and parameters that are declared anywhere, except in destructuring patterns of objects.
  private var declared: Set<String> {
    var names: Set<String> = []
    // The open brackets around a word, and the words directly inside each.
    var open: [(position: Int, byte: UInt8, words: [String])] = []
    var next = brackets.startIndex
    func close(at position: Int) {
      guard let bracket = open.popLast() else { return }
      let declares =
        bracket.byte == UInt8(ascii: "[")
        ? isDeclaration(before: bracket.position)
        : bracket.byte == UInt8(ascii: "(") && isParameterList(from: bracket.position, to: position)
      if declares { names.formUnion(bracket.words) }
    }
    for place in places {
      while next < brackets.endIndex, brackets[next].position < place.lowerBound {
        let (position, byte) = brackets[next]
        if [opening, UInt8(ascii: "("), UInt8(ascii: "[")].contains(byte) {
          open.append((position, byte, []))
        } else {
          close(at: position)
        }
        next += 1
      }
      let before = place.lowerBound > 0 ? text[place.lowerBound - 1] : space
      let after = place.upperBound < text.count ? text[place.upperBound] : space
      if place.lowerBound > 0, before == space, isDeclaration(before: place.lowerBound - 1) {
        names.insert(word(place))
      }
      if !open.isEmpty, Self.beforeParameter.contains(before), Self.afterParameter.contains(after) {
        open[open.count - 1].words.append(word(place))
      }
    }
    while next < brackets.endIndex {
      let (position, byte) = brackets[next]
      if ![opening, UInt8(ascii: "("), UInt8(ascii: "[")].contains(byte) { close(at: position) }
      next += 1
    }
    return names
  }

  private static let beforeParameter = Array("([,.".utf8)
  private static let afterParameter = Array(")],=".utf8)

  nonisolated(unsafe) private static let declaration = #/(^|[^\w.$])(let|const)$/#

  private func isDeclaration(before position: Int) -> Bool {
    String(decoding: text[..<position].suffix(7), as: UTF8.self).contains(Self.declaration)
  }

  nonisolated(unsafe) private static let otherHead = #/(^|[^\w.$])(if|for|while|switch)$/#

  /// Whether the words in parentheses are the parameters of a function: an arrow or the function's braces follow.
  private func isParameterList(from start: Int, to end: Int) -> Bool {
    let rest = text[(end + 1)...]
    if rest.starts(with: Self.arrow) { return true }
    guard rest.first == opening, start > 0, CompactScript.isOfName(text[start - 1]) else { return false }
    return !String(decoding: text[..<start].suffix(8), as: UTF8.self).contains(Self.otherHead)
  }

  /// The positions of declarations that can be joined with the one before.
  private var joinedDeclarations: Set<Int> {
    var joined: Set<Int> = []
    // For each open bracket, whether the last statement inside it is a declaration.
    var declares = [false]
    var next = brackets.startIndex
    func startsStatement(at position: Int) -> Bool {
      let sign = text[..<position].last { !Self.prefixes.contains($0) }
      return sign.map(Self.statementEnds.contains) ?? true
    }
    for place in places {
      while next < brackets.endIndex, brackets[next].position < place.lowerBound {
        let (position, byte) = brackets[next]
        let opens = [opening, UInt8(ascii: "("), UInt8(ascii: "[")].contains(byte)
        if opens, startsStatement(at: position) { declares[declares.count - 1] = false }
        if opens { declares.append(false) } else if declares.count > 1 { declares.removeLast() }
        next += 1
      }
      guard startsStatement(at: place.lowerBound) else { continue }
      let isDeclaration = ["let", "const"].contains(word(place))
      let isNext = place.lowerBound > 0 && text[place.lowerBound - 1] == UInt8(ascii: ";")
      if isDeclaration, isNext, declares[declares.count - 1] { joined.insert(place.lowerBound) }
      declares[declares.count - 1] = isDeclaration
    }
    return joined
  }

  private static let prefixes = Array("!~+-".utf8)
  private static let statementEnds = Array(";{}\n".utf8)

  /// The kind of bracket around a word.
  private enum Bracket { case round, square, block, object, classBody }

  /// The words that name a property somewhere, or may do so.
  private var properties: Set<String> {
    var properties: Set<String> = []
    var open: [Bracket] = []
    var next = brackets.startIndex
    for place in places {
      while next < brackets.endIndex, brackets[next].position < place.lowerBound {
        follow(brackets[next], &open)
        next += 1
      }
      let before = place.lowerBound > 0 ? text[place.lowerBound - 1] : space
      let after = place.upperBound < text.count ? text[place.upperBound] : space
      let isMember = before == UInt8(ascii: ".") && !isSpread(before: place.lowerBound)
      let isKey =
        open.last == .object && Self.before.contains(before) && Self.after.contains(after)
        || open.last == .classBody
      if isMember || isKey { properties.insert(word(place)) }
    }
    return properties
  }

  private static let before = Array("{, \n".utf8)
  private static let after = Array(",}:(=".utf8)

  private func isSpread(before position: Int) -> Bool {
    position > 2 && text[position - 3..<position].allSatisfy { $0 == UInt8(ascii: ".") }
  }

  private func follow(_ bracket: (position: Int, byte: UInt8), _ open: inout [Bracket]) {
    switch bracket.byte {
    case UInt8(ascii: "("): open.append(.round)
    case UInt8(ascii: "["): open.append(.square)
    case opening: open.append(kind(ofBraceAt: bracket.position))
    default: _ = open.popLast()
    }
  }

  nonisolated(unsafe) private static let classHead = #/(^|[;{}\n])class [\w ]+$/#
  nonisolated(unsafe) private static let blockHead = #/\b(else|try|finally|do|catch)$/#

  /// The kind of a brace: a block follows a parenthesis, an arrow, another block or a keyword.
  private func kind(ofBraceAt position: Int) -> Bracket {
    let head = text[..<position]
    guard let last = head.last else { return .block }
    if last == UInt8(ascii: ">") { return .block }
    if head.suffix(2) == Array("${".utf8)[...] { return .object }
    if [UInt8(ascii: ")"), UInt8(ascii: ";"), opening, closing].contains(last) { return .block }
    guard CompactScript.isOfName(last) else { return .object }
    let line = String(decoding: head.suffix(80), as: UTF8.self)
    if line.contains(Self.classHead) { return .classBody }
    return line.contains(Self.blockHead) ? .block : .object
  }
}

/// Generates names of two or more letters that a script does not contain yet.
private struct ShortNames {
  private let taken: Set<String>
  private var count = 0

  init(taken: Set<String>) { self.taken = taken.union(["do", "if", "in", "of", "as", "is"]) }

  mutating func next() -> String {
    while true {
      var (rest, name) = (count, "")
      repeat {
        name.append(Self.letters[rest % Self.letters.count])
        rest /= Self.letters.count
      } while rest > 0
      count += 1
      if !taken.contains(name) { return name }
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
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
