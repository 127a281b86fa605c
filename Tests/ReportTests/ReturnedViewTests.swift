// SPDX-License-Identifier: Apache-2.0

import Analysis
import Report
import Testing
import Trace

@Suite("A page of a touch whose hit view an override returned")
struct ReturnedViewTests {
  /// The sample trace, with TopView's answer replaced by a view that was never asked.
  private var trace: TouchTrace {
    var screen = SampleScreen.four
    screen.views[4].isHidden = true
    var trace = screen.trace
    trace.events = trace.events.compactMap { event in
      var event = event
      switch event.kind {
      case .hitTestEntered, .gatesChecked, .pointInsideAsked, .pointInsideAnswered:
        if let view = event.kind.view, view.hasPrefix("SubView") || view == "Label" { return nil }
      case .hitTestReturned(let record):
        if record.view.hasPrefix("SubView") || record.view == "Label" { return nil }
        let reason = record.view == "TopView" ? TraceReason(.customHitTest) : nil
        event.kind = .hitTestReturned(.init(view: record.view, result: "SubView2", reason: reason))
      case .hitTestPassEnded(let record):
        event.kind = .hitTestPassEnded(.init(touch: record.touch, pass: record.pass, view: "SubView2"))
      case .touchUpdated(var sample):
        sample.view = "SubView2"
        event.kind = .touchUpdated(sample)
      default: break
      }
      return event
    }
    return trace
  }

  @Test("has a step for it, and does not count it among the views never asked")
  func step() throws {
    let page = PageText(try ReportPage.html(for: TraceAnalysis(trace)))
    let steps = try page.parts(at: "<ol class=\"steps\">").after.parts(at: "</ol>").before
    #expect(steps.contains("<ul class=\"marks\"><li class=\"hit\""))
    #expect(page.contains("5 of 8 views were never asked"))
  }
}
