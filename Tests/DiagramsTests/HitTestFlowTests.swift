// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Narration
import TestSupport
import Testing
import Trace

@MainActor
@Suite struct HitTestFlowDiagramTests {
  private static func screen(_ properties: String) -> String {
    """
    window:
      id: Window
      subviews:
        - {id: Card, frame: [0, 0, 100, 100], \(properties)}
    touches:
      - tap: [50, 50]
    """
  }

  /// HT-3, HT-8: the alpha gate refuses, and nothing after it is reached.
  @Test func theWayTurnsOffAtTheGateThatRefuses() throws {
    let diagram = try Scenarios.trace(Self.screen("alpha: 0.005")).diagram(.hitTestFlow)
    #expect(
      diagram.textEquivalent == """
        Card says no: its alpha is 0.005

        1. Card: UIView; asked as number 2, by Window; the touch is at (50, 50) in its coordinates
        2. isUserInteractionEnabled?: yes, ✓ true
        3. blocked by an animation?: no, ✓ none that blocks touches
        4. isHidden?: no, ✓ false
        5. alpha ≥ 0.01?: no, × alpha 0.005 is below 0.01
        → return nil: the view is out, with everything in it
        - Not reached: point(inside:)?, ask the subviews, front to back, did one return a view?

        """)
  }

  /// HT-11: the path shows the numbers that decided.
  @Test func thePointTellsHowFarItIsOutside() throws {
    let text = try Screen.demo.tapped(103.5, 330).diagram(.hitTestFlow).textEquivalent
    #expect(
      text.contains("point(inside:)?: no, × the point is 37 pt above its bounds; bounds [0, 0, 276, 105]\n"))
  }

  /// HT-18: the bounds are those that the touch found, here after the first one scrolled by 190 points (SV-3).
  @Test func theBoundsAreThoseAtTheTouch() throws {
    let trace = try Scenarios.trace(Scenarios.scroll + "\n  - {tap: [160, 300], at: 5}\n")
    func bounds(_ touch: Int) throws -> Substring? {
      let text = try trace.diagram(.hitTestFlow, DiagramOptions(touch: touch, view: "Scroller"))
        .textEquivalent
      return text.firstMatch(of: /bounds (\[.*?\])/)?.1
    }
    #expect(try bounds(0) == "[0, 0, 320, 480]")
    #expect(try bounds(1) == "[0, 190, 320, 480]")
  }

  /// HT-8: a value just above the limit is not shown as the limit.
  @Test func anAlphaThatPassesIsToldExactly() throws {
    let diagram = try Scenarios.trace(Self.screen("alpha: 0.011"))
      .diagram(.hitTestFlow, DiagramOptions(view: "Card"))
    #expect(diagram.textEquivalent.contains("5. alpha ≥ 0.01?: yes, ✓ alpha is 0.011\n"))
  }

  /// HT-2: a view whose subview answers.
  @Test func theAnswerOfASubviewIsHandedOn() throws {
    let options = DiagramOptions(view: "TopView")
    let diagram = try Screen.demo.tapped(103.5, 330).diagram(.hitTestFlow, options)
    #expect(diagram.textEquivalent.contains("\n→ return SubView3\n"))
  }

  @Test func aStepChoosesTheCall() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let first = try trace.diagram(.hitTestFlow, DiagramOptions(step: 1)).textEquivalent
    #expect(first.contains("\n1. UIWindow: "))
    #expect(throws: DiagramError.noSuchStep(9, count: 5)) {
      try trace.diagram(.hitTestFlow, DiagramOptions(step: 9))
    }
    #expect(throws: DiagramError.noSuchObject("Nobody")) {
      try trace.diagram(.hitTestFlow, DiagramOptions(view: "Nobody"))
    }
  }

  /// HT-5: what lies behind the hit is never asked.
  @Test func aViewThatWasNotAskedSaysWhy() throws {
    let diagram = try Screen.demo.tapped(103.5, 330).diagram(
      .hitTestFlow, DiagramOptions(view: "SubView1"))
    #expect(diagram.textEquivalent.contains("1. asked at all?: no, × SubView3 in front took the touch\n"))
  }

  /// HT-17: the override decides, and the picture says what it returned.
  @Test func anOverrideMayAnswerAlone() throws {
    let diagram = try Scenarios.trace(Self.screen("hitTest: {returns: nil}")).diagram(.hitTestFlow)
    #expect(diagram.textEquivalent.contains("\n2. override of hitTest: returns nil"))
    #expect(diagram.textEquivalent.contains("\n→ return nil"))
  }

  /// HT-17: it asks super, and changes the answer.
  @Test func anOverrideMayChangeTheAnswer() throws {
    let diagram = try Scenarios.trace(Self.screen("hitTest: passThrough")).diagram(.hitTestFlow)
    #expect(diagram.textEquivalent.contains("\n→ return self\n→ return nil: the override says so instead\n"))
  }

  /// HT-17: an override that skips the gates has no questions about them.
  @Test func anOverrideMayGoPastTheGates() throws {
    let options = DiagramOptions(view: "Card")
    let diagram = try Scenarios.trace(Self.screen("isHidden: true, hitTest: ignoresGates"))
      .diagram(.hitTestFlow, options)
    #expect(diagram.textEquivalent.contains("→ return self: it is the hit-test view\n"))
  }

  @Test func whatIsNotKnownIsToldAsAssumed() throws {
    var trace = try Scenarios.trace(Self.screen("tag: 1"))
    let position = try #require(trace.screen.views.firstIndex { $0.id == "Card" })
    trace.screen.views[position].unknown = ["alpha"]
    let diagram = try trace.diagram(.hitTestFlow, DiagramOptions(view: "Card"))
    #expect(diagram.textEquivalent.contains("5. alpha ≥ 0.01?: yes, ✓ alpha is 1 (assumed)\n"))
    #expect(diagram.textEquivalent.contains("- Not known of Card: alpha; assumed to be 1.\n"))
  }

  @Test func aTouchThatAskedNobodyIsASentence() throws {
    var trace = Screen.demo.tapped(900, 310)
    trace.screen.windowOrder = []
    trace.events.removeAll { event in
      switch event.kind {
      case .hitTestEntered, .hitTestReturned: true
      default: false
      }
    }
    let diagram = try trace.diagram(.hitTestFlow)
    #expect(
      diagram.textEquivalent
        == "The hit path\n\n- Nobody gets the touch, because the point is outside of the screen.\n")
  }

  @Test func manySubviewsAreCounted() throws {
    var screen = Screen()
    screen.addWindow()
    for number in 0..<10_000 { screen.add("v\(number)", in: "UIWindow", Double(number), 0, 1, 1) }
    let text = try screen.tapped(100, 0).diagram(.hitTestFlow, DiagramOptions(view: "UIWindow"))
      .textEquivalent
    #expect(
      text.contains(
        "asked 9900 of 10000 subviews; 2. v9999 returns nil; 3. v9998 returns nil; 4. v9997 returns nil; "
          + "… 9896 more, which returned nil; 9901. v100 returns itself"))
  }

  @Test func speaksChinese() throws {
    let diagram = try Scenarios.trace(Self.screen("isHidden: true"))
      .diagram(.hitTestFlow, DiagramOptions(language: .simplifiedChinese))
    #expect(diagram.textEquivalent.contains("4. isHidden？: 是, × 已隐藏\n→ 返回nil"))
  }
}
