// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The walk as an indented tree, front to back. Each view has a mark; views that were never asked stand in their place.
@MainActor
struct MarkedTree {
  /// Rows beyond this many are counted, not printed.
  static let maximumRows = 400

  private let answer: TouchAnswer
  private let index: ScreenIndex
  private let narrator: Narrator
  private let terminal: Terminal

  init(_ answer: TouchAnswer, _ index: ScreenIndex, _ narrator: Narrator, _ terminal: Terminal) {
    self.answer = answer
    self.index = index
    self.narrator = narrator
    self.terminal = terminal
  }

  var lines: [String] {
    let walk = answer.walk
    let asked = answer.stepsByView
    var lines: [String] = []
    for (position, step) in walk.enumerated() {
      if lines.count >= Self.maximumRows {
        lines.append("      … \(walk.count - position)")
        break
      }
      lines.append(row(step))
    }
    if let returned = answer.returnedView(in: index) {
      lines.append(terminal.styled("◉      \(narrator.line(returned))", .hit))
    }
    return lines + unaskedRows(asked)
  }

  private func row(_ step: WalkStep) -> String {
    // One that returned itself in vain was found and dropped by an override around it.
    let isDropped = step.outcome == .hit && step.view != answer.hitView
    let outcome = isDropped ? .passedUp : step.outcome
    let mark: String
    switch outcome {
    case .hit: mark = "◉"
    case .passedUp: mark = "→"
    case .refused: mark = "✗"
    }
    let number = String(step.order)
    let lead = "\(mark) \(String(repeating: " ", count: max(0, 3 - number.count)))\(number)  "
    var line = lead + String(repeating: "  ", count: step.depth) + step.view
    if let point = step.point { line += " \(narrator.point(point))" }
    line = narrator.line(line, of: step)
    switch outcome {
    case .hit: return terminal.styled(line, .hit)
    case .passedUp: return terminal.styled(line, .plain)
    case .refused: return terminal.styled(line, .refused)
    }
  }

  /// One row for the views behind each view of the hit path, which were never asked.
  private func unaskedRows(_ asked: [String: WalkStep]) -> [String] {
    guard let hitView = answer.hitView else { return [] }
    var rows: [String] = []
    for view in index.ancestry(of: hitView) {
      let siblings =
        view.superview.map { index.subviews(of: $0) } ?? Array(index.screen.windowOrder.reversed())
      let unasked = siblings.filter { asked[$0] == nil && $0 != hitView }
      // Of several the one in front speaks for all that contains the point, if there is one.
      let answers = unasked.reversed().lazy.prefix(Self.maximumRows).compactMap { index.view($0) }
        .map { answer.answer(for: $0, in: index, asked: asked) }
      guard let reply = answers.first(where: { $0.front == nil }) ?? answers.first else { continue }
      let depth = asked[view.id]?.depth ?? index.depth(of: view.id)
      let names = unasked.count == 1 ? reply.view : "\(reply.view) +\(unasked.count - 1)"
      let line = "·      " + String(repeating: "  ", count: depth) + narrator.lineOfNeverAsked(names, reply)
      rows.append(terminal.styled(line, .muted))
    }
    return rows
  }
}
