// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a text that should be a trace.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int

  /// The column in the line, from 1, counted in Unicode scalars; nil where the fault is with the whole line.
  public var column: Int?

  /// What was found and what was expected, without a final period.
  public var message: String

  /// Creates an error.
  public init(line: Int, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The message with its line.
  public var description: String { "line \(line): \(message)" }
}
