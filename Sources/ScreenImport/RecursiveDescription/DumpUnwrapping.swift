// SPDX-License-Identifier: Apache-2.0

import InputFile

/// Puts the description of a view together again that a terminal or an editor wrapped at a width.
///
/// Wrapping cuts anywhere or at blanks, which it may drop. Of the ways to join two parts the one is taken with which the
/// numbers of the frame and the names of the fields come out right.
struct DumpUnwrapping {
  /// How many lines one description may be wrapped to.
  static let mostLines = 40

  private let text: DumpText

  /// Whether lines were cut at one width wherever that was, and not at blanks.
  private lazy var isCutAnywhere = text.isWrappedAtOneWidth

  /// The length of the longest line.
  private lazy var width = text.lines.map { text.string($0.range).count }.max() ?? 0

  init(_ text: DumpText) { self.text = text }

  /// What came of a description and the lines after it.
  enum Result {
    /// One line, and the index of the next.
    case joined(DumpText, next: Int)
    /// The description goes on in the next lines, but not in a way that can be read.
    case unreadable
    /// Nothing goes on.
    case whole
  }

  /// Joins the line of an index with those that it goes on in.
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

  /// Whether a line begins a description, or only its bars, and does not end it.
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

  /// Whether a line has bars and nothing else.
  private func isOnlyBars(_ range: Range<Int>) -> Bool {
    !range.contains { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }
  }

  /// Whether a line can be the rest of the one before: it is not blank, begins no description and is no prompt. After bars
  /// alone the description itself follows, or more bars if the first of them had no room in the line before.
  private mutating func isContinuation(
    _ range: Range<Int>, ofBars isAfterBars: Bool, in before: Range<Int>
  ) -> Bool {
    guard let start = range.first(where: { !text.bytes[$0].isBlank }) else { return false }
    if isAfterBars, text.bytes[start] == .bar {
      let room = width - text.string(before).count
      let leadsOn = range.first { !text.bytes[$0].isBlank && text.bytes[$0] != .bar }
      // A row of bars that was cut fills the line but for blanks that were lost at its end.
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

  /// Two parts joined as they are, or with one blank between: the way that makes more sense, else the way in which
  /// the other lines were cut.
  private mutating func best(_ head: [UInt8], _ tail: [UInt8]) -> [UInt8] {
    let plain = head + tail
    let parted = head.reversed().drop(while: \.isBlank).reversed() + [.space] + tail.drop(while: \.isBlank)
    let (plainScore, partedScore) = (Self.score(plain), Self.score(parted))
    if plainScore == partedScore { return isCutAnywhere ? plain : parted }
    return plainScore > partedScore ? plain : parted
  }

  /// How much of a line makes sense: fields that are known count for it, others and odd frames against it.
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
  /// Whether all lines that are continued have the same length, as in a terminal, but for blanks that were lost at
  /// their ends. A single one proves nothing.
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
