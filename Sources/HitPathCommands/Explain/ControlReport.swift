// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import Narration
import Trace

/// The outcomes of taps on every control of a screen, as text and for programs.
@MainActor
struct ControlReport {
  let taps: ControlTaps
  let narrator: Narrator

  init(_ taps: ControlTaps, _ language: Language) {
    self.taps = taps
    narrator = Narrator(language, taps.index)
  }

  func text(on terminal: Terminal) -> String {
    let parts = taps.rows.map { row in
      ([terminal.styled(narrator.name(of: row), .strong)]
        + details(of: row).map { terminal.styled("  \($0)", .plain) })
        .joined(separator: "\n")
    }
    return (parts + [narrator.summary(taps)]).joined(separator: "\n\n") + "\n"
  }

  private func details(of row: ControlTaps.Row) -> [String] {
    var lines = [narrator.reach(of: row)]
    if let tap = row.tap.map({ narrator.point($0) }), let verdict = narrator.verdict(of: row)?.plain {
      lines.append(
        say(
          row.target.point == nil
            ? .tapAtMiddle(point: tap, verdict: verdict) : .tapBecomes(point: tap, verdict: verdict)))
    }
    if row.tap == nil { lines.append(say(.offScreen)) }
    return lines
  }

  private func say(_ text: ReachText) -> String { narrator.language.say(text) }

  var object: JSONObject {
    [
      "controls": taps.rows.map { row in
        [
          "id": row.target.view, "class": narrator.index.view(row.target.view)?.className,
          "share": row.target.share, "area": row.target.area, "reachableArea": row.target.reachable,
          "isSmall": row.target.isSmall, "point": row.target.point,
          "takers": row.target.takers.map { ["view": $0.view, "area": $0.area] as JSONObject },
          "tap": row.tap,
          "verdict": row.run.flatMap { run in
            run.touches.first.map { $0.verdictJSON(Narrator(narrator.language, run.index(of: $0))) }
          },
        ] as JSONObject
      },
      "untried": taps.untried,
    ]
  }
}
