// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import TestSupport
import Testing
import Trace

@MainActor
@Suite struct HitTestFlowTests {
  /// HT-4: interaction, a running animation, hidden, alpha, and only then the point.
  @Test(arguments: [
    ("isUserInteractionEnabled: false, isHidden: true", "refused - - - -"),
    ("isHidden: true, alpha: 0", "passed passed refused - -"),
    ("alpha: 0.005", "passed passed passed refused -"),
    ("pointInside: never", "passed passed passed passed refused"),
    ("alpha: 0.02", "passed passed passed passed passed"),
  ])
  func theFirstGateThatRefusesEndsTheWay(properties: String, passages: String) throws {
    let analysis = try tap(50, 50, on: "- {id: A, frame: [0, 0, 100, 100], \(properties)}")
    let flow = try flow(of: "A", in: analysis)
    #expect(words(flow) == passages)
    #expect(flow.byDefault == (passages.contains("refused") ? .refusal : .itself))
    #expect(flow.override == nil)
  }

  /// HT-2, HT-5: front to back, up to the first that answers.
  @Test func subviewsAreThoseThatTheViewAsked() throws {
    let analysis = try tap(
      50, 50,
      on: """
        - {id: Behind, frame: [0, 0, 100, 100]}
        - {id: B, frame: [0, 0, 100, 100], subviews: [{id: C, frame: [0, 0, 60, 60]}]}
        - {id: A, frame: [0, 0, 100, 100], isHidden: true}
        """)
    let flow = try flow(of: "Page", in: analysis)
    #expect(flow.subviews.map(\.view) == ["A", "B"])
    #expect(flow.byDefault == .other("C"))
  }

  /// HT-17: an override may answer alone, answer otherwise, go past the gates, or agree.
  @Test(arguments: [
    ("hitTest: {returns: nil}", "- - - - -", HitTestFlow.Part?.some(.answeredAlone)),
    ("hitTest: passThrough", "passed passed passed passed passed", .some(.changedAnswer)),
    ("hitTest: passThrough, isHidden: true", "passed passed refused - -", nil),
    ("hitTest: ignoresGates, isHidden: true", "skipped skipped skipped skipped passed", nil),
  ])
  func overridesTakePart(properties: String, passages: String, part: HitTestFlow.Part?) throws {
    let analysis = try tap(50, 50, on: "- {id: A, frame: [0, 0, 100, 100], \(properties)}")
    let flow = try flow(of: "A", in: analysis)
    #expect(words(flow) == passages)
    #expect(flow.override == part)
  }

  /// A trace that the simulation did not write may have no gates.
  @Test func withoutRecordsOfGatesTheReasonTells() throws {
    let analysis = try tap(50, 50, on: "- {id: A, frame: [0, 0, 100, 100], isHidden: true}")
    var step = try #require(analysis.touch.walk.first { $0.view == "A" })
    step.gates = nil
    step.reason = TraceReason(.hidden)
    #expect(words(HitTestFlow(of: step, in: [step])) == "passed passed refused - -")
    step.reason = TraceReason(.pointOutsideBounds)
    #expect(words(HitTestFlow(of: step, in: [step])) == "passed passed passed passed refused")
  }

  /// If an override does not change the default implementation's answer, the path leads to the call's result.
  @Test(arguments: ["GR", "HT", "SV", "UC"])
  func everyWayLeadsToTheResult(folder: String) throws {
    var count = 0
    for scenario in try ConformanceScenario.all() where scenario.area == folder {
      for touch in try analysis(scenario.text).touches {
        for step in touch.walk where !step.isPassedOver {
          let flow = HitTestFlow(of: step, in: touch.walk)
          guard flow.override == nil else { continue }
          #expect(flow.byDefault == result(of: step), "\(step.view) in \(scenario.name)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  private func result(of step: WalkStep) -> HitTestFlow.Result {
    guard let result = step.result else { return .refusal }
    return result == step.view ? .itself : .other(result)
  }

  private func flow(of view: String, in analysis: TraceAnalysis) throws -> HitTestFlow {
    let step = try #require(analysis.touch.walk.last { $0.view == view })
    return HitTestFlow(of: step, in: analysis.touch.walk)
  }

  private func words(_ flow: HitTestFlow) -> String {
    (flow.gates + [flow.inside]).map { passage in
      switch passage {
      case .passed: "passed"
      case .refused: "refused"
      case .notReached: "-"
      case .skipped: "skipped"
      }
    }.joined(separator: " ")
  }
}
