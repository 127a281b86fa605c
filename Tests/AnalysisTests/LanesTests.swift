// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// What belongs to one interaction, and its lanes over time, from traces of the simulation.
@MainActor
@Suite struct LanesTests {
  private static let card = """
    device: {size: [320, 480]}
    configuration: {hitTestPasses: 1}
    window:
      subviews:
        - id: Card
          frame: [0, 0, 200, 100]
          isMultipleTouchEnabled: true
          implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]
          gestureRecognizers:
            - {id: twice, class: UITapGestureRecognizer, numberOfTapsRequired: 2,
               actions: [{action: zoom, target: Page}]}
            - {id: once, class: UITapGestureRecognizer, requiresFailureOf: [twice],
               actions: [{action: open, target: Page}]}

    """

  @Test("GR-31: the taps of a double tap belong together, a later tap does not")
  func tapsOfOneGesture() throws {
    let answers = try analysis(
      Self.card + "touches: [{doubleTap: [10, 10], at: 0}, {tap: [10, 10], at: 3}]\n")
    #expect(answers.interaction(of: "touch1").touches == ["touch1", "touch2"])
    #expect(answers.interaction(of: "touch2") == answers.interaction(of: "touch1"))
    #expect(answers.interaction(of: "touch3").touches == ["touch3"])
    #expect(answers.interaction(of: "touch3").events.allSatisfy { $0.time >= 3 })
  }

  @Test func aTouchThatThereIsNoneOfHasNoInteraction() throws {
    let answers = try analysis(Self.card + "touches: [{tap: [10, 10]}]\n")
    let none = answers.interaction(of: "touch9")
    #expect(none.touches.isEmpty && none.events.isEmpty)
  }

  @Test func fingersThatAreDownTogetherBelongTogether() throws {
    let answers = try analysis(
      Self.card
        + """
        touches:
          - {began: [10, 10], finger: a, at: 0}
          - {began: [60, 10], finger: b, at: 0.1}
          - {ended: [10, 10], finger: a, at: 0.2}
          - {ended: [60, 10], finger: b, at: 0.3}
          - {tap: [10, 10], at: 4}
        """)
    #expect(answers.interaction(of: "touch2").touches == ["touch1", "touch2"])
    #expect(answers.interaction(of: "touch3").touches == ["touch3"])
  }

  @Test func aCallOfCodeBelongsToTheTouchesThatItChanges() throws {
    let answers = try analysis(
      Self.card
        + """
        touches:
          - {began: [10, 10], at: 0}
          - {set: {Card: {alpha: 0.5}}, at: 0.1}
          - {set: {once: {isEnabled: false}}, at: 0.2}
          - {ended: [10, 10], at: 0.3}
        """)
    let inputs = answers.interaction(of: "touch1").events.compactMap { event -> String? in
      if case .inputReceived(let record) = event.kind { record.object } else { nil }
    }
    #expect(inputs == ["once"])
  }

  @Test("GR-14, GR-15, GR-25: waiting, failing and what is held back, over time")
  func lanesOfATap() throws {
    let answers = try analysis(Self.card + "touches: [{tap: [10, 10], at: 0}]\n")
    let timeline = answers.gestureTimeline(of: "touch1")
    #expect(
      timeline.words == """
        finger: touch1 0–0.05 | began 0, ended 0.05
        once: possible 0–0.05, waiting for twice 0.05–0.4, ended 0.4–0.4
        twice: possible 0–0.4, failed 0.4–0.4
        Card: touch1 0–0.4, touchesEnded held 0.05–0.4 | touchesBegan 0, touchesCancelled 0.4
        calls: | open 0.4
        twice releases once 0.4, once sends calls 0.4, once cancels Card 0.4
        """)
  }

  @Test("GR-18: a recognition stands before the failures that it causes, which share a place")
  func orderWithinAnInstant() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - id: Outer
            frame: [0, 0, 200, 100]
            gestureRecognizers: [{id: outer, class: UITapGestureRecognizer}]
            subviews:
              - id: Middle
                frame: [0, 0, 200, 100]
                gestureRecognizers: [{id: middle, class: UITapGestureRecognizer}]
                subviews:
                  - id: Inner
                    frame: [0, 0, 200, 100]
                    gestureRecognizers: [{id: inner, class: UITapGestureRecognizer}]
      touches: [{tap: [10, 10], at: 0}]
      """)
    let timeline = answers.gestureTimeline(of: "touch1")
    let lanes = timeline.lanes.filter { $0.kind == .recognizer }
    #expect(lanes.map(\.id) == ["inner", "middle", "outer"])
    let ends = lanes.map { $0.spans.last?.start }
    #expect(ends[1] == ends[2])
    #expect(try #require(ends[0]) < #require(ends[1]))
    #expect(timeline.arrows.count { $0.kind == .fails } == 2)
  }

  @Test("TE-13: a view that leaves the window has no touch any more")
  func detachedView() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Card, frame: [0, 0, 200, 100], implements: [touchesBegan, touchesEnded]}]}
      touches:
        - {began: [10, 10], at: 0}
        - {call: removeFromSuperview, on: Card, at: 0.1}
        - {ended: [10, 10], at: 0.2}
      """)
    #expect(
      answers.gestureTimeline(of: "touch1").words == """
        finger: touch1 0–0.2 | began 0, ended 0.2
        Card: touch1 0–0.1 | touchesBegan 0, touchesCancelled 0.1, detached 0.1

        """)
  }

  @Test("GR-24: a method that never comes, and the arrow from who took the touch (SV-3)")
  func discardedTouches() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - id: Scroller
            class: UIScrollView
            frame: [0, 0, 320, 480]
            contentSize: [320, 1000]
            subviews: [{id: Button, class: UIButton, frame: [0, 0, 200, 300]}]
      touches: [{drag: {from: [50, 200], to: [50, 100]}}]
      """)
    let timeline = answers.gestureTimeline(of: "touch1")
    let button = try #require(timeline.lanes.first { $0.id == "Button" })
    #expect(button.marks.map(\.kind) == [.discarded(method: .began)])
    let arrow = try #require(timeline.arrows.first { $0.kind == .cancels })
    #expect(timeline.lanes[arrow.from.lane].id == "Scroller.panGestureRecognizer")
    #expect(timeline.lanes[arrow.to.lane].id == "Button")
    let pan = try #require(timeline.lanes.first { $0.id == "Scroller.panGestureRecognizer" })
    #expect(pan.spans.map(\.count).max() ?? 0 > 1)
  }
}

extension GestureTimeline {
  /// The lanes in words, a line for each, and the arrows.
  fileprivate var words: String {
    func time(_ moment: Moment) -> String { NumberText.decimal(instants[moment.instant].time) }
    let lines = lanes.map { lane in
      let spans = lane.spans.map { "\($0.words) \(time($0.start))–\($0.end.map(time) ?? "")" }
      let marks = lane.marks.map { "\($0.words) \(time($0.moment))" }
      let name = lane.kind == .calls ? "calls" : lane.id
      return name + ":" + (spans.isEmpty ? "" : " " + spans.joined(separator: ", "))
        + (marks.isEmpty ? "" : " | " + marks.joined(separator: ", "))
    }
    let ways = arrows.map { arrow in
      let names = [arrow.from, arrow.to].map { lanes[$0.lane].kind == .calls ? "calls" : lanes[$0.lane].id }
      return "\(names[0]) \(arrow.kind) \(names[1]) \(time(arrow.to.moment))"
    }
    return (lines + [ways.joined(separator: ", ")]).joined(separator: "\n")
  }
}

extension GestureTimeline.Span {
  fileprivate var words: String {
    switch kind {
    case .touch(let touch): touch
    case .state(let state): state.rawValue
    case .waiting(let others): "waiting for \(others.joined(separator: " and "))"
    case .held(let method, _): "\(method) held"
    case .tracking: "tracking"
    case .highlighted: "highlighted"
    }
  }
}

extension GestureTimeline.Mark {
  fileprivate var words: String {
    switch kind {
    case .phase(let sample): sample.phase.rawValue
    case .method(let method): method.rawValue
    case .action(let record): record.action
    default: "\(kind)"
    }
  }
}
