// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A screen as text: its views from the back to the front, one inside the other, and what is done to it. It tells
/// nothing of what comes of that.
@MainActor
struct QuizScreen {
  private let index: ScreenIndex
  private let narrator: Narrator

  init(_ question: QuizQuestion) {
    index = question.run.analysis.index
    narrator = question.narrator
  }

  var lines: [String] {
    var lines: [String] = []
    // A stack of its own, since views may lie deep inside each other.
    var rest = index.screen.windowOrder.reversed().compactMap(index.view).map { (view: $0, depth: 0) }
    while let (view, depth) = rest.popLast() {
      lines.append(String(repeating: "  ", count: depth + 1) + line(view))
      for recognizer in index.screen.gestureRecognizers
      where recognizer.view == view.id && recognizer.isPartOfView != true {
        lines.append(
          String(repeating: "  ", count: depth + 2) + "· \(recognizer.id): \(recognizer.className)")
      }
      rest += index.subviews(of: view.id).reversed().compactMap(index.view).map { ($0, depth + 1) }
    }
    return lines
  }

  private func line(_ view: TraceView) -> String {
    var parts = [view.id == view.className ? view.id : "\(view.id): \(view.className)"]
    let (origin, size) = (view.frame.origin, view.frame.size)
    let numbers = [origin.x, origin.y, size.width, size.height].map(narrator.number)
    parts.append("(\(numbers.joined(separator: ", ")))")
    if view.isHidden { parts.append("isHidden") }
    if view.alpha < 1 { parts.append("alpha \(narrator.number(view.alpha))") }
    if !view.isUserInteractionEnabled { parts.append("isUserInteractionEnabled = false") }
    return parts.joined(separator: "  ")
  }
}
