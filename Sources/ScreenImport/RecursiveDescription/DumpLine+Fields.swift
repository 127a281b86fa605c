// SPDX-License-Identifier: Apache-2.0

import InputFile

extension DumpLine {
  /// Splits the fields at semicolons outside brackets and quoted texts, up to the closing bracket.
  mutating func readFields(_ text: DumpText, _ range: Range<Int>) {
    var index = range.lowerBound
    while true {
      guard index < range.upperBound else {
        isCut = true
        return
      }
      guard text.bytes[index] == .semicolon else { return }
      index += 1
      while index < range.upperBound, text.bytes[index].isBlank { index += 1 }
      index = readField(text, index..<range.upperBound)
    }
  }

  /// Reads one field, and returns the index of the semicolon or bracket after it, or the end of the line.
  private mutating func readField(_ text: DumpText, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, text.bytes[index].isNameByte { index += 1 }
    let name = range.lowerBound..<index
    if text.has(" = ", at: index, before: range.upperBound) {
      index += 3
    } else if text.has(": ", at: index, before: range.upperBound) {
      index += 2
    }
    if index < range.upperBound, text.bytes[index] == .quote {
      return readText(text, name: name, index + 1..<range.upperBound)
    }
    let start = index
    var nesting = 0
    scan: while index < range.upperBound {
      switch text.bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), .less: nesting += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): nesting = max(0, nesting - 1)
      case .greater where nesting > 0: nesting -= 1
      case .greater, .semicolon:
        if nesting == 0 { break scan }
      default: break
      }
      index += 1
    }
    let value = start..<index
    let isWhole = index < range.upperBound || (nesting == 0 && Self.endsItself(text, value))
    if !name.isEmpty { fields.append(Field(name: name, value: value, isWhole: isWhole)) }
    return index
  }

  /// Reads a quoted text, which can hold apostrophes and semicolons itself.
  private mutating func readText(_ text: DumpText, name: Range<Int>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.bytes[index] == .quote, Self.endsText(text, index + 1..<range.upperBound) {
        fields.append(Field(name: name, value: range.lowerBound..<index, isWhole: true))
        return index + 1
      }
      index += 1
    }
    endsInText = true
    fields.append(Field(name: name, value: range, isWhole: false))
    return range.upperBound
  }

  /// Whether what follows an apostrophe shows that it closed the text: the end, or another field.
  private static func endsText(_ text: DumpText, _ rest: Range<Int>) -> Bool {
    guard let next = rest.first else { return true }
    if text.bytes[next] == .greater {
      guard next + 1 < rest.upperBound else { return true }
      switch text.bytes[next + 1] {
      case .space, UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: ","): return true
      default: return false
      }
    }
    guard text.bytes[next] == .semicolon else { return false }
    var index = next + 1
    while index < rest.upperBound, text.bytes[index].isBlank { index += 1 }
    guard index < rest.upperBound else { return true }
    let start = index
    while index < rest.upperBound, text.bytes[index].isNameByte { index += 1 }
    guard index > start else { return false }
    return index == rest.upperBound || text.has(" = ", at: index, before: rest.upperBound)
      || text.has(": ", at: index, before: rest.upperBound)
  }

  /// Whether a value at the end of a cut line is complete.
  private static func endsItself(_ text: DumpText, _ value: Range<Int>) -> Bool {
    guard let last = value.last else { return false }
    switch text.bytes[last] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), .greater: return true
    default: return value.count <= 3 && (text.string(value) == "YES" || text.string(value) == "NO")
    }
  }
}
