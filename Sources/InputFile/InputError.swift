// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// One error in an input file, described so that the user can fix it.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  package var file: String

  /// The line, from 1; nil if the error is about the whole file.
  package var line: Int?

  /// The column, from 1.
  package var column: Int?

  /// What was found and what was expected, a lower-case fragment without a final period.
  package var message: String

  /// The line of the file, to be printed with a caret under the column.
  package var excerpt: String?

  /// A suggestion, or what to do: a fragment without a final period.
  package var hint: String?

  /// The column of the caret in the excerpt, from 1, if it differs from the column: the excerpt of a very long line is
  /// cut.
  package var caret: Int?

  package init(
    file: String, line: Int? = nil, column: Int? = nil, message: String, excerpt: String? = nil,
    hint: String? = nil, caret: Int? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.hint = hint
    self.caret = caret
  }

  /// The message with its place: `file:line:column: error: message`, the excerpt with a caret, the hint.
  package var description: String { text(as: "error") }

  /// The same text for a problem that does not stop the work.
  package var warning: String { text(as: "warning") }

  private func text(as severity: String) -> String {
    var place = LineText.path(file)
    if let line { place += ":\(line)" }
    if let line, line > 0, let column { place += ":\(column)" }
    var text = "\(place): \(severity): \(message)"
    if let excerpt {
      let lead = excerpt.prefix(max(0, (caret ?? column ?? 1) - 1))
        .map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
      text += "\n  \(excerpt)"
      if column != nil { text += "\n  \(lead)^" }
    }
    if let hint { text += "\n  hint: \(hint)" }
    return text
  }
}

extension InputError {
  /// An error at a place of a text, with its column in Unicode scalars and that line as excerpt.
  package init(
    file: String, text: String, line: Int, column: Int, message: String, hint: String? = nil
  ) {
    self = SourceText(file: file, text: text).error(
      at: SourcePlace(line: line, column: column), message, hint: hint)
  }
}

/// Everything wrong with one input file, in the order of the file.
package struct InputErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The largest number of errors shown for one text; the others are counted.
  package static let maximum = 20

  /// The errors, at least one. If a file has very many, only the first ones.
  package var errors: [InputError]

  /// The number of further errors.
  package var omitted: Int

  package init(_ errors: [InputError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }

  /// The errors one after the other, and the number of those left out.
  package var description: String {
    var parts = errors.map(\.description)
    if omitted > 0 { parts.append("and \(omitted) more \(omitted == 1 ? "error" : "errors")") }
    return parts.joined(separator: "\n")
  }
}

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

  /// The index of the first byte that is not UTF-8.
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
  /// The error for a text that is larger than the limit of its kind; nil if it is not.
  package static func tooLarge(_ kind: String, _ text: String, limit: Int, file: String) -> InputError? {
    guard text.utf8.count > limit else { return nil }
    return InputError(file: file, message: "\(kind) has at most \(limit >> 20) MB, and this is larger")
  }
}
