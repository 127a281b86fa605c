// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// A comparison as a person reads it in a terminal: where two traces part, what becomes of each touch, where the
/// screens differ, and the logs side by side.
@MainActor
struct DiffText {
  /// Lines and objects beyond these many are counted, not printed.
  private static let maximumRows = 200
  private static let maximumObjects = 40
  private static let maximumTouches = 20

  private let narrator: ComparisonNarrator
  private let names: Sides<String>
  private let terminal: Terminal

  private var comparison: TraceComparison { narrator.comparison }

  init(_ narrator: ComparisonNarrator, _ names: Sides<String>, _ terminal: Terminal) {
    self.narrator = narrator
    self.names = names
    self.terminal = terminal
  }

  var text: String {
    var lines = [narrator.places, narrator.headline].compactMap { $0?.plain }.map { terminal.styled($0, .strong) }
    lines += narrator.reasons.map { terminal.styled($0.plain, .plain) }
    lines += ["", terminal.styled("A  \(names.a)", .refused), terminal.styled("B  \(names.b)", .hit)]
    if let names = narrator.otherNames { lines += ["", terminal.styled(names, .plain)] }
    if !comparison.isAlike { lines += touches + screens + steps }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ label: ComparisonLabel) -> [String] {
    ["", terminal.styled(narrator[label], .strong)]
  }

  private var touches: [String] {
    var lines: [String] = []
    for touch in comparison.touches.prefix(Self.maximumTouches) {
      lines += ["", terminal.styled(narrator.heading(touch), .strong)]
      let verdicts = Sides(narrator.verdict(touch, on: .a), narrator.verdict(touch, on: .b))
      if verdicts.a == verdicts.b {
        lines.append(terminal.styled("  \(verdicts.a)", .plain))
      } else {
        lines.append(terminal.styled("A  \(verdicts.a)", .refused))
        lines.append(terminal.styled("B  \(verdicts.b)", .hit))
      }
      if let parts = narrator.parts(touch) {
        lines.append(terminal.styled("  \(parts)", .muted))
      } else if touch.isAlike {
        lines.append(terminal.styled("  \(narrator[.sameAnswer])", .muted))
      }
    }
    let rest = comparison.touches.count - Self.maximumTouches
    if rest > 0 { lines += ["", terminal.styled(narrator.moreTouches(rest), .muted)] }
    return lines
  }

  private var screens: [String] {
    guard !comparison.screen.isEmpty else { return [] }
    var lines = heading(.screensHeading)
    for difference in comparison.screen.prefix(Self.maximumObjects) {
      let object = narrator.object(difference)
      if let side = difference.onlySide {
        let held = narrator.held(difference).map { ", \($0)" } ?? ""
        lines.append(row(side == .a ? .onlyA : .onlyB, "\(object)\(held)"))
        continue
      }
      lines.append(terminal.styled("  \(object)", .plain))
      for change in difference.changes {
        lines.append(row(.onlyA, "  \(change.property) \(narrator.value(of: change, on: .a))"))
        lines.append(row(.onlyB, "  \(change.property) \(narrator.value(of: change, on: .b))"))
      }
    }
    let rest = comparison.screen.count - Self.maximumObjects
    if rest > 0 { lines.append(terminal.styled("  \(narrator.moreObjects(rest))", .muted)) }
    return lines
  }

  private var steps: [String] {
    guard comparison.divergence != nil else { return [] }
    var lines = heading(.stepsHeading)
    for block in narrator.log.blocks(limit: Self.maximumRows) {
      switch block {
      case .rows(let rows): lines += rows.compactMap(line)
      case .folded(let events):
        lines.append(terminal.styled("  … \(narrator.alikeEvents(events.a.count))", .muted))
      case .rest(let counts): lines.append(terminal.styled("  … \(narrator.moreEvents(counts))", .muted))
      }
    }
    if !comparison.events.isComplete { lines.append(terminal.styled(narrator[.notAligned], .muted)) }
    return lines
  }

  private func line(_ event: AlignedLog.Row) -> String? {
    let side: Side = event.events.a == nil ? .b : .a
    guard let position = event.events[side], let text = narrator.log.line(position, on: side) else {
      return nil
    }
    let indent = String(repeating: "  ", count: min(text.level, 12))
    let times = narrator.times(event).map { " (\($0))" } ?? ""
    return row(event.sign, "\(indent)\(narrator.line(text, on: side))\(times)")
  }

  private func row(_ sign: AlignedLog.Row.Sign, _ text: String) -> String {
    switch sign {
    case .both: terminal.styled("  \(text)", .plain)
    case .onlyA: terminal.styled("- \(text)", .refused)
    case .onlyB: terminal.styled("+ \(text)", .hit)
    case .otherTime: terminal.styled("~ \(text)", .strong)
    }
  }
}
