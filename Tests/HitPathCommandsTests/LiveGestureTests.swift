// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import HitPathCommands

/// Gestures and changes of readers of served pages, in the words of an address.
@MainActor
@Suite struct LiveGestureTests {
  private static let file = "Sources/HitPathCommands/Gallery/dead-row.yml"

  private func screen() throws -> Scenario {
    let reader = InputReader(ScreenChanges()) { _ in }
    return try reader.screen(Self.file, text: Repository.text(Self.file)).scenario
  }

  private func refusal(_ words: [(String, String)]) -> String? {
    do {
      let gesture = try LiveGesture(words.map { (name: $0.0, value: $0.1) })
      _ = try gesture.made(on: screen(), file: Self.file) { false }
      return nil
    } catch { return (error as? LiveGesture.Refusal)?.message ?? "\(error)" }
  }

  private func made(_ words: [(String, String)]) throws -> LiveGesture.Result {
    try LiveGesture(words.map { (name: $0.0, value: $0.1) }).made(on: screen(), file: Self.file) { false }
  }

  @Test func theFourGesturesBecomeTouchesOfAFile() throws {
    #expect(
      try made([("tap", "160,90")]).yaml == """
        touches:
        - tap: [160, 90]
        expect:
          hitView: Row 1
          actions:
          - dismissKeyboard

        """)
    #expect(try made([("double", "160,90")]).yaml.hasPrefix("touches:\n- doubleTap: [160, 90]\n"))
    #expect(
      try made([("hold", "160,90,0.7")]).yaml.hasPrefix("touches:\n- tap: [160, 90]\n  duration: 0.7\n"))
    #expect(
      try made([("drag", "160,200,160,100,0,0.4")]).yaml.hasPrefix(
        "touches:\n- drag: {from: [160, 200], to: [160, 100], steps: 8}\n"))
  }

  @Test func twoFingersAreSideBySide() throws {
    #expect(try made([("tap", "160,90"), ("fingers", "2")]).analysis.touches.count == 2)
  }

  /// What `cancelsTouchesInView` does: GR-23.
  @Test func aChangeIsMadeBeforeTheGestureAndIsWrittenWithIt() throws {
    let result = try made([("tap", "160,90"), ("set", "dismiss.cancelsTouchesInView:false")])
    #expect(result.analysis.touches.first?.verdict.code == .selected)
    #expect(
      result.yaml.hasPrefix("touches:\n- {set: {dismiss: {cancelsTouchesInView: false}}}\n- tap: [160, 90]\n")
    )
    // The same action is sent without the change, perhaps later: the selection and the time tell the two apart.
    #expect(
      result.yaml.hasSuffix("  actions:\n  - dismissKeyboard\n  properties:\n    Row 1: {isSelected: true}\n")
    )
    #expect(
      result.file.hasSuffix(
        "  actions:\n  - {action: dismissKeyboard, at: 0.05}\n  properties:\n    Row 1: {isSelected: true}\n")
    )
  }

  /// What comes of taps elsewhere takes much longer than the gesture, so that a script asks for the answer first.
  @Test func theAnswerComesWithoutTapsElsewhere() throws {
    let words = [("tap", "160,90"), ("set", "dismiss.isEnabled:false")]
    #expect(try made(words + [("part", "answer")]).analysis.trace.taps.isEmpty)
    for more in [[], [("part", "rest")], [("part", "whole")]] {
      let run = try made(words + more).analysis
      let row = try #require(run.tapRuns(of: run.touches.first).first { $0.view == "Row 1" })
      #expect(row.answer?.verdict.code == .selected)
    }
    #expect(
      refusal([("tap", "160,90"), ("part", "half")]) == "'part=half': one of answer, rest, whole is meant")
  }

  /// Neither the settings of an object nor the rest of another page are urgent, so that two readers never give way to each
  /// other for ever.
  @Test func onlyAnswersAreUrgent() {
    #expect(LiveGesture.isUrgent([("tap", "160,90"), ("part", "answer")]))
    for words in [[("tap", "160,90")], [("tap", "160,90"), ("part", "rest")], [("object", "dismiss")]] {
      #expect(!LiveGesture.isUrgent(words.map { (name: $0.0, value: $0.1) }))
    }
  }

  @Test func theRestIsGivenUpForAnotherGesture() throws {
    let gesture = try LiveGesture([(name: "tap", value: "160,90"), (name: "part", value: "rest")])
    var looks = 0
    #expect(throws: LiveGesture.Superseded.self) {
      try gesture.made(on: screen(), file: Self.file) {
        looks += 1
        return looks > 3
      }
    }
  }

  /// A reader copies it into the file, where it has to be met.
  @Test(arguments: ["tap", "double"])
  func whatIsCopiedIsReadAndMet(_ kind: String) throws {
    let yaml = try made([(kind, "160,150"), ("set", "Row 1.frame:[0, 0, 320, 20]")]).yaml
    let text = try Repository.text(Self.file)
    let end = try #require(text.firstRange(of: "touches:"))
    let scenario = try ScenarioReader.read(text[..<end.lowerBound] + yaml, file: "copied.yml")
    let outcome = try scenario.run("copied.yml")
    let check = ExpectationCheck(outcome.expectations, TraceAnalysis(outcome.trace), outcome.values)
    #expect(check.results.count == 2)
    #expect(check.results.allSatisfy { $0.difference == nil })
  }

  @Test func aPropertyOfAnObjectWhoseNameHasAPointIsFound() throws {
    #expect(
      refusal([("tap", "1,1"), ("set", "List.panGestureRecognizer.isEnabled:false")])
        == "'List.panGestureRecognizer.isEnabled' cannot be set to 'false' here")
  }

  @Test(arguments: [
    ([], "a gesture is meant, such as tap=160,90"),
    ([("tap", "160")], "'tap=160': x,y is meant; points are at most 1000000"),
    ([("tap", "1,,2")], "'tap=1,,2': x,y is meant; points are at most 1000000"),
    ([("tap", "1e3,2")], "'tap=1e3,2': x,y is meant; points are at most 1000000"),
    ([("tap", "9999999999,2")], "'tap=9999999999,2': x,y is meant; points are at most 1000000"),
    (
      [("hold", "1,2,600")],
      "'hold=1,2,600': x,y,seconds is meant; points are at most 1000000, seconds at most 10"
    ),
    (
      [("drag", "1,2,3")],
      "'drag=1,2,3': x,y,x,y,rest,seconds is meant; points are at most 1000000, seconds at most 10"
    ),
    ([("tap", "1,2"), ("hold", "1,2")], "'hold': one gesture is meant"),
    ([("tap", "1,2"), ("fingers", "9")], "'fingers=9': a number from 1 to 3 is meant"),
    (
      [("tap", "1,2"), ("press", "1,2")],
      "'press': one of tap, double, hold, drag, pinch, fingers and set is meant"
    ),
    (
      [("tap", "1,2"), ("set", "alpha:1")],
      "'set=alpha:1': object.property:value is meant, such as Card.alpha:0.5"
    ),
    ([("tap", "1,2"), ("set", "Row 1.alpha:blue")], "'Row 1.alpha' cannot be set to 'blue' here"),
    ([("tap", "1,2"), ("set", "Nobody.alpha:1")], "'Nobody.alpha' cannot be set to '1' here"),
  ])
  func whatCannotBeDoneIsSaid(_ words: [(String, String)], _ message: String) {
    #expect(refusal(words) == message)
  }

  @Test func changesHaveALimit() {
    let change = ("set", "Row 1.alpha:1")
    #expect(
      refusal([("tap", "1,2")] + Array(repeating: change, count: 65)) == "65 changes, expected 64 at most")
  }

  @Test func theSettingsOfAnObjectAreThoseWithARule() throws {
    let object = try LiveObject("dismiss", [], on: screen())
    #expect(object.settings.map(\.name).prefix(2) == ["isEnabled", "cancelsTouchesInView"])
    #expect(object.settings.allSatisfy { $0.rule != nil })
    let view = try LiveObject("Row 1", [(name: "set", value: "Row 1.frame:[0, 0, 320, 20]")], on: screen())
    #expect(view.settings.first?.name == "frame")
    #expect(view.settings.first?.value == "0, 0, 320, 20")
    #expect(try LiveObject("Nobody", [], on: screen()).settings.isEmpty)
  }
}
