// SPDX-License-Identifier: Apache-2.0

import Trace

/// A line that tells how far a long run is, drawn again and again in one place. After two seconds it also says how long the
/// rest will take.
///
/// It is written to terminals only.
@MainActor
struct ProgressLine {
  private let terminal: Terminal
  private let total: Int
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var isDrawn = false

  /// Work that takes no longer gets no line.
  private static let patience = Duration.milliseconds(300)

  /// Before that, too little is done to tell from it how long the rest takes.
  private static let estimating = Duration.seconds(2)
  private static let width = 72

  /// - Parameters:
  ///   - total: How much there is to do.
  ///   - terminal: Where the line is drawn.
  ///   - now: What tells the time.
  init(of total: Int, on terminal: Terminal, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.total = total
    self.terminal = terminal
    self.now = now
    start = now()
  }

  /// Tells how much is done, and what is at work.
  mutating func show(_ done: Int, _ name: String) {
    guard terminal.isDiagnosticScreen else { return }
    let passed = start.duration(to: now())
    guard isDrawn || passed > Self.patience else { return }
    let rest = estimate(done, after: passed).map { ", \($0) left" } ?? ""
    let line = LineText.safe("\(done) of \(total)\(rest)  \(name)").prefix(Self.width)
    terminal.draw("\r\(line)\u{1B}[K")
    isDrawn = true
  }

  /// How long the rest takes if it goes on as it did, in words; nil as long as nobody can tell.
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

  /// Takes the line away.
  mutating func clear() {
    if isDrawn { terminal.draw("\r\u{1B}[K") }
    isDrawn = false
  }
}
