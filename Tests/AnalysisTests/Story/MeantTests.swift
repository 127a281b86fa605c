// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

/// For whom a touch was, and what mark that has at the outcome. Expectations follow the verdict, which says of whom it is.
@MainActor
@Suite("Who was meant and does not get the touch is marked so")
struct MeantTests {
  private static let buy =
    "{id: Buy, class: UIButton, frame: [20, 400, 280, 44], actions: [{event: touchUpInside, action: buy, target: Page}]}"

  /// What the outcome says of the one who was meant, after a tap on a page with these subviews.
  private func missed(_ subviews: String, page: String = "", at x: Double = 160, _ y: Double = 420) throws
    -> String
  {
    let analysis = try tap(x, y, on: subviews, page: page)
    let marks = analysis.story(of: 0).marks
    guard let missed = marks.outcome.missed else { return "nobody" }
    return "\(missed) \(marks.atOutcome[missed]?.words ?? "has no mark")"
  }

  private let dismiss = "gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer}]"

  @Test("a button behind a clear view is never asked (HT-11)")
  func behindClearView() throws {
    let toast = "- \(Self.buy)\n- {id: Toast, frame: [0, 360, 320, 120]}"
    #expect(try missed(toast) == "Buy lost: meant, never asked")
  }

  @Test("the same if a recognizer of the view around both acts, but not if the view in front is opaque")
  func recognizerAroundBoth() throws {
    let acting = dismiss.replacing(
      "Recognizer}", with: "Recognizer, actions: [{action: hide, target: Page}]}")
    let toast = "- \(Self.buy)\n- {id: Toast, frame: [0, 360, 320, 120]}"
    #expect(try missed(toast, page: acting) == "Buy lost: meant, never asked")
    let opaque = toast.replacing("120]}", with: "120], backgroundColor: '#ffffff'}")
    #expect(try missed(opaque, page: acting) == "nobody")
    // A recognizer of the view in front is what the finger was meant for.
    let own = toast.replacing("120]}", with: "120], \(acting)}")
    #expect(try missed(own) == "nobody")
    // Nobody taps a view that he does not see: then the verdict names the button behind it.
    let coloured = own.replacing("id: Buy,", with: "id: Buy, backgroundColor: '#34c759',")
    #expect(try missed(coloured) == "Buy lost: meant, never asked")
  }

  @Test("a button outside of its superview is never asked, since that refuses for it (HT-12)")
  func outsideSuperview() throws {
    let box = "- {id: Box, frame: [0, 0, 320, 100], subviews: [\(Self.buy)]}"
    #expect(try missed(box) == "Buy lost: meant, never asked")
  }

  @Test("one that was asked and refused keeps its own reason (HT-3)")
  func ownReason() throws {
    let off = "- \(Self.buy.replacing("id: Buy", with: "id: Buy, isUserInteractionEnabled: false"))"
    #expect(try missed(off) == "Buy lost: says no interactionDisabled")
    #expect(try missed("- \(Self.buy)", at: 160, 450) == "Buy lost: says no pointOutsideBounds")
  }

  @Test("nobody was meant besides the one who gets the touch")
  func gets() throws {
    #expect(try missed("- \(Self.buy)") == "nobody")
    #expect(try missed("- {id: Card, frame: [0, 0, 320, 480]}") == "nobody")
  }

  @Test("of a finding that a trace shows it is what the finding is about, if a tap is meant for that")
  func finding() throws {
    func told(_ subviews: String, _ code: String, _ subject: String, by culprit: String?) throws -> String {
      var trace = try tap(160, 420, on: subviews).trace
      trace.header.finding = TraceFinding(code: code, subject: subject, culprit: culprit, severity: .note)
      let analysis = TraceAnalysis(trace)
      let marks = analysis.story(of: 0).marks
      let missed = marks.outcome.missed ?? "nobody"
      return "\(analysis.finding?.rule.rawValue ?? "none"): \(missed) \(marks.atOutcome[missed]?.words ?? "")"
    }
    // The tap goes elsewhere than to the finding's view, so that the verdict knows nothing of it.
    let hidden =
      "- {id: Gone, isHidden: true, frame: [0, 0, 320, 44], subviews: [{id: Off, class: UIButton}]}"
    #expect(
      try told(hidden, "under-hidden", "Off", by: "Gone") == "under-hidden: Off lost: meant, never asked")
    #expect(try told(hidden, "under-hidden", "Other", by: "Gone") == "none: nobody ")
    let double =
      "- {id: Card, frame: [0, 360, 320, 120], gestureRecognizers: [{id: Two, class: UITapGestureRecognizer, numberOfTapsRequired: 2}, {id: One, class: UITapGestureRecognizer, requiresFailureOf: [Two]}]}"
    #expect(try told(double, "double-tap-delays", "One", by: "Two") == "double-tap-delays: nobody ")
  }
}
