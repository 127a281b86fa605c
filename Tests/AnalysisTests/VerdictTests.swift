// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// Who got a touch.
@MainActor
@Suite struct VerdictTests {
  @Test func aViewThatImplementsTheMethodHandlesTheTouch() throws {
    let answers = try tap(10, 10, on: "- {id: Card, implements: [touchesBegan]}")
    #expect(answers.touch.hitView == "Card")
    #expect(answers.verdict == "handled at Card handledByResponder")
  }

  @Test("RC-9, RC-10: the verdict names the responder above that handles the touch")
  func aResponderAboveHandlesTheTouch() throws {
    let answers = try tap(10, 10, on: "- {id: Card}", page: "implements: [touchesBegan]")
    #expect(answers.touch.hitView == "Card")
    #expect(answers.verdict == "handled at Page handledByResponder")
  }

  @Test func aControlKeepsTheTouch() throws {
    let answers = try tap(10, 10, on: "- {id: Save, class: UIButton}")
    #expect(answers.verdict == "keptByControl at Save swallowedByControl")
  }

  @Test func aControlAboveTheHitViewKeepsTheTouch() throws {
    let answers = try tap(10, 10, on: "- {id: Save, class: UIButton, subviews: [{id: Badge}]}")
    #expect(answers.touch.hitView == "Badge")
    #expect(answers.verdict == "keptByControl at Save touchOfAnotherView")
  }

  @Test func aScrollViewKeepsTheTouch() throws {
    let answers = try tap(10, 10, on: "- {id: List, class: UITableView, subviews: [{id: Row}]}")
    #expect(answers.touch.hitView == "Row")
    #expect(answers.verdict == "keptByScrollView at List swallowedByScrollView")
  }

  @Test("RC-11: a touch that nobody handles is dropped at the end of the chain")
  func aTouchThatNobodyHandlesIsDropped() throws {
    let answers = try tap(10, 10, on: "- {id: Card}")
    #expect(answers.verdict == "dropped at AppDelegate chainEnded")
  }

  @Test func aTouchIsDroppedWhereNextIsNil() throws {
    let answers = try tap(10, 10, on: "- {id: Island, next: nil}")
    #expect(answers.verdict == "dropped at Island chainEnded")
  }

  @Test func aTouchThatNobodyIsKnownToHandleIsUndecided() throws {
    let answers = try tap(10, 10, on: "- {id: Card, unknown: [overrides]}", page: "unknown: [overrides]")
    #expect(answers.touch.verdict.code == .undecided)
    #expect(answers.touch.verdict.candidates == ["Card", "Page"])
  }

  @Test func aTouchThatAnUnknownControllerMayHandleIsUndecided() throws {
    let answers = try analysis(
      "{unknown: [viewController], window: {id: Window}, touches: [{tap: [10, 10]}]}")
    #expect(answers.touch.verdict.code == .undecided)
    #expect(answers.touch.verdict.candidates == [])
  }

  @Test func whatIsKnownToHandleTheTouchDecides() throws {
    let answers = try tap(
      10, 10, on: "- {id: Card, unknown: [overrides]}", page: "implements: [touchesBegan]")
    #expect(answers.verdict == "handled at Page handledByResponder")
    let button = try tap(10, 10, on: "- {id: Save, class: UIButton}", page: "unknown: [overrides]")
    #expect(button.verdict == "keptByControl at Save swallowedByControl")
  }

  @Test("HT-36: a touch that no window claims belongs to nobody")
  func aTouchThatNoWindowClaimsBelongsToNobody() throws {
    let answers = try tap(400, 10, on: "- {id: Card}")
    #expect(answers.verdict == "unclaimed noWindow")
    #expect(answers.touch.hitView == nil)
    #expect(answers.touch.window == nil)
    #expect(answers.chain() == "")
    #expect(answers.touch.hitPath(in: answers.index) == [])
    #expect(answers.walk() == "1 UIWindow {400, 10} refused, pointOutsideBounds (right 80)")
  }

  @Test func eachTouchHasItsOwnVerdict() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - {id: Button, class: UIButton, frame: [0, 0, 100, 100]}
          - {id: Board, frame: [0, 100, 320, 380], implements: [touchesBegan, touchesMoved]}
      touches:
        - tap: [10, 10]
        - drag: {from: [10, 200], to: [50, 200], steps: 2}
        - tap: [500, 10]
      """)
    #expect(answers.touches.map(\.touch) == ["touch1", "touch2", "touch3"])
    #expect(answers.touches.map(\.verdict.code) == [.keptByControl, .handled, .unclaimed])
    #expect(answers.touches[1].samples.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(answers.touches[1].hitPath(in: answers.index) == ["UIWindow", "Board"])
  }

  @Test func fingersThatComeDownTogetherAreToldApart() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - {id: Left, frame: [0, 0, 160, 480], isMultipleTouchEnabled: true, implements: [touchesBegan]}
          - {id: Right, class: UIButton, frame: [160, 0, 160, 480]}
      touches:
        - {began: [10, 10], finger: thumb, at: 0}
        - {began: [200, 10], finger: index, at: 0}
        - {began: [20, 20], finger: ring, at: 0}
        - {ended: [10, 10], finger: thumb}
      """)
    #expect(answers.touches.map(\.finger) == ["thumb", "index", "ring"])
    #expect(answers.touches.map(\.verdict.responder) == ["Left", "Right", "Left"])
    #expect(answers.touches.map(\.verdict.code) == [.handled, .keptByControl, .handled])
  }
}
