// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import ScenarioFile
import Testing
import Trace

@MainActor
@Suite("The page that compares two traces")
struct DiffPageTests {
  private func page(
    _ a: TouchTrace, _ b: TouchTrace, _ language: Language = .english,
    names: Sides<String> = Sides("a.yml", "b.yml")
  ) throws -> PageText {
    let comparison = TraceComparison(TraceAnalysis(a), TraceAnalysis(b))
    return PageText(
      try DiffPage.html(
        for: ComparisonNarrator(language, comparison), names: names,
        options: ReportOptions(language: language)))
  }

  /// A screen on which SubView3 is missing, so that another view gets the tap.
  private var other: TouchTrace {
    var screen = SampleScreen.four
    screen.views.removeAll { $0.id == "SubView3" || $0.superview == "SubView3" }
    return screen.trace
  }

  @Test("has the headline, both verdicts, both screens, one tree of both paths, the steps and the screens")
  func parts() throws {
    let page = try page(SampleScreen.four.trace, other)
    #expect(page.contains("<h1>Comparison</h1>"))
    #expect(page.contains("<dt>A</dt><dd>a.yml</dd>"))
    #expect(page.contains("<p class=\"parting\">They part at step "))
    #expect(page.contains("<code>SubView3</code>, which only A has, takes the touch.</p>"))
    #expect(page.contains("<h3 id=\"a-heading\">A · a.yml</h3>"))
    #expect(page.count(of: "<figure class=\"screen") == 2)
    #expect(page.count(of: "<ol class=\"story\"") == 2)
    #expect(page.count(of: "<figure class=\"graph") == 1)
    #expect(page.contains(": only A has SubView3</title>"))
    #expect(page.contains("<td class=\"sign\"><span aria-hidden=\"true\">−</span> only in A</td>"))
    #expect(page.contains("<code>SubView3 hitTest -&gt; SubView3</code>"))
    #expect(page.contains("<summary>"))
    #expect(page.contains("<th scope=\"row\">SubView3</th>"))
  }

  /// A list on which a tap recognizer of the page takes the tap from a row, and the same with another setting.
  private func list(cancels: Bool) throws -> TouchTrace {
    let text =
      """
      device: {size: [320, 480]}
      window:
        gestureRecognizers:
          - id: dismiss
            class: UITapGestureRecognizer
            cancelsTouchesInView: \(cancels)
            actions: [{action: hide, target: UIWindow}]
        subviews:
          - id: List
            class: UITableView
            contentSize: [320, 600]
            subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 320, 60]}]
      touches: [{tap: [160, 30]}]
      """
    return ScenarioRun(try ScenarioReader.read(text, file: "list.yml")).trace()
  }

  @Test("says first what acts in each, and because of which change")
  func difference() throws {
    let page = try page(list(cancels: true), list(cancels: false))
    let headline = try page.parts(at: "<p class=\"verdict\">").after.parts(at: "</p>").before
    let words = headline.html.replacing(#/<[^>]*>/#, with: "")
    #expect(
      words
        == "In A dismiss on UIWindow takes the tap from Row; in B Row is selected although dismiss recognizes the tap too. cancelsTouchesInView of dismiss is true in A and false in B."
    )
  }

  @Test("each stage begins at the step where they part")
  func steps() throws {
    let page = try page(list(cancels: true), list(cancels: false))
    #expect(page.count(of: " data-step=\"") == 2)
  }

  @Test("says that they are alike")
  func alike() throws {
    let page = try page(SampleScreen.four.trace, SampleScreen.four.trace)
    #expect(page.contains("They are alike: same views, same events."))
    #expect(page.contains("The screens do not differ in anything that delivery reads."))
    #expect(!page.contains("<h2 id=\"steps\">"))
  }

  @Test("speaks Chinese")
  func chinese() throws {
    let page = try page(SampleScreen.four.trace, other, .simplifiedChinese)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h1>对比</h1>"))
    #expect(page.contains("仅A"))
    #expect(!page.contains("only in"))
  }

  @Test("needs nothing but itself, and no inline style", arguments: Language.all)
  func strict(_ language: Language) throws {
    let page = try page(SampleScreen.four.trace, other, language)
    // A pattern of the same picture is no other file, and the script has no file either.
    let html = page.html.replacing("url(#", with: "").replacing(
      #/<script>.*?</script>/#.dotMatchesNewlines(), with: "")
    for loaded in ["href=\"http", "src=", "<link", "@import", "url("] {
      #expect(!html.contains(loaded), "\(loaded)")
    }
    let body = try PageText(html).parts(at: "<body").after.html.replacing(
      #/<script type="application.json".*?</script>/#.dotMatchesNewlines(), with: "")
    for rest in ["style=\"", "{{", "}}", "Optional("] { #expect(!body.contains(rest), "\(rest)") }
  }

  @Test("has every identifier once")
  func identifiers() throws {
    let page = try page(SampleScreen.four.trace, other)
    let ids = page.html.matches(of: #/\sid="([^"]*)"/#).map { String($0.output.1) }
    #expect(ids.count > 20)
    #expect(ids.count == Set(ids).count)
  }

  @Test("is made of traces without touches, and of different numbers of touches")
  func touches() throws {
    let none = try page(SampleScreen.four.trace(taps: []), other.withoutEvents)
    #expect(none.contains("The same happens in both, though their screens differ."))
    #expect(none.count(of: "<figure class=\"screen") == 2)
    let one = try page(SampleScreen.four.trace(taps: []), SampleScreen.four.trace)
    #expect(one.contains("There is no such touch."))
    #expect(one.count(of: "<figure class=\"graph") == 1)
  }

  @Test("names cannot become markup")
  func hostile() throws {
    func tags(_ name: String) throws -> TagReader {
      var screen = SampleScreen.four
      screen.views[2].text = name
      screen.views[2].className = name
      let other = screen.trace
      var changed = other
      changed.screen.views[2].overrides = [
        TraceOverride(method: .hitTest, kind: OverrideKind(rawValue: name))
      ]
      return TagReader(try page(other, changed, names: Sides(name, name)))
    }
    let plain = try tags("plain")
    for name in HostileNameTests.names {
      let hostile = try tags(name)
      #expect(Set(hostile.tags).isSubset(of: plain.tags), "\(name)")
      #expect(hostile.handlers.isEmpty, "\(name)")
    }
  }

  @Test("shows the beginning of many differences, and counts the rest")
  func limits() throws {
    let a = SampleScreen.rows(600).trace(taps: [TracePoint(x: 100, y: 21)])
    let b = SampleScreen.rows(600).trace(taps: [TracePoint(x: 101, y: 21)])
    let page = try page(a, b)
    #expect(page.contains("more events in A"))
    #expect(page.html.utf8.count < 600_000)
  }
}

extension TouchTrace {
  fileprivate var withoutEvents: TouchTrace {
    var copy = self
    copy.events = []
    return copy
  }
}
