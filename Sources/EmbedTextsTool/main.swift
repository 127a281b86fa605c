// SPDX-License-Identifier: Apache-2.0

import Foundation

// EmbedTextsTool OUTPUT FOLDER FILE…: writes a Swift file with the text of each file as a string, and all of them by
// their paths in the folder. Style sheets are written without comments and needless blanks.

/// A style sheet without comments on lines of their own, and without needless blanks and line ends.
///
/// Pictures in separate files keep their styles unchanged, for programs that support less of CSS than browsers.
func compact(_ style: String, isPage: Bool) -> String {
  var result = ""
  var isComment = false
  for line in style.split(separator: "\n") {
    var code = line.drop { $0 == " " }
    if code.hasPrefix("/*") { isComment = true }
    let isLeftOut = isComment
    if code.hasSuffix("*/") { isComment = false }
    if isLeftOut || code.isEmpty { continue }
    if code.hasSuffix(";"), !code.contains("{"), let colon = code.firstRange(of: ": ") {
      code.replaceSubrange(colon, with: ":")
    }
    if code.hasSuffix(" {") { code = code.dropLast(2) + "{" }
    if code == "}", result.hasSuffix(";") { result.removeLast() }
    result += code
    // A value on several lines keeps its line ends.
    if let last = code.last, !"{};,".contains(last) { result += "\n" }
  }
  guard isPage else { return result }
  return result.replacing(" > ", with: ">").replacing(", ", with: ",").replacing(" 0.", with: " .").replacing(
    ":0.", with: ":.")
}

/// A file as it is embedded.
func text(of file: URL) throws -> String {
  let text = try String(contentsOf: file, encoding: .utf8)
  let isPage = file.deletingLastPathComponent().lastPathComponent != "picture"
  return file.pathExtension == "css" ? compact(text, isPage: isPage) : text
}

/// A text as a multi-line raw string, with more `#` than follow any quote or backslash in the text.
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
  // Files with the same name in several folders are named by their paths.
  let isAlone = names[file.lastPathComponent]?.count == 1
  let name = constant(isAlone ? file.lastPathComponent : path)
  constants += "  static let \(name) = \(literal(try text(of: file)))\n"
  files += "    \"\(path)\": \(name),\n"
}
try """
enum EmbeddedTexts {
\(constants)
  static let files: [String: String] = [
\(files.isEmpty ? "    :\n" : files)  ]
}

""".write(to: output, atomically: true, encoding: .utf8)
