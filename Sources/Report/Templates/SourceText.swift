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

  /// A script without comments and without the line ends after which nothing could go on otherwise.
  static func compactScript(_ text: String) -> String {
    var compact = ""
    for line in withoutComments(text).split(separator: "\n") {
      compact += line
      // A comment behind code ends with its line.
      if let last = line.last, !"{;,".contains(last) || line.contains("//") { compact += "\n" }
    }
    return compact
  }

  /// A style sheet without comments and without the blanks and line ends that only people need.
  static func compactStyle(_ text: String) -> String {
    var compact = ""
    for line in withoutComments(text).split(separator: "\n") {
      if line == "}", compact.hasSuffix(";") { compact.removeLast() }
      if let declaration = line.prefixMatch(of: /(-{0,2}[a-z][a-z0-9-]*): (?=[^{]*;$)/) {
        compact += "\(declaration.1):\(line[declaration.range.upperBound...])"
      } else if line.hasSuffix(" {") {
        compact += line.dropLast(2) + "{"
      } else {
        compact += line
      }
      // What goes over several lines keeps its ends, but for lists of selectors.
      if let last = compact.last, !"{};,".contains(last) { compact += "\n" }
    }
    return compact + "\n"
  }
}
