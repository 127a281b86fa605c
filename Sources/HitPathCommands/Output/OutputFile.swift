// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files that a command makes: complete or not at all.
enum OutputFile {
  /// Writes a text to a file through a temporary one beside it, making the folders above.
  static func write(_ text: String, to path: String) throws(OutputError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw OutputError(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes a text to the file, or to standard output where none is named.
  @MainActor
  static func write(_ text: String, to path: String?, or terminal: Terminal) throws(OutputError) {
    if let path, path != "-" { try write(text, to: path) } else { terminal.write(text) }
  }

  /// A name that is safe in any file system, made from any text.
  static func safeName(_ name: String) -> String {
    let allowed = name.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character)) ? character : "-"
    }
    let trimmed = String(allowed).drop { $0 == "." || $0 == "-" }.prefix(80)
    return trimmed.isEmpty ? "screen" : String(trimmed)
  }
}

/// A file that could not be written.
struct OutputError: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "\(path): error: cannot be written: \(reason)" }
}
