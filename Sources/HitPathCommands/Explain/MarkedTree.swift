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
    var lines: [String] = []
    for run in walk.runs {
      if lines.count >= Self.maximumRows {
        lines.append("      … \(walk.count - run.lowerBound)")
        break
      }
      lines.append(run.count == 1 ? row(walk[run.lowerBound]) : row(ofRefusals: Array(walk[run])))
    }
    if let returned = answer.returnedView(in: index) {
      lines.append(terminal.styled("◉      \(narrator.line(returned))", .hit))
    }
    return lines + unaskedRows
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
    var line = lead(mark, step) + step.view
    if let point = step.point { line += " \(narrator.point(point))" }
    line = narrator.line(line, of: step)
    switch outcome {
    case .hit: return terminal.styled(line, .hit)
    case .passedUp: return terminal.styled(line, .plain)
    case .refused: return terminal.styled(line, .refused)
    }
  }

  /// One row for views that refused one after the other for one reason.
  private func row(ofRefusals steps: [WalkStep]) -> String {
    terminal.styled(lead("✗", steps[0]) + narrator.line(ofRefusals: steps).plain, .refused)
  }

  private func lead(_ mark: String, _ step: WalkStep) -> String {
    let number = String(step.order)
    return "\(mark) \(String(repeating: " ", count: max(0, 3 - number.count)))\(number)  "
      + String(repeating: "  ", count: step.depth)
  }

  /// One row for the views behind each view of the hit path, which were never asked.
  private var unaskedRows: [String] {
    guard let hitView = answer.hitView else { return [] }
    let answers = ViewAnswers(answer, in: index)
    let asked = answers.asked
    var rows: [String] = []
    for view in index.ancestry(of: hitView) {
      let siblings =
        view.superview.map { index.subviews(of: $0) } ?? Array(index.screen.windowOrder.reversed())
      let unasked = siblings.filter { asked[$0] == nil && $0 != hitView }
      // Of several the one in front speaks for all that contains the point, if there is one.
      let replies = unasked.reversed().lazy.prefix(Self.maximumRows).compactMap { index.view($0) }
        .map { answers.answer(for: $0) }
      guard let reply = replies.first(where: { $0.front == nil }) ?? replies.first else { continue }
      let depth = asked[view.id]?.depth ?? index.depth(of: view.id)
      let names = unasked.count == 1 ? reply.view : "\(reply.view) +\(unasked.count - 1)"
      let line = "·      " + String(repeating: "  ", count: depth) + narrator.lineOfNeverAsked(names, reply)
      rows.append(terminal.styled(line, .muted))
    }
    return rows
  }
}
