// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The last part of a story says the same as the answer above it.
@MainActor
@Suite struct StoryEndTests {
  @Test(
    "a story whose touch a framework decides, or of which nothing is known, ends as its answer does",
    arguments: [
      ("{id: Web, class: WKWebView}", "The page decides inside Web what happens.", "后续由网页在Web内部决定。"),
      (
        "{id: Host, class: _UIHostingView<Row>}", "SwiftUI decides inside Host what happens.",
        "后续由SwiftUI在Host内部决定。"
      ),
      (
        "{id: Host, class: _UIHostingView<Row>, hostingContent: [[0, 0, 50, 50]]}",
        "Nothing in Host handles the touch.", "Host里面没有内容处理触摸。"
      ),
      ("{id: Plain}", "The touch climbs from Plain to AppDelegate, and nobody handles it.", "没有响应者处理。"),
    ])
  func ends(_ view: String, _ english: String, _ chinese: String) throws {
    let folder = try Folder()
    let file = try folder.write("window: {subviews: [\(view)]}\ntouches: [{tap: [100, 300]}]\n", "end.yml")
    for (language, text) in [("en", english), ("zh-Hans", chinese)] {
      let outcome = hitpath(["report", file, "-o", folder["\(language).html"], "--lang", language])
      #expect(outcome.code == 0, "\(outcome.diagnostics)")
      let page = try folder.text("\(language).html").replacing(/<[^>]*>/, with: "")
      #expect(page.contains(text), "\(language)")
    }
  }
}
