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

  /// A style sheet without what browsers do not need: comments, the ends of lines that end a part of a rule, and the
  /// space before the value of a declaration.
  static func style(_ text: String) -> String {
    var result = ""
    for line in withoutComments(text).split(separator: "\n") {
      let isDeclaration = line.hasSuffix(";")
      let name = line.prefix { $0.isLowercase || $0.isNumber || $0 == "-" }
      if isDeclaration, line.dropFirst(name.count).hasPrefix(": ") {
        result += name + ":" + line.dropFirst(name.count + 2)
      } else {
        result += line
      }
      if let end = line.last, !"{};,".contains(end) { result += "\n" }
    }
    return result + "\n"
  }
}
