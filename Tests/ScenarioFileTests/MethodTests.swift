// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import ScenarioFile

/// The code of methods that a scenario declares (UC-15, GR-11, RC-10).
@MainActor
@Suite struct MethodTests {
  private func trace(_ text: String) throws -> TouchTrace {
    var scenario = try scenario(text)
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }

  /// The steps of code, each with what it was done within.
  private func steps(_ trace: TouchTrace) -> [String] {
    trace.events.compactMap { event in
      guard case .inputReceived(let other) = event.kind else { return nil }
      let parent = event.parent.map { trace.events[$0 - 1].kind }
      let within =
        switch parent {
        case .actionSent(let record): record.action
        case .touchesDelivered(let record): record.method.rawValue
        case .callbackSent(let record): record.method.rawValue
        default: "nothing"
        }
      return [within, other.input.rawValue, other.object ?? "", other.words].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
  }

  @Test func aTapMapAsksOverridesWithoutTheirEffects() throws {
    var scenario = try scenario(
      """
      window:
        id: W
        subviews: [{id: V, frame: [0, 0, 100, 100], hitTest: {returns: self, do: [{set: {V: {tag: 7}}}]}}]
      """)
    scenario.nameEverything()
    let trace = ScenarioRun(scenario).trace(withTapMap: true)
    #expect(trace.events.isEmpty)
    #expect(trace.tapMaps.first?.regions.contains { $0.view == "V" } == true)
  }

  @Test func aStepIsWithinTheCallThatItBelongsTo() throws {
    let trace = try trace(
      """
      window:
        id: W
        gestureRecognizers:
          - id: pan
            class: UIPanGestureRecognizer
            actions: [{action: panned, target: Page, do: {ended: [{set: {W: {alpha: 0.5}}}]}}]
        subviews:
          - id: B
            class: UIButton
            frame: [0, 0, 100, 100]
            actions: [{event: [touchDown, touchUpInside], action: a, target: Page, do: [{call: becomeFirstResponder, on: W}]}]
          - id: V
            frame: [0, 100, 100, 100]
            implements: {touchesBegan: {do: [{set: {V: {alpha: 0.2}}}]}}
      touches:
        - tap: [50, 50]
        - drag: {from: [50, 150], to: [150, 150], steps: 2}
      """)
    #expect(
      steps(trace) == [
        "a becomeFirstResponder W", "a becomeFirstResponder W", "touchesBegan set V alpha = 0.2",
        "panned set W alpha = 0.5",
      ])
  }

  @Test func anActionOfAnotherTargetDoesNotDoIt() throws {
    let trace = try trace(
      """
      window:
        id: W
        performs: [a]
        subviews:
          - id: B
            class: UIButton
            frame: [0, 0, 100, 100]
            actions:
              - {event: touchUpInside, action: a, target: One, do: [{set: {W: {alpha: 0.1}}}]}
              - {event: touchUpInside, action: a, target: Two, do: [{set: {W: {alpha: 0.2}}}]}
              - {event: touchUpInside, action: a, do: [{set: {W: {alpha: 0.3}}}]}
              - {event: touchUpInside, action: none, do: [{set: {W: {alpha: 0.4}}}]}
      touches: [{tap: [50, 50]}]
      """)
    // The third action reaches the window, and the fourth finds no target.
    #expect(steps(trace) == ["a set W alpha = 0.1", "a set W alpha = 0.2", "a set W alpha = 0.3"])
  }

  @Test func aMethodThatCallsItselfEnds() throws {
    let trace = try trace(
      """
      window:
        id: W
        subviews:
          - id: B
            class: UIButton
            actions: [{event: touchDown, action: a, target: W, do: [{call: sendActions, on: B, with: touchDown}]}]
      touches: [{tap: [50, 50]}]
      """)
    #expect(steps(trace) == ["a sendActions B touchDown"])
    let sent = trace.events.count { if case .actionSent = $0.kind { true } else { false } }
    #expect(sent == 2)
  }

  @Test func aSecondDelegateOfOneNameLeavesTheFirstToOthers() throws {
    let trace = try trace(
      """
      window:
        gestureRecognizers:
          - {id: tap, class: UITapGestureRecognizer, delegate: {shouldBegin: true}}
          - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2, delegate: tap.delegate}
      touches:
        - set: {tap: {delegate: {shouldBegin: false}}}
        - doubleTap: [50, 50]
      """)
    let answers = trace.events.compactMap { event -> String? in
      guard case .questionAnswered(let record) = event.kind else { return nil }
      return "\(record.asked) \(record.recognizer ?? "") \(record.answer)"
    }
    #expect(answers == ["tap.delegate tap false", "tap.delegate twice true"])
  }

  @Test func theRecordsTellWhatObjectsAnswerSince() throws {
    let trace = try trace(
      """
      window:
        id: W
        gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: {id: Helper}}]
      touches:
        - set: {Helper: {shouldBegin: {unless: {view: {class: UIControl}}}}}
        - set: {W: {hitTest: {only: {within: W}}}}
      """)
    let screen = ScreenHistoryOfOverrides(trace)
    #expect(screen.recognizer == ["delegate.shouldBegin unless view of class UIControl"])
    #expect(screen.view == ["hitTest only within W"])
  }
}

/// The overrides that the changes of a trace tell last.
private struct ScreenHistoryOfOverrides {
  var view: [String] = []
  var recognizer: [String] = []

  init(_ trace: TouchTrace) {
    func words(_ overrides: [TraceOverride]?) -> [String] {
      (overrides ?? []).map { "\($0.method) \($0.kind) \($0.detail)" }
    }
    for event in trace.events {
      switch event.kind {
      case .viewChanged(let record):
        let old = trace.screen.views.first { $0.id == record.view }
        view = words(record.changes.applied(to: old, id: record.view).overrides)
      case .recognizerChanged(let record):
        let old = trace.screen.gestureRecognizers.first { $0.id == record.recognizer }
        recognizer = words(record.changes.applied(to: old, id: record.recognizer).overrides)
      default: break
      }
    }
  }
}
