// SPDX-License-Identifier: Apache-2.0

/// Gives a written picture a name of its own, so that several can stand in one document.
///
/// The element of the picture has the name as its identifier, all identifiers in it begin with the name and a hyphen, and
/// so do the names of its animations. Its rules, which say `svg.hp` for the picture, say the identifier instead.
struct PictureNaming {
  /// What of the name stands at a place.
  enum Part: Sendable {
    case name
    /// The name with a hyphen.
    case prefix

    private static let words: [(Part, String)] = [(.name, "svg.hp"), (.prefix, "hp-")]

    /// The next place of a name in rules: `svg.hp`, or the `hp-` with which the name of an animation begins.
    static func nextPlace(in rules: Substring) -> (part: Part, range: Range<Substring.Index>)? {
      // By bytes, and in one pass: style sheets are long, and each picture has its own.
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

  /// Whether coordinates tell one picture from another.
  private let countsPlaces: Bool

  private var places: [(part: Part, offset: Int)] = []
  /// The bytes that do not tell it from another.
  private var ignored: [Range<Int>] = []
  private var start = 0

  init(countsPlaces: Bool) { self.countsPlaces = countsPlaces }

  /// Notes that a part of the name goes to an offset in the bytes that are written without it.
  mutating func note(_ part: Part, at offset: Int) { places.append((part, offset)) }

  /// Notes where bytes begin and end that do not tell a picture from another: coordinates, perhaps, and its maker.
  mutating func begin(at offset: Int) { start = offset }
  mutating func end(at offset: Int, isPlace: Bool = true) {
    if !isPlace || !countsPlaces { ignored.append(start..<offset) }
  }

  /// The bytes as text with the name in its places; without a name one that is made from the bytes.
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

  /// FNV-1a of what tells the picture from others.
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

  /// A short word that is an identifier in XML and in style sheets.
  private static func name(_ hash: UInt64) -> String {
    let digits = String((hash ^ hash >> 32) % 2_176_782_336, radix: 36)
    return "h" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether a name can begin identifiers: a letter, then letters, digits, hyphens and underscores, all of ASCII.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, Character(Unicode.Scalar(first)).isLetter else { return false }
    return text.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_".contains(character))
    }
  }
}
