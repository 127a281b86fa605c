// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Testing
import Trace

/// The outcome of a touch besides the touches methods, from traces of the simulation.
@MainActor
@Suite struct OutcomeTests {
  private static let editor = """
    device: {size: [320, 480]}
    configuration: {hitTestPasses: 1}
    window:
      rootViewController:
        id: Editor
        performs: [open, zoom, save, hold]
        view:
          id: Page
          subviews:

    """

  private func answers(_ subviews: String, touches: String) throws -> TraceAnalysis {
    let lines = subviews.split(separator: "\n").map { "          \($0)" }.joined(separator: "\n")
    return try analysis("\(Self.editor)\(lines)\ntouches:\n\(touches)")
  }

  private static let card = """
    - id: Card
      frame: [0, 0, 200, 100]
      gestureRecognizers:
        - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2,
           actions: [{action: zoom, target: Editor}]}
        - {id: once, class: UITapGestureRecognizer, requiresFailureOf: [twice],
           actions: [{action: open, target: Editor}]}
    """

  @Test("GR-15: what a timer decides after the lift belongs to the touches before it")
  func lateDecisions() throws {
    let answers = try answers(Self.card, touches: "  - tap: [10, 10]\n")
    #expect(answers.verdict == "recognized at Card tapsCompleted (taps 1)")
    #expect(answers.touch.verdict.recognizer == "once")
    let recognizers = answers.touch.outcome.recognizers
    #expect(recognizers.map(\.id) == ["once", "twice"])
    #expect(recognizers.map { $0.changes.map(\.state) } == [[.ended], [.failed]])
    #expect(recognizers.map(\.waitedFor) == [["twice"], []])
    #expect(recognizers.map(\.isDiscrete) == [true, false])
    #expect(answers.touch.outcome.actions.map(\.name) == ["open"])
  }

  @Test("GR-15: both touches of a double tap have its action")
  func doubleTap() throws {
    let answers = try answers(
      Self.card, touches: "  - {tap: [10, 10]}\n  - {tap: [10, 10], at: 0.2}\n  - {tap: [10, 10], at: 3}\n")
    #expect(answers.touches.map { $0.outcome.actions.map(\.name) } == [["zoom"], ["zoom"], ["open"]])
    #expect(answers.touches.map(\.verdict.recognizer) == ["twice", "twice", "once"])
  }

  @Test("UC-11: the actions of a control belong to the touch that it tracks")
  func controls() throws {
    let answers = try answers(
      """
      - {id: Save, class: UIButton, frame: [0, 0, 100, 50], actions: [{action: save, event: touchUpInside}]}
      - {id: Other, class: UIButton, frame: [100, 0, 100, 50]}
      """,
      touches: """
          - {began: [10, 10], finger: a}
          - {began: [110, 10], finger: b}
          - {ended: [110, 10], finger: b}
          - {ended: [10, 10], finger: a}
        """)
    #expect(answers.touches.map(\.verdict.code) == [.controlActed, .keptByControl])
    let call = try #require(answers.touches[0].outcome.actions.first)
    #expect(call.sender == "Save")
    #expect(call.target == "Editor")
    #expect(call.event == .touchUpInside)
    #expect(answers.touches[1].outcome.actions == [])
    #expect(
      answers.touches.map { $0.outcome.controls.map(\.control) } == [["Save"], ["Other"]])
    #expect(
      answers.touches[1].outcome.controls[0].events == [
        .touchDown, .touchUpInside, .primaryActionTriggered,
      ])
  }

  @Test("SV-3: a table that scrolls is the verdict, and what its row does not get is reported")
  func scrolling() throws {
    let answers = try answers(
      """
      - id: Table
        class: UITableView
        frame: [0, 0, 320, 300]
        contentSize: [320, 2000]
        subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 320, 60]}]
      """, touches: "  - drag: {from: [10, 50], to: [10, 5]}\n  - {tap: [10, 5], at: 5}\n")
    #expect(answers.touches.map(\.verdict.code) == [.scrolled, .selected])
    #expect(answers.touches[0].outcome.deliveryChanges.map(\.kind) == [.held, .discarded])
    #expect(answers.touches[0].outcome.deliveryChanges.last?.reason?.code == .scrollViewTookOver)
    #expect(answers.touches[1].verdict.responder == "Table")
    #expect(answers.touches[1].verdict.subject == "Row")
    #expect(answers.touches[1].outcome.deliveryChanges.map(\.kind) == [.held, .released])
  }

  @Test("TE-7, TE-8: a view that is hit without getting the touch")
  func withheld() throws {
    let one = try answers(
      "- {id: Card, frame: [0, 0, 100, 100]}",
      touches: "  - {began: [10, 10], finger: a}\n  - {began: [20, 20], finger: b}\n")
    #expect(one.touches.map(\.verdict.code) == [.dropped, .withheld])
    #expect(one.touches[1].verdict.reason?.code == .multipleTouchDisabled)
    let alone = try answers(
      """
      - {id: Left, frame: [0, 0, 100, 100], isExclusiveTouch: true}
      - {id: Right, frame: [100, 0, 100, 100]}
      """, touches: "  - {began: [10, 10], finger: a}\n  - {began: [120, 20], finger: b}\n")
    #expect(alone.touches.map(\.verdict.code) == [.dropped, .withheld])
    #expect(alone.touches[1].verdict.reason == TraceReason(.exclusiveTouch, subject: "Left"))
  }

  @Test("RC-18: a field that is tapped is the first responder")
  func focus() throws {
    let answers = try answers(
      "- {id: Field, class: UITextField, frame: [0, 0, 100, 40]}", touches: "  - tap: [10, 10]\n")
    #expect(answers.verdict == "focused at Field")
    #expect(answers.touch.outcome.firstResponders == ["Field"])
  }

  @Test("a recognizer of the app's own class is not simulated, and leaves the verdict open")
  func unsimulatedRecognizers() throws {
    let answers = try answers(
      "- {id: Card, gestureRecognizers: [{id: circle, class: CircleRecognizer}]}",
      touches: "  - tap: [10, 10]\n")
    #expect(answers.touch.verdict.code == .undecided)
    #expect(answers.touch.verdict.unsimulated == ["circle"])
  }

  @Test(
    "cells and headers are simulated, bars and web views are not",
    arguments: [
      ("UITableViewCell", false), ("UICollectionViewCell", false), ("UICollectionReusableView", false),
      ("WKWebView", true), ("UISearchBar", true), ("_UIPrivateView", true),
    ])
  func unsimulatedViews(_ className: String, _ isUnsimulated: Bool) throws {
    let answers = try answers("- {id: Card, class: \(className)}", touches: "  - tap: [10, 10]\n")
    #expect(answers.index.responder("Card").isUnsimulated == isUnsimulated)
    #expect(answers.touch.verdict.unsimulated == (isUnsimulated ? ["Card"] : []))
  }
}
