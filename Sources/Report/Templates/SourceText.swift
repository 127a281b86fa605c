// SPDX-License-Identifier: Apache-2.0

/// Style sheets and scripts as pages hold them.
enum SourceText {
  /// The text without indentation, empty lines, and comments that have lines for themselves.
  ///
  /// In our files no string goes over the end of a line.
  static func withoutComments(_ text: String) -> String {
    var lines: [Substring] = []
    var isComment = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("/*") { isComment = true }
      if !isComment, !code.isEmpty, !code.hasPrefix("//") { lines.append(code) }
      if code.hasSuffix("*/") { isComment = false }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
