// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Who recognizes")
struct ArbitrationTests {
  let screen = Screen.single()
  let view: UIView

  init() {
    view = screen.add(Quiet(), "V")
  }

  private func tap() -> TouchTrace { screen.tap(50, 50) }

  // MARK: Delegates

  @Test("The delegate is asked about the event, the touch, failures, then whether to begin (GR-5)")
  func orderOfQuestions() {
    let first = ScriptedRecognizer.discrete("first", on: view)
    _ = ScriptedRecognizer.failing("second", on: view)
    let delegate = ScriptedDelegate()
    first.delegate = delegate
    expectEqual(
      tap().questions,
      [
        "ScriptedDelegate.shouldReceiveEvent(first) -> true",
        "ScriptedDelegate.shouldReceiveTouch(first, touch1) -> true",
        "ScriptedDelegate.shouldRequireFailureOf(first, second) -> false",
        "ScriptedDelegate.shouldBeRequiredToFailBy(first, second) -> false",
        "ScriptedDelegate.shouldBegin(first) -> true",
      ])
  }

  @Test("A refused event hides it from the recognizer, and its touches are not asked about (GR-5)")
  func refusedEvent() {
    let recognizer = ScriptedRecognizer.discrete("tap", on: view)
    let delegate = ScriptedDelegate()
    delegate.receivesEvent = { _ in false }
    recognizer.delegate = delegate
    let trace = tap()
    expectEqual(trace.calls, ["V.touchesBegan", "V.touchesEnded"])
    expectEqual(trace.questions, ["ScriptedDelegate.shouldReceiveEvent(tap) -> false"])
  }

  @Test("A refused touch never reaches the recognizer, whose state stays; moves do not ask again (GR-6)")
  func refusedTouch() {
    let recognizer = ScriptedRecognizer.discrete("tap", on: view)
    let delegate = ScriptedDelegate()
    var asked = 0
    delegate.receivesTouch = { _ in
      asked += 1
      return false
    }
    recognizer.delegate = delegate
    let trace = screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1),
      .init("f", .ended, 20, 10, at: 0.2),
    ])
    expectEqual(trace.calls, ["V.touchesBegan", "V.touchesMoved", "V.touchesEnded"])
    #expect(trace.states.isEmpty)
    expectEqual(asked, 1)
  }

  @Test("shouldBegin no makes the recognizer fail, and the view goes on (GR-7)")
  func refusedBegin() {
    let recognizer = ScriptedRecognizer.discrete("tap", on: view)
    let delegate = ScriptedDelegate()
    delegate.begins = { _ in false }
    recognizer.delegate = delegate
    let trace = tap()
    expectEqual(trace.calls, ["tap.touchesBegan", "V.touchesBegan", "tap.touchesEnded", "V.touchesEnded"])
    expectEqual(trace.states.first, "tap possible -> failed: delegateRefusedBegin ScriptedDelegate")
  }

  @Test(
    "The recognizer's view and the hit view are asked after the delegate; views between are not (GR-7, GR-40)"
  )
  func viewsAsked() {
    let outer = screen.add(Refusing(), "Outer")
    let middle = screen.add(Refusing(), "Middle", to: outer)
    let inner = screen.add(Refusing(), "Inner", to: middle)
    outer.begins = true
    let recognizer = ScriptedRecognizer.discrete("tap", on: outer)
    let trace = tap()
    expectEqual(trace.questions, ["Outer.shouldBegin(tap) -> true", "Inner.shouldBegin(tap) -> false"])
    expectEqual(trace.states.first, "tap possible -> failed: viewRefusedBegin Inner")
    inner.begins = true
    recognizer.cancelsTouchesInView = false
    #expect(tap().questions == ["Outer.shouldBegin(tap) -> true"], "(GR-41)")
  }

  // MARK: Failure requirements

  @Test("Who requires a failure waits, and goes on with what it has seen (GR-14)")
  func waits() {
    let first = ScriptedRecognizer("first", on: view, [.began: .recognized])
    let second = ScriptedRecognizer.failing("second", on: view)
    first.require(toFail: second)
    let trace = tap()
    expectEqual(
      trace.calls,
      [
        "second.touchesBegan", "first.touchesBegan", "V.touchesBegan", "second.touchesEnded",
        "first.touchesEnded",
        "first -> Target.handle(ended)", "V.touchesCancelled",
      ])
    expectEqual(
      trace.states.prefix(2),
      [
        "second possible -> failed: setByCode", "first possible -> ended: setByCode",
      ])
    expectEqual(trace.waiting, ["first waits for second"])
  }

  @Test("Who required a failure fails when the other recognizes (GR-14)")
  func requirementLost() {
    let first = ScriptedRecognizer.discrete("first", on: view)
    let second = ScriptedRecognizer.discrete("second", on: view)
    second.prevents = { _ in false }
    first.require(toFail: second)
    let trace = tap()
    expectEqual(trace.calls.filter { $0.contains("->") }, ["second -> Target.handle(ended)"])
    expectEqual(
      trace.states.prefix(2),
      [
        "second possible -> ended: setByCode",
        "first possible -> failed: requiredRecognizerRecognized second",
      ])
  }

  @Test(
    "A requirement of either delegate counts like a static one; a no removes none (GR-14)",
    arguments: [true, false])
  func dynamicRequirement(isAskedOfFirst: Bool) {
    let first = ScriptedRecognizer("first", on: view, [.began: .recognized])
    let second = ScriptedRecognizer.failing("second", on: view)
    let delegate = ScriptedDelegate()
    if isAskedOfFirst {
      delegate.requiresFailure = { _, _ in true }
      first.delegate = delegate
    } else {
      delegate.isRequiredToFail = { _, _ in true }
      second.delegate = delegate
    }
    let trace = tap()
    expectEqual(trace.waiting, ["first waits for second"])
    #expect(trace.calls.contains("first -> Target.handle(ended)"))

    delegate.requiresFailure = { _, _ in false }
    delegate.isRequiredToFail = { _, _ in false }
    first.require(toFail: second)
    expectEqual(tap().waiting, ["first waits for second"])
  }

  @Test("A recognizer that never sees the touch counts as failed (GR-17)")
  func requirementElsewhere() {
    let other = screen.add("Other", 200, 200, 50, 50)
    let first = ScriptedRecognizer.discrete("first", on: view)
    let second = ScriptedRecognizer.discrete("second", on: other)
    let third = ScriptedRecognizer.discrete("third", on: view)
    third.isEnabled = false
    first.require(toFail: second)
    first.require(toFail: third)
    let trace = tap()
    #expect(trace.waiting.isEmpty)
    #expect(trace.calls.contains("first -> Target.handle(ended)"))
  }

  @Test("Recognizers that require each other to fail both wait; the circle is reported, neither acts (GR-16)")
  func cycle() {
    let first = ScriptedRecognizer.discrete("first", on: view)
    let second = ScriptedRecognizer.discrete("second", on: view)
    let third = ScriptedRecognizer.discrete("third", on: view)
    first.require(toFail: second)
    second.require(toFail: third)
    third.require(toFail: first)
    let trace = tap()
    let cycles = trace.events.compactMap { event -> [String]? in
      guard case .requirementCycle(let record) = event.kind else { return nil }
      return record.recognizers
    }
    expectEqual(cycles, [["first", "second", "third"]])
    #expect(!trace.calls.contains { $0.contains("->") })
    expectEqual(trace.calls.last, "V.touchesEnded")
    #expect(trace.states.contains("first possible -> failed: waitsInCycle"))
  }

  // MARK: Exclusion

  @Test("A gesture that began is not prevented by a later one: the later is prevented by it (GR-18)")
  func laterIsPrevented() {
    _ = ScriptedRecognizer("late", on: view, [.ended: .recognized])
    let early = ScriptedRecognizer("early", on: view, [.moved: .began, .ended: .ended])
    early.prevents = { _ in false }
    let trace = screen.trace([
      .init("f", .began, 10, 10, at: 0), .init("f", .moved, 20, 10, at: 0.1),
      .init("f", .ended, 20, 10, at: 0.2),
    ])
    #expect(trace.states.contains("late possible -> ended: setByCode"), "early lets it")
    early.prevents = nil
    let second = screen.trace([
      .init("f", .began, 10, 10, at: 1), .init("f", .moved, 20, 10, at: 1.1),
      .init("f", .ended, 20, 10, at: 1.2),
    ])
    #expect(second.states.contains("late possible -> failed: recognizerPrevented early"))
  }

  @Test(
    "Who prevents whom: both hooks must agree, and neither delegate may allow both (GR-19)",
    arguments: [
      // canPrevent, canBePrevented, the first's delegate, the second's delegate (nil: none), prevented
      (true, true, nil, nil, true), (true, true, false, nil, true), (true, true, false, false, true),
      (true, true, true, nil, false), (true, true, nil, true, false), (true, true, true, true, false),
      (true, true, true, false, false), (true, true, false, true, false),
      (false, true, nil, nil, false), (true, false, nil, nil, false), (false, false, nil, nil, false),
      (false, true, false, false, false), (true, false, false, false, false),
    ] as [(Bool, Bool, Bool?, Bool?, Bool)])
  func truthTable(canPrevent: Bool, canBePrevented: Bool, first: Bool?, second: Bool?, isPrevented: Bool) {
    let winner = ScriptedRecognizer("winner", [.ended: .recognized])
    let loser = ScriptedRecognizer("loser", on: view, [.ended: .failed])
    view.addGestureRecognizer(winner)
    winner.prevents = { _ in canPrevent }
    loser.isPreventedBy = { _ in canBePrevented }
    let delegates = [(winner, first), (loser, second)].compactMap { recognizer, answer -> ScriptedDelegate? in
      guard let answer else { return nil }
      let delegate = ScriptedDelegate()
      delegate.isSimultaneous = { _, _ in answer }
      recognizer.delegate = delegate
      return delegate
    }
    // The loser's own wish to fail is settled first, so it must still be possible when the winner recognizes.
    let trace = withExtendedLifetime(delegates) {
      let patient = ScriptedRecognizer("patient", on: view, [.ended: .recognized])
      patient.delegate = loser.delegate
      patient.isPreventedBy = { _ in canBePrevented }
      patient.prevents = { _ in false }
      view.removeGestureRecognizer(patient)
      view.insertFirst(patient)
      return tap()
    }
    let decision = trace.events.compactMap { event -> Bool? in
      guard case .exclusionDecided(let record) = event.kind, record.recognizer == "winner",
        record.other == "patient"
      else { return nil }
      return record.prevents
    }
    // One that is let is asked about again when it recognizes itself (WWDC 2017, session 219).
    expectEqual(decision, isPrevented ? [true] : [false, false])
    expectEqual(trace.calls.contains("patient -> Target.handle(ended)"), !isPrevented)
  }

  @Test("Two that are let both send actions in one phase, and the view is cancelled all the same (GR-22)")
  func simultaneous() {
    let first = ScriptedRecognizer.discrete("first", on: view)
    _ = ScriptedRecognizer.discrete("second", on: view)
    let delegate = ScriptedDelegate()
    delegate.isSimultaneous = { _, _ in true }
    first.delegate = delegate
    expectEqual(
      tap().calls.suffix(3),
      [
        "second -> Target.handle(ended)", "first -> Target.handle(ended)", "V.touchesCancelled",
      ])
  }

  @Test(
    "Of taps that recognize at once the one that needs more goes first, whatever the order (GR-20, GR-21)")
  func moreTapsFirst() {
    let target = ScriptedRecognizer.Target.shared
    let double = UITapGestureRecognizer(target: target, action: "twice")
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "once"))
    let trace = screen.simulator.trace(name: "double tap") {
      $0.tap(at: CGPoint(x: 50, y: 50))
      screen.application.clock.advance(to: 0.2)
      $0.tap(at: CGPoint(x: 50, y: 50))
    }
    expectEqual(
      trace.calls.filter { $0.contains("->") }.map { $0.suffix(11) }, ["once(ended)", "wice(ended)"])
  }

  @Test("Others are settled in order, even where only the later one prevents the earlier (GR-20)")
  func orderHolds() {
    let weak = ScriptedRecognizer("weak", [.ended: .recognized])
    _ = ScriptedRecognizer("strong", on: view, [.ended: .recognized])
    view.addGestureRecognizer(weak)
    weak.prevents = { _ in false }
    expectEqual(
      tap().calls.filter { $0.contains("->") },
      [
        "weak -> Target.handle(ended)", "strong -> Target.handle(ended)",
      ])
  }
}

extension TouchTrace {
  fileprivate var waiting: [String] {
    events.compactMap { event in
      guard case .recognizerWaits(let record) = event.kind else { return nil }
      return "\(record.recognizer) waits for \(record.other)"
    }
  }
}

extension UIView {
  /// Puts a recognizer before all others in the order of addition, so that it is settled last.
  fileprivate func insertFirst(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = [recognizer] + (gestureRecognizers ?? [])
  }
}

/// A view that says itself whether recognizers may begin.
@MainActor
private final class Refusing: UIView {
  var begins = false
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  required init?(coder: NSCoder) { nil }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}
