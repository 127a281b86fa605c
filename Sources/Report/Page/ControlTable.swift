// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The table of the controls of a screen: how much of each taps can reach, and what a tap on it becomes.
struct ControlTable {
  let taps: ControlTaps
  let narrator: Narrator

  /// The most rows.
  static let limit = 200

  init(_ taps: ControlTaps, _ language: Language) {
    self.taps = taps
    narrator = Narrator(language, taps.index)
  }

  var values: TemplateValues {
    let left = taps.rows.count - Self.limit
    let summary =
      [narrator.summary(taps)]
      + (left > 0 ? [narrator.language.say(ReachText.furtherControls(count: left))] : [])
    return [
      .controlsSummary: narrator.joined(summary),
      .controlRows: taps.rows.prefix(Self.limit).map(row),
    ]
  }

  private func row(_ row: ControlTaps.Row) -> TemplateValues {
    let id = row.target.view
    let className = narrator.index.view(id)?.className
    return [
      .object: Markup.object(id), .name: id, .className: className == id ? nil : className,
      .controlReach: narrator.reach(of: row),
      .controlTap: row.tap.map { "\(PageNumber.text($0.x)),\(PageNumber.text($0.y))" },
      .controlPoint: row.tap.map { narrator.point($0) },
      .controlVerdict: row.tap == nil
        ? narrator.language.say(ReachText.offScreen) : narrator.verdict(of: row).map { Markup.html($0) } ?? ""
        ,
    ]
  }
}
