// SPDX-License-Identifier: Apache-2.0

/// Everything wrong with one input file, in the order of the file.
package struct InputErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many errors of one text are told; the others are counted.
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
