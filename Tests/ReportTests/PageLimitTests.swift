// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Testing
import Trace

@testable import Report

@Suite("A page of a large screen")
struct PageLimitTests {
  @Test("tells a long walk in part, the hit path in full, and counts what it leaves out")
  func longWalk() throws {
    // Rows that refuse for different reasons, since many refusals of one reason are one step.
    let trace = SampleScreen.rows(600) { $0.isHidden = $1.isMultiple(of: 2) && $1 > 0 }
      .trace(taps: [TracePoint(x: 100, y: 21)])
    let page = PageText(try ReportPage.html(for: TraceAnalysis(trace)))
    let steps = try page.parts(at: "<ol class=\"steps\">").after.parts(at: "</ol>").before
    #expect(steps.count(of: "<li value=") <= 400)
    #expect(steps.contains(" steps are left out here</li>"))
    #expect(steps.contains("data-v=\"Row599\""))
    #expect(steps.contains("data-v=\"Row0\""))
    #expect(page.contains(" events are left out here</li>") == (trace.events.count > 2000))
    #expect(page.html.utf8.count < 1_000_000)
  }

  @Test("shares what there is room for among its touches")
  func sharing() {
    let point = TracePoint(x: 230, y: 213)
    let one = PageLimits(TraceAnalysis(SampleScreen.four.trace))
    let many = PageLimits(
      TraceAnalysis(SampleScreen.four.trace(taps: Array(repeating: point, count: 20))))
    #expect(one.maximumSteps == 400)
    #expect(many.maximumSteps * 20 <= 2400)
    #expect(many.drawnViews < one.drawnViews)
    #expect(many.visibleNodes < one.visibleNodes)
    #expect(many.equivalentLength < one.equivalentLength)
  }

  @Test("plays the first of many touches, and says how many there are")
  func manyTouches() throws {
    let point = TracePoint(x: 230, y: 213)
    let trace = SampleScreen.four.trace(taps: Array(repeating: point, count: PageLimits.touches + 3))
    let page = try ReportPage.html(for: TraceAnalysis(trace))
    #expect(page.contains("43, of which this page plays the first 40"))
    #expect(page.contains("id=\"touch40\"") && !page.contains("id=\"touch41\""))
  }

  @Test("shows the text alone of a picture that is far too large")
  func largePicture() throws {
    let analysis = TraceAnalysis(SampleScreen.four.trace)
    var limits = PageLimits(analysis)
    limits.pictureBytes = 10
    var sections = PictureSections(analysis, ReportOptions(), limits)
    let html = try sections.section(
      .hierarchy, DiagramOptions(), at: PictureSections.SectionPlace(id: "hierarchy", level: 2))
    #expect(html.contains("<p class=\"more\">The picture is too large for this page"))
    #expect(!html.contains("<svg"))
    #expect(html.contains("<pre>"))
  }

  @Test("draws for the first touch, and for later ones as much as there is room for")
  func pictureBudget() throws {
    let analysis = TraceAnalysis(
      SampleScreen.four.trace(taps: [TracePoint(x: 230, y: 213), TracePoint(x: 20, y: 400)]))
    var limits = PageLimits(analysis)
    limits.allPicturesBytes = 10
    var sections = PictureSections(analysis, ReportOptions(), limits)
    let html = try [1, 2].map { number in
      try sections.section(
        .hitPath, DiagramOptions(touch: number - 1),
        at: PictureSections.SectionPlace(
          id: "touch\(number)-hit-path",
          touch: PictureSections.Touch(id: "touch1", number: number, heading: "Touch")))
    }
    #expect(html[0].contains("<svg"))
    #expect(!html[1].contains("<svg"))
    #expect(html[1].contains("This draws it: hitpath render … --diagram hit-path --touch 2</p>"))
  }

  @Test("cuts the log in the middle, but for what steps tell of")
  func longLog() {
    let analysis = TraceAnalysis(SampleScreen.four.trace)
    let log = LogList(analysis: analysis, language: .english, limit: 6, ofSteps: [20]).html
    #expect(log.contains("<li data-e=\"1\""))
    #expect(log.contains("<li data-e=\"2\""))
    #expect(!log.contains("<li data-e=\"3\""))
    #expect(log.contains("<li data-e=\"20\""))
    #expect(log.contains(" events are left out here</li>\n<li data-e=\"20\""))
  }

  @Test("lists so many views, and counts the others")
  func longTable() throws {
    let analysis = TraceAnalysis(SampleScreen.rows(20).trace)
    let tables = ScreenTable(narrator: Narrator(.english, analysis.index), limit: 10).tables
    #expect(tables.count == 1)
    #expect(tables[0][.foldedViews] == nil)
    let rows = try #require(tables[0][.rowsOfViews] as? String)
    #expect(rows.count(where: { $0 == "\n" }) == 11)
    #expect(rows.hasSuffix("<tr class=\"gap\"><td colspan=\"4\">and 19 more views</td></tr>\n"))
  }

  @Test("tells many refusals of one reason in one step, and each of them where it unfolds")
  func foldedSteps() throws {
    let trace = SampleScreen.rows(290).trace(taps: [TracePoint(x: 100, y: 21)])
    let page = PageText(try ReportPage.html(for: TraceAnalysis(trace)))
    let steps = try page.parts(at: "<ol class=\"steps\">").after.parts(at: "</ol>").before
    #expect(steps.count(of: "<li value=") < 20)
    #expect(
      steps.withPlainNames.contains(
        "<p>289 UITableViewCell views, Row289 to Row1, refuse: the point is outside their bounds.</p>"))
    #expect(steps.count(of: "<details class=\"each\"><summary>Row289, Row288, Row287") == 1)
    // The refusals are the marks of their views too, which the script reads.
    let row = try steps.parts(at: "<li class=\"refused\" data-v=\"Row289\">").after.parts(at: "</li>").before
    #expect(row.contains("<code>Row289</code> <span>said no: 12715 pt above its bounds</span>"), "\(row)")
    #expect(steps.count(of: "class=\"refused\" data-v=\"Row200\"") == 1)
    #expect(steps.contains("<li>and 89 more views</li></ul></details>"))
    let chinese = PageText(
      try ReportPage.html(for: TraceAnalysis(trace), options: ReportOptions(language: .simplifiedChinese)))
    #expect(chinese.withPlainNames.contains("<p>从Row289到Row1，289个UITableViewCell视图返回nil：点在bounds之外。</p>"))
  }

  @Test(
    "folds the rows of a long table, and keeps them all", arguments: [Language.english, .simplifiedChinese])
  func foldedTable(_ language: Language) throws {
    let analysis = TraceAnalysis(SampleScreen.rows(3_000).trace)
    let narrator = Narrator(language, analysis.index)
    let tables = ScreenTable(narrator: narrator, limit: 1_500).tables
    #expect(tables.count == 13)
    #expect(tables[0][.foldedViews] == nil)
    let second = try #require(tables[1][.foldedViews] as? String)
    #expect(
      second
        == (language == .english
          ? "Views 61 to 180: Row51 to Row170" : "第61至180个视图：Row51至Row170"))
    func texts(_ name: TemplateName) -> [String] { tables.compactMap { $0[name] as? String } }
    #expect(Set(texts(.tableRegion)).count == tables.count)
    let rows = texts(.rowsOfViews).joined()
    #expect(rows.split(separator: "<tr data-v=").count == 1_500)
    #expect(texts(.rowsOfViews).last?.contains("class=\"gap\"") == true)
    #expect(texts(.foldedViews).last?.hasSuffix(" – " + narrator.say(.moreViews(count: 1_509))) == true)
  }

  @Test func aFoldedTableStandsOnThePage() throws {
    let html = try ReportPage.html(
      for: TraceAnalysis(SampleScreen.rows(1_000).trace), options: ReportOptions())
    #expect(html.split(separator: "<details class=\"folded-views\">").count - 1 == 8)
    #expect(html.contains("<summary>Views 61 to 180: Row51 to Row170</summary>"))
  }
}
