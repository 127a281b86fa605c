// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing

/// The unknowns that an answer depends on.
@MainActor
@Suite struct UnknownTests {
  @Test func aKnownScreenHasNoUnknowns() throws {
    #expect(try tap(10, 10, on: "- {id: Card}").touch.unknownsInWords == [])
  }

  @Test("an unknown frame is taken to fill the superview where it does, and else to be the one shown")
  func unknownFrames() throws {
    let answers = try tap(
      10, 10, on: "- {id: Full, unknown: [frame]}\n- {id: Part, frame: [0, 0, 20, 20], unknown: [frame]}")
    let fact = UnknownFact(property: "frame", views: ["Full", "Part"])
    let assumed = fact.assumptions(in: answers.index)
    #expect(assumed.map(\.assumption) == [.defaultValue, .shown])
    #expect(assumed.map(\.views) == [["Full"], ["Part"]])
    let nowhere = UnknownFact(property: "frame", views: []).assumptions(in: answers.index)
    #expect(nowhere.map(\.assumption) == [.shown])
    let other = UnknownFact(property: "alpha", views: ["Full"]).assumptions(in: answers.index)
    #expect(other.map(\.assumption) == [.defaultValue])
  }

  @Test(
    "of the unknowns those decide whether a view is hit that are its own or the screen's, and concern the hit test"
  )
  func decidingUnknowns() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Card, unknown: [alpha, isEnabled]}
        - {id: Aside, frame: [200, 0, 10, 10], unknown: [overrides, alpha]}
        """)
    let deciding = answers.touch.unknowns(decidingHitOf: "Card")
    #expect(deciding.map { "\($0.property): \($0.views.joined())" } == ["alpha: Card"])
  }

  @Test func theUnknownsOfTheScreenComeFirst() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      unknown: [gestureRecognizers, layout]
      window: {id: Window, unknown: [windowLevel]}
      touches: [{tap: [10, 10]}]
      """)
    #expect(
      answers.touch.unknownsInWords == [
        "gestureRecognizers", "layout",
        "windowLevel: Window",
      ])
  }

  @Test func unknownsOfTheViewsThatWereAskedAreGathered() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Behind, unknown: [alpha]}
        - {id: Card, unknown: [overrides, alpha]}
        - {id: Aside, frame: [200, 0, 10, 10], unknown: [overrides]}
        """)
    #expect(
      answers.touch.unknownsInWords == [
        "overrides: Aside, Card",
        "alpha: Card",
      ])
  }

  @Test func unknownsOfTheRestOfTheChainCountToo() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      application: {delegate: {unknown: [overrides]}}
      window: {rootViewController: {id: Home, unknown: [overrides]}}
      touches: [{tap: [10, 10]}]
      """)
    #expect(answers.touch.unknownsInWords == ["overrides: Home, AppDelegate"])
  }

  @Test func unknownsOfOtherTouchesDoNotCount() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Left, frame: [0, 0, 100, 480], subviews: [{id: Inner, unknown: [alpha]}]}
      touches: [{tap: [10, 10]}, {tap: [200, 10]}]
      """)
    #expect(answers.touches[0].unknownsInWords == ["alpha: Inner"])
    #expect(answers.touches[1].unknownsInWords == [])
  }

  @Test func flagsForSeveralFingersMatterWithSeveralFingersOnly() throws {
    let card = "- {id: Card, unknown: [isMultipleTouchEnabled, isExclusiveTouch, zPosition]}"
    #expect(try tap(10, 10, on: card).touch.unknownsInWords == [])
    let several = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Card, unknown: [isMultipleTouchEnabled, isExclusiveTouch, zPosition]}]}
      touches: [{began: [10, 10], finger: a}, {began: [20, 20], finger: b}]
      """)
    #expect(
      several.touches.map(\.unknownsInWords)
        == Array(repeating: ["isMultipleTouchEnabled: Card", "isExclusiveTouch: Card"], count: 2))
  }
}

extension TouchAnswer {
  fileprivate var unknownsInWords: [String] {
    unknowns.map { fact in
      fact.views.isEmpty ? fact.property : "\(fact.property): \(fact.views.joined(separator: ", "))"
    }
  }
}
