// SPDX-License-Identifier: Apache-2.0

/// Reads JSON values one after the other from the bytes of a line, without building a tree.
///
/// It knows what the traces that this code writes are made of and gives up at anything else, such as a `\u`
/// escape; the caller then asks Foundation's decoder, which also tells what is wrong.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func next(is byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] { return false }
    position += length
    return true
  }

  mutating func string() -> String? {
    guard next(is: UInt8(ascii: "\"")) else { return nil }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20 else { return nil }
      position += 1
    }
    guard position < bytes.count else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    position += 1
    return text
  }

  mutating func bool() -> Bool? {
    if take("true") { return true }
    return take("false") ? false : nil
  }

  mutating func integer() -> Int? {
    number().flatMap { Int(exactly: $0) }
  }

  mutating func number() -> Double? {
    skipSpace()
    let start = position
    var whole = 0
    var isWhole = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        whole = whole &* 10 &+ Int(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "-"), position == start {
        // The sign of a whole number is applied below.
      } else if [
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      ]
      .contains(byte) {
        isWhole = false
      } else {
        break
      }
      position += 1
    }
    let length = position - start
    guard length > 0 else { return nil }
    if isWhole, length <= 15 {
      guard bytes[start] == UInt8(ascii: "-") else { return Double(whole) }
      return length > 1 ? -Double(whole) : nil
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Reads an array; false if an element cannot be read.
  mutating func array(_ element: (inout JSONScanner) -> Bool) -> Bool {
    guard next(is: UInt8(ascii: "[")) else { return false }
    if next(is: UInt8(ascii: "]")) { return true }
    repeat {
      guard element(&self) else { return false }
    } while next(is: UInt8(ascii: ","))
    return next(is: UInt8(ascii: "]"))
  }

  /// Reads an object; false if a member cannot be read.
  mutating func object(_ member: (String, inout JSONScanner) -> Bool) -> Bool {
    guard next(is: UInt8(ascii: "{")) else { return false }
    if next(is: UInt8(ascii: "}")) { return true }
    repeat {
      guard let name = string(), next(is: UInt8(ascii: ":")), member(name, &self) else { return false }
    } while next(is: UInt8(ascii: ","))
    return next(is: UInt8(ascii: "}"))
  }

  mutating func strings() -> [String]? {
    var strings: [String] = []
    let isRead = array { scanner in
      guard let string = scanner.string() else { return false }
      strings.append(string)
      return true
    }
    return isRead ? strings : nil
  }

  mutating func point() -> TracePoint? {
    guard next(is: UInt8(ascii: "[")), let x = number(), next(is: UInt8(ascii: ",")), let y = number(),
      next(is: UInt8(ascii: "]"))
    else { return nil }
    return TracePoint(x: x, y: y)
  }
}
