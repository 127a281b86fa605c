// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import TestSupport
import Testing
import Trace

/// The parts of a touch's story, and the marks that each step gives.
@MainActor
@Suite("The story of a touch")
struct TouchStoryTests {
  private func story(_ yaml: String, touch: Int = 0) throws -> TouchStory {
    try analysis("device: {size: [320, 480]}\nconfiguration: {hitTestPasses: 1}\n" + yaml).story(of: touch)
  }

  private static let list = """
    window:
      gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer, actions: [{action: hide, target: UIWindow}]}]
      subviews:
        - id: List
          class: UITableView
          contentSize: [320, 600]
          subviews:
            - {id: Row 1, class: UITableViewCell, frame: [0, 0, 320, 60]}
            - {id: Row 2, class: UITableViewCell, frame: [0, 62, 320, 60]}
    touches: [{tap: [160, 30]}, {set: {dismiss: {cancelsTouchesInView: false}}}, {tap: [160, 30]}]
    """

  @Test("GR-23, GR-24: a recognizer takes a touch that was held back")
  func taken() throws {
    let story = try story(Self.list)
    #expect(
      story.words == """
        found 1–5
          1 UIWindow asked: contains the point
          2 List asked: contains the point
          3 Row 2 refused: says no pointOutsideBounds
          4 Row 1 asked: contains the point
          5 List path: on the path
          5 Row 1 hit: hit
          5 UIWindow path: on the path
        listening 6–11
          7 List.panGestureRecognizer asked: will get the touch
          7 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: will get the touch
          7 dismiss asked: will get the touch
          10 List.panGestureRecognizer asked: undecided after touchesBegan
          10 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesBegan
          10 dismiss asked: undecided after touchesBegan
          11 Row 1 held: touchesBegan recognizerDelaysBegan by UIScrollViewDelayedTouchesBeganGestureRecognizer
        contest 12–16
          13 List.panGestureRecognizer asked: undecided after touchesEnded
          13 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesEnded
          13 dismiss asked: undecided after touchesEnded
          14 List.panGestureRecognizer refused: fails liftedTooSoon
          15 UIScrollViewDelayedTouchesBeganGestureRecognizer refused: fails touchesLifted
          16 dismiss gets: recognizes tapsCompleted
        result 17–18
          17 dismiss sends: sends, sent hide to UIWindow
          18 Row 1 lost: never gets it recognizerCancelledTouches by dismiss
        """)
    #expect(story.outcomeWords == "dismiss on UIWindow, from Row 1")
  }

  @Test("GR-24: what was held back comes, and a row is selected")
  func selected() throws {
    let story = try story(Self.list, touch: 1)
    #expect(
      story.words == """
        found 1–5
          1 UIWindow asked: contains the point
          2 List asked: contains the point
          3 Row 2 refused: says no pointOutsideBounds
          4 Row 1 asked: contains the point
          5 List path: on the path
          5 Row 1 hit: hit
          5 UIWindow path: on the path
        listening 6–11
          7 List.panGestureRecognizer asked: will get the touch
          7 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: will get the touch
          7 dismiss asked: will get the touch
          10 List.panGestureRecognizer asked: undecided after touchesBegan
          10 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesBegan
          10 dismiss asked: undecided after touchesBegan
          11 Row 1 held: touchesBegan recognizerDelaysBegan by UIScrollViewDelayedTouchesBeganGestureRecognizer
        contest 12–16
          13 List.panGestureRecognizer asked: undecided after touchesEnded
          13 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesEnded
          13 dismiss asked: undecided after touchesEnded
          14 List.panGestureRecognizer refused: fails liftedTooSoon
          15 UIScrollViewDelayedTouchesBeganGestureRecognizer refused: fails touchesLifted
          16 dismiss gets: recognizes tapsCompleted
        result 17–25
          17 dismiss sends: sends, sent hide to UIWindow
          19 Row 1 gets: touchesBegan late
          21 List gets: keeps touchesBegan swallowedByScrollView
          25 Row 1 gets: selected
        """)
    #expect(story.outcomeWords == "Row 1 on Row 1")
  }

  @Test("UC-1: a button without recognizers has no contest")
  func button() throws {
    let story = try story(
      """
      window:
        subviews:
          - {id: Buy, class: UIButton, actions: [{event: touchUpInside, action: buy, target: UIWindow}]}
      touches: [{tap: [10, 10]}]
      """)
    #expect(
      story.words == """
        found 1–3
          1 UIWindow asked: contains the point
          2 Buy asked: contains the point
          3 Buy hit: hit
          3 UIWindow path: on the path
        listening 4–10
          8 Buy gets: keeps touchesBegan swallowedByControl
        result 11–15
          14 Buy sends: sends, sent buy to UIWindow
        """)
    #expect(story.outcomeWords == "Buy on Buy")
    #expect(
      story.marks.atOutcome["Buy"]?.words
        == "gets: keeps touchesBegan swallowedByControl, sent buy to UIWindow")
  }

  @Test("SV-3: a scroll view takes the touch when the finger has moved far enough")
  func scrolled() throws {
    let story = try story(
      """
      window:
        subviews:
          - id: Scroller
            class: UIScrollView
            contentSize: [320, 1000]
            subviews: [{id: Button, class: UIButton, frame: [0, 0, 200, 300]}]
      touches: [{drag: {from: [50, 200], to: [50, 100]}}]
      """)
    #expect(
      story.words == """
        found 1–4
          1 UIWindow asked: contains the point
          2 Scroller asked: contains the point
          3 Button asked: contains the point
          4 Button hit: hit
          4 Scroller path: on the path
          4 UIWindow path: on the path
        listening 5–10
          6 Scroller.panGestureRecognizer asked: will get the touch
          6 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: will get the touch
          9 Scroller.panGestureRecognizer asked: undecided after touchesBegan
          9 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesBegan
          10 Button held: touchesBegan recognizerDelaysBegan by UIScrollViewDelayedTouchesBeganGestureRecognizer
        contest 11–15
          12 Scroller.panGestureRecognizer asked: undecided after touchesMoved
          12 UIScrollViewDelayedTouchesBeganGestureRecognizer asked: undecided after touchesMoved
          14 Scroller.panGestureRecognizer gets: recognizes movedFarEnough
          15 UIScrollViewDelayedTouchesBeganGestureRecognizer refused: fails recognizerPrevented by Scroller.panGestureRecognizer
        result 16–26
          17 Button lost: never gets it scrollViewTookOver by Scroller
        """)
    #expect(story.outcomeWords == "Scroller.panGestureRecognizer on Scroller, from Button")
    // It scrolls by its own pan, so both get the touch.
    let end = story.marks.atOutcome
    #expect(end["Scroller"]?.mark == .gets && end["Scroller.panGestureRecognizer"]?.mark == .gets)
    #expect(end["UIWindow"]?.mark == .path && end["Button"]?.mark == .lost)
  }

  @Test("GR-15: the next touch is a part of its own")
  func doubleTap() throws {
    let story = try story(
      """
      window:
        gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
      touches: [{tap: [10, 10], at: 0}, {tap: [10, 10], at: 0.2}]
      """)
    #expect(
      story.words == """
        found 1–2
          1 UIWindow asked: contains the point
          2 UIWindow hit: hit
        listening 3–11
          4 zoom asked: will get the touch
          7 zoom asked: undecided after touchesBegan
        result 12–14
          13 zoom asked: undecided after touchesEnded
          14 UIWindow held: touchesEnded recognizerDelaysEnded by zoom
        nextTouch 15–18
          16 zoom gets: recognizes tapsCompleted
          17 UIWindow lost: cancelled recognizerCancelledTouches by zoom
        """)
    #expect(story.outcomeWords == "zoom on UIWindow, from UIWindow")
  }

  @Test("Refusals of one reason are one step with a range as its number")
  func folded() throws {
    let cells = (1...20).map { "    - {id: Cell \($0), frame: [0, \($0 * 40), 320, 40]}" }
    let story = try story(
      "window:\n  subviews:\n" + cells.joined(separator: "\n") + "\ntouches: [{tap: [10, 10]}]")
    let step = try #require(story.steps.first { $0.numbers.contains(7) })
    #expect(step.numbers == 2...21)
    #expect(story.marks.after(3).count { $0.value.mark == .refused } == 2)
    #expect(story.marks.after(21).count { $0.value.mark == .refused } == 20)
    #expect(story.marks.askingNumbers["Cell 20"] == 2)
    #expect(story.steps.contains { $0.numbers == 22...22 })
  }

  @Test("Before the touch nothing has a mark")
  func beforeTheTouch() throws {
    #expect(try story(Self.list).marks.after(0).isEmpty)
  }

  @Test("Of every touch: parts in order, each once, all steps in them, the winner and who lost marked")
  func everyScenario() throws {
    var told = 0
    for file in try ConformanceScenario.all() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      let answers = TraceAnalysis(ScenarioRun(scenario).trace())
      for (touch, (story, steps)) in zip(answers.stories(), answers.allSteps(limit: .max)).enumerated() {
        told += 1
        let comment = Comment(rawValue: "\(file.path), touch \(touch + 1)")
        let kinds = story.beats.map(\.kind)
        let order = TouchStory.Beat.Kind.allCases.filter(kinds.contains)
        #expect(kinds == order, comment)
        #expect(story.beats.allSatisfy { !$0.steps.isEmpty }, comment)
        let numbers = story.steps.flatMap { Array($0.numbers) }
        #expect(numbers == Array(1...max(story.count, 1)), comment)
        #expect(story.steps.map(\.step) == steps.steps.filter { !$0.onlyCleansUp }, comment)
        let outcome = story.marks.outcome
        if let winner = outcome.winner, outcome.winnersView != nil {
          #expect(story.marks.atOutcome[winner]?.mark == .gets, comment)
        }
        // Who lost the touch does not get it in the end, not even a row that a recognizer selects.
        for loser in outcome.losers where loser != outcome.winner {
          #expect(story.marks.atOutcome[loser]?.mark != .gets, comment)
        }
      }
    }
    #expect(told > 500)
  }
}
