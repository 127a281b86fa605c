// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Makes the table of aligned steps.
struct DiffStepBuilder {
  let narrator: ComparisonNarrator

  /// How many rows are shown, and how many lines stand folded between them: in one place, and in all.
  static let rowLimit = 600
  static let foldLimit = 400
  static let totalFoldLimit = 4000

  /// The rows, and between them the stretches without differences.
  var steps: [TemplateValues] {
    var folded = 0
    return narrator.log.blocks(limit: Self.rowLimit).flatMap { block -> [TemplateValues] in
      switch block {
      case .rows(let rows): return rows.compactMap(step)
      case .folded(let events):
        let fold = fold(events, limit: min(Self.foldLimit, Self.totalFoldLimit - folded))
        folded += Self.foldLimit
        return [fold]
      case .rest(let counts): return [["fold": narrator.moreEvents(counts), "lines": [String]()]]
      }
    }
  }

  private func fold(_ events: Sides<Range<Int>>, limit: Int) -> TemplateValues {
    let rows = narrator.log.rows(events, limit: max(0, limit))
    var fold: TemplateValues = [
      "fold": narrator.alikeEvents(events.a.count),
      "lines": rows.compactMap { row in row.events.a.flatMap { text($0, .a) } },
    ]
    if let last = rows.last?.events.a, rows.count == limit, last + 1 < events.a.upperBound {
      let rest = events.a.upperBound - last - 1
      fold["moreLines"] = narrator.moreEvents(Sides(rest, rest))
    }
    return fold
  }

  private func step(_ row: AlignedLog.Row) -> TemplateValues? {
    let side: Side = row.events.a == nil ? .b : .a
    guard let position = row.events[side], let line = text(position, side) else { return nil }
    let time = narrator.narrators.a.seconds(narrator.comparison.sides[side].trace.events[position].time)
    let times = narrator.times(row).map { " (\($0))" } ?? ""
    let (mark, sign, place): (String, String, ComparisonLabel?) =
      switch row.sign {
      case .both: ("", "", nil)
      case .onlyA: ("only-a", "−", .onlyInA)
      case .onlyB: ("only-b", "+", .onlyInB)
      case .otherTime: ("other-time", "~", .otherTime)
      }
    return [
      "mark": mark, "sign": sign, "place": place.map { narrator[$0] }, "time": time, "line": line + times,
    ]
  }

  private func text(_ position: Int, _ side: Side) -> String? {
    narrator.log.line(position, on: side).map { line in
      String(repeating: "  ", count: min(line.level, 12)) + narrator.line(line, on: side)
    }
  }
}
