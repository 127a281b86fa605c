// SPDX-License-Identifier: Apache-2.0

/// What Graphviz made of a graph.
public struct Rendering: Sendable, Equatable {
  /// The output.
  public var text: String

  /// Messages that are not errors, without the word "Warning".
  public var warnings: [String]

  /// The output as UTF-8.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// Makes a rendering.
  public init(text: String, warnings: [String] = []) {
    self.text = text
    self.warnings = warnings
  }
}
