// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Every control of a screen, as it stands before any touch: how much of it taps can reach, and what a tap on it becomes.
package struct ControlTaps: Sendable {
  /// A control with the run of a tap on it.
  package struct Row: Sendable {
    package var target: TapTarget
    /// Where the tap was tried: at a point that reaches it, else at its middle; nil for one that is off the screen.
    package var tap: TracePoint?
    /// The run of that tap; nil where there is none, or where the screen is too large to try all.
    package var run: TraceAnalysis?

    package init(target: TapTarget, tap: TracePoint?, run: TraceAnalysis?) {
      self.target = target
      self.tap = tap
      self.run = run
    }
  }

  package let rows: [Row]
  /// The screen before the taps.
  package let index: ScreenIndex

  package init(rows: [Row], index: ScreenIndex) {
    self.rows = rows
    self.index = index
  }

  /// How many controls no tap reaches.
  package var dead: Int { rows.count { $0.target.point == nil } }

  /// How many controls were not tapped, since the screen is large.
  package var untried: Int { rows.count { $0.tap != nil && $0.run == nil } }
}
