// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// A trace that was written and read back gives the same answers.
@MainActor
@Suite struct RoundTripTests {
  private static let screen = """
    title: {en: Everything, zh-Hans: 全部}
    device: {size: [320, 480]}
    unknown: [zPosition]
    windows:
      - id: Main
        rootViewController:
          implements: {touchesBegan: {callsSuper: true}}
          view:
            id: Page
            unknown: [overrides]
            subviews:
              - {id: Faint, alpha: 0.01}
              - {id: Turned, bounds: [0, 0, 100, 20], center: [100, 100], transform: [0.6, 0.8, -0.8, 0.6, 0.1, 0]}
              - {id: 'odd "name" \\ 名字', frame: [0.1, 0.2, 33.3333333333, 50]}
              - {id: Flat, transform: [0, 0, 0, 0, 0, 0]}
              - {id: List, class: UIScrollView, contentOffset: [0, 1.1], frame: [200, 0, 100, 480]}
      - {id: Glass, windowLevel: 1, hitTest: passThrough, subviews: [{id: Close, class: UIButton, frame: [0, 400, 40, 40]}]}
    touches:
      - tap: [100.3, 99.7]
      - tap: [10, 30]
      - drag: {from: [210, 60], to: [10, 410], steps: 3}
      - tap: [10, 410]
      - tap: [-1, 410]
    """

  @Test func theAnswersAndTheLogAreEqual() throws {
    let live = try analysis(Self.screen)
    let text = try live.trace.jsonLines()
    let read = TraceAnalysis(try TouchTrace(jsonLines: text))
    #expect(read.touches == live.touches)
    #expect(read.trace == live.trace)
    #expect(try read.trace.jsonLines() == text)
    #expect(TraceLog(read.trace).text == TraceLog(live.trace).text)
    for touch in live.touches {
      for view in live.index.screen.views {
        #expect(touch.answer(for: view, in: live.index) == touch.answer(for: view, in: read.index))
      }
    }
    #expect(
      live.touches.map(\.verdict.code) == [
        .undecided, .undecided, .scrolled, .keptByControl, .unclaimed,
      ])
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    #expect(try analysis(Self.screen).trace.jsonLines() == analysis(Self.screen).trace.jsonLines())
  }
}
