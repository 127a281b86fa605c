// SPDX-License-Identifier: Apache-2.0

/// A buffer that JSON is written to.
final class JSONSink {
  var bytes: [UInt8] = []

  func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func write(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { units in
      if units.contains(where: JSONText.mayBeUnsafe) {
        write(escaped: String(decoding: units, as: UTF8.self).unicodeScalars)
      } else if units.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: units)
      } else {
        for unit in units { write(escaped: unit) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func write(escaped scalars: String.UnicodeScalarView) {
    for scalar in scalars {
      if scalar.value < 0x7F {
        write(escaped: UInt8(scalar.value))
      } else if LineText.isHidden(scalar) {
        bytes.append(contentsOf: JSONText.escape(scalar).utf8)
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  private func write(escaped unit: UInt8) {
    switch unit {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0..<0x20:
      write("\\u00")
      bytes.append(Self.hexDigit(unit >> 4))
      bytes.append(Self.hexDigit(unit & 15))
    default: bytes.append(unit)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  func write(bool: Bool) {
    if bool { write("true") } else { write("false") }
  }

  func write(integer: Int) {
    bytes.append(contentsOf: String(integer).utf8)
  }

  func write(number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    bytes.append(contentsOf: NumberText.exact(number).utf8)
  }
}

/// JSON that is safe to show in a terminal: control characters are escaped, and read back as the same text.
package enum JSONText {
  /// The JSON with escapes for the characters that ``LineText`` removes from a text. Such characters occur only in JSON
  /// strings, except line ends.
  package static func safe(_ json: String) -> String {
    guard json.utf8.contains(where: mayBeUnsafe) else { return json }
    var safe = ""
    safe.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar.value >= 0x7F, LineText.isHidden(scalar) {
        safe += escape(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// Whether a byte from 0x7F on may begin a control character in UTF-8.
  static func mayBeUnsafe(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xF3
  }

  /// The character as a `\u` escape.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    Character(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

/// Writes an object, one member at a time.
struct JSONObjectText {
  private let sink: JSONSink
  private var isEmpty = true

  init(_ sink: JSONSink) {
    self.sink = sink
    sink.write("{")
  }

  func close() { sink.write("}") }

  /// Writes a member. `key` is the name in the form that follows another member: `,"name":`.
  mutating func member(_ key: [UInt8], _ writeValue: (JSONSink) throws -> Void) rethrows {
    sink.write(isEmpty ? key[1...] : key[...])
    isEmpty = false
    try writeValue(sink)
  }

  /// Writes a member with any name.
  mutating func member(named name: String, _ writeValue: (JSONSink) throws -> Void) rethrows {
    if !isEmpty { sink.write(",") }
    isEmpty = false
    sink.write(quoted: name)
    sink.write(":")
    try writeValue(sink)
  }
}

extension JSONSink {
  func list<Element>(_ elements: [Element], _ writeElement: (Element) throws -> Void) rethrows {
    write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { write(",") }
      try writeElement(element)
    }
    write("]")
  }
}
