// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import Testing
import Trace

@Suite("The index")
struct IndexTests {
  private func entry(_ title: String, _ count: Int = 0, failing failures: Int = 0) -> IndexEntry {
    IndexEntry(
      file: "a.html", title: title, verdicts: ["v"], takers: [.control, .nobody],
      expectations: IndexEntry.Expectations(count: count, failures: failures))
  }

  @Test("leads to each page with its verdict, in its language", arguments: Language.all)
  func entries(_ language: Language) throws {
    let entry = try IndexEntry(
      for: TraceAnalysis(SampleScreen.four.trace), in: language, file: "four views.html")
    let page = PageText(try ReportIndex.html([entry, entry], options: ReportOptions(language: language)))
    #expect(page.contains("<html lang=\"\(language.code)\">"))
    let title = language.pick(from: SampleScreen.four.title) ?? ""
    #expect(page.count(of: "<h2><a href=\"./four%20views.html\">\(title)</a></h2>") == 2)
    #expect(page.count(of: "<p class=\"verdict\">SubView3") == 2)
    #expect(page.count(of: "<svg") == 2)
    #expect(page.count(of: "<h1>") == 1)
  }

  @Test("leads to the index in other languages, and to none where there is none")
  func translations() throws {
    let translation = PagePlace.Translation(language: .simplifiedChinese, file: "index.zh-Hans.html")
    let page = PageText(try ReportIndex.html([entry("Four")], translations: [translation]))
    #expect(page.contains("<link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"./index.zh-Hans.html\">"))
    #expect(
      page.contains(
        "<a class=\"other\" rel=\"alternate\" href=\"./index.zh-Hans.html\" hreflang=\"zh-Hans\" "
          + "lang=\"zh-Hans\">中文</a>"))
    #expect(!PageText(try ReportIndex.html([entry("Four")])).contains("alternate"))
  }

  @Test("shows three verdicts of a page and counts the others")
  func manyVerdicts() throws {
    let entry = IndexEntry(file: "a.html", title: "a", verdicts: ["1", "2", "3", "4", "5"])
    let page = PageText(try ReportIndex.html([entry]))
    #expect(page.count(of: "<p class=\"verdict\">") == 3)
    #expect(page.contains("and 2 more touches"))
  }

  @Test("shows the outcome of expectations by sign and word")
  func statuses() throws {
    let page = PageText(
      try ReportIndex.html([entry("a", 6), entry("b", 6, failing: 1), entry("c", 6, failing: 2), entry("d")]))
    for (status, sign, words) in [
      ("met", "✓", "6 of 6 as expected"), ("failed", "✗", "1 of 6 fails"), ("failed", "✗", "2 of 6 fail"),
      ("none", "–", "No expectations"),
    ] {
      #expect(
        page.contains(
          "<p class=\"status \(status)\"><span class=\"sign\" aria-hidden=\"true\">\(sign)</span> "
            + "\(words)</p>"))
    }
    #expect(page.contains("data-status=\"failed\" data-takers=\"control nobody\""))
  }

  @Test("offers only choices that tell entries apart")
  func filters() throws {
    let alike = PageText(try ReportIndex.html([entry("a", 1), entry("b", 1)]))
    #expect(!alike.contains("name=\"status\""))
    #expect(alike.contains("value=\"nobody\""))
    #expect(!alike.contains("value=\"recognizer\""))
    let mixed = PageText(try ReportIndex.html([entry("a", 1), entry("b")]))
    #expect(mixed.contains("<input type=\"radio\" name=\"status\" value=\"met\">"))
  }

  @Test("puts the entries of several folders under headings")
  func groups() throws {
    var other = entry("b")
    other.group = "gestures/<taps>"
    let page = PageText(try ReportIndex.html([entry("a"), other]))
    #expect(page.count(of: "<section class=\"folder\">") == 2)
    #expect(page.contains("<h2>gestures/&lt;taps&gt;</h2>"))
    #expect(page.count(of: "<h3><a") == 2)
    #expect(try !PageText(ReportIndex.html([other])).contains("<h2>gestures"))
  }

  @Test("needs no scripts: what only a script can do is hidden until one runs")
  func withoutScripts() throws {
    let page = PageText(try ReportIndex.html([entry("a")]))
    #expect(page.contains("<form class=\"find\" role=\"search\" hidden>"))
    #expect(!page.contains("style="))
  }

  @Test("leaves style and script to the files beside it where a server wants that")
  func separateAssets() throws {
    let options = ReportOptions(assets: .separate)
    let page = PageText(try ReportIndex.html([entry("a")], options: options))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"hitpath-index.css\">"))
    #expect(page.contains("<script src=\"hitpath-index.js\"></script>"))
    #expect(!page.contains("<style>"))
    #expect(
      try ReportAssets.files(options).map(\.name)
        == ["hitpath.css", "hitpath.js", "hitpath-index.css", "hitpath-index.js"])
    #expect(try ReportAssets.files(ReportOptions()).isEmpty)
  }

  @Test("stays light with a hundred screens of two hundred views")
  func weight() throws {
    var screen = SampleScreen.four
    for number in 0..<200 {
      let offset = Double(number)
      screen.add("View\(number)", "UIView", in: "SubView3", [offset, offset, 40, 40])
    }
    let entry = try IndexEntry(for: TraceAnalysis(screen.trace), in: .english, file: "a.html")
    #expect(!entry.thumbnail.isEmpty)
    let html = try ReportIndex.html(Array(repeating: entry, count: 100))
    #expect(html.utf8.count < 600_000)
  }
}
