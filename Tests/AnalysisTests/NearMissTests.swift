// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The control that a tap narrowly missed, if nothing else explains why nothing happened.
@MainActor
@Suite struct NearMissTests {
  /// What the tap missed, in words.
  private func miss(_ answers: TraceAnalysis) -> String? {
    answers.touch.nearMiss(in: answers.index).map { miss in
      let numbers = miss.reason.numbers.sorted { $0.key < $1.key }
      return ([miss.control] + numbers.map { "\($0.key) \(NumberText.decimal($0.value))" })
        .joined(separator: ", ")
    }
  }

  private let buy = "- {id: Buy, class: UIButton, frame: [100, 100, 100, 50]}"

  @Test(arguments: [
    (150.0, 94.0, "Buy, above 6"), (150, 78, "Buy, above 22"), (150, 77.5, nil), (150, 150, "Buy, below 0"),
    (85, 120, "Buy, left 15"), (200, 120, "Buy, right 0"), (90, 90, "Buy, above 10, left 10"),
    (84, 84, nil), (150, 120, nil),
  ])
  func theDistanceIsToTheNearestEdge(x: Double, y: Double, expected: String?) throws {
    #expect(miss(try tap(x, y, on: buy)) == expected)
  }

  @Test func theNearestOfSeveralIsNamed() throws {
    let two = buy + "\n- {id: Sell, class: UIButton, frame: [100, 160, 100, 50]}"
    #expect(miss(try tap(150, 154, on: two)) == "Buy, below 4")
    #expect(miss(try tap(150, 157, on: two)) == "Sell, above 3")
  }

  /// A control that would not have taken the tap either is not named.
  @Test(arguments: [
    "- {id: Buy, class: UIButton, frame: [100, 100, 100, 50], isEnabled: false}",
    "- {id: Buy, class: UIButton, frame: [100, 100, 100, 50], isHidden: true}",
    "- {id: Buy, class: UIButton, frame: [100, 100, 100, 50], isUserInteractionEnabled: false}",
    "- {id: Bar, frame: [0, 90, 320, 80], isUserInteractionEnabled: false, subviews: "
      + "[{id: Buy, class: UIButton, frame: [100, 10, 100, 50]}]}",
    "- {id: Bar, frame: [0, 200, 320, 80], subviews: [{id: Buy, class: UIButton, frame: [100, -100, 100, 50]}]}",
    "- {id: Buy, frame: [100, 100, 100, 50]}",
  ])
  func onlyWhatWouldTakeTheTapIsNamed(views: String) throws {
    #expect(miss(try tap(150, 94, on: views)) == nil)
  }

  @Test func whereSomebodyActsNothingIsMissed() throws {
    #expect(miss(try tap(150, 94, on: buy, page: "implements: [touchesBegan]")) == nil)
    let recognizer =
      "gestureRecognizers: [{class: UITapGestureRecognizer, actions: [{action: go, target: Page}]}]"
    #expect(miss(try tap(150, 94, on: buy, page: recognizer)) == nil)
  }

  @Test func aTapOnAControlMissesNone() throws {
    let covered =
      buy
      + "\n- {id: Cover, frame: [0, 0, 320, 480]}\n- {id: Sell, class: UIButton, frame: [100, 160, 100, 50]}"
    #expect(miss(try tap(150, 145, on: covered)) == nil)
  }

  @Test func aDragMissesNothing() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews: [{id: Buy, class: UIButton, frame: [100, 100, 100, 50]}]
      touches:
        - drag: {from: [150, 94], to: [150, 40]}
      """)
    #expect(miss(answers) == nil)
  }
}
