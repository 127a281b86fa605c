// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import Trace

/// What a description of a gesture recognizer says, as `po view.gestureRecognizers` prints it.
///
/// `<UITapGestureRecognizer: 0x501 (open); state = Possible; enabled = NO; view = <Card 0x103>; target= <(action=open:,
/// target=<Home 0x203>)>; must-fail = { <…> }>`. In an array the descriptions are quoted, with line breaks spelled `\n`.
struct DumpRecognizer {
  let line: Int
  let className: String
  let baseClass: String?
  let address: String?

  /// The recognizer's `name`.
  let name: String?

  /// The address of the view that it is attached to.
  let viewAddress: String?

  /// What is printed of its properties, in order.
  private(set) var settings: [(name: String, value: String)] = []

  private(set) var targets: [Target] = []

  /// The recognizers that must fail before this one, and those that wait for this one.
  private(set) var mustFail: [DumpRecognizer] = []
  private(set) var mustFailFor: [DumpRecognizer] = []

  /// Whether the description breaks off.
  let isCut: Bool

  /// Whether it stands in an array, which has all recognizers of a view.
  private(set) var isInList = false

  /// A target and the action that is sent to it; without a class for a target that is gone.
  struct Target {
    var action: String
    var className: String?
    var address: String?
  }

  /// How deep requirements may be printed within each other; UIKit prints one level.
  private static let deepest = 4

  /// The longest description that is read, in bytes.
  private static let longest = 1 << 16

  /// Reads the descriptions that begin in a line.
  ///
  /// - Returns: The recognizers, and where what was read ends, perhaps lines further on.
  static func read(_ text: DumpText, _ line: DumpText.Line) -> (recognizers: [DumpRecognizer], end: Int) {
    var found: [DumpRecognizer] = []
    var index = line.range.lowerBound
    while index < line.range.upperBound,
      let open = (index..<line.range.upperBound).first(where: { text.bytes[$0] == .less })
    {
      let (end, isCut) = end(of: open, text)
      let range = open + 1..<max(open + 1, isCut ? end : end - 1)
      guard var recognizer = DumpRecognizer(text, range, number: line.number, isCut: isCut) else {
        // An array says its own class before its elements.
        index = isCut ? open + 1 : end
        continue
      }
      recognizer.isInList = isElement(open, end, text)
      found.append(recognizer)
      index = end
    }
    return (found, max(index, line.range.upperBound))
  }

  /// Where the description ends that begins with a bracket, and whether it breaks off there. The end of a line ends
  /// it, except between the braces of requirements.
  private static func end(of open: Int, _ text: DumpText) -> (end: Int, isCut: Bool) {
    var nesting = 0
    var braces = 0
    var index = open
    let last = min(text.bytes.count, open + longest)
    while index < last {
      switch text.bytes[index] {
      case .less: nesting += 1
      case .greater where text.bytes[index - 1] != UInt8(ascii: "-"):
        nesting -= 1
        if nesting == 0 { return (index + 1, false) }
      case UInt8(ascii: "{"):
        braces += 1
        if braces > deepest { return (index, true) }
      case UInt8(ascii: "}"): braces -= 1
      case .lineFeed, .carriageReturn:
        if braces <= 0 { return (index, true) }
      case .backslash where braces <= 0 && text.has("\\n", at: index, before: last): return (index, true)
      default: break
      }
      index += 1
    }
    return (last, true)
  }

  /// Whether a description is quoted or parted from others by commas, as elements of an array are.
  private static func isElement(_ open: Int, _ end: Int, _ text: DumpText) -> Bool {
    let isGap: (UInt8) -> Bool = { $0.isBlank || $0 == .lineFeed || $0 == .carriageReturn }
    let before = text.bytes[..<open].suffix(80).last { !isGap($0) }
    let after = text.bytes[min(end, text.bytes.count)...].prefix(80).first { !isGap($0) }
    let marks = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "(")]
    let endMarks = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: ")")]
    return before.map(marks.contains) ?? false || after.map(endMarks.contains) ?? false
  }

  /// Reads what stands between the brackets, or returns nil for something that is no recognizer.
  private init?(_ text: DumpText, _ range: Range<Int>, number: Int, isCut: Bool) {
    let fields = Self.parts(text, range, at: .semicolon)
    guard let head = fields.first.map(text.string) else { return nil }
    var values: [(name: String, range: Range<Int>)] = []
    for field in fields.dropFirst() {
      guard let equals = field.first(where: { text.bytes[$0] == UInt8(ascii: "=") }) else { continue }
      let name = text.string(field.lowerBound..<equals).filter { !$0.isWhitespace }
      values.append((name, equals + 1..<field.upperBound))
    }
    guard values.contains(where: { $0.name == "state" }) else { return nil }

    let colon = head.firstRange(of: ": 0x")
    let words = head[(colon?.upperBound ?? head.startIndex)...]
    let parenthesis = words.firstRange(of: " (")?.lowerBound
    guard let className = SafeText.name(head[..<(colon?.lowerBound ?? parenthesis ?? head.endIndex)])
    else { return nil }
    self.className = className
    address = colon.map { "0x" + words[$0.upperBound...].prefix(while: \.isHexDigit).lowercased() }
    name = parenthesis.flatMap { start in
      words.lastIndex(of: ")").flatMap { $0 > start ? SafeText.name(words[start..<$0].dropFirst(2)) : nil }
    }
    baseClass = values.first { $0.name == "baseClass" }.flatMap { SafeText.name(text.string($0.range)) }
    viewAddress = values.first { $0.name == "view" }.flatMap { Self.object(text, $0.range)?.address }
    line = number
    self.isCut = isCut
    for (name, range) in values {
      switch name {
      case "state", "view", "baseClass": break
      case "target", "targets": targets += Self.targets(text, range)
      case "must-fail": mustFail += Self.others(text, range, number: number)
      case "must-fail-for": mustFailFor += Self.others(text, range, number: number)
      default: settings.append((name, SafeText.line(text.string(range))))
      }
    }
  }

  /// The pairs of `<(action=open:, target=<Home 0x203>), (action=…)>`.
  private static func targets(_ text: DumpText, _ range: Range<Int>) -> [Target] {
    var found: [Target] = []
    var index = range.lowerBound
    while let start = text.find("(action=", in: index..<range.upperBound) {
      let action = start + "(action=".utf8.count
      let comma = text.find(", target=", in: action..<range.upperBound) ?? range.upperBound
      index = comma
      guard let selector = SafeText.name(text.string(action..<comma).prefix { $0 != ")" })
      else { continue }
      let value = min(comma + ", target=".utf8.count, range.upperBound)..<range.upperBound
      let object = object(text, value)
      found.append(Target(action: selector, className: object?.className, address: object?.address))
    }
    return found
  }

  /// The object of `<Home 0x203>` at the beginning of a range; nil for `(null)` and the like.
  private static func object(_ text: DumpText, _ range: Range<Int>) -> (
    className: String, address: String?
  )? {
    let start = range.drop { text.bytes[$0].isBlank }
    guard let open = start.first, text.bytes[open] == .less else { return nil }
    var nesting = 0
    let close = start.first { index in
      if text.bytes[index] == .less { nesting += 1 }
      if text.bytes[index] == .greater, text.bytes[index - 1] != UInt8(ascii: "-") { nesting -= 1 }
      return nesting == 0
    }
    let inner = text.string(open + 1..<(close ?? range.upperBound))
    guard let mark = inner.ranges(of: " 0x").last else { return SafeText.name(inner).map { ($0, nil) } }
    // Whole descriptions have a colon between class and address.
    let name = inner[..<mark.lowerBound].trimmingSuffix(":")
    let digits = inner[mark.upperBound...].prefix(while: \.isHexDigit).lowercased()
    return SafeText.name(name).map { ($0, "0x" + digits) }
  }

  /// The descriptions between braces.
  private static func others(_ text: DumpText, _ range: Range<Int>, number: Int) -> [DumpRecognizer] {
    var found: [DumpRecognizer] = []
    var index = range.lowerBound
    while let open = (index..<range.upperBound).first(where: { text.bytes[$0] == .less }) {
      let (end, isCut) = end(of: open, text)
      let last = min(end, range.upperBound)
      let inner = open + 1..<max(open + 1, isCut || end > last ? last : last - 1)
      if let other = DumpRecognizer(text, inner, number: number, isCut: isCut) { found.append(other) }
      index = max(last, open + 1)
    }
    return found
  }

  /// The parts of a range between marks that stand outside all brackets.
  private static func parts(_ text: DumpText, _ range: Range<Int>, at mark: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var nesting = 0
    for index in range {
      switch text.bytes[index] {
      case .less, UInt8(ascii: "{"): nesting += 1
      case .greater where text.bytes[index - 1] != UInt8(ascii: "-"): nesting -= 1
      case UInt8(ascii: "}"): nesting -= 1
      case mark where nesting == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return parts + [start..<range.upperBound]
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring { last == suffix ? dropLast() : self }
}
