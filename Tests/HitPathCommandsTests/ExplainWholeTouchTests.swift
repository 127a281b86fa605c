// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What `explain` tells of touches that do not simply go down one path.
@MainActor
@Suite struct ExplainWholeTouchTests {
  static let redirect = """
    window:
      subviews:
        - id: Container
          hitTest: {redirect: ChatView}
          subviews: [{id: ChatView, isHidden: true}]
    touches: [{tap: [10, 10]}]
    """

  @Test func aRedirectedTouchHasItsMark() throws {
    #expect(
      try explain(Self.redirect).contains(
        """
        →   2    Container (10, 10): its override of hitTest: redirect to ChatView
        ◉      ChatView: returned by the override of Container

        """))
    #expect(
      try explain(Self.redirect, "--lang", "zh-Hans").contains(
        """
        →   2    Container (10, 10)：它重写的hitTest：点在ChatView内时返回ChatView
        ◉      ChatView：由Container的重写返回

        """))
  }

  @Test func aRedirectedTouchHasAStepForScripts() throws {
    let data = Data(try explain(Self.redirect, "--format", "json").utf8)
    let record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let touch = try #require((record["touches"] as? [[String: Any]])?.first)
    let step = try #require((touch["walk"] as? [[String: Any]])?.last)
    #expect(step["id"] as? String == "ChatView")
    #expect(step["outcome"] as? String == "hit")
    #expect(step["point"] is NSNull)
    #expect((step["reason"] as? [String: Any])?["subject"] as? String == "Container")
    #expect((touch["passes"] as? [[String: Any]])?.last?["asked"] as? Int == 2)
  }

  @Test func eachMethodIsTold() throws {
    let text = try explain(
      "window: {subviews: [{id: A, implements: [touchesEnded]}]}\ntouches: [{tap: [10, 10]}]\n")
    #expect(
      text.hasPrefix(
        "`A` handles `touchesEnded` and nobody up to `AppDelegate` handles `touchesBegan`, because `A` passes it on up the "
          + "responder chain.\n"))
    #expect(text.contains("\n  A (view): handles touchesEnded\n  UIWindow (window): passes it on\n"))
    #expect(text.contains("\n  AppDelegate (application delegate): touchesBegan ends here\n"))
  }

  @Test func whatWasPassedOverIsNotAskedAndNotCalled() throws {
    let screen =
      "window: {subviews: [{id: Flat, transform: [0, 0, 0, 0, 0, 0]}]}\ntouches: [{tap: [10, 10]}]\n"
    let text = try explain(screen, "--view", "Flat")
    #expect(text.contains("\nFlat was passed over: its transform has no inverse"))
    #expect(text.contains("\n✗   2    Flat: passed over, its transform has no inverse"))
  }
}
