// SPDX-License-Identifier: Apache-2.0

package import Analysis
import InputFile
package import ScenarioFile
import Trace

extension ControlTaps {
  /// How many views the runs of all taps may have together, so that a large screen does not take minutes.
  private static let mostViews = 60_000

  /// Taps every control of a screen, each on the screen as it stands before any touch. Those that no tap reaches come first.
  ///
  /// - Throws: `InputError` for a screen that cannot be run.
  @MainActor
  package init(of scenario: Scenario, file: String) throws {
    let screen = try scenario.still(file)
    let analysis = TraceAnalysis(try screen.run(file, withTapMap: true).trace)
    let views = max(1, analysis.trace.screen.views.count)
    var left = Self.mostViews
    let controls = (analysis.tapMap?.targets ?? []).filter(\.isControl)
    let inOrder = controls.filter { $0.point == nil } + controls.filter { $0.point != nil }
    let rows = inOrder.map { target in
      var row = Row(target: target, tap: Self.tap(on: target, in: analysis.index), run: nil)
      guard let tap = row.tap else { return row }
      left -= views
      guard left >= 0 else { return row }
      var tapped = screen
      tapped.addTaps(at: [tap])
      row.run = TraceAnalysis(ScenarioRun(tapped).trace())
      return row
    }
    self.init(rows: rows, index: analysis.index)
  }

  private static func tap(on target: TapTarget, in index: ScreenIndex) -> TracePoint? {
    if let point = target.point { return point }
    guard let middle = index.view(target.view).flatMap(index.middle) else { return nil }
    let size = index.screen.size
    return (0..<size.width).contains(middle.x) && (0..<size.height).contains(middle.y) ? middle : nil
  }
}
