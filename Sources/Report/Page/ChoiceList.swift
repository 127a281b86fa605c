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
    var markup = Markup()
    for window in index.screen.windowOrder { write(window, depth: 0, to: &markup) }
    return markup.html
  }

  private func write(_ id: String, depth: Int, to markup: inout Markup) {
    guard let view = index.view(id) else { return }
    let table = ScreenTable(narrator: narrator, limit: Self.mostRows)
    markup.open("li")
    if depth > 0 { markup.attribute("class", "d\(min(depth, LogList.deepest))") }
    markup.attribute("data-v", objects: [id])
    markup.tag(">")
    markup.element("code", id)
    markup.element("span", ([table.frame(of: view)] + table.properties(of: view)).joined(separator: ", "))
    markup.tag("</li>\n")
    for child in index.subviews(of: id).reversed() { write(child, depth: depth + 1, to: &markup) }
  }
}
