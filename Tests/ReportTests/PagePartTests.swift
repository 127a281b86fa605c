// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import Testing
import Trace

@testable import Report

@Suite("Parts of a page")
struct PagePartTests {
  private func page(_ trace: TouchTrace, _ change: (inout ReportOptions) -> Void = { _ in }) throws
    -> PageText
  {
    var options = ReportOptions()
    change(&options)
    return PageText(try ReportPage.html(for: TraceAnalysis(trace), options: options))
  }

  @Test("the log tells every event with what it is about, and its kind where that changes")
  func log() throws {
    let log = try page(SampleScreen.four.trace).parts(at: "<ol class=\"events\" lang=\"en\">").after
    #expect(
      log.html.hasPrefix(
        """
        <ol class="events" lang="en">
        <li data-e="1" data-k="hitTest"><span class="when">0</span> touch1 hit-test pass 1 {230, 213}</li>
        <li data-e="2" data-v="UIWindow">UIWindow hitTest {230, 213}</li>
        """))
    #expect(log.count(of: "<span class=\"when\">") == 1)
  }

  @Test("events of a step that follow each other stand as a range")
  func ranges() {
    #expect(StoryList.ranges([24, 25, 26, 27]) == "24-27")
    #expect(StoryList.ranges([9, 3, 4, 7]) == "9 3-4 7")
    #expect(StoryList.ranges([]).isEmpty)
  }

  @Test("views that were never asked are counted, by reason, with the facts")
  func neverAsked() throws {
    let facts = try page(SampleScreen.four.trace).parts(at: "id=\"facts\"").after
    #expect(facts.contains("<summary>4 of 8 views were never asked</summary>"))
    #expect(
      facts.contains(
        "<dt><code>SubView3</code> in front took the touch</dt><dd>SubView1</dd>"))
    #expect(
      facts.contains("<dt>outside its bounds</dt><dd>Label, SubView2, SubView2Sub1</dd>"))
    #expect(
      facts.contains(
        "<tr data-v=\"Label\"><th scope=\"row\" class=\"view d3\"><code>Label</code> <span class=\"seen\">Hello</span>"
          + "</th><td><code>UILabel</code></td><td>(20, 20) 120 × 21 pt</td><td>isUserInteractionEnabled false</td>"
      ))
    #expect(facts.contains("\nhitTestPasses 2\n"))
  }

  @Test("identifiers in lists are percent-encoded")
  func percentEncoding() throws {
    var screen = SampleScreen.four
    screen.add("Sub 100%|view", in: "SubView3", [0, 0, 137, 160])
    let page = try page(screen.trace)
    #expect(page.contains(" data-v=\"Sub%20100%25%7Cview\""))
    #expect(page.contains(" data-n=\"Sub%20100%25%7Cview\""))
    #expect(page.contains("[\"Sub 100%|view\","))
  }

  @Test("the data for the script has the views on the screen, the touches, and its words")
  func data() throws {
    let page = try page(SampleScreen.four.trace)
    let text = try #require(page.html.firstMatch(of: /id="hp-data">(.*?)<\/script>/)?.output.1)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try #require(json as? [String: Any])
    #expect(data["size"] as? [Double] == [320, 568])
    let views = try #require(data["views"] as? [[Any]])
    #expect(views[6][0] as? String == "SubView3")
    #expect(views[6][1] as? [Double] == [165, 117, 302, 277])
    // The script takes the bounds from the corners.
    #expect(views[6].count == 2)
    let texts = try #require(data["texts"] as? [String: Any])
    #expect(texts["next"] as? String == "Next step")
    #expect((texts["kinds"] as? [String: String])?["hitTest"] == "Hit test")
  }

  @Test("the data says the bounds of views whose corners do not tell them")
  func bounds() throws {
    var screen = SampleScreen.four
    screen.add("Scrolled", in: "TopView", [0, 0, 100, 90]) {
      $0.bounds = TraceRect(x: 0, y: 40, width: 100, height: 90)
    }
    #expect(try page(screen.trace).contains(",[0,40,100,90]]"))
  }

  @Test("a page in a set leads to its neighbours")
  func set() throws {
    var place = PagePlace(next: PagePlace.Link(file: "b c.html", title: "B"))
    place.index = PagePlace.Link(file: "index.html", title: "All")
    place.position = PagePlace.Position(number: 1, count: 2)
    let page = PageText(
      try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace), place: place))
    #expect(page.contains("<link rel=\"next\" href=\"./b%20c.html\">"))
    #expect(!page.contains("<link rel=\"prev\"") && !page.contains("<a rel=\"prev\""))
    #expect(page.contains("<a rel=\"up\" href=\"./index.html\" title=\"All\">All pages</a>"))
    #expect(page.contains("<span>1 of 2</span>"))
    #expect(page.contains("<a rel=\"next\" href=\"./b%20c.html\" title=\"B\" aria-label=\"Next\">›</a>"))
  }

  @Test("a page leads to the same in other languages, with scripts and without")
  func translations() throws {
    let translation = PagePlace.Translation(language: .simplifiedChinese, file: "b c.zh-Hans.html")
    let page = PageText(
      try ReportPage.html(
        for: TraceAnalysis(SampleScreen.four.trace), place: PagePlace(translations: [translation])))
    #expect(page.contains("<link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"./b%20c.zh-Hans.html\">"))
    #expect(
      page.contains(
        """
        <div class="tools" role="group" aria-label="Tools">
        <a rel="alternate" href="./b%20c.zh-Hans.html" hreflang="zh-Hans" lang="zh-Hans">中文</a>
        """))
    #expect(!page.contains("<nav class=\"set\""))
    let alone = PageText(try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace)))
    #expect(!alone.contains("hreflang="))
    #expect(alone.contains("<div class=\"tools\" role=\"group\" aria-label=\"Tools\" hidden>"))
  }

  @Test("style and script can be files of their own")
  func separateAssets() throws {
    let page = try page(SampleScreen.four.trace) { $0.assets = .separate }
    #expect(page.contains("<link rel=\"stylesheet\" href=\"hitpath.css\">"))
    #expect(page.contains("<script src=\"hitpath.js\"></script>"))
    #expect(!page.contains("<style>"))
    #expect(!page.contains("<script>"))
    var options = ReportOptions()
    #expect(try ReportAssets.files(options).isEmpty)
    options.assets = .separate
    #expect(try ReportAssets.files(options).map(\.name).contains("hitpath.css"))
  }

  @Test("an embedded page has the stage and the steps alone")
  func embedded() throws {
    let page = try page(SampleScreen.four.trace) { $0.isEmbedded = true }
    #expect(page.contains("<body class=\"report embed\">"))
    #expect(page.contains("<h2 class=\"eyebrow unseen\" id=\"touch1-heading\">"))
    #expect(page.contains("<ol class=\"steps\">"))
    for left in ["masthead", "class=\"pictures\"", "id=\"log\"", "id=\"facts\""] {
      #expect(
        !(try page.parts(at: "<body").after.parts(at: "id=\"hp-data\"").before.contains(left)), "\(left)")
    }
  }
}
