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

/// A constant's name for a file's name or path.
func constant(_ text: String) -> String {
  String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

var constants = ""
var files = ""
let texts = arguments.dropFirst(2)
let names = Dictionary(grouping: texts, by: \.lastPathComponent)
for file in texts {
  let path = file.standardizedFileURL.pathComponents.dropFirst(folder.count).joined(separator: "/")
  // Files of one name in several folders are told by their paths.
  let isAlone = names[file.lastPathComponent]?.count == 1
  let name = constant(isAlone ? file.lastPathComponent : path)
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
