// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing
import Trace

/// What is added to the text of a scenario file, of which every other byte stays.
@Suite struct AdditionTests {
  private static let head =
    "# Mine.\nname: a  # short\nwindow:\n  subviews:\n    - {id: Buy, frame: [0, 0, 99, 44]}\n"
  private static let touch = ScenarioTouch.tap(at: TracePoint(x: 5, y: 6))

  private func added(
    _ text: String, _ settings: [TraceSetting] = [], expecting view: String? = nil, touch number: Int = 2
  ) throws -> ScenarioAddition.Result {
    var expectation = ScenarioExpectation()
    (expectation.hitView, expectation.touch) = (.some(view), number)
    return try ScenarioAddition([Self.touch], after: settings, expecting: view == nil ? nil : expectation)
      .added(to: text, file: "a.yml")
  }

  @Test func aTouchStandsBelowTheLastOne() throws {
    let text = Self.head + "touches:\n  # First.\n  - tap: [1, 2]\n\n# The end.\nexpect:\n  hitView: Buy\n"
    let result = try added(text)
    #expect(
      result.text == Self.head
        + "touches:\n  # First.\n  - tap: [1, 2]\n  - tap: [5, 6]\n\n# The end.\nexpect:\n  hitView: Buy\n")
    #expect(result.lines.map { "\($0.number)\($0.text)" } == ["9  - tap: [5, 6]"])
    #expect(result.scenario.touches.count == 2)
  }

  @Test func changesComeBeforeTheTouch() throws {
    let change = TraceSetting(object: "Buy", property: "alpha", value: "0.5")
    #expect(
      try added(Self.head + "touches:\n- tap: [1, 2]\n", [change]).text
        == Self.head + "touches:\n- tap: [1, 2]\n- {set: {Buy: {alpha: 0.5}}}\n- tap: [5, 6]\n")
  }

  @Test func theOneExpectationBecomesTheFirstOfAList() throws {
    let text = Self.head + "touches: [{tap: [1, 2]}]\nexpect:\n    hitView: Buy\n    actions: []\n"
    #expect(
      try added(text, expecting: "Buy").text == Self.head
        + "touches: [{tap: [1, 2]}, {tap: [5, 6]}]\nexpect:\n  - hitView: Buy\n    actions: []\n"
        + "  - touch: 2\n    hitView: Buy\n")
    #expect(
      try added(Self.head + "touches: [{tap: [1, 2]}]\nexpect: {hitView: Buy}  # yes\n", expecting: "Buy")
        .text
        == Self.head + "touches: [{tap: [1, 2]}, {tap: [5, 6]}]\n"
        + "expect:\n- {hitView: Buy}  # yes\n- touch: 2\n  hitView: Buy\n")
  }

  @Test func whatTheFileDoesNotHaveComesAtItsEnd() throws {
    let end = "touches:\n- tap: [5, 6]\nexpect:\n- hitView: Buy\n"
    #expect(try added(Self.head, expecting: "Buy", touch: 1).text == Self.head + end)
    #expect(try added(String(Self.head.dropLast()), expecting: "Buy", touch: 1).text == Self.head + end)
    #expect(try added(Self.head + "...\n").text == Self.head + "touches:\n- tap: [5, 6]\n...\n")
  }

  @Test func lineBreaksAreThoseOfTheFile() throws {
    let text = (Self.head + "touches:\n- tap: [1, 2]\n").replacing("\n", with: "\r\n")
    #expect(try added(text).text == text + "- tap: [5, 6]\r\n")
  }

  /// An alias means a list that stands elsewhere, and the items of an anchored one are those of others too.
  @Test(arguments: [
    "variants: []\ntouches: &all\n- tap: [1, 2]\n", "{window: {subviews: [{id: Buy}]}}\n",
  ])
  func whatWouldHaveToBeWrittenAnewIsRefused(_ end: String) {
    let text = end.hasPrefix("{") ? end : Self.head + end.replacing("variants: []\n", with: "")
    #expect(throws: ScenarioAddition.Refusal.self) { try added(text) }
  }

  /// The file would have a mistake.
  @Test func aChangeOfWhatTheFileDoesNotHaveIsRefused() {
    let change = TraceSetting(object: "Nobody", property: "alpha", value: "0.5")
    #expect(throws: ScenarioAddition.Refusal.self) { try added(Self.head, [change]) }
  }
}
