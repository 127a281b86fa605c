// SPDX-License-Identifier: Apache-2.0

import Foundation

// EmbedTextsTool OUTPUT FILE…: writes a Swift file that has the text of each file as a string.

/// A text as a raw string of several lines; there are as many `#` as no quote or backslash in the text has after it.
func literal(_ text: String) -> String {
  var fence = "#"
  while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
  return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = arguments.first else { fatalError("EmbedTextsTool OUTPUT FILE…") }
let constants = try arguments.dropFirst().map { file in
  let name = String(file.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  return "  static let \(name) = \(literal(try String(contentsOf: file, encoding: .utf8)))\n"
}
try "enum EmbeddedTexts {\n\(constants.joined())}\n".write(to: output, atomically: true, encoding: .utf8)
