// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// RC-10: each touches method goes its own way up the chain.
@MainActor
@Suite struct MethodEndingTests {
  private func endings(_ answers: TraceAnalysis) -> [String] {
    answers.touch.verdict.endings.map { "\($0.method) at \($0.responder): \($0.reason.code)" }
  }

  @Test func theLiftIsHandledThoughTheTouchDownIsNot() throws {
    let answers = try tap(10, 10, on: "- {id: Card, implements: [touchesEnded]}")
    #expect(answers.verdict == "handled at Card handledByResponder")
    #expect(
      endings(answers) == [
        "touchesBegan at AppDelegate: chainEnded", "touchesEnded at Card: handledByResponder",
      ])
    let chain = answers.touch.chain
    #expect(chain.map(\.outcome).first == .handled)
    #expect(chain[0].methods == [.ended])
    #expect(chain[0].passesOn)
    #expect(chain[1].outcome == .forwarded)
    #expect(chain.last?.outcome == .dropped)
    #expect(chain.last?.methods == [.began])
  }

  @Test func theTouchDownIsHandledThoughTheLiftIsNot() throws {
    let answers = try tap(10, 10, on: "- {id: Card, implements: [touchesBegan]}")
    #expect(answers.verdict == "handled at Card handledByResponder")
    #expect(
      endings(answers) == [
        "touchesBegan at Card: handledByResponder", "touchesEnded at AppDelegate: chainEnded",
      ])
  }

  @Test func theLiftIsHandledElsewhere() throws {
    let answers = try tap(
      10, 10, on: "- {id: Card, implements: [touchesBegan]}", page: "implements: [touchesEnded]")
    #expect(
      endings(answers) == [
        "touchesBegan at Card: handledByResponder", "touchesEnded at Page: handledByResponder",
      ])
    #expect(answers.touch.chain.prefix(3).map(\.outcome) == [.handled, .handled, .notReached])
  }

  @Test func aScrollViewKeepsWhatAViewInItDoesNotHandle() throws {
    let answers = try tap(
      10, 10, on: "- {id: List, class: UIScrollView, subviews: [{id: Row, implements: [touchesEnded]}]}")
    #expect(answers.verdict == "handled at Row handledByResponder")
    #expect(
      endings(answers) == [
        "touchesBegan at List: swallowedByScrollView", "touchesEnded at Row: handledByResponder",
      ])
  }

  @Test func methodsThatEndAlikeAreNotListed() throws {
    #expect(endings(try tap(10, 10, on: "- {id: Card, implements: [touchesBegan, touchesEnded]}")) == [])
    #expect(endings(try tap(10, 10, on: "- {id: Card}")) == [])
    let controls = try tap(10, 10, on: "- {id: Save, class: UIButton}")
    #expect(endings(controls) == [])
    #expect(controls.touch.chain[0].methods == [])
  }

  @Test func everyMoveCountsOnce() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Board, implements: [touchesMoved]}]}
      touches: [{drag: {from: [10, 10], to: [90, 10], steps: 3}}]
      """)
    #expect(answers.touch.verdict.endings.map(\.method) == [.began, .moved, .ended])
    #expect(answers.touch.chain[0].methods == [.moved])
    #expect(answers.touch.chain.last?.methods == [.began, .ended])
  }

  @Test func aResponderThatCallsSuperRunsItsOwnCode() throws {
    let answers = try tap(10, 10, on: "- {id: Card, implements: {touchesBegan: {callsSuper: true}}}")
    #expect(answers.touch.chain.map(\.runsOwnCode).prefix(2) == [true, false])
    #expect(answers.touch.chain[0].outcome == .forwarded)
    #expect(answers.verdict == "dropped at AppDelegate chainEnded")
  }

  @Test func aCancelledTouchIsKnownAsSuch() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Board, implements: [touchesBegan, touchesCancelled]}]}
      touches: [{began: [10, 10]}, {cancelled: [10, 10]}]
      """)
    #expect(answers.touch.isCancelled)
    #expect(answers.verdict == "handled at Board handledByResponder")
    #expect(try !tap(10, 10, on: "- {id: Card}").touch.isCancelled)
  }
}

/// Classes whose handling of touches is not simulated.
@MainActor
@Suite struct UnsimulatedClassTests {
  @Test(arguments: [
    "MKMapView", "UIPickerView", "UISearchBar", "UITabBar", "UINavigationBar", "UIToolbar",
    "_UIHostingView",
  ])
  func whatTheyDoIsUndecided(_ name: String) throws {
    let answers = try tap(10, 10, on: "- {id: Special, class: \(name), baseClass: UIView}")
    #expect(answers.touch.verdict.code == .undecided)
    #expect(answers.touch.verdict.candidates == ["Special"])
    #expect(answers.touch.verdict.unsimulated == ["Special"])
    #expect(answers.touch.chain[0].isAssumed)
  }

  @Test func oneUpTheChainCountsToo() throws {
    let answers = try tap(
      10, 10, on: "- {id: Bar, class: MyBar, baseClass: UITabBar, subviews: [{id: Icon}]}")
    #expect(answers.touch.hitView == "Icon")
    #expect(answers.touch.verdict.unsimulated == ["Bar"])
  }

  @Test func whatIsDeclaredIsKnown() throws {
    let answers = try tap(10, 10, on: "- {id: Map, class: MKMapView, implements: [touchesMoved]}")
    #expect(answers.verdict == "dropped at AppDelegate chainEnded")
    let effect = try tap(10, 10, on: "- {id: Blur, class: UIVisualEffectView}")
    #expect(effect.verdict == "dropped at AppDelegate chainEnded")
  }
}
