// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rainbow

/// Where a command writes: results to standard output, everything else to standard error.
@MainActor
package struct Terminal {
  private let output: @MainActor (String) -> Void
  private let diagnostics: @MainActor (String) -> Void

  /// Whether results are coloured.
  package let isColored: Bool

  package init(
    isColored: Bool = false, output: @escaping @MainActor (String) -> Void,
    diagnostics: @escaping @MainActor (String) -> Void
  ) {
    self.isColored = isColored
    self.output = output
    self.diagnostics = diagnostics
  }

  /// The process's own streams. Colour respects `NO_COLOR` and pipes.
  package static var standard: Terminal {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Terminal(
      isColored: !noColor && isatty(STDOUT_FILENO) == 1,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      diagnostics: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Writes a result as it is.
  func write(_ text: String) {
    output(text)
  }

  /// Tells a person something that is not a result; ends the line.
  func report(_ text: String) {
    diagnostics(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// The text in a style, if results are coloured.
  func styled(_ text: String, _ style: TextStyle) -> String {
    guard isColored else { return text }
    let codes = style.codes
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}

/// What a piece of text is, from which its colour follows.
enum TextStyle {
  case strong
  case hit
  case refused
  case muted

  fileprivate var codes: String {
    switch self {
    case .strong: "\(Style.bold.rawValue)"
    case .hit: "\(Style.bold.rawValue);\(NamedColor.green.rawValue)"
    case .refused: "\(NamedColor.red.rawValue)"
    case .muted: "\(Style.dim.rawValue)"
    }
  }
}
