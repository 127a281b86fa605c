// SPDX-License-Identifier: Apache-2.0

/// Reads the tags of Graphviz's SVG one after the other, as places in its bytes.
///
/// It reads what Graphviz writes, not any SVG: attribute values are quoted and well-formed. Comments and
/// declarations are passed over.
struct SVGScanner {
  struct Attribute {
    var name: Range<Int>
    /// Without the quotes, and escaped as it is.
    var value: Range<Int>
  }

  enum Token {
    case start
    case end
  }

  let bytes: [UInt8]

  /// The text before the tag.
  private(set) var text: Range<Int> = 0..<0

  /// The name of the tag.
  private(set) var name: Range<Int> = 0..<0

  /// The attributes of a start tag.
  private(set) var attributes: [Attribute] = []

  /// Whether a start tag is an end tag too.
  private(set) var isEmpty: Bool = false

  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Goes on to the next tag; nil at the end, and where the text is not what Graphviz writes.
  mutating func next() -> Token? {
    while let start = index(of: UInt8(ascii: "<"), from: position), start + 1 < bytes.count {
      text = position..<start
      position = start + 1
      switch bytes[position] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard skipDeclaration() else { return nil }
      case UInt8(ascii: "/"):
        position += 1
        guard let end = index(of: UInt8(ascii: ">"), from: position) else { return nil }
        name = position..<end
        position = end + 1
        return .end
      default: return readStart() ? .start : nil
      }
    }
    return nil
  }

  /// Whether the bytes of a place are a word.
  func holds(_ place: Range<Int>, _ word: StaticString) -> Bool {
    place.count == word.utf8CodeUnitCount && begins(place, with: word)
  }

  /// Whether the bytes of a place begin with a word.
  func begins(_ place: Range<Int>, with word: StaticString) -> Bool {
    word.withUTF8Buffer { wanted in
      guard place.count >= wanted.count else { return false }
      for offset in wanted.indices where bytes[place.lowerBound + offset] != wanted[offset] { return false }
      return true
    }
  }

  /// The value of an attribute of the tag.
  func value(of name: StaticString) -> Range<Int>? {
    attributes.first { holds($0.name, name) }?.value
  }

  func string(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  /// The value that most of the attributes of a name have, the first of several; nil if there is none.
  func commonValue(of name: StaticString) -> Range<Int>? {
    var counts: [(value: Range<Int>, count: Int)] = []
    let length = name.utf8CodeUnitCount
    var position = 0
    while let equals = index(of: UInt8(ascii: "="), from: position) {
      position = equals + 2
      let start = equals - length
      guard start > 0, bytes[start - 1] == UInt8(ascii: " "), begins(start..<equals, with: name),
        let end = index(of: UInt8(ascii: "\""), from: position)
      else { continue }
      let value = position..<end
      position = end
      if let known = counts.firstIndex(where: { bytes[$0.value] == bytes[value] }) {
        counts[known].count += 1
      } else {
        counts.append((value, 1))
      }
    }
    return counts.max { $0.count < $1.count }?.value
  }

  // MARK: - Reading

  private func index(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Passes over a comment or a declaration.
  private mutating func skipDeclaration() -> Bool {
    let isComment = begins(position..<bytes.count, with: "!--")
    while let end = index(of: UInt8(ascii: ">"), from: position) {
      position = end + 1
      if !isComment || begins((end - 2)..<end, with: "--") { return true }
    }
    return false
  }

  private mutating func readStart() -> Bool {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    name = start..<position
    attributes.removeAll(keepingCapacity: true)
    isEmpty = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return !name.isEmpty
      case UInt8(ascii: "/"):
        isEmpty = true
        position += 1
      case let byte where isSpace(byte): position += 1
      default: guard readAttribute() else { return false }
      }
    }
    return false
  }

  private mutating func readAttribute() -> Bool {
    let start = position
    guard let equals = index(of: UInt8(ascii: "="), from: start), equals + 1 < bytes.count else {
      return false
    }
    let quote = bytes[equals + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = index(of: quote, from: equals + 2)
    else { return false }
    attributes.append(Attribute(name: start..<equals, value: (equals + 2)..<end))
    position = end + 1
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
