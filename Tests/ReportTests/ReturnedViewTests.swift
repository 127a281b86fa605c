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
    screen.views[4].refusal = TraceReason(.hidden)
    var trace = screen.trace
    trace.events = trace.events.compactMap { event in
      var event = event
      switch event.kind {
      case .hitTestEntered(let view, _, _), .gatesChecked(let view, _), .pointInsideAsked(let view, _),
        .pointInsideAnswered(let view, _, _, _):
        if view.hasPrefix("SubView") || view == "Label" { return nil }
      case .hitTestReturned(let view, _, _):
        if view.hasPrefix("SubView") || view == "Label" { return nil }
        let reason = view == "TopView" ? TraceReason(.customHitTest) : nil
        event.kind = .hitTestReturned(view: view, result: "SubView2", reason: reason)
      case .hitTestPassEnded(let touch, let pass, _):
        event.kind = .hitTestPassEnded(touch: touch, pass: pass, view: "SubView2")
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
