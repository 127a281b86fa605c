// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Expectations of variants against what their runs did.
@MainActor
@Suite struct CheckVariantsTests {
  /// A button under a veil, tapped. The switch shows that an expectation may be about a property.
  private static let screen = """
    window:
      id: Window
      subviews:
        - {id: Button, class: UIButton, frame: [0, 0, 100, 44], actions: [{event: touchUpInside, action: save, target: Page}]}
        - {id: Veil, frame: [0, 0, 390, 44]}
    touches:
      - tap: [50, 20]

    """

  private func check(_ rest: String) throws -> (code: Int32, output: String) {
    let folder = try Folder()
    let file = try folder.write(Self.screen + rest + "\n", "veil.yml")
    let outcome = hitpath("check", file).withoutReasons
    #expect(outcome.diagnostics == "")
    return (outcome.code, outcome.output(in: folder))
  }

  @Test("A variant has expectations of its own; those of the scenario are not its")
  func ownExpectations() throws {
    let result = try check(
      """
      expect: {hitView: Veil, actions: []}
      variants:
        - object: Veil
          isUserInteractionEnabled: [false]
          expect: {hitView: Button, actions: [Button.save]}
      """)
    #expect(result == (0, "ok     veil.yml: 4 expectations\n4 passed, 0 failed\n"))
  }

  @Test("What differs in a variant is reported with its place and what the variant sets")
  func aFailureNamesTheVariant() throws {
    let result = try check(
      """
      variants:
        - object: Veil
          isUserInteractionEnabled: [true, false]
          expect:
            - hitView: Veil
      """)
    #expect(result.code == 1)
    #expect(
      result.output == """
        veil.yml:12: error: hitView of touch 1, with Veil.isUserInteractionEnabled = false
          - Veil
          + Button
        1 passed, 1 failed

        """)
  }

  @Test("An expectation of one value is checked with that value only")
  func oneValue() throws {
    let result = try check(
      """
      variants:
        - object: Veil
          isUserInteractionEnabled: [true, false]
          expect:
            - {value: true, hitView: Veil}
            - {value: false, hitView: Button}
      """)
    #expect(result == (0, "ok     veil.yml: 2 expectations\n2 passed, 0 failed\n"))
  }

  @Test("A variant that inherits is expected to differ in what it says, and in nothing else")
  func inherited() throws {
    let result = try check(
      """
      expect: {hitView: Veil, firstResponder: nil, actions: []}
      variants:
        - object: Veil
          isHidden: [true]
          inherits: true
          expect: {hitView: Button}
      """)
    #expect(result.code == 1)
    #expect(
      result.output == """
        veil.yml:8: error: actions, with Veil.isHidden = true
          + Button.save(touchUpInside) -> Page
        5 passed, 1 failed

        """)
  }

  @Test("Of combined variants each run meets what every entry expects of its value")
  func combinations() throws {
    let result = try check(
      """
      variants:
        - object: Veil
          alpha: [0, 1]
          expect: [{value: 0, chain: [Button, Window, UIWindowScene, UIApplication, AppDelegate]}]
        - object: Button
          isEnabled: [true, false]
          expect: {value: false, actions: []}
      """)
    #expect(result == (0, "ok     veil.yml: 4 expectations\n4 passed, 0 failed\n"))
  }

  @Test("Values of properties are those of the variant's run, at their time")
  func valuesOfAVariant() throws {
    let result = try check(
      """
      expect:
        at: 0.02
        properties: {Button: {isHighlighted: false}}
      variants:
        - object: Veil
          isHidden: [true]
          expect:
            - {at: 0.02, properties: {Button: {isHighlighted: true}}}
            - properties: {Button: {isHighlighted: false}}
      """)
    #expect(result == (0, "ok     veil.yml: 3 expectations\n3 passed, 0 failed\n"))
  }

  @Test("A report and its overview count the expectations of variants")
  func theOverviewCountsThem() throws {
    let folder = try Folder()
    let file = try folder.write(
      Self.screen + "variants:\n  - {object: Veil, isHidden: [true], expect: {hitView: Veil}}\n", "veil.yml")
    let other = try folder.write("window: {}\n", "other.yml")
    hitpath("report", file, other, "-o", folder["set"])
    let index = try String(contentsOfFile: folder["set/index.html"], encoding: .utf8)
    #expect(index.contains("1 of 1"), "\(index.suffix(2000))")
  }
}
