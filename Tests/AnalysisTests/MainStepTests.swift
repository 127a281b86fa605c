// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

@MainActor
@Suite struct MainStepTests {
  @Test func aControlUnderTheFingerThatAGateRefusedComesFirst() throws {
    let analysis = try tap(
      50, 50,
      on: """
        - {id: Button, class: UIButton, frame: [0, 0, 100, 100], isUserInteractionEnabled: false}
        - {id: Cover, frame: [0, 0, 100, 100], isHidden: true}
        - {id: Away, frame: [200, 0, 100, 100]}
        """)
    #expect(telling(analysis) == "Button")
  }

  @Test func aGateElsewhereTellsNothing() throws {
    let analysis = try tap(
      50, 50,
      on: """
        - {id: Hidden, frame: [200, 0, 100, 100], isHidden: true}
        - {id: Away, frame: [200, 200, 100, 100]}
        """)
    #expect(telling(analysis) == "Away")
  }

  /// HT-23: a subview that sticks out of its superview is drawn and out of reach.
  @Test func aViewThatKeepsTheTouchFromASubviewComesBeforeOthers() throws {
    let analysis = try tap(
      50, 150,
      on: """
        - id: Card
          frame: [0, 0, 100, 100]
          subviews: [{id: Overhang, class: UIButton, frame: [0, 80, 100, 100]}]
        - {id: Away, frame: [200, 200, 100, 100]}
        """)
    #expect(telling(analysis) == "Card")
  }

  @Test func anOverrideThatDecidesComesBeforeEverything() throws {
    let analysis = try tap(
      50, 150,
      on: """
        - {id: Wide, frame: [0, 0, 100, 100], pointInside: always}
        - {id: Off, class: UIButton, frame: [0, 100, 100, 100], isUserInteractionEnabled: false}
        """)
    #expect(telling(analysis) == "Wide")
  }

  @Test func aViewThatTheFingerJustMissedComesBeforeALabel() throws {
    let analysis = try tap(
      50, 110,
      on: """
        - {id: Bar, frame: [0, 0, 100, 100]}
        - {id: Words, class: UILabel, frame: [0, 100, 100, 100]}
        """)
    #expect(telling(analysis) == "Bar")
  }

  @Test func withoutRefusalsItIsTheHitView() throws {
    #expect(telling(try tap(50, 50, on: "- {id: A, frame: [0, 0, 100, 100]}")) == "A")
  }

  private func telling(_ analysis: TraceAnalysis) -> String? {
    analysis.touch.mainStep(in: analysis.index)?.view
  }
}
