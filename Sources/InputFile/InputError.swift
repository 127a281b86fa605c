// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// One error in an input file, told so that a person can mend it.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  package var file: String

  /// The line, from 1; nil where the fault is with the whole file.
  package var line: Int?

  /// The column, from 1.
  package var column: Int?

  /// What was found and what was expected, a lower-case fragment without a final period.
  package var message: String

  /// The line of the file, to be printed with a caret under the column.
  package var excerpt: String?

  /// What was probably meant or what to do, a fragment without a final period.
  package var hint: String?

  /// Where the caret stands in the excerpt, from 1, if not at the column: an excerpt of a very long line is cut.
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

  /// The same for something that does not stop the work.
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
  /// An error at a place of a text, its column counted in Unicode's scalars, with that line as excerpt.
  package init(
    file: String, text: String, line: Int, column: Int, message: String, hint: String? = nil
  ) {
    self = SourceText(file: file, text: text).error(
      at: SourcePlace(line: line, column: column), message, hint: hint)
  }
}

/// Everything wrong with one input file, in the order of the file.
package struct InputErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The most errors that are shown of one text; the others are counted.
  package static let maximum = 20

  /// The errors, at least one. A file with a great many shows the first of them.
  package var errors: [InputError]

  /// How many more there are.
  package var omitted: Int

  package init(_ errors: [InputError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }

  /// The errors one after the other, and how many were left out.
  package var description: String {
    var parts = errors.map(\.description)
    if omitted > 0 { parts.append("and \(omitted) more \(omitted == 1 ? "error" : "errors")") }
    return parts.joined(separator: "\n")
  }
}
