// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The screen and the finger as of each step of a touch.
@MainActor
@Suite struct TouchMomentsTests {
  private struct Played {
    let steps: [TouchStep]
    let moments: TouchMoments

    @MainActor init(_ yaml: String, touch: Int = 0) throws {
      let analysis = try AnalysisTests.analysis(yaml)
      steps = analysis.steps(of: touch).steps
      moments = analysis.moments(of: steps, touch: touch)
    }

    /// The steps at which a value changes, with the new value.
    func turns<Value: Equatable>(_ value: (ScreenIndex) -> Value) -> [(step: TouchStep, value: Value)] {
      var last: Value?
      return steps.indices.compactMap { position in
        let now = value(moments.screen(at: position))
        defer { last = now }
        return now == last ? nil : (steps[position], now)
      }
    }
  }

  private let scroll = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          subviews:
            - {id: Scroller, class: UIScrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000],
               subviews: [{id: Buy, class: UIButton, frame: [100, 300, 100, 50]}]}
    touches:
      - drag: {from: [160, 400], to: [160, 200]}
    """

  @Test func contentMovesAtTheStepThatTellsIt() throws {
    let played = try Played(scroll)
    let turns = played.turns { $0.view("Scroller")?.bounds.minY ?? -1 }
    #expect(turns.count > 3)
    #expect(turns[0].value == 0)
    #expect(turns[0].step.number == 1)
    for turn in turns.dropFirst() {
      let told = turn.step.changes.last { $0.property == "contentOffset" }
      #expect(told?.after == "0, \(NumberText.decimal(turn.value))", "step \(turn.step.number)")
    }
  }

  @Test func theFingerIsWhereItsLastSampleSays() throws {
    let played = try Played(scroll)
    let counts = played.moments.moments.map(\.samples)
    for (step, count) in zip(played.steps, counts) where step.phase == .hitTest { #expect(count == 0) }
    #expect(counts == counts.sorted())
    let lift = try #require(played.steps.firstIndex { $0.phase == .ended })
    #expect(counts[lift] == counts.last)
    #expect(counts[lift - 1] == counts[lift] - 1)
  }

  @Test func aHighlightLastsFromItsStepToTheLift() throws {
    let played = try Played(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Buy, class: UIButton, frame: [100, 300, 100, 50],
                 actions: [{event: touchUpInside, action: buy, target: Buy}]}
      touches:
        - tap: [150, 320]
      """)
    let turns = played.turns { $0.view("Buy")?.settings?["isHighlighted"]?.words ?? "false" }
    #expect(turns.map(\.value) == ["false", "true", "false"])
    #expect(turns[1].step.phase == .began)
    #expect(turns[2].step.phase == .ended)
    for turn in turns.dropFirst() {
      #expect(turn.step.changes.contains { $0.property == "isHighlighted" && $0.after == turn.value })
    }
  }

  @Test func aViewThatIsRemovedWhileTheFingerIsDownIsThereUntilThen() throws {
    let played = try Played(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews: [{id: Card, frame: [100, 300, 100, 50]}, {id: Other, frame: [0, 0, 50, 50]}]
      touches:
        - {longPress: [150, 320], duration: 1, at: 0}
        - {at: 0.5, call: removeFromSuperview, on: Card}
      """)
    let turns = played.turns { $0.view("Card") != nil }
    #expect(turns.map(\.value) == [true, false])
    #expect(turns.last?.step.time == 0.5 || turns.last?.step.time == 1)
  }

  /// A step shows nothing that happens only in a later step.
  @Test func noStepKnowsTheFuture() throws {
    let played = try Played(scroll)
    #expect(played.steps.count > 5)
    for position in played.steps.indices.dropLast() {
      let next = played.steps[(position + 1)...].flatMap(\.events).min() ?? .max
      #expect(played.moments.moments[position].sequence < next, "step \(played.steps[position].number)")
    }
  }
}
