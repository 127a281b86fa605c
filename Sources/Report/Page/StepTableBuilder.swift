// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes tables of steps, long walks in two parts.
struct StepTableBuilder {
  let narrator: Narrator

  /// The hit view, if it did not answer itself.
  var returned: ReturnedView?

  /// Views whose steps are always shown.
  let hitPath: Set<String>

  /// How many steps are shown from the beginning, from the end, and on request of those between.
  static let first = 200
  static let last = 20
  static let between = 2000

  /// The table of a walk; of a long one only parts, with the steps between in a second, folded table.
  func tables(
    _ steps: [WalkStep], fold: String? = nil, region: String, remainingRegion: String
  ) -> [StepTable] {
    guard !steps.isEmpty else { return [] }
    let caption = narrator.walkCaption(steps)
    guard steps.count > Self.first + Self.last else {
      return [StepTable(fold: fold, caption: caption, tableRegion: region, rows: steps.map(row) + lastRow)]
    }
    var rows: [StepRow] = []
    var hidden: [WalkStep] = []
    var gap = 0
    func closeGap() {
      if gap > 0 { rows.append(StepRow(gap: narrator.gap(gap, of: steps.count))) }
      gap = 0
    }
    for (position, step) in steps.enumerated() {
      let isShown =
        position < Self.first || position >= steps.count - Self.last || hitPath.contains(step.view)
      if isShown {
        closeGap()
        rows.append(row(step))
      } else {
        gap += 1
        hidden.append(step)
      }
    }
    closeGap()
    rows += lastRow
    let shown = StepTable(fold: fold, caption: caption, tableRegion: region, rows: rows)
    return [shown] + (remaining(hidden, region: remainingRegion).map { [$0] } ?? [])
  }

  private func remaining(_ steps: [WalkStep], region: String) -> StepTable? {
    guard !steps.isEmpty else { return nil }
    var rows = steps.prefix(Self.between).map(row)
    if steps.count > Self.between {
      rows.append(StepRow(gap: narrator.gap(steps.count - Self.between, of: steps.count)))
    }
    let fold = "\(narrator[.remainingSteps]) (\(steps.count))"
    return StepTable(fold: fold, caption: narrator[.remainingSteps], tableRegion: region, rows: rows)
  }

  private func row(_ step: WalkStep) -> StepRow {
    let view = narrator.index.view(step.view)
    return StepRow(
      order: String(step.order), depth: min(step.depth, 12), mark: Mark.of(step), view: step.view,
      viewText: view?.text.map { NarrowText.short($0) }, className: view?.className ?? "",
      isShortClass: isShort(view),
      point: step.point.map(narrator.point), answer: narrator.answer(step), byCode: step.isDirect,
      why: narrator.reason(step))
  }
}

extension StepTableBuilder {
  /// Longer names of classes are broken.
  private static let longestClass = 24

  private func isShort(_ view: TraceView?) -> Bool { (view?.className.count ?? 0) <= Self.longestClass }

  /// The row of a hit view that did not answer itself.
  private var lastRow: [StepRow] {
    guard let returned else { return [] }
    let view = narrator.index.view(returned.view)
    return [
      StepRow(
        order: "–", depth: 0, mark: "hit", view: returned.view,
        viewText: view?.text.map { NarrowText.short($0) }, className: view?.className ?? "",
        isShortClass: isShort(view), answer: narrator[.legendHit], why: narrator.returned(returned))
    ]
  }
}

/// Texts of the screen where space is narrow.
enum NarrowText {
  static func short(_ text: String, limit: Int = 40) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
