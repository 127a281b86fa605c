// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing
import Trace

/// Published logs of touch delivery, from devices and simulators, against the screens of `Tests/Conformance/logs`.
///
/// The demo of the taps logs its recognizers, its own views and the actions; a button that is hit writes nothing of
/// its touches.
@MainActor
@Suite("Published logs of touch delivery")
struct PublishedTouchLogTests {
  @Test("A tap's log comes out call by call (GR-27, GR-28)")
  func aTapComesOutCallByCall() throws {
    let log = try DeviceLog("tap-cancels-view-touches")
    #expect(log.calls.count == 5)
    #expect(try simulated("GR-27-tap-cancels-view-touches", like: log) == log.calls)
  }

  @Test(
    "The logs of several taps come out but for the order between recognizers, which varies by run (GR-3)",
    arguments: [
      ("nested-taps-run1", "GR-3-nested-taps", 5, 11),
      ("nested-taps-run2", "GR-3-nested-taps", 5, 11),
      ("button-beats-ancestor-taps", "GR-40-button-beats-ancestor-taps", 3, 7),
      ("button-loses-to-own-tap", "GR-39-button-loses-to-own-tap", 3, 9),
    ])
  func severalTapsComeOut(_ name: String, _ screen: String, _ groups: Int, _ calls: Int) throws {
    let log = try DeviceLog(name)
    try #require(log.calls.count == calls)
    let expected = Self.groups(log.calls)
    #expect(expected.count == groups)
    #expect(try Self.groups(simulated(screen, like: log)) == expected)
  }

  @Test("Two runs of one screen differ in the order between recognizers only (GR-3)")
  func twoRunsDiffer() throws {
    let runs = try [DeviceLog("nested-taps-run1").calls, DeviceLog("nested-taps-run2").calls]
    #expect(runs[0] != runs[1])
    #expect(Self.groups(runs[0]) == Self.groups(runs[1]))
  }

  @Test("The model asks the recognizers of the hit view first and goes outward (GR-3)")
  func theModelGoesOutward() throws {
    let log = try DeviceLog("nested-taps-run1")
    #expect(
      try simulated("GR-3-nested-taps", like: log) == [
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
    #expect(calls(of: trace, like: log) == log.calls)

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

  private func simulated(_ screen: String, like log: DeviceLog) throws -> [String] {
    try calls(of: trace(screen), like: log)
  }

  /// The calls of a trace that the demo of a log writes.
  private func calls(of trace: TouchTrace, like log: DeviceLog) -> [String] {
    let calls = CallList(trace).calls
    guard log.showsHitTests else {
      return calls.filter {
        $0.kind == .recognizers || $0.kind == .actions || $0.kind == .touches && $0.receiver != "UIButton"
      }.map(\.text)
    }
    return calls.compactMap { call in
      if call.kind == .actions { return "\(call.result ?? "nobody").\(call.name)" }
      return call.text == "MyButton.hitTest" ? call.text : nil
    }
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
    if case .touchUpdated(let sample) = kind { sample.phase == "ended" } else { false }
  }
}

extension DeviceLog {
  fileprivate var showsHitTests: Bool { calls.first?.hasSuffix(".hitTest") == true }
}
