// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import Testing
import Trace

@Suite("The page of a scenario")
struct PageTests {
  private func page(
    _ trace: TouchTrace, _ language: Language = .english
  ) throws -> PageText {
    let options = ReportOptions(language: language)
    return PageText(
      try ReportPage.html(for: TraceAnalysis(trace), options: options))
  }

  @Test("says who got the touch, as the walk was told and as a table")
  func verdictAndWalk() throws {
    let page = try page(SampleScreen.four.trace)
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<h1>A tap on SubView3</h1>"))
    #expect(page.contains("Touch 1: tap at (230, 213)"))
    #expect(
      page.contains(
        "<p class=\"verdict\">SubView3 gets the tap, but nothing handles it: the event climbs to AppDelegate "
          + "and ends there.</p>"))
    #expect(page.contains("</span>SubView4 says no: the point is 185 pt above its bounds.</li>"))
    #expect(page.contains("<caption>The 4 calls of hitTest, in order</caption>"))
    #expect(page.contains("4 of 8 views were never asked"))
    #expect(
      page.contains(
        "<dt>SubView3 in front took the touch</dt><dd>SubView1, Label “Hello”, SubView2, SubView2Sub1</dd>"))
    #expect(page.count(of: "<h1>") == 1)
    #expect(page.count(of: "table class=\"steps walk\"") == 1)
  }

  @Test("speaks Chinese")
  func chinese() throws {
    let page = try page(SampleScreen.four.trace, .simplifiedChinese)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h1>点击 SubView3</h1>"))
    #expect(
      page.contains("<p class=\"verdict\">SubView3 得到这次点击，但没有响应者处理：事件一路传到 AppDelegate，随后被丢弃。</p>"))
    #expect(page.contains("</span>SubView4 拒绝：点在 bounds 上方 185 pt 处。</li>"))
    #expect(page.contains("<th scope=\"col\">自身坐标系中的点</th>"))
  }

  @Test("is the same in two runs", arguments: Language.allCases)
  func deterministic(_ language: Language) throws {
    let trace = SampleScreen.rows(300).trace
    #expect(try page(trace, language) == page(trace, language))
  }

  @Test("needs nothing but itself")
  func selfContained() throws {
    let page = try page(SampleScreen.four.trace)
    for loaded in ["http://", "https://", "src=", "<link", "@import", "url(", "<script"] {
      #expect(!page.contains(loaded), "\(loaded)")
    }
  }

  @Test("leaves no place of a template or sentence unfilled", arguments: Language.allCases)
  func nothingUnfilled(_ language: Language) throws {
    var screen = SampleScreen.four
    screen.unknown = ["viewController", "zPosition"]
    screen.recognizers = [
      TraceGestureRecognizer(id: "Tap", className: "UITapGestureRecognizer", view: "TopView")
    ]
    let page = try page(screen.trace(taps: [TracePoint(x: 230, y: 213), TracePoint(x: 400, y: 1)]), language)
    let body = try page.parts(at: "<body").after
    #expect(!body.contains("{"))
    #expect(!body.contains("}"))
    #expect(!body.contains("Optional("))
  }

  @Test("shows a long walk in part, the hit path in full, and the rest on request")
  func longWalk() throws {
    let trace = SampleScreen.rows(600).trace(taps: [TracePoint(x: 100, y: 21)])
    let page = try page(trace)
    let (shown, folded) = try page.parts(at: "<details>")
    #expect(shown.contains("383 of 603 steps are left out here"))
    #expect(shown.contains("<code>Row599</code>"))
    #expect(!shown.contains("<code>Row300</code>"))
    #expect(shown.contains("<code>Row0</code>"))
    #expect(folded.contains("<summary>The steps between (383)</summary>"))
    #expect(folded.contains("<code>Row300</code>"))
    #expect(page.contains("… 593 more in the table"))
  }

  @Test("shows both walks where they differ")
  func passesDiffer() throws {
    var trace = SampleScreen.four.trace
    let position = try #require(
      trace.events.firstIndex {
        if case .hitTestReturned("SubView4", _, _) = $0.kind { true } else { false }
      })
    trace.events[position].kind = .hitTestReturned(
      view: "SubView4", result: nil, reason: TraceReason(.hidden))
    let page = try page(trace)
    #expect(page.contains("UIKit walked 2 times, and the walks differ; the last one, shown here, counts."))
    #expect(page.contains("<summary>Walk 1</summary>"))
    #expect(page.count(of: "table class=\"steps walk\"") == 1)
  }

  @Test("tells of several touches, and of a touch that nobody got")
  func severalTouches() throws {
    let page = try page(
      SampleScreen.four.trace(taps: [TracePoint(x: 230, y: 213), TracePoint(x: 400, y: 1)]))
    #expect(page.contains("<a href=\"#touch2\">Touch 2: tap at (400, 1)</a>"))
    #expect(page.contains("Nobody gets the tap: no window claimed it."))
    #expect(page.count(of: "<p class=\"verdict\">") == 2)
    #expect(page.count(of: "<table class=\"chain\">") == 1)
  }

  @Test("tells what the answer rests on")
  func unknowns() throws {
    var screen = SampleScreen.four
    screen.unknown = ["windowLevel"]
    screen.recognizers = [
      TraceGestureRecognizer(id: "Tap", className: "UITapGestureRecognizer", view: "TopView")
    ]
    let page = try page(screen.trace)
    #expect(page.contains("Not known: windowLevel; windows are taken to be listed from back to front."))
    #expect(
      page.contains("<li>Tap (UITapGestureRecognizer on TopView): sees the touch and stays undecided.</li>"))
    #expect(page.count(of: "<h3>Gesture recognizers</h3>") == 1)
    #expect(page.count(of: "<h3>Actions</h3>") == 0)
  }

  @Test("is there for a trace without touches")
  func noTouches() throws {
    let page = try page(SampleScreen.four.trace(taps: []))
    #expect(page.contains("This trace holds no touches."))
  }
}
