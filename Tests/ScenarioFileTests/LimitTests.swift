// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Testing
import Trace
import UIKitModel

@Suite struct LimitTests {
  /// Windows with views nested this deep, in block style and in flow style.
  private static func nested(_ depth: Int) -> [String] {
    let block = (0..<depth).map { level in
      let indent = String(repeating: "  ", count: level + 1)
      return "\(indent)subviews:\n\(indent)- text: a\n"
    }
    let flow = String(repeating: "{subviews: [", count: depth) + "{}" + String(repeating: "]}", count: depth)
    return ["window:\n" + block.joined(), "window: \(flow)"]
  }

  @Test func theDeepestViewsAreReadOnASmallStack() async {
    for text in Self.nested(250) {
      let names = await onSmallStack {
        guard var read = try? ScenarioReader.read(text, file: "a.yml") else { return "not read" }
        read.nameEverything()
        return read.windows[0].view.subviews[0].id ?? "no id"
      }
      #expect(names == "UIView")
    }
  }

  @Test func theDeepestViewsAreWritten() throws {
    let read = try scenario(Self.nested(250)[0])
    #expect(try ScenarioWriter.yaml(scenario(ScenarioWriter.yaml(read))) == ScenarioWriter.yaml(read))
  }

  @Test func viewsNestedDeeperAreRefused() {
    for text in Self.nested(251) {
      #expect(message(text).contains(": error: views and view controllers nested more than 250 deep\n"))
    }
  }

  @Test(arguments: Nest.all)
  func deepNestingIsRefusedOnASmallStack(nest: Nest) async {
    let told = await onSmallStack { message(nest.text) }
    #expect(told.contains(": error: values nested more than 1000 deep\n"), "\(told.prefix(300))")
  }

  /// A text of deep nesting, with a short name for the log.
  struct Nest: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String

    init(_ unit: String, count: Int, end: String = "") {
      testDescription = "\(count) × \(unit)"
      text = String(repeating: unit, count: count) + String(repeating: end, count: count)
    }

    init(lines: [String], count: Int) {
      testDescription = "\(count) levels of \(lines)"
      text = (0..<count).map { level in
        lines.map { String(repeating: " ", count: 2 * level) + $0 + "\n" }.joined()
      }.joined()
    }

    static let all = [
      Nest("[", count: 10_000), Nest("[", count: 1_000_000), Nest("[", count: 10_000, end: "]"),
      Nest("{a: ", count: 10_000), Nest("{a: ", count: 3_000, end: "}"), Nest("{[", count: 10_000),
      Nest("- ", count: 10_000), Nest("? ", count: 10_000),
      Nest(lines: ["a:"], count: 1_500), Nest(lines: ["-"], count: 1_500),
      Nest(lines: ["a:", "- b: 1"], count: 1_500), Nest(lines: ["? a", ":"], count: 1_500),
    ]
  }

  @Test func theDeepestYAMLIsReadOnASmallStack() async {
    let lists = String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
    let pairs = String(repeating: "[a: ", count: 990) + "1" + String(repeating: "]", count: 990)
    for text in ["window: {frame: \(lists)}", "window: {frame: \(pairs)}"] {
      let told = await onSmallStack { message(text) }
      #expect(told.hasPrefix("a.yml:1:17: error: 'frame' takes 4 numbers [x, y, width, height], found 1\n"))
    }
  }

  @Test func aliasesThatMultiplyAreRefused() {
    let bomb = aliases(of: "[x, x, x, x, x, x, x, x, x]", levels: 12)
    #expect(
      message("bomb:\n\(bomb)\nwindow: {}").contains(
        ": error: more than 2000000 values, aliases counted wherever they stand\n"))
  }

  @Test(arguments: [
    "? *l12\n  : 1", "*l12 : 1", "[*l12]: 1", "{a: *l12}: 1", "{? *l12 : 1}: 1", "? [*l12]\n  : 1",
    "x: {*l12 : 1}",
  ])
  func aliasesThatMultiplyInKeysAreRefused(key: String) {
    let bomb = aliases(of: "[x, x, x, x, x, x, x, x, x]", levels: 12)
    let text = "bomb:\n\(bomb)  \(key)\nwindow: {}"
    #expect(
      message(text).contains(": error: an alias as a key, or in a key; keys must be plain words\n"), "\(key)")
  }

  @Test func aliasesBesideTextsThatLookLikeKeysAreFine() {
    let text = """
      title: "Why? [*a]"
      window:
        id: "a]: b"
        frame: &f [0, 0, 1, 1]
        subviews:
        - {frame: *f, text: 'what ? *b'}
        - frame: *f   # note: a comment
          pointInside: {outset: 3}
      """
    #expect(message(text) == "no error")
  }

  @Test func aHugeFileIsRefusedUnread() {
    #expect(
      message("window: {} #" + String(repeating: " ", count: InputLimits.scenarioBytes))
        == "a.yml: error: a scenario has at most 16 MB, and this is larger")
  }

  @Test(.timeLimit(.minutes(10))) func manyViewsAreReadInTime() throws {
    let cell =
      "    - {class: UITableViewCell, text: cell, frame: [0, 0, 320, 44], subviews: [{id: ID}, {next: ID}]}\n"
    let text = "window:\n  subviews:\n" + (0..<3_300).map { cell.replacing("ID", with: "id\($0)") }.joined()
    let read = try scenario(text)
    #expect(read.windows[0].view.subviews.count == 3_300)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["[1,1,", "- 1\n", "a: {b: ", "? a\n", "- - - - 1\n", "[],", "{},", "a: 1\n", "\"\": \n"])
  func whatHoldsTooManyValuesIsRefusedBeforeItIsParsed(_ part: String) {
    let text = String(
      repeating: part, count: min(2_100_000, InputLimits.scenarioBytes / part.utf8.count))
    #expect(
      message(text).contains(
        ": error: more than 2000000 lines, commas, colons and brackets that can part values\n")
    )
  }

  @Test func commentsAndTextsHoldNoValues() {
    #expect(message(String(repeating: "# a, b: [c]\n", count: 500_000) + "window: {}") == "no error")
    #expect(message("window: {text: \"\(String(repeating: "a:b-", count: 600_000))\"}") == "no error")
  }

  @Test func viewsFingersAndMomentsAreCounted() {
    let views = String(repeating: "  - {}\n", count: 100)
    InputLimits.$views.withValue(100) {
      #expect(
        message("window:\n  subviews:\n\(views)").contains("error: the screen has more than 100 views\n"))
    }
    let taps = String(repeating: "- tap: [1, 1]\n", count: 51)
    InputLimits.$moments.withValue(100) {
      #expect(
        message("window: {}\ntouches:\n\(taps)").hasPrefix(
          "a.yml:53:3: error: fingers do something at more than 100 moments, counted to here\n"))
    }
    let drags =
      "window: {}\ntouches:\n"
      + String(repeating: "- {drag: {from: [1, 1], to: [2, 2], steps: 9999}}\n", count: 10)
    #expect(message(drags).hasPrefix("a.yml:12:3: error: fingers do something at more than"))
    let hands = (0..<3).map { "- {tap: [1, 1], fingers: 10, finger: f\($0), at: 0}\n" }.joined()
    #expect(
      message("window: {}\ntouches:\n\(hands)").hasPrefix(
        "a.yml:5:3: error: more than 20 fingers are on the screen here\n"))
    let singles = (0..<21).map { "- {began: [1, 1], finger: f\($0), at: 0}\n" }.joined()
    #expect(
      message("window: {}\ntouches:\n\(singles)").hasPrefix(
        "a.yml:23:3: error: more than 20 fingers are on the screen here\n"))
  }

  @MainActor @Test func whatMakesTooMuchToRecordIsCutAndToldSo() throws {
    let views = String(repeating: "  - {frame: [0, 0, 1, 1]}\n", count: 2_000)
    let taps = String(repeating: "- tap: [300, 300]\n", count: 300)
    var crowded = try scenario("window:\n  subviews:\n\(views)touches:\n\(taps)")
    crowded.nameEverything()
    let outcome = ScenarioRun(crowded).outcome()
    #expect(outcome.end == .records)
    #expect(outcome.trace.events.count == InputLimits.records)
    let error = #expect(throws: InputError.self) { try outcome.checkEnd("a.yml") }
    #expect(
      error?.description == """
        a.yml: error: the screen and what happens on it make more than 1500000 views and events
          hint: leave touches out
        """)
  }

  private func aliases(of list: String, levels: Int) -> String {
    var lines = ["  l0: &l0 \(list)\n"]
    for level in 1...levels {
      let items = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("  l\(level): &l\(level) [\(items)]\n")
    }
    return lines.joined()
  }

  /// A polygon that crosses itself at thousands of places is asked at points instead of being cut into trapezoids.
  @MainActor @Test func aPolygonThatCrossesItselfTooOftenIsSampled() throws {
    let corners = (0..<400).map { "[\($0 * 7919 % 390), \($0 * 104729 % 844)]" }.joined(separator: ", ")
    var tangled = try scenario(
      "window:\n  subviews: [{id: A, pointInside: {polygon: [\(corners)]}}]\ntouches: [{tap: [5, 5]}]")
    tangled.nameEverything()
    let map = try #require(ScenarioRun(tangled).trace(withTapMap: true).tapMap)
    let region = try #require(map.regions.first { $0.view == "A" })
    #expect(region.sampledFor == ["A"])
    #expect(region.pieces.count < 20_000)
  }
}
