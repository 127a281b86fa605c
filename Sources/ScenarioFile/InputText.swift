// SPDX-License-Identifier: Apache-2.0

/// The text of an input, whatever its format.
package enum InputText {
  /// Reads bytes as UTF-8, without a byte order mark.
  ///
  /// - Throws: `InputError` with the place of the first byte that is not UTF-8.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    if let text = String(validating: plain, as: UTF8.self) { return text }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw InputError(
        file: file, message: "the file is UTF-16, expected UTF-8", hint: "save the file as UTF-8")
    }
    let fault = fault(in: plain)
    let lineStart = plain[..<fault].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? plain.startIndex
    throw InputError(
      file: file, line: plain[..<fault].count { $0 == UInt8(ascii: "\n") } + 1,
      column: plain[lineStart..<fault].count { $0 & 0xC0 != 0x80 } + 1,
      message: "the byte 0x\(hex(plain[fault])) is not UTF-8, expected a text file in UTF-8",
      hint: "save the file as UTF-8")
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
