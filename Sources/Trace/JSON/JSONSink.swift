// SPDX-License-Identifier: Apache-2.0

/// Where the bytes go.
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
