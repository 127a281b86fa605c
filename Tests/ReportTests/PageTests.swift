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
    PageText(try ReportPage.html(for: TraceAnalysis(trace), options: ReportOptions(language: language)))
  }

  @Test("says who got the touch, and how it was found, step by step")
  func verdictAndSteps() throws {
    let page = try page(SampleScreen.four.trace)
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("<title>A tap on SubView3 · HitPath</title>"))
    #expect(page.contains("<body class=\"report\">\n<a class=\"skip\""))
    #expect(page.contains("<h1>A tap on SubView3</h1>"))
    #expect(page.contains("id=\"touch1-heading\">Touch 1: tap at (230, 213)</h2>"))
    #expect(
      page.withPlainNames.contains(
        "<p class=\"verdict\">SubView3 gets the tap, because it is the deepest view under the finger, and nobody "
          + "handles it.</p>"))
    let steps = try page.parts(at: "<ol class=\"steps\">").after
    #expect(steps.contains("<li value=\"1\""))
    #expect(steps.contains(" data-v=\"SubView4\""))
    #expect(steps.contains("<p><code>SubView4</code> says no: the point is 185 pt above its bounds.</p>"))
    #expect(page.count(of: "<h1>") == 1)
  }

  @Test("has the parts that a script and a style rest on, in order")
  func parts() throws {
    var rest = try page(SampleScreen.four.trace)
    for part in [
      "<a class=\"skip\" href=\"#answer\">", "<header class=\"masthead\">", "<div class=\"tools\"",
      "<main id=\"answer\" tabindex=\"-1\">", "<section class=\"touch\" id=\"touch1\" data-touch=\"1\"",
      "<div class=\"stage\" id=\"touch1-stage\">", "name=\"touch1-look\" value=\"screen\" checked",
      "<figure class=\"screen\" data-live>", "id=\"t1-screen-view-SubView3\"", "data-n=\"SubView3\"",
      "<ol class=\"story\" data-count=", "<ol class=\"steps\">", "<div class=\"outline\" role=\"group\"",
      "<section class=\"picture\" id=\"touch1-hit-path\" data-kind=\"hit-path\"",
      "<details class=\"equivalent\">", "id=\"touch1-responder-chain\"",
      "<section class=\"hierarchy\" id=\"hierarchy\"",
      "<details class=\"more\" id=\"details\">",
      "<section class=\"log\" id=\"log\"", "<ol class=\"events\" lang=\"en\">",
      "<section class=\"screen-facts\" id=\"facts\"",
      "<dialog class=\"keys\" id=\"keys\"",
      "<p class=\"live unseen\" role=\"status\" aria-live=\"polite\"></p>",
      "<script type=\"application/json\" id=\"hp-data\">",
    ] {
      rest = try rest.parts(at: part).after
    }
  }

  @Test("speaks Chinese")
  func chinese() throws {
    let page = try page(SampleScreen.four.trace, .simplifiedChinese)
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h1>点击SubView3</h1>"))
    #expect(
      page.withPlainNames.contains("<p class=\"verdict\">SubView3收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。</p>"))
    #expect(page.withPlainNames.contains("<p>SubView4返回nil：点在bounds上方185点处。</p>"))
  }

  @Test("is the same in two runs", arguments: Language.all)
  func deterministic(_ language: Language) throws {
    let trace = SampleScreen.rows(60).trace
    #expect(try page(trace, language) == page(trace, language))
  }

  @Test("needs nothing but itself")
  func selfContained() throws {
    let html = try page(SampleScreen.four.trace).html
    let page = PageText(html.replacing("http://www.w3.org/", with: "").replacing("url(#", with: ""))
    for loaded in ["http://", "https://", " src=", "<link", "@import", "url(", " style=\"", " onclick="] {
      #expect(!page.contains(loaded), "\(loaded)")
    }
  }

  @Test("leaves no place of a template or sentence unfilled", arguments: Language.all)
  func nothingUnfilled(_ language: Language) throws {
    var screen = SampleScreen.four
    screen.unknown = ["viewController", "zPosition"]
    screen.recognizers = [
      TraceGestureRecognizer(id: "Tap", className: "UITapGestureRecognizer", view: "TopView")
    ]
    let page = try page(screen.trace(taps: [TracePoint(x: 230, y: 213), TracePoint(x: 400, y: 1)]), language)
    let body = try page.parts(at: "<body").after.parts(at: "<script").before
    // The log shows points in braces.
    let (before, log) = try body.parts(at: "<ol class=\"events\" lang=\"en\">")
    let after = try log.parts(at: "</ol>").after
    for part in [before, after] {
      #expect(!part.contains("{"))
      #expect(!part.contains("}"))
    }
    #expect(!body.contains("Optional("))
  }

  @Test("tells of several touches, and of a touch that nobody got")
  func severalTouches() throws {
    let page = try page(
      SampleScreen.four.trace(taps: [TracePoint(x: 230, y: 213), TracePoint(x: 400, y: 1)]))
    #expect(page.contains("<a href=\"#touch2\">Touch 2: tap at (400, 1)</a>"))
    #expect(page.withPlainNames.contains("Nobody gets the tap, because the point is outside of the screen."))
    #expect(page.count(of: "<p class=\"verdict\">") == 2)
  }

  @Test("shows a picture that is the same for two touches once")
  func samePicture() throws {
    let point = TracePoint(x: 230, y: 213)
    let page = try page(SampleScreen.four.trace(taps: [point, point]))
    let second = try page.parts(at: "<section class=\"picture\" id=\"touch2-responder-chain\"").after
    #expect(
      second.html.prefix(400).contains(
        "<p class=\"same\"><a href=\"#touch1-responder-chain\">The same picture as for “Touch 1: tap at (230, 213)”"
      ))
    #expect(page.count(of: "class=\"hp hp-responder-chain\"") == 1)
  }

  @Test("names the unknowns that the answer depends on")
  func unknowns() throws {
    var screen = SampleScreen.four
    screen.unknown = ["windowLevel"]
    screen.recognizers = [
      TraceGestureRecognizer(id: "Tap", className: "UITapGestureRecognizer", view: "TopView")
    ]
    let page = try page(screen.trace)
    #expect(
      page.contains(
        "Not known: <code>windowLevel</code>; windows are assumed to be listed from back to front."))
    #expect(
      page.contains(
        "<li data-v=\"Tap\"><code>Tap</code> (<code>UITapGestureRecognizer</code> on <code>TopView</code>): sees the touch and stays undecided.</li>"
      ))
    #expect(page.count(of: "<h3>Gesture recognizers</h3>") == 1)
    #expect(page.count(of: "<h3>Actions</h3>") == 0)
  }

  @Test("is there for a trace without touches")
  func noTouches() throws {
    let page = try page(SampleScreen.four.trace(taps: []))
    #expect(page.contains("This trace holds no touches."))
    #expect(page.contains("<section class=\"hierarchy\" id=\"hierarchy\""))
  }
}
