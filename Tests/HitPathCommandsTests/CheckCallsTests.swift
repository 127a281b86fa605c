// SPDX-License-Identifier: Apache-2.0

import HitPath
import Testing
import Trace

@testable import HitPathCommands
@testable import ScenarioFile

/// What is expected of calls, of actions and of what objects receive.
@MainActor
@Suite struct CheckCallsTests {
  private func check(_ change: (inout ScenarioExpectation) -> Void) -> String {
    CheckedEvents.text(CheckedEvents.tap, change)
  }

  private func calls(_ change: (inout ScenarioCalls) -> Void) -> String {
    check { expectation in
      var calls = ScenarioCalls()
      change(&calls)
      expectation.calls = calls
    }
  }

  private func actions(_ actions: ScenarioAction...) -> String { check { $0.actions = actions } }

  @Test("An exact list of calls is about touches, recognizers, controls, actions, callbacks and events")
  func anExactList() {
    #expect(
      calls {
        $0.exactly = [
          "tap.touchesBegan", "Save.touchesBegan", "Save.beginTracking", "Save.touchDown", "tap.touchesEnded",
          "tap.handleTap(ended) -> Editor", "Save.touchesCancelled", "copy",
        ]
      } == "ok     tap.yml: 1 expectation\n")
  }

  @Test("A call that is missing, one too many and one in another place are marked")
  func anExactListThatDiffers() {
    #expect(
      calls {
        $0.exactly = [
          "Save.touchesBegan", "tap.touchesBegan", "Save.beginTracking", "Save.touchUpInside",
          "tap.touchesEnded", "tap.handleTap(began)", "Save.touchesCancelled", "copy",
        ]
      } == """
        tap.yml:7: error: calls.exactly
          - Save.touchesBegan
            tap.touchesBegan
          + Save.touchesBegan
            Save.beginTracking
          - Save.touchUpInside
          + Save.touchDown
            tap.touchesEnded
          - tap.handleTap(began)
          + tap.handleTap(ended) -> Editor
            Save.touchesCancelled
            copy

        """)
  }

  @Test("Calls in any order all come, each for itself")
  func anyOrder() {
    #expect(
      calls { $0.inAnyOrder = ["copy", "Save.touchDown", "tap.touchesBegan"] }
        == "ok     tap.yml: 1 expectation\n")
    #expect(
      calls { $0.inAnyOrder = ["copy", "tap.touchesMoved", "copy"] } == """
        tap.yml:7: error: calls.inAnyOrder
            copy (event 15, at 0.4 s)
          - tap.touchesMoved
          - copy

        """)
  }

  @Test("One that says less gives way to one that says more")
  func anyOrderGivesWay() {
    var timed: ScenarioCall = "tap.touchesBegan"
    timed.at = .at(0)
    #expect(
      CallPairing([1, 2, 3]) { wanted, position in position <= wanted }.pairs(among: 1..<4) == [1, 2, 3])
    #expect(
      CallPairing([3, 2, 1]) { wanted, position in position <= wanted }.pairs(among: 1..<4) == [3, 2, 1])
    #expect(calls { $0.inAnyOrder = ["tap.touchesBegan", timed] }.contains("- "))
  }

  @Test("How often a call comes can be expected, also that it never does")
  func counts() {
    #expect(
      calls {
        $0.counts = [
          ScenarioCallCount(text: "tap.touchesBegan", count: 1),
          ScenarioCallCount(text: "Save.touchesMoved", count: 0),
        ]
      } == "ok     tap.yml: 2 expectations\n")
    #expect(
      calls {
        $0.counts = [
          ScenarioCallCount(text: "copy", count: 2), ScenarioCallCount(text: "Nobody.touchesBegan", count: 0),
        ]
      } == """
        tap.yml:7: error: count of copy
          - 2
          + 1
        tap.yml:7: error: count of Nobody.touchesBegan
          - 0
          + no object of this name

        """)
  }

  @Test("A return to possible is a call of reset, which only lists that ask for it tell (GR-10)")
  func resets() {
    #expect(calls { $0.includes = ["tap.touchesEnded", "tap.reset"] } == "ok     tap.yml: 1 expectation\n")
    #expect(
      calls {
        $0.of = ["resets"]
        $0.exactly = ["tap.reset"]
      } == "ok     tap.yml: 1 expectation\n")
  }

  @Test("An exact list of some kinds leaves out the others")
  func anExactListOfSomeKinds() {
    #expect(
      calls {
        $0.of = ["questions", "hitTests"]
        $0.exactly = ["UIWindow.hitTest", "Editor.shouldReceiveTouch(tap)"]
      } == "ok     tap.yml: 1 expectation\n")
    #expect(
      calls {
        $0.of = ["touches"]
        $0.exactly = []
      } == """
        tap.yml:7: error: calls.exactly
          + Save.touchesBegan
          + Save.touchesCancelled

        """)
  }

  @Test("Calls that come in order may have others between them")
  func includedCalls() {
    #expect(
      calls { $0.includes = ["UIWindow.hitTest", "Save.touchesBegan", "handleTap", "Save.touchesCancelled"] }
        == "ok     tap.yml: 1 expectation\n")
  }

  @Test("If the order is wrong, earlier and missing calls are reported")
  func includedCallsOutOfOrder() {
    #expect(
      calls { $0.includes = ["tap.touchesEnded", "Save.touchDown", "Save.touchUpInside", "copy"] } == """
        tap.yml:7: error: calls.includes
            tap.touchesEnded (event 8, at 0.05 s)
          - Save.touchDown (only before that, event 7, at 0 s)
          - Save.touchUpInside (never)
            copy (event 15, at 0.4 s)

        """)
  }

  @Test("A call that comes once is not counted twice")
  func aCallThatIsExpectedTwice() {
    #expect(
      calls { $0.includes = ["Save.touchDown", "Save.touchDown"] } == """
        tap.yml:7: error: calls.includes
            Save.touchDown (event 7, at 0 s)
          - Save.touchDown (only before that, event 7, at 0 s)

        """)
  }

  @Test("A call of an object that there is not cannot be what must never come: it is misspelt")
  func misspelt() {
    #expect(
      calls { $0.never = ["Sve.touchesEnded", "Save.touchUpInside", "paste"] } == """
        tap.yml:7: error: calls.never
          + Sve.touchesEnded: no object of this name

        """)
  }

  @Test("A call that must never come is reported with its place")
  func callsThatNeverCome() {
    #expect(
      calls { $0.never = ["Save.touchUpInside", "Save.touchesEnded"] } == "ok     tap.yml: 1 expectation\n")
    #expect(
      calls { $0.never = ["Save.touchesEnded", "Editor.shouldReceiveTouch", "handleTap"] } == """
        tap.yml:7: error: calls.never
          + Editor.shouldReceiveTouch(tap, touch1) -> true (event 2, at 0 s)
          + tap.handleTap(ended) -> Editor (event 11, at 0.05 s)

        """)
  }

  @Test("Exact, included and unwanted calls are expectations of their own")
  func eachIsAnExpectation() {
    #expect(
      calls {
        $0.of = ["callbacks"]
        $0.exactly = []
        $0.includes = ["copy"]
        $0.never = ["paste"]
      } == "ok     tap.yml: 3 expectations\n")
  }

  @Test("Actions are all of them, in order, in any of their forms, at their time to a millisecond")
  func allActions() {
    let met = "ok     tap.yml: 1 expectation\n"
    #expect(actions(ScenarioAction(text: "handleTap"), ScenarioAction(text: "copy")) == met)
    #expect(actions(ScenarioAction(text: "tap.handleTap"), ScenarioAction(text: "copy -> Page")) == met)
    #expect(
      actions(
        ScenarioAction(text: "tap.handleTap(ended) -> Editor", at: 0.051),
        ScenarioAction(text: "copy", at: 0.399))
        == met)
  }

  @Test("Actions that differ are reported in full, with times where one is expected")
  func actionsThatDiffer() {
    #expect(
      actions(ScenarioAction(text: "handleTap -> Page")) == """
        tap.yml:7: error: actions
          - handleTap -> Page
          + tap.handleTap(ended) -> Editor
          + copy -> Page

        """)
    #expect(
      actions(ScenarioAction(text: "handleTap"), ScenarioAction(text: "copy", at: 0.402)) == """
        tap.yml:7: error: actions
            handleTap
          - copy at 0.402
          + copy -> Page at 0.4

        """)
  }

  @Test("A time can be expected between limits")
  func timesWithLimits() {
    let early: ExpectedTime = .limits([
      ValueLimit(.atLeast, .number(0.05)), ValueLimit(.lessThan, .number(0.06)),
    ])
    let late: ExpectedTime = .limits([ValueLimit(.greaterThan, .number(0.4))])
    #expect(
      actions(ScenarioAction(text: "handleTap", at: early), ScenarioAction(text: "copy"))
        == "ok     tap.yml: 1 expectation\n")
    #expect(
      actions(ScenarioAction(text: "handleTap", at: early), ScenarioAction(text: "copy", at: late)) == """
        tap.yml:7: error: actions
            handleTap at {atLeast: 0.05, lessThan: 0.06}
          - copy at {greaterThan: 0.4}
          + copy -> Page at 0.4

        """)
  }

  @Test("No actions can be expected")
  func noActions() {
    #expect(
      actions() == """
        tap.yml:7: error: actions
          + tap.handleTap(ended) -> Editor
          + copy -> Page

        """)
  }

  @Test("What an object received is all of it, in order")
  func whatAnObjectReceived() {
    #expect(
      check {
        $0.received = [
          ScenarioReceived(object: "Save", methods: ["touchesBegan", "touchesCancelled"]),
          ScenarioReceived(object: "tap", methods: ["touchesBegan", "touchesEnded"]),
          ScenarioReceived(object: "pan", methods: []),
        ]
      } == "ok     tap.yml: 3 expectations\n")
    #expect(
      check { $0.received = [ScenarioReceived(object: "Save", methods: ["touchesBegan", "touchesEnded"])] }
        == """
        tap.yml:7: error: received by Save
            touchesBegan
          - touchesEnded
          + touchesCancelled

        """)
  }

  @Test("An object that is nowhere in the trace is an error, even if it should receive nothing")
  func anObjectThatThereIsNot() {
    #expect(
      check { $0.received = [ScenarioReceived(object: "Sav", methods: [])] } == """
        tap.yml:7: error: received by Sav
          - Sav
          + no object of this name

        """)
  }

  @Test("Of many lines of one sort the first and the last are shown")
  func manyLines() {
    let events = (1...40).map { number in
      (
        time: 0.0,
        kind: TraceEvent.Kind.callbackSent(.init(receiver: "Row\(number)", method: .moveRow, subject: nil))
      )
    }
    let text = CheckedEvents.text(events) { expectation in
      var calls = ScenarioCalls()
      calls.exactly = ["Row1.moveRow"]
      expectation.calls = calls
    }
    let first = (2...9).map { "  + Row\($0).moveRow\n" }.joined()
    let last = (33...40).map { "  + Row\($0).moveRow\n" }.joined()
    #expect(
      text == """
        tap.yml:7: error: calls.exactly
            Row1.moveRow
        \(first)  + … 23 more …
        \(last)
        """)
  }

  @Test(
    "An action that is expected and reaches nobody is told with the reason",
    arguments: [
      "actions: [B.save]", "calls: {includes: ['B.save(touchUpInside) -> Page']}",
      "calls: {of: [actions], exactly: [save]}",
    ])
  func droppedActions(_ expectation: String) throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window: {id: Page, subviews: [{id: B, class: UIButton, actions: [{event: touchUpInside, action: save}]}]}
      touches: [{tap: [9, 9]}]
      expect: {\(expectation)}

      """, "a.yml")
    let outcome = hitpath("check", file).withoutReasons
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("at 0.05 s): no responder from the start of the search on performs it\n"),
      "\(outcome.output)")
    #expect(outcome.output.contains("\n    B.save reached nobody (event "), "\(outcome.output)")
  }
}
