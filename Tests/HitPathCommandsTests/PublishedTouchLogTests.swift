// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import TestSupport
import Testing
import Trace

/// What the recordings of devices and simulators in `Tests/Conformance/logs` tell beyond their order of calls, with which
/// `hitpath check` compares the scenarios beside them.
///
/// The demo of the taps logs its recognizers, its own views and the actions; a button that is hit writes nothing of
/// its touches.
@MainActor
@Suite("Published logs of touch delivery")
struct PublishedTouchLogTests {
  @Test("Every recording of a device beside the conformance scenarios is compared with one of them")
  func everyRecordingIsCompared() throws {
    let recordings = try Repository.files(in: ["Tests/Conformance"], endingIn: [".recording"])
    let named = try ConformanceScenario.all().flatMap { scenario in
      try ScenarioReader.read(scenario.text, file: scenario.path).recordings.map { recording in
        "\(scenario.path.split(separator: "/").dropLast().joined(separator: "/"))/\(recording.file)"
      }
    }
    #expect(named.sorted() == recordings.map(\.path).sorted())
    #expect(named.count >= 13)
  }

  @Test("Two runs of one screen differ in the order between recognizers only (GR-3)")
  func twoRunsDiffer() throws {
    let runs = try [DeviceLog("nested-taps-run1").calls, DeviceLog("nested-taps-run2").calls]
    #expect(runs[0] != runs[1])
    #expect(Self.groups(runs[0]) == Self.groups(runs[1]))
  }

  @Test("The model asks the recognizers of the hit view first and goes outward (GR-3)")
  func theModelGoesOutward() throws {
    #expect(
      try simulated("GR-3-nested-taps") == [
        "tap of CView.touchesBegan",
        "tap of BView.touchesBegan",
        "tap of AView.touchesBegan",
        "tap of UIView.touchesBegan",
        "CView.touchesBegan",
        "tap of CView.touchesEnded",
        "tap of BView.touchesEnded",
        "tap of AView.touchesEnded",
        "tap of UIView.touchesEnded",
        "tap of CView.taped",
        "CView.touchesCancelled",
      ])
  }

  // How long the finger was on the glass is in none of these logs. Without a recognizer the action comes with the lift,
  // so that log tells how long a tap of that person takes, about 76 ms. The others may differ from it by as much.
  @Test(
    "A button's action is as late as published: at the lift, or when the double tap has failed (GR-25, GR-40)",
    arguments: [
      ("no-gesture", "GR-2", 0),
      ("single-tap-on-superview", "GR-40", 0),
      ("double-tap-on-superview", "GR-25", 0.35),
      ("double-tap-delaysTouchesEnded-NO", "GR-25", 0),
    ])
  func aButtonIsAsLateAsPublished(_ name: String, _ rule: String, _ modelled: Double) throws {
    let log = try DeviceLog("button-delay-\(name)")
    let trace = try trace("\(rule)-button-delay-\(name)")
    let action = try #require(CallList(trace).calls(of: [.actions]).first).time
    let lift = try #require(trace.events.last { $0.isLift }).time
    #expect(abs(action - lift - modelled) < 1e-9)

    let tap = try DeviceLog("button-delay-no-gesture").duration
    #expect(abs(log.duration - tap - modelled) < tap)
  }

  // MARK: - The simulation

  private func trace(_ screen: String) throws -> TouchTrace {
    let path = Repository.url("Tests/Conformance/logs/\(screen).yml").path
    return try TouchTrace(jsonLines: output(of: "trace", path, "--format", "json"))
  }

  private func simulated(_ screen: String) throws -> [String] { try calls(of: trace(screen)) }

  /// The calls of a trace that the demo of a log writes.
  private func calls(of trace: TouchTrace) -> [String] {
    CallList(trace).calls.filter {
      $0.kind == .recognizers || $0.kind == .actions || $0.kind == .touches
    }.map(\.text)
  }

  /// The calls in order, neighbouring calls of one method of several recognizers without their order.
  private static func groups(_ calls: [String]) -> [Set<String>] {
    var groups: [(method: String, calls: Set<String>)] = []
    for call in calls {
      let method = call.hasPrefix("tap of ") ? call.split(separator: ".").last.map(String.init) ?? "" : call
      if groups.last?.method == method {
        groups[groups.count - 1].calls.insert(call)
      } else {
        groups.append((method, [call]))
      }
    }
    return groups.map(\.calls)
  }
}

extension TraceEvent {
  /// Whether a finger left the glass.
  fileprivate var isLift: Bool {
    if case .touchUpdated(let sample) = kind { sample.phase == .ended } else { false }
  }
}
