// SPDX-License-Identifier: Apache-2.0

import Analysis
package import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import Trace

/// Where a command writes: results to standard output, everything else to standard error.
@MainActor
package struct Terminal {
  private let output: @MainActor (Data) -> Void
  private let diagnostics: @MainActor (String) -> Void

  /// Whether results are coloured.
  package let isColored: Bool

  /// Whether results are read where they are written, and not kept in a file or passed on.
  package let isScreen: Bool

  /// Whether diagnostics are read in a terminal.
  package let isDiagnosticScreen: Bool

  /// Whether failures are also written as lines by which GitHub shows them at their place in a file.
  package let isAnnotating: Bool

  package init(
    isColored: Bool = false, isScreen: Bool = false, isDiagnosticScreen: Bool = false,
    isAnnotating: Bool = false,
    output: @escaping @MainActor (Data) -> Void,
    diagnostics: @escaping @MainActor (String) -> Void
  ) {
    self.isColored = isColored
    self.isScreen = isScreen
    self.isDiagnosticScreen = isDiagnosticScreen
    self.isAnnotating = isAnnotating
    self.output = output
    self.diagnostics = diagnostics
  }

  /// The process's own streams. Colour respects `NO_COLOR` and pipes.
  package static var standard: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    let isScreen = isatty(STDOUT_FILENO) == 1
    return Terminal(
      isColored: !noColor && isScreen, isScreen: isScreen,
      isDiagnosticScreen: isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb",
      isAnnotating: environment["GITHUB_ACTIONS"] == "true",
      output: { data in
        do throws(ByteStream.Failure) {
          try ByteStream.write(data, to: STDOUT_FILENO)
        } catch {
          // Nobody can use the rest of a result whose beginning was lost.
          let failure = OutputError(path: "standard output", reason: error.reason)
          try? ByteStream.write(Data("\(failure)\n".utf8), to: STDERR_FILENO)
          exit(CommandMain.badInput)
        }
      },
      diagnostics: { try? ByteStream.write(Data($0.utf8), to: STDERR_FILENO) })
  }

  /// Writes a result as it is, but for a line that would be a command to what runs a workflow.
  func write(_ text: String) {
    output(Data(LineText.withoutCommands(text).utf8))
  }

  /// Writes the path of a file that was made.
  func write(path: String) {
    write(LineText.path(path) + "\n")
  }

  /// Writes a line by which GitHub shows a failure at its place.
  func annotate(_ line: String) {
    output(Data(line.utf8))
  }

  /// Writes a result that is not a text.
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

  /// Writes what is no error, but worth a look.
  func warn(of problem: InputError) { report(problem.warning) }

  /// Draws over a line that a person looks at: safe text and the codes that move the cursor.
  func draw(_ text: String) {
    diagnostics(text)
  }

  /// A line in a style, if results are coloured; safe for a terminal either way.
  func styled(_ line: String, _ style: TextStyle) -> String {
    let text = LineText.withoutInnerCommands(LineText.safe(line))
    let codes = style.codes
    guard isColored, !codes.isEmpty else { return text }
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}

/// What a piece of text is, from which its colour follows.
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

/// A line that tells how far a long run is, drawn again and again in one place.
///
/// It is written to terminals only.
@MainActor
struct ProgressLine {
  private let terminal: Terminal
  private let total: Int
  private var start: ContinuousClock.Instant
  private var isDrawn = false

  /// Work that takes no longer gets no line.
  private static let patience = Duration.milliseconds(300)
  private static let width = 60

  init(of total: Int, on terminal: Terminal) {
    self.total = total
    self.terminal = terminal
    start = .now
  }

  /// Tells how much is done, and what is at work.
  mutating func show(_ done: Int, _ name: String) {
    guard terminal.isDiagnosticScreen, isDrawn || start.duration(to: .now) > Self.patience else { return }
    let line = LineText.safe("\(done) of \(total)  \(name)").prefix(Self.width)
    terminal.draw("\r\(line)\u{1B}[K")
    isDrawn = true
  }

  /// Takes the line away.
  mutating func clear() {
    if isDrawn { terminal.draw("\r\u{1B}[K") }
    isDrawn = false
  }
}
