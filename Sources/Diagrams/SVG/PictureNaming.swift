// SPDX-License-Identifier: Apache-2.0

/// Gives a picture a unique name, so that one document can contain several.
///
/// The name is the identifier of the picture's element, and the prefix, with a hyphen, of all identifiers in it and of
/// the names of its animations. Rules for `svg.hp` use the identifier instead.
struct PictureNaming {
  /// Which form of the name to insert.
  enum Part: Sendable {
    case name
    /// The name with a hyphen.
    case prefix

    private static let words: [(Part, String)] = [(.name, "svg.hp"), (.prefix, "hp-")]

    /// The next place for the name in style rules: `svg.hp`, or the prefix `hp-` of an animation's name.
    static func nextPlace(in rules: Substring) -> (part: Part, range: Range<Substring.Index>)? {
      // Compares bytes in one pass: style sheets are long, and each picture has its own.
      let bytes = rules.utf8
      var place = bytes.startIndex
      while let next = bytes[place...].firstIndex(where: {
        $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "h")
      }) {
        for (part, word) in words where bytes[next...].starts(with: word.utf8) {
          return (part, next..<bytes.index(next, offsetBy: word.utf8.count))
        }
        place = bytes.index(after: next)
      }
      return nil
    }
  }

  /// Whether coordinates contribute to a generated name.
  private let countsPlaces: Bool

  private var places: [(part: Part, offset: Int)] = []
  /// The bytes that do not contribute to a generated name.
  private var ignored: [Range<Int>] = []
  private var start = 0

  init(countsPlaces: Bool) { self.countsPlaces = countsPlaces }

  /// Records that a form of the name belongs at an offset in the bytes, which are written without it.
  mutating func note(_ part: Part, at offset: Int) { places.append((part, offset)) }

  /// Records the range of bytes that do not contribute to a generated name: coordinates, perhaps, and the maker.
  mutating func begin(at offset: Int) { start = offset }
  mutating func end(at offset: Int, isPlace: Bool = true) {
    if !isPlace || !countsPlaces { ignored.append(start..<offset) }
  }

  /// The bytes as text with the name inserted; without a name, with one generated from the bytes.
  func named(_ bytes: [UInt8], _ name: String?) -> String {
    let name = Array((name ?? Self.name(hash(of: bytes))).utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + places.count * (name.count + 1))
    var last = 0
    for place in places {
      result += bytes[last..<place.offset]
      result += name
      if place.part == .prefix { result.append(UInt8(ascii: "-")) }
      last = place.offset
    }
    result += bytes[last...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The FNV-1a hash of the bytes that contribute to the name.
  private func hash(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ range: Range<Int>) {
      for byte in bytes[range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    var last = 0
    for range in ignored {
      add(last..<range.lowerBound)
      last = range.upperBound
    }
    add(last..<bytes.count)
    return hash
  }

  /// A short word that is an identifier in XML and CSS.
  private static func name(_ hash: UInt64) -> String {
    let digits = String((hash ^ hash >> 32) % 2_176_782_336, radix: 36)
    return "h" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether a name can be the prefix of identifiers: an ASCII letter, then ASCII letters, digits, hyphens and
  /// underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, Character(Unicode.Scalar(first)).isLetter else { return false }
    return text.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_".contains(character))
    }
  }
}
