// SPDX-License-Identifier: Apache-2.0

import Foundation

// EmbedTextsTool OUTPUT FOLDER FILE…: writes a Swift file that has the text of each file as a string, and all of them
// by their paths in the folder.

/// A text as a raw string of several lines; there are as many `#` as no quote or backslash in the text has after it.
func literal(_ text: String) -> String {
  var fence = "#"
  while text.contains("\"" + fence) || text.contains("\\" + fence) { fence += "#" }
  return "\(fence)\"\"\"\n\(text)\n\"\"\"\(fence)"
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count > 1 else { fatalError("EmbedTextsTool OUTPUT FOLDER FILE…") }
let (output, folder) = (arguments[0], arguments[1].standardizedFileURL.pathComponents)
var constants = ""
var files = ""
for file in arguments.dropFirst(2) {
  let name = String(file.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  let path = file.standardizedFileURL.pathComponents.dropFirst(folder.count).joined(separator: "/")
  constants += "  static let \(name) = \(literal(try String(contentsOf: file, encoding: .utf8)))\n"
  files += "    \"\(path)\": \(name),\n"
}
try """
enum EmbeddedTexts {
\(constants)
  static let files: [String: String] = [
\(files.isEmpty ? "    :\n" : files)  ]
}

""".write(to: output, atomically: true, encoding: .utf8)
