// SPDX-License-Identifier: Apache-2.0

/// One line of an EarlGrey hierarchy: `  |  |--<UIButton:0x803; AX=Y; AX.label='Back'; frame={{16, 59}, {44, 44}}; alpha=1>`.
struct EarlGreyLine {
  /// The number of bars.
  private(set) var depth = 0
  private(set) var className = ""
  private(set) var address: String?

  /// The values by their names, without quotation marks.
  private(set) var texts: [String: String] = [:]

  /// Words that stand alone.
  private(set) var flags: Set<String> = []

  /// Whether the line ends before the description does.
  private(set) var isCut = true

  var frame: String? { texts["frame"] }

  /// Reads a line; nil for one that describes nothing.
  init?(_ line: String) {
    var rest = line.utf8[...]
    while let byte = rest.first, byte != .less {
      guard byte == .bar || byte == UInt8(ascii: "-") || byte.isBlank || Self.margin.contains(byte) else {
        return nil
      }
      if byte == .bar { depth += 1 }
      rest = rest.dropFirst()
    }
    guard rest.first == .less else { return nil }
    rest = rest.dropFirst()
    let name = rest.firstRange(of: ":0x".utf8)
    guard let name, let end = rest[name.upperBound...].firstIndex(where: { !$0.isNameByte }) else {
      return nil
    }
    className = String(Substring(rest[..<name.lowerBound]))
    address = "0x" + String(Substring(rest[name.upperBound..<end]))
    guard rest[end] == .semicolon, !className.isEmpty, !className.contains(";") else { return nil }
    readFields(rest[end...].dropFirst())
  }

  /// Comment marks, quotes and byte order marks.
  private static let margin = Array("/*#>\"`".utf8) + [0xEF, 0xBB, 0xBF]

  private mutating func readFields(_ text: Substring.UTF8View) {
    var rest = text
    // After the description there is no word more.
    let lastWord = text.lastIndex(where: \.isNameByte) ?? text.startIndex
    while !rest.isEmpty {
      rest = rest.drop { $0 == .space }
      let (end, isWhole, isLast) = Self.field(rest, lastWord: lastWord)
      read(String(Substring(rest[..<end])), isWhole: isWhole)
      if isLast {
        isCut = !isWhole
        return
      }
      rest = rest[end...].dropFirst()
    }
  }

  /// Where the field that begins a text ends, whether that is its real end, and whether it is the last one.
  private static func field(
    _ text: Substring.UTF8View, lastWord: Substring.UTF8View.Index
  ) -> (Substring.UTF8View.Index, Bool, Bool) {
    var isQuoted = false
    var last: UInt8 = 0
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let after = text[index...].dropFirst()
      if isQuoted {
        // An apostrophe ends a text only where the field ends.
        if byte == .quote,
          after.starts(with: "; ".utf8) || (after.first == .greater && after.startIndex > lastWord)
        {
          isQuoted = false
        }
      } else if byte == .quote, last == UInt8(ascii: "=") {
        isQuoted = true
      } else if byte == .semicolon {
        return (index, true, false)
      } else if byte == .greater, index > lastWord {
        return (index, true, true)
      }
      last = byte
      index = text.index(after: index)
    }
    return (text.endIndex, false, true)
  }

  private mutating func read(_ field: String, isWhole: Bool) {
    guard isWhole else { return }
    guard let equals = field.firstIndex(of: "=") else {
      flags.insert(field)
      return
    }
    var value = field[field.index(after: equals)...]
    if value.hasPrefix("'"), value.hasSuffix("'"), value.count > 1 { value = value.dropFirst().dropLast() }
    let name = String(field[..<equals])
    if texts[name] == nil { texts[name] = String(value) }
  }
}
