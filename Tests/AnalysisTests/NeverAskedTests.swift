// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// Why a view was not even asked.
@MainActor
@Suite struct NeverAskedTests {
  @Test("HT-1: outside an ancestor, with how far")
  func outsideAncestor() throws {
    let answers = try tap(
      60, 130,
      on: """
        - id: Bar
          frame: [50, 50, 100, 50]
          subviews: [{id: Bump, frame: [0, 0, 100, 100], subviews: [{id: Icon, frame: [0, 70, 20, 20]}]}]
        """)
    #expect(answers.why("Bar") == "refused, pointOutsideBounds (below 30); {10, 80} is outside")
    #expect(answers.why("Bump") == "notAsked, outsideAncestor Bar (below 30); {10, 80} is inside")
    #expect(answers.why("Icon") == "notAsked, outsideAncestor Bar (below 30); {10, 10} is inside")
  }

  @Test(
    "HT-3: an ancestor that fails a gate",
    arguments: [
      ("isHidden: true", "ancestorHidden Box"),
      ("alpha: 0", "ancestorAlpha Box (alpha 0, threshold 0.01)"),
      ("isUserInteractionEnabled: false", "ancestorInteractionDisabled Box"),
      ("isAnimating: true", "animating Box"),
    ])
  func ancestorGate(_ gate: String, _ reason: String) throws {
    let answers = try tap(
      10, 10, on: "- {id: Box, \(gate), subviews: [{id: Card, subviews: [{id: Button}]}]}")
    #expect(answers.why("Card") == "notAsked, \(reason); {10, 10} is inside")
    #expect(answers.why("Button") == "notAsked, \(reason); {10, 10} is inside")
  }

  @Test("HT-5: a sibling in front of the view, or of one of its ancestors")
  func siblingInFront() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Back, subviews: [{id: Button}]}
        - {id: Middle}
        - {id: Curtain, subviews: [{id: Fold}]}
        - {id: Aside, frame: [100, 100, 10, 10]}
        """)
    #expect(answers.touch.hitView == "Fold")
    #expect(answers.why("Back") == "notAsked, siblingInFront Curtain; {10, 10} is inside")
    #expect(answers.why("Middle") == "notAsked, siblingInFront Curtain; {10, 10} is inside")
    #expect(answers.why("Button") == "notAsked, siblingInFront Curtain; {10, 10} is inside")
  }

  @Test("what does not contain the point is said not to, before what is in front of it")
  func outsideBehind() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Far, frame: [100, 100, 10, 10]}
        - {id: Wide, frame: [100, 100, 10, 10], pointInside: {outset: 200}}
        - {id: Holder, subviews: [{id: Inner, frame: [50, 50, 10, 10]}]}
        - {id: Curtain}
        """)
    #expect(answers.why("Far") == "notAsked, pointOutsideBounds; {-90, -90} is outside")
    #expect(answers.why("Inner") == "notAsked, pointOutsideBounds; {-40, -40} is outside")
    #expect(answers.why("Holder") == "notAsked, siblingInFront Curtain; {10, 10} is inside")
    #expect(answers.why("Wide") == "notAsked, siblingInFront Curtain; {-90, -90} is outside")
    let far = try #require(answers.index.view("Far"))
    #expect(answers.touch.answer(for: far, in: answers.index).front?.subject == "Curtain")
  }

  @Test("HT-31: a window in front")
  func windowInFront() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      windows:
        - {id: Main, subviews: [{id: Button}]}
        - {id: Alert, windowLevel: 2000}
      touches: [{tap: [10, 10]}]
      """)
    #expect(answers.why("Main") == "notAsked, windowInFront Alert; {10, 10} is inside")
    #expect(answers.why("Button") == "notAsked, windowInFront Alert; {10, 10} is inside")
  }

  @Test func aHiddenWindowInFrontIsToldAsHidden() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      windows:
        - {id: Main}
        - {id: Alert, windowLevel: 2000, isHidden: true, subviews: [{id: OK}]}
      touches: [{tap: [10, 10]}]
      """)
    #expect(answers.why("Alert") == "passedOver, hidden; {10, 10} is inside")
    #expect(answers.why("OK") == "notAsked, ancestorHidden Alert; {10, 10} is inside")
  }

  @Test func aHiddenWindowBehindIsToldAsBehind() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      windows:
        - {id: Main}
        - {id: Old, windowLevel: -1, isHidden: true}
      touches: [{tap: [10, 10]}]
      """)
    #expect(answers.why("Old") == "notAsked, windowInFront Main; {10, 10} is inside")
  }

  @Test func aViewInNoWindow() throws {
    let answers = try tap(10, 10, on: "- {id: Card}")
    let detached = TraceView(
      id: "Detached", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 9, height: 9))
    #expect(
      answers.words(for: answers.touch.answer(for: detached, in: answers.index)) == "notAsked, notInWindow")
  }

  @Test("HT-17: an override above that answers by itself")
  func notReached() throws {
    let answers = try tap(10, 10, on: "- {id: Curtain, hitTest: {returns: self}, subviews: [{id: Button}]}")
    #expect(answers.touch.hitView == "Curtain")
    #expect(answers.why("Button") == "notAsked, notReached Curtain; {10, 10} is inside")
  }

  @Test func aRedirectThatSkipsAView() throws {
    let answers = try tap(
      10, 10, on: "- {id: Box, hitTest: {redirect: Chat}, subviews: [{id: Chat}, {id: Banner}]}")
    #expect(answers.touch.hitView == "Chat")
    #expect(answers.why("Chat") == "hit; {10, 10} is inside")
    #expect(answers.why("Banner") == "notAsked, notReached Box; {10, 10} is inside")
  }

  @Test func aViewBehindAHitThatAnOverrideMovedElsewhere() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Card}
        - {id: Far, frame: [200, 200, 10, 10]}
        - {id: Shim, hitTest: {returns: Far}}
        """)
    #expect(answers.touch.hitView == "Far")
    #expect(answers.why("Card") == "notAsked, siblingInFront Shim; {10, 10} is inside")
    #expect(answers.why("Shim") == "passedUp; {10, 10} is inside")
    #expect(answers.why("Far") == "hit; {-190, -190} is outside")
  }

  @Test func aSameAnswerComesWhenManyAreAsked() throws {
    let answers = try tap(10, 10, on: "- {id: Back}\n- {id: Front}")
    let all = ViewAnswers(answers.touch, in: answers.index)
    for view in answers.index.screen.views {
      #expect(all.answer(for: view) == answers.touch.answer(for: view, in: answers.index))
    }
  }
}
