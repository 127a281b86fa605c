// SPDX-License-Identifier: Apache-2.0

import Testing

/// Numbers that are expected to be greater or less.
extension CheckPropertiesTests {
  @Test(
    "Of numbers limits can be expected: what is equal is at least and at most, and neither greater nor less",
    arguments: [
      ("alpha: {greaterThan: 0.2, lessThan: 0.4}", true), ("alpha: {greaterThan: 0.3}", false),
      ("alpha: {lessThan: 0.3}", false), ("alpha: {atLeast: 0.3, atMost: 0.3}", true),
      ("alpha: {atLeast: 0.300002}", false), ("alpha: {atMost: 0.299998}", false),
      ("tag: {greaterThan: 6.5}", true), ("tag: {lessThan: 7}", false),
      ("contentOffset: {atLeast: [0, 40]}", true), ("contentOffset: {greaterThan: [0, 30]}", false),
      ("contentOffset: {atLeast: [0, 41]}", false), ("contentSize: {lessThan: [101, 901]}", true),
      ("tag: {atLeast: 7, lessThan: 7}", false), ("bounds: {atMost: [0, 40, 100, 200]}", true),
      ("bounds: {atMost: [0, 40, 100, 199]}", false),
    ])
  func limits(_ expected: String, _ isMet: Bool) throws {
    let text = """
      window:
        subviews:
          - {id: X, class: UIScrollView, frame: [0, 0, 100, 200], contentSize: [100, 900], alpha: 0.3, tag: 7}
      touches: [{set: {X: {contentOffset: [0, 40]}}}]
      expect: {properties: {X: {\(expected)}}}

      """
    #expect(try check(text).hasPrefix("ok ") == isMet)
  }

  @Test("What is unlimited is greater than every number")
  func limitsOfWhatIsUnlimited() throws {
    let screen = "window: {gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer}]}\n"
    func isMet(_ limits: String) throws -> Bool {
      try check("\(screen)expect: {properties: {pan: {maximumNumberOfTouches: \(limits)}}}\n").hasPrefix(
        "ok ")
    }
    #expect(try isMet("{greaterThan: 1000}"))
    #expect(try !isMet("{atMost: 1000}"))
    let limited =
      "window: {gestureRecognizers: [{id: pan, class: UIPanGestureRecognizer, maximumNumberOfTouches: 2}]}"
    let set = "touches: [{set: {pan: {maximumNumberOfTouches: unlimited}}, at: 1}]"
    let expected =
      "[{at: 0.5, properties: {pan: {maximumNumberOfTouches: 2}}}, {properties: {pan: {maximumNumberOfTouches: unlimited}}}]"
    #expect(try check("\(limited)\n\(set)\nexpect: \(expected)\n").hasPrefix("ok "))
  }

  @Test(
    "A control's state is what it looks like, all flags together (UC-10)",
    arguments: [
      ("normal", 0, true), ("[highlighted, selected]", 0.02, true), ("[selected, highlighted]", 0.02, true),
      ("selected", 0.02, false), ("highlighted", 0.02, false), ("normal", 0.02, false), ("selected", 1, true),
      ("[selected, disabled]", 2, true), ("disabled", 2, false),
    ])
  func stateOfAControl(_ state: String, _ time: Double, _ isMet: Bool) throws {
    let text = """
      window: {subviews: [{id: B, class: UIButton, frame: [0, 0, 100, 44]}]}
      touches:
        - {set: {B: {isSelected: true}}, at: 0.01}
        - {tap: [10, 10], at: 0.015}
        - {set: {B: {isEnabled: false}}, at: 1.5}
        - {wait: 1}
      expect: {at: \(time), properties: {B: {state: \(state)}}}

      """
    #expect(try check(text).hasPrefix("ok ") == isMet)
  }

  @Test(
    "Velocity is two numbers of a pan and one of a pinch or rotation (GR-33, GR-35)",
    arguments: [
      ("pinch", "{greaterThan: 0}", true), ("pinch", "{lessThan: 0}", false), ("rotation", "0", true),
      ("pan", "[0, 0]", true), ("pan", "{atMost: [0, 0]}", true),
    ])
  func velocities(_ recognizer: String, _ velocity: String, _ isMet: Bool) throws {
    let text = """
      window:
        gestureRecognizers:
          - {id: pan, class: UIPanGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}}
          - {id: pinch, class: UIPinchGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}}
          - {id: rotation, class: UIRotationGestureRecognizer, delegate: {shouldRecognizeSimultaneously: true}}
      touches: [{pinch: {center: [195, 400], from: 100, to: 300}}]
      expect: {at: 0.25, properties: {\(recognizer): {velocity: \(velocity)}}}

      """
    #expect(try check(text).hasPrefix("ok ") == isMet)
  }

  @Test("A value beyond its limits is reported with all of them")
  func valuesBeyondTheirLimits() throws {
    let text = """
      window: {subviews: [{id: S, class: UISlider, value: 0.5}]}
      expect: {properties: {S: {value: {lessThan: 0.4, greaterThan: 0.3}, frame: {lessThan: [0, 0, 1, 1]}}}}

      """
    #expect(
      try check(text) == """
        a.yml:2: error: value of S
          - {greaterThan: 0.3, lessThan: 0.4}
          + 0.5
        a.yml:2: error: frame of S
          - {lessThan: [0, 0, 1, 1]}
          + [0, 0, 390, 844]
        0 passed, 2 failed

        """)
  }
}
