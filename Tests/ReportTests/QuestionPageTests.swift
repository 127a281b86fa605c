// SPDX-License-Identifier: Apache-2.0

import Analysis
import Report
import Testing
import Trace

@Suite("A page that asks, and a page with variants")
struct QuestionPageTests {
  private func page(_ trace: TouchTrace) throws -> PageText {
    PageText(try ReportPage.html(for: TraceAnalysis(trace)))
  }

  private var question: TouchTrace {
    var trace = SampleScreen.four.trace
    trace.header.title = ["en": "Four views"]
    trace.header.mode = .question
    trace.header.question = ["en": "Who gets the tap?"]
    return trace
  }

  @Test("has the question as its title, and covers all that tells the answer")
  func cover() throws {
    let page = try page(question)
    #expect(page.contains("<title>Who gets the tap? · HitPath</title>"))
    #expect(page.contains("<body class=\"report asking\">"))
    #expect(page.contains("<p class=\"question\">Who gets the tap?</p>"))
    let (open, covered) = try page.parts(at: "<details class=\"cover\" id=\"cover\">")
    let asked = try open.parts(at: "<body").after
    #expect(asked.contains("id=\"q-screen-view-SubView3\""))
    for telling in ["SubView3 gets", "class=\"verdict\"", "says no", "never asked", "says", "hit-test view:"]
    {
      #expect(!asked.contains(telling), "\(telling)")
    }
    for mark in ["hit", "refused", "path"] { #expect(!asked.contains("class=\"view \(mark)"), "\(mark)") }
    #expect(covered.withPlainNames.contains("<p class=\"verdict\">SubView3 gets the tap"))
    #expect(covered.contains("</details>\n</main>"))
  }

  @Test("asks the usual question where the scenario has none")
  func usualQuestion() throws {
    var trace = question
    trace.header.question = [:]
    #expect(try page(trace).contains("<p class=\"question\">Which view gets the touch?</p>"))
  }

  @Test("shows the runs of variants beside each other, and each that differs with a stage of its own")
  func variants() throws {
    var hidden = SampleScreen.four
    hidden.views[6].isHidden = true
    var trace = SampleScreen.four.trace
    trace.variants = [
      TraceVariant(
        settings: [TraceSetting(object: "SubView3", property: "isHidden", value: "true")], trace: hidden.trace
      ),
      TraceVariant(
        settings: [TraceSetting(property: "tapMovement", value: "9")], trace: SampleScreen.four.trace),
    ]
    let variants = try page(trace).parts(at: "<section class=\"variants\" id=\"variants\"").after
    let runs = try variants.parts(at: "</ul>").before
    #expect(runs.contains("<h3>As given</h3>"))
    #expect(
      runs.contains(
        "<h3><a href=\"#variant1\">Variant 1</a></h3>\n<p><code>SubView3.isHidden = true</code></p>"))
    #expect(runs.contains("<p class=\"difference\">The hit-test view is SubView1 instead of SubView3.</p>"))
    #expect(runs.contains("<h3>Variant 2</h3>\n<p><code>tapMovement = 9</code></p>"))
    #expect(runs.contains("<p class=\"difference\">Nothing differs.</p>"))
    #expect(
      runs.html.ranges(of: "class=\"hp hp-screen\"").count == 2, "what differs in nothing is not drawn again")
    #expect(variants.contains("<article class=\"variant\" id=\"variant1\" data-variant=\"1\""))
    #expect(!variants.contains("id=\"variant2\""))
    #expect(variants.contains("<section class=\"touch\" id=\"variant1-touch1\" data-touch=\"1\""))
    #expect(variants.contains("<h4 class=\"eyebrow\" id=\"variant1-touch1-heading\">"))
    #expect(variants.contains("id=\"v1-t1-screen-view-SubView1\""))
    // As a switch of the stage it has the looks of the stage.
    #expect(variants.contains("name=\"variant1-touch1-look\""))
  }
}
