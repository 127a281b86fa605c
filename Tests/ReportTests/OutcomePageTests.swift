// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import Testing
import Trace

@Suite("The page shows the outcome of a touch")
struct OutcomePageTests {
  /// A tap on SubView3 that a recognizer of these names recognizes.
  private func page(
    _ name: String, action: String, _ language: Language = .english
  ) throws -> PageText {
    var screen = SampleScreen.four
    screen.recognizers = [
      TraceGestureRecognizer(id: name, className: "UITapGestureRecognizer", view: "SubView3")
    ]
    var trace = screen.trace
    for kind: TraceEvent.Kind in [
      .recognizerStateChanged(
        .init(
          recognizer: name, from: .possible, to: .ended,
          reason: TraceReason(.tapsCompleted, numbers: [.taps: 1]))),
      .actionSent(ActionRecord(action: action, sender: name, target: "ViewController", state: .ended)),
      .touchesTaken(
        .init(
          view: "SubView3", touches: ["touch1"],
          reason: TraceReason(.recognizerCancelledTouches, subject: name))),
    ] {
      trace.events.append(TraceEvent(sequence: trace.events.count + 1, time: 0, kind: kind))
    }
    return PageText(
      try ReportPage.html(
        for: TraceAnalysis(trace), options: ReportOptions(language: language)))
  }

  @Test("as a verdict, with the recognizers, the actions, and what views did not get in lists (GR-11, GR-23)")
  func lists() throws {
    let page = try page("tap", action: "open")
    #expect(
      page.withPlainNames.contains(
        "<p class=\"verdict\">tap on SubView3 takes the tap, because it recognizes the tap and its "
          + "cancelsTouchesInView is true.</p>"))
    let (_, outcomes) = try page.parts(at: "<details class=\"outcomes\">")
    #expect(outcomes.contains("<h3>Gesture recognizers</h3>"))
    #expect(
      outcomes.contains(
        "<li data-v=\"tap\"><code>tap</code> (<code>UITapGestureRecognizer</code> on <code>SubView3</code>): recognized: the tap was made.</li>"
      ))
    #expect(outcomes.contains("<h3>Actions</h3>"))
    #expect(
      outcomes.contains(
        "<li data-v=\"tap\"><code>tap</code> sends <code>open</code> to <code>ViewController</code> (recognized).</li>"
      ))
    #expect(outcomes.contains("<h3>Held back or taken away</h3>"))
    #expect(
      outcomes.contains(
        "<li data-v=\"SubView3\"><code>SubView3</code> loses the touch and gets <code>touchesCancelled</code>: <code>tap</code> recognized and cancels touches in the "
          + "view.</li>"))
  }

  @Test("in Chinese as well")
  func chinese() throws {
    let page = try page("tap", action: "open", .simplifiedChinese)
    #expect(
      page.withPlainNames.contains(
        "<p class=\"verdict\">SubView3上的点击手势tap截获了点击，因为它识别成功，且cancelsTouchesInView为true。</p>"))
    #expect(page.contains("<h3>发送的action</h3>"))
    #expect(page.withPlainNames.contains("<li data-v=\"tap\">tap向ViewController发送open（识别成功）。</li>"))
  }

  @Test("and nothing if nothing happened")
  func empty() throws {
    let options = ReportOptions(language: .english)
    let page = PageText(
      try ReportPage.html(for: TraceAnalysis(SampleScreen.four.trace), options: options))
    #expect(!page.contains("<details class=\"outcomes\">"))
  }

  @Test("names of recognizers and actions cannot become markup")
  func hostileNames() throws {
    let plain = TagReader(try page("plain", action: "plain"))
    // What has no name is the touch itself, whose changes the sentences tell.
    for name in HostileNameTests.names where !name.isEmpty {
      let hostile = TagReader(try page(name, action: name))
      // Lists of marks are in the order of names.
      #expect(hostile.tagsOutsidePictures.sorted() == plain.tagsOutsidePictures.sorted(), "\(name)")
      #expect(Set(hostile.tags).isSubset(of: plain.tags), "\(name)")
      #expect(hostile.handlers.isEmpty, "\(name)")
    }
  }
}
