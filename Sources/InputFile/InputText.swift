// SPDX-License-Identifier: Apache-2.0

/// The text of an input, whatever its format.
package enum InputText {
  /// Reads bytes as UTF-8, without a byte order mark.
  ///
  /// - Throws: `InputError` with the place of the first byte that is not UTF-8.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> String {
    if let name = wideEncoding(of: bytes) {
      throw InputError(
        file: file, message: "the file is \(name), expected UTF-8", hint: "save the file as UTF-8")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    if let text = String(validating: plain, as: UTF8.self) { return text }
    let fault = fault(in: plain)
    let lineStart = plain[..<fault].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? plain.startIndex
    throw InputError(
      file: file, line: plain[..<fault].count { $0 == UInt8(ascii: "\n") } + 1,
      column: plain[lineStart..<fault].count { $0 & 0xC0 != 0x80 } + 1,
      message: "the byte 0x\(hex(plain[fault])) is not UTF-8, expected a text file in UTF-8",
      hint: "save the file as UTF-8")
  }

  /// UTF-16 or UTF-32, by the byte order mark, or by the zeros between the first characters.
  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    for (name, mark) in [
      ("UTF-32", [0xFF, 0xFE, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF]), ("UTF-16", [0xFF, 0xFE]),
      ("UTF-16", [0xFE, 0xFF]),
    ] as [(String, [UInt8])] where bytes.starts(with: mark) {
      return name
    }
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    case [false, true, false, true], [true, false, true, false]: return "UTF-16"
    default: return nil
    }
  }

  /// The first byte of what is not UTF-8.
  private static func fault(in bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { position += UTF8.width(scalar) }
    return min(position, bytes.endIndex - 1)
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension InputError {
  /// What says that a text is larger than its kind of input may be; nil if it is not.
  package static func tooLarge(_ kind: String, _ text: String, limit: Int, file: String) -> InputError? {
    guard text.utf8.count > limit else { return nil }
    return InputError(file: file, message: "\(kind) has at most \(limit >> 20) MB, and this is larger")
  }
}
