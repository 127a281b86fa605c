// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The calls that an app noted in the capture of its screen, compared with the simulation.
@MainActor
@Suite struct CheckCapturesTests {
  private static let facts = [
    "0 0x3.hitTest [20, 20]", "0.001 0x3.touchesBegan touch 1 [30, 30]", "0.002 0x99.touchesBegan",
    "0.1 0x4: ended",
    "0.1 0x4.open(ended) -> 0x3", "0.1 0x3.touchesCancelled",
  ]

  /// The output of `check` for a capture of a tap on a card, whose first fact is in line 12.
  private func check(_ facts: [String], by command: String = "check") throws -> (code: Int32, text: String) {
    let folder = try Folder()
    let lines = facts.map { #""\#($0)""# }.joined(separator: ",\n  ")
    let file = try folder.write(
      """
      {"format": "hitpath-capture", "version": 1, "system": "iOS 26.0", "size": [320, 480],
       "windows": [{"address": "0x1", "class": "UIWindow", "bounds": [0, 0, 320, 480], "center": [160, 240],
        "gestureRecognizers": [{"address": "0x4", "class": "UITapGestureRecognizer", "name": "tap",
          "actions": [{"action": "open", "target": {"address": "0x3", "class": "Card"}}]}],
        "subviews": [{"address": "0x3", "class": "UIView", "identifier": "Card",
          "bounds": [0, 0, 100, 100], "center": [60, 60]}]}],
       "touches": [
        {"time": 0, "finger": "0x7", "phase": "began", "location": [30, 30]},
        {"time": 0.1, "finger": "0x7", "phase": "ended", "location": [30, 30]}],
       "recordings": [{"records": ["hitTest, touches", "states", "actions"], "objects": ["0x3", "0x4"], "facts": [

        \(lines)]}]}
      """, "card.json")
    let outcome = hitpath(command, file)
    return (outcome.code, outcome.output(in: folder) + outcome.diagnostics(in: folder))
  }

  /// As the simulation has it: two traversals, and the reset of the recognizer.
  private static let agreeing = [facts[0], "0 0x3.hitTest"] + facts.dropFirst() + ["0x4: possible"]

  private static let warning =
    "card.json: warning: 1 of the facts that the app noted are about objects that are not on the screen\n"

  @Test(
    "A capture whose calls are those of the simulation is met; objects that it does not have are left out")
  func agreement() throws {
    #expect(
      try check(Self.agreeing) == (0, "ok     card.json: 1 expectation\n1 passed, 0 failed\n" + Self.warning))
  }

  @Test(
    "hitpath diff of a capture alone lays its notes beside the simulation, and exits with 1 where they part")
  func difference() throws {
    #expect(
      try check(Self.agreeing, by: "diff") == (0, "ok     card.json: 1 expectation\n" + Self.warning))
    let other = Self.agreeing.map { $0.replacing("0x3.touchesCancelled", with: "0x3.touchesEnded") }
    let (code, text) = try check(other, by: "diff")
    #expect(code == 1)
    #expect(text.contains("- 0.1 Card.touchesEnded"))
    #expect(text.contains("+ 0.1 Card.touchesCancelled touch 1 [30, 30]"))
  }

  @Test("and a capture without notes has nothing to be compared with")
  func nothing() throws {
    let folder = try Folder()
    let file = try folder.write("device: {size: [9, 9]}\nwindow: {}\n", "card.yml")
    let outcome = hitpath("diff", file)
    #expect(outcome.code == 2)
    #expect(
      outcome.diagnostics(in: folder).contains(
        "Name two inputs; alone only a capture is compared, with what the app noted while it was made."))
  }

  @Test(
    "The first difference is told at the fact's line and column",
    arguments: [
      (
        "0x3.touchesCancelled", "0x3.touchesEnded", "18:3", "- 0.1 Card.touchesEnded",
        "+ 0.1 Card.touchesCancelled touch 1 [30, 30]"
      ),
      ("-> 0x3", "-> 0x1", "17:3", "- 0.1 tap.open(ended) -> UIWindow", "+ 0.1 tap.open(ended) -> Card"),
    ])
  func difference(_ old: String, _ new: String, _ place: String, _ noted: String, _ came: String) throws {
    let result = try check(Self.agreeing.map { $0.replacing(old, with: new) })
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix("card.json:\(place): error: what was recorded (the app, iOS 26.0)\n"),
      "\(result.text)")
    #expect(result.text.contains("\(noted)\n  \(came)\n"), "\(result.text)")
  }

  @Test func aFactThatIsNoneIsRefusedAtItsPlace() throws {
    let result = try check(["0 0x3.touchesBegun"])
    #expect(result.code == 3)
    #expect(
      result.text.contains("card.json:12:3: error: 'Card' is a UIView and has no call 'touchesBegun'"),
      "\(result.text)")
  }
}
