// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

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
