// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a text that should be a trace.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int

  /// What was found and what was expected, without a final period.
  public var message: String

  /// Creates an error.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  /// The message with its line.
  public var description: String { "line \(line): \(message)" }
}
