// SPDX-License-Identifier: Apache-2.0

import Analysis
package import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import Trace

/// The output of a command: results to standard output, everything else to standard error.
@MainActor
package struct Terminal {
  private let output: @MainActor (Data) -> Void
  private let diagnostics: @MainActor (String) -> Void

  /// Whether results are coloured.
  package let isColored: Bool

  /// Whether results go to a screen, and not to a file or pipe.
  package let isScreen: Bool

  /// Whether diagnostics go to a screen.
  package let isDiagnosticScreen: Bool

  /// Whether failures are also written as workflow commands for GitHub annotations.
  package let isAnnotating: Bool

  /// The environment variables that affect output; empty to ignore the environment.
  package let environment: [String: String]

  package init(
    isColored: Bool = false, isScreen: Bool = false, isDiagnosticScreen: Bool = false,
    isAnnotating: Bool = false, environment: [String: String] = [:],
    output: @escaping @MainActor (Data) -> Void,
    diagnostics: @escaping @MainActor (String) -> Void
  ) {
    self.isColored = isColored
    self.isScreen = isScreen
    self.isDiagnosticScreen = isDiagnosticScreen
    self.isAnnotating = isAnnotating
    self.environment = environment
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether to colour results: `NO_COLOR` forbids it, `CLICOLOR_FORCE` enables it in pipes too, and `CLICOLOR=0`
  /// disables it in terminals.
  static func isColored(_ environment: [String: String], isScreen: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    return isSet("CLICOLOR_FORCE")
      || isScreen && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
  }

  /// The process's own streams.
  package static var standard: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isScreen = isatty(STDOUT_FILENO) == 1
    return Terminal(
      isColored: isColored(environment, isScreen: isScreen), isScreen: isScreen,
      isDiagnosticScreen: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      isAnnotating: environment["GITHUB_ACTIONS"] == "true", environment: environment,
      output: { data in
        do throws(ByteStream.Failure) {
          try ByteStream.write(data, to: STDOUT_FILENO)
        } catch {
          // The rest of a result is useless if its beginning was lost.
          let failure = OutputError(path: "standard output", reason: error.reason)
          try? ByteStream.write(Data("\(failure)\n".utf8), to: STDERR_FILENO)
          exit(CommandMain.badInput)
        }
      },
      diagnostics: { try? ByteStream.write(Data($0.utf8), to: STDERR_FILENO) })
  }

  /// Writes a result unchanged, except lines that a workflow runner would take for commands.
  func write(_ text: String) {
    output(Data(LineText.withoutCommands(text).utf8))
  }

  /// Writes the path of a file that was created.
  func write(path: String) {
    write(LineText.path(path) + "\n")
  }

  /// Writes a workflow command for a GitHub annotation.
  func annotate(_ line: String) {
    output(Data(line.utf8))
  }

  /// Writes a binary result.
  func write(_ data: Data) {
    output(data)
  }

  /// Writes a line of diagnostics.
  func report(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { LineText.safe(String($0)) } }
    let plain = lines.map { LineText.withoutInnerCommands($0.joined(separator: "\t")) }
    let safe = LineText.withoutCommands(plain.joined(separator: "\n"))
    diagnostics(safe.hasSuffix("\n") ? safe : safe + "\n")
  }

  /// Writes a warning.
  func warn(of problem: InputError) { report(problem.warning) }

  /// Draws over the current line of the terminal: safe text and cursor codes.
  func draw(_ text: String) {
    diagnostics(text)
  }

  /// A line in a style, if results are coloured; safe for a terminal in any case.
  func styled(_ line: String, _ style: TextStyle) -> String {
    let text = LineText.withoutInnerCommands(LineText.safe(line))
    let codes = style.codes
    guard isColored, !codes.isEmpty else { return text }
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}

/// The role of a piece of text, which determines its colour.
enum TextStyle {
  case plain
  case strong
  case hit
  case refused
  case muted

  /// The parameters of "Select Graphic Rendition" (ECMA-48): 1 is bold, 2 is faint, 31 is red, 32 is green.
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .strong: "1"
    case .hit: "1;32"
    case .refused: "31"
    case .muted: "2"
    }
  }
}
