// SPDX-License-Identifier: Apache-2.0

import Trace

/// A line that shows the progress of a long run, redrawn in place. After two seconds it also estimates the remaining
/// time.
///
/// It is only written to terminals.
@MainActor
struct ProgressLine {
  private let terminal: Terminal
  private let total: Int
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var isDrawn = false

  /// Shorter work gets no line.
  private static let patience = Duration.milliseconds(300)

  /// Before that, too little is done to estimate the remaining time.
  private static let estimating = Duration.seconds(2)
  private static let width = 72

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - total: The amount of work.
  ///   - terminal: Where the line is drawn.
  ///   - now: Returns the current time.
  init(of total: Int, on terminal: Terminal, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.total = total
    self.terminal = terminal
    self.now = now
    start = now()
  }

  /// Shows how much is done, and what is being worked on.
  mutating func show(_ done: Int, _ name: String) {
    guard terminal.isDiagnosticScreen else { return }
    let passed = start.duration(to: now())
    guard isDrawn || passed > Self.patience else { return }
    let rest = estimate(done, after: passed).map { ", \($0) left" } ?? ""
    let line = LineText.safe("\(done) of \(total)\(rest)  \(name)").prefix(Self.width)
    terminal.draw("\r\(line)\u{1B}[K")
    isDrawn = true
  }

  /// The estimated remaining time in words; nil if there is none yet.
  private func estimate(_ done: Int, after passed: Duration) -> String? {
    guard passed >= Self.estimating, done > 0, done < total else { return nil }
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    let rest = Int((seconds / Double(done) * Double(total - done)).rounded(.up))
    switch rest {
    case ..<100: return "about \(rest) s"
    case ..<6_000: return "about \((rest + 30) / 60) min"
    default: return "about \((rest + 1_800) / 3_600) h"
    }
  }

  /// Removes the line.
  mutating func clear() {
    if isDrawn { terminal.draw("\r\u{1B}[K") }
    isDrawn = false
  }
}
