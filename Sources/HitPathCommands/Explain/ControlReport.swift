// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import Narration
import ScenarioFile
import Trace

/// Every control of a screen: how much of it taps can reach, a point that works, and the outcome of a tap there.
///
/// The screen is as it is before any touch.
@MainActor
struct ControlReport {
  /// The maximum number of views in all taps together, so that a large screen does not take minutes.
  private static let mostViews = 60_000

  /// A control, and the outcome of a tap on it.
  struct Row {
    var target: TapTarget
    /// The point of the tap: one that reaches the control, else its middle; nil if that is off the screen.
    var tap: TracePoint?
    var answer: TouchAnswer?
    /// The narrator for the screen of that tap.
    var narrator: Narrator
  }

  let rows: [Row]
  let narrator: Narrator
  private let untried: Int

  /// Examines the controls of a screen.
  ///
  /// - Throws: `InputError` for an input that cannot be run.
  init(_ scenario: Scenario, file: String, _ language: Language) throws {
    let screen = try scenario.still(file)
    let analysis = TraceAnalysis(try screen.run(file, withTapMap: true).trace)
    let narrator = Narrator(language, analysis.index)
    let views = max(1, analysis.trace.screen.views.count)
    var left = Self.mostViews
    var untried = 0
    rows = (analysis.tapMap?.targets ?? []).filter(\.isControl).map { target in
      var row = Row(target: target, tap: Self.tap(on: target, in: analysis.index), narrator: narrator)
      guard let tap = row.tap else { return row }
      left -= views
      guard left >= 0 else {
        untried += 1
        return row
      }
      var tapped = screen
      tapped.addTaps(at: [tap])
      let run = TraceAnalysis(ScenarioRun(tapped).trace())
      row.answer = run.touches.first
      row.narrator = Narrator(language, run.index(of: run.touches.first))
      return row
    }
    self.narrator = narrator
    self.untried = untried
  }

  private static func tap(on target: TapTarget, in index: ScreenIndex) -> TracePoint? {
    if let point = target.point { return point }
    guard let view = index.view(target.view), let toScreen = index.screenTransform(of: view) else {
      return nil
    }
    let middle = toScreen(
      TracePoint(
        x: view.bounds.minX + view.bounds.size.width / 2, y: view.bounds.minY + view.bounds.size.height / 2))
    let size = index.screen.size
    return (0..<size.width).contains(middle.x) && (0..<size.height).contains(middle.y) ? middle : nil
  }

  func text(on terminal: Terminal) -> String {
    guard !rows.isEmpty else { return say(.noControls) + "\n" }
    var parts = rows.map { row in
      ([terminal.styled(name(of: row), .strong)] + details(of: row).map { terminal.styled("  \($0)", .plain) })
        .joined(separator: "\n")
    }
    var summary = [say(.summary(controls: rows.count, dead: rows.count { $0.target.point == nil }))]
    if untried > 0 { summary.append(say(.notTried(count: untried))) }
    parts.append(narrator.joined(summary))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func name(of row: Row) -> String {
    let className = narrator.index.view(row.target.view)?.className ?? ""
    let name = narrator.name(row.target.view)
    return className.isEmpty || name.hasPrefix(className) ? name : "\(name) (\(className))"
  }

  private func details(of row: Row) -> [String] {
    let language = narrator.language
    var facts = [language.say(SpaceText.reachableShare(percent: language.percent(row.target.share)))]
    if row.target.point != nil, row.target.isSmall {
      facts.append(language.say(SpaceText.smallerThan(side: narrator.number(TapTarget.leastSide))))
    }
    let takers = takers(of: row.target)
    if !takers.isEmpty { facts.append(language.say(SpaceText.takenBy(names: takers))) }
    var lines = [facts.joined(separator: language.say(SpaceText.factSeparator))]
    if let tap = row.tap.map({ narrator.point($0) }),
      let verdict = row.answer.map({ row.narrator.verdict($0) })
    {
      lines.append(
        say(
          row.target.point == nil
            ? .tapAtMiddle(point: tap, verdict: verdict) : .tapBecomes(point: tap, verdict: verdict)))
    }
    if row.tap == nil { lines.append(say(.offScreen)) }
    return lines
  }

  /// The views that get the taps on the rest of it, the largest areas first.
  private func takers(of target: TapTarget) -> String {
    let language = narrator.language
    return language.list(
      target.takers.filter { $0.area >= 0.005 * target.area }.prefix(3).map { taker in
        let name = taker.view.map { narrator.name($0) } ?? language.say(SpaceText.noView)
        let share = language.percent(target.area > 0 ? taker.area / target.area : 0)
        return language.say(SpaceText.part(percent: share, name: name))
      })
  }

  private func say(_ text: ReachText) -> String { narrator.language.say(text) }

  var object: JSONObject {
    [
      "controls": rows.map { row in
        [
          "id": row.target.view, "class": narrator.index.view(row.target.view)?.className,
          "share": row.target.share, "area": row.target.area, "reachableArea": row.target.reachable,
          "isSmall": row.target.isSmall, "point": row.target.point,
          "takers": row.target.takers.map { ["view": $0.view, "area": $0.area] as JSONObject },
          "tap": row.tap,
          "verdict": row.answer.map { $0.verdictJSON(row.narrator) },
        ] as JSONObject
      },
      "untried": untried,
    ]
  }
}
