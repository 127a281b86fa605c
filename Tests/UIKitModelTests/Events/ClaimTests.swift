// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Which fingers a view gets")
struct ClaimTests {
  let screen = Screen.single()

  @Test(
    "A view takes one finger at a time; recognizers on it see all, and a new finger comes after the first (TE-7)"
  )
  func oneFinger() {
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer("R", on: view, [:])
    let trace = screen.trace([
      .init("a", .began, 10, 10, at: 0), .init("b", .began, 20, 10, at: 0.1),
      .init("b", .moved, 30, 10, at: 0.2),
      .init("a", .ended, 10, 10, at: 0.3), .init("b", .moved, 40, 10, at: 0.4),
      .init("c", .began, 50, 10, at: 0.5),
      .init("b", .ended, 40, 10, at: 0.6), .init("c", .ended, 50, 10, at: 0.7),
    ])
    expectEqual(
      trace.viewCalls,
      [
        "V.touchesBegan touch1", "V.touchesBegan touch3", "V.touchesEnded touch1", "V.touchesEnded touch3",
      ])
    expectEqual(trace.change.first, "V never gets touch2: multipleTouchDisabled")
    expectEqual(trace.calls.filter { $0 == "R.touchesBegan" }.count, 3)
  }

  @Test("With isMultipleTouchEnabled a view gets every finger, those of one event together (TE-5, TE-7)")
  func severalFingers() {
    let view = screen.add(Quiet(), "V")
    view.isMultipleTouchEnabled = true
    let trace = screen.trace([
      .init("a", .began, 10, 10, at: 0), .init("b", .began, 20, 10, at: 0),
      .init("b", .moved, 30, 10, at: 0.1),
      .init("a", .ended, 10, 10, at: 0.2), .init("b", .ended, 30, 10, at: 0.3),
    ])
    expectEqual(
      trace.viewCalls,
      [
        "V.touchesBegan touch1 touch2", "V.touchesMoved touch2", "V.touchesEnded touch1",
        "V.touchesEnded touch2",
      ])
  }

  @Test("Another view gets its finger whatever the first tracks (TE-7)")
  func otherView() {
    screen.add(Quiet(), "A")
    let other = screen.add(Quiet(), "B")
    other.frame.origin.x = 150
    let trace = screen.trace([
      .init("a", .began, 10, 10, at: 0), .init("b", .began, 160, 10, at: 0.1),
      .init("a", .ended, 10, 10, at: 0.2),
      .init("b", .ended, 160, 10, at: 0.2),
    ])
    expectEqual(
      trace.viewCalls,
      [
        "A.touchesBegan touch1", "B.touchesBegan touch2", "A.touchesEnded touch1", "B.touchesEnded touch2",
      ])
  }

  @Test("While an exclusive view tracks, other views of its window get nothing; recognizers do (TE-8)")
  func exclusiveTracks() {
    let view = screen.add(Quiet(), "V")
    view.isExclusiveTouch = true
    let other = screen.add(Quiet(), "Other")
    other.frame.origin.x = 150
    _ = ScriptedRecognizer.discrete("tap", on: other)
    let trace = screen.trace([
      .init("a", .began, 10, 10, at: 0), .init("b", .began, 160, 10, at: 0.1),
      .init("b", .ended, 160, 10, at: 0.2),
      .init("a", .ended, 10, 10, at: 0.3), .init("b", .began, 160, 10, at: 1),
      .init("b", .ended, 160, 10, at: 1.1),
    ])
    expectEqual(trace.change.first, "Other never gets touch2: exclusiveTouch V")
    expectEqual(
      trace.viewCalls,
      [
        "V.touchesBegan touch1", "V.touchesEnded touch1", "Other.touchesBegan touch3",
        "Other.touchesCancelled touch3",
      ])
    expectEqual(trace.calls.filter { $0.contains("->") }.count, 2)
  }

  @Test("An exclusive view gets no touch while another view tracks (TE-8)")
  func exclusiveComesLate() {
    screen.add(Quiet(), "V")
    let other = screen.add(Quiet(), "Other")
    other.frame.origin.x = 150
    other.isExclusiveTouch = true
    let trace = screen.trace([
      .init("a", .began, 10, 10, at: 0), .init("b", .began, 160, 10, at: 0.1),
      .init("b", .ended, 160, 10, at: 0.2),
      .init("a", .ended, 10, 10, at: 0.3),
    ])
    expectEqual(trace.change, ["Other never gets touch2: exclusiveTouch V"])
    expectEqual(trace.viewCalls, ["V.touchesBegan touch1", "V.touchesEnded touch1"])
  }

  @Test("A view that leaves the window has its touch cancelled; recognizers above go on (TE-13)")
  func removal() {
    let outer = screen.add(Quiet(), "Outer")
    let view = screen.add(Quiet(), "V", to: outer)
    _ = ScriptedRecognizer.discrete("inner tap", on: view)
    _ = ScriptedRecognizer.discrete("outer tap", on: outer)
    let trace = screen.simulator.trace(name: "removal") {
      $0.send([.init("f", .began, 10, 10, at: 0)])
      view.removeFromSuperview()
      $0.send([.init("f", .moved, 12, 10, at: 0.1), .init("f", .ended, 12, 10, at: 0.2)])
    }
    expectEqual(trace.viewCalls, ["V.touchesBegan touch1", "V.touchesCancelled touch1"])
    expectEqual(trace.change, ["V loses touches: viewRemoved", "touch1 loses V"])
    expectEqual(trace.states.first, "inner tap possible -> failed: viewRemoved")
    expectEqual(trace.calls.last, "outer tap -> Target.handle(ended)")
  }

  @Test("A view that moves within its window keeps its touch (TE-13)")
  func moveWithinWindow() {
    let view = screen.add(Quiet(), "V")
    let other = screen.add("Other", 0, 200, 100, 100)
    let trace = screen.simulator.trace(name: "move") {
      $0.send([.init("f", .began, 10, 10, at: 0)])
      other.addSubview(view)
      $0.send([.init("f", .ended, 10, 10, at: 0.1)])
    }
    expectEqual(trace.viewCalls, ["V.touchesBegan touch1", "V.touchesEnded touch1"])
  }

  @Test("An interruption cancels the touches of views and recognizers (TE-14)")
  func interruption() {
    let view = screen.add(Quiet(), "V")
    _ = ScriptedRecognizer.discrete("tap", on: view)
    let trace = screen.simulator.trace(name: "call") {
      $0.send([.init("f", .began, 10, 10, at: 0)])
      $0.interrupt()
      $0.send([.init("f", .ended, 10, 10, at: 0.1)])
    }
    expectEqual(
      trace.calls, ["tap.touchesBegan", "V.touchesBegan", "tap.touchesCancelled", "V.touchesCancelled"])
    expectEqual(trace.change, ["V loses touches: interrupted"])
    expectEqual(trace.states.first, "tap possible -> failed: setByCode")
  }

  @Test("While interaction is ignored, touches that begin are dropped without a hit test (TE-14)")
  func ignoring() {
    screen.add(Quiet(), "V")
    let trace = screen.simulator.trace(name: "ignoring") {
      screen.application.beginIgnoringInteractionEvents()
      $0.tap(at: CGPoint(x: 10, y: 10))
      screen.application.endIgnoringInteractionEvents()
      $0.tap(at: CGPoint(x: 10, y: 10))
    }
    expectEqual(trace.viewCalls, ["V.touchesBegan touch2", "V.touchesEnded touch2"])
    let dropped = trace.events.compactMap { event -> String? in
      guard case .eventDropped(let record) = event.kind else { return nil }
      return "\(record.touches.joined()) \(record.reason.code)"
    }
    expectEqual(dropped, ["touch1 interactionIgnored"])
    let passes = trace.events.compactMap { event -> String? in
      guard case .hitTestPassBegan(let record) = event.kind else { return nil }
      return record.touch
    }
    expectEqual(passes, ["touch2"])
  }

  @Test("A touch that was down before interaction is ignored goes on (TE-14)")
  func ignoringStartsLate() {
    screen.add(Quiet(), "V")
    let trace = screen.simulator.trace(name: "late") {
      $0.send([.init("f", .began, 10, 10, at: 0)])
      screen.application.beginIgnoringInteractionEvents()
      $0.send([.init("f", .ended, 10, 10, at: 0.1)])
    }
    expectEqual(trace.viewCalls, ["V.touchesBegan touch1", "V.touchesEnded touch1"])
  }

  @Test(
    "A move by nothing is stationary, a small one is a move: the model has no least distance (TE-15, TE-2)")
  func smallMoves() {
    screen.add(Quiet(), "V")
    let trace = screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 10.1, 10, at: 0.1),
      .init("f", .moved, 10.1, 10, at: 0.2),
      .init("f", .ended, 10.1, 10, at: 0.3),
    ])
    expectEqual(trace.viewCalls, ["V.touchesBegan touch1", "V.touchesMoved touch1", "V.touchesEnded touch1"])
  }
}

extension TouchTrace {
  /// What views were called with, and the touches.
  fileprivate var viewCalls: [String] {
    events.compactMap { event in
      guard case .touchesDelivered(let record) = event.kind else { return nil }
      return "\(record.responder).\(record.method) \(record.touches.joined(separator: " "))"
    }
  }
}
