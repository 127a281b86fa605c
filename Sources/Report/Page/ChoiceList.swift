// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The views of a question with their frames and what is not usual of them: what a reader can reason from, and choose.
struct ChoiceList {
  let index: ScreenIndex
  let narrator: Narrator

  /// Of a larger screen nobody reads a list.
  private static let mostRows = 40

  /// The rows, the front view first; nil for a large screen.
  var html: String? {
    guard index.screen.views.count <= Self.mostRows else { return nil }
    return Markup.html { markup in
      for window in index.screen.windowOrder { write(window, depth: 0, to: &markup) }
    }
  }

  private func write(_ id: String, depth: Int, to markup: inout Markup) {
    guard let view = index.view(id) else { return }
    let table = ScreenTable(narrator: narrator, limit: Self.mostRows)
    let indent = depth > 0 ? "d\(min(depth, LogList.deepest))" : nil
    markup.line("li", ["class": indent, "data-v": Markup.object(id)]) { markup in
      markup.element("code", id)
      markup.element("span", ([table.frame(of: view)] + table.properties(of: view)).joined(separator: ", "))
    }
    for child in index.subviews(of: id).reversed() { write(child, depth: depth + 1, to: &markup) }
  }
}
