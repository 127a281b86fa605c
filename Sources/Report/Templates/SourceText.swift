// SPDX-License-Identifier: Apache-2.0

/// Scripts as pages hold them.
enum SourceText {
  /// The text without indentation, empty lines, and comments that have lines for themselves.
  ///
  /// In our files no string goes over the end of a line.
  private static func withoutComments(_ text: String) -> String {
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

  /// A script without comments, and without the line ends that JavaScript does not need.
  static func compactScript(_ text: String) -> String {
    var compact = ""
    for line in withoutComments(text).split(separator: "\n") {
      compact += line
      // A comment behind code ends with its line.
      if let last = line.last, !"{;,".contains(last) || line.contains("//") { compact += "\n" }
    }
    return compact
  }
}
