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
  }

  @Test("A value beyond its limits is told with all of them")
  func valuesBeyondTheirLimits() throws {
    let text = """
      window: {subviews: [{id: S, class: UISlider, value: 0.5}]}
      expect: {properties: {S: {value: {lessThan: 0.4, greaterThan: 0.3}, frame: {lessThan: [0, 0, 1, 1]}}}}

      """
    #expect(
      try check(text) == """
        failed a.yml:2: value of S
                 - {greaterThan: 0.3, lessThan: 0.4}
                 + 0.5
        failed a.yml:2: frame of S
                 - {lessThan: [0, 0, 1, 1]}
                 + [0, 0, 390, 844]
        0 passed, 2 failed

        """)
  }
}
