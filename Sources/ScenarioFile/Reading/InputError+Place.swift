// SPDX-License-Identifier: Apache-2.0

extension InputError {
  /// An error at a place of a text, its column counted in Unicode's scalars, with that line as excerpt.
  package init(
    file: String, text: String, line: Int, column: Int, message: String, hint: String? = nil
  ) {
    self = SourceText(file: file, text: text).error(
      at: SourcePlace(line: line, column: column), message, hint: hint)
  }
}
