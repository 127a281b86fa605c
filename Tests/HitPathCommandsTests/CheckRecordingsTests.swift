// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing

/// Recordings of devices compared with the simulation.
@MainActor
@Suite struct CheckRecordingsTests {
  private static let screen = """
    window:
      id: Window
      gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: open, target: Page}]}]
      subviews:
        - id: Card
          frame: [10, 10, 100, 100]
          implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]
    touches: [{tap: [30, 30], at: 2}]
    recordings: [device.recording]

    """

  /// The output of `check` for a recording of a tap on a card.
  private func check(
    _ facts: String, head: String = "records: recognizers, touches, actions, states"
  ) throws -> (code: Int32, text: String) {
    let folder = try Folder()
    try folder.write("source: a test\n\(head)\n\n\(facts)\n", "device.recording")
    let outcome = hitpath("check", try folder.write(Self.screen, "card.yml")).withoutReasons
    return (outcome.code, outcome.output(in: folder) + outcome.diagnostics(in: folder))
  }

  private static let facts = """
    0.000 tap.touchesBegan touch 1 [30, 30]
    0.004 Card.touchesBegan [30.2, 29.9]
    0.09 tap.touchesEnded
    tap: ended
    tap.open(ended) -> Page
    0.09 Card.touchesCancelled
    tap: possible
    """

  @Test("A recording that says what is simulated is met, whenever the touches begin in the scenario")
  func aRecordingThatIsMet() throws {
    #expect(try check(Self.facts) == (0, "ok     card.yml: 1 expectation\n1 passed, 0 failed\n"))
  }

  @Test("The first difference is reported with both sides, at the line of the recording")
  func theFirstDifference() throws {
    let facts = Self.facts.replacing("0.09 Card.touchesCancelled", with: "0.09 Card.touchesEnded")
    #expect(
      try check(facts) == (
        1,
        """
        device.recording:9: error: what was recorded (a test)
            0.09 tap.touchesEnded
            tap: ended
            tap.open(ended) -> Page
          - 0.09 Card.touchesEnded
          + 0.05 Card.touchesCancelled touch 1 [30, 30]
        0 passed, 1 failed

        """
      ))
  }

  @Test(
    "Whatever departs is found: another state, time, place, touch or order, one too few and one too many",
    arguments: [
      ("tap: ended", "tap: failed", 7), ("0.09 tap.touchesEnded", "0.4 tap.touchesEnded", 6),
      ("[30.2, 29.9]", "[31, 30]", 5), ("0.004 Card.touchesBegan [30.2, 29.9]\n", "", 5),
      ("tap: ended\n", "tap: ended\ntap: possible\n", 8), ("\ntap: possible", "", 9),
      ("tap: possible", "tap: possible\nCard.touchesBegan", 11),
      ("0.000 tap.touchesBegan touch 1 [30, 30]\n0.004 Card.touchesBegan", "Card.touchesBegan", 4),
    ])
  func everySortOfDifference(_ old: String, _ new: String, _ line: Int) throws {
    let result = try check(Self.facts.replacing(old, with: new))
    #expect(result.code == 1)
    #expect(result.text.hasPrefix("device.recording:\(line): error: "), "\(result.text)")
  }

  @Test("A longer or shorter one says that nothing more comes")
  func nothingMore() throws {
    #expect(
      try check(Self.facts.replacing("\ntap: possible", with: "")).text.contains(
        "- nothing more\n  + 0.05 tap: possible"))
    #expect(
      try check(Self.facts + "\nCard.touchesBegan").text.contains(
        "- Card.touchesBegan\n  + nothing more"))
  }

  @Test("The order of joined facts is not compared")
  func joinedFacts() throws {
    let facts = """
      0 Card.touchesBegan
      0.01 & tap.touchesBegan
      Card.touchesCancelled
      & tap.open
      & tap.touchesEnded
      """
    #expect(try check(facts, head: "records: recognizers, touches, actions").code == 0)
    let wrong = facts.replacing("& tap.open", with: "& tap.touchesBegan")
    #expect(
      try check(wrong, head: "records: recognizers, touches, actions").text.hasPrefix(
        "device.recording:7: error: "))
  }

  @Test("A recording is about the kinds, names and objects that its head says")
  func whatIsRecorded() throws {
    #expect(try check("tap.touchesBegan\nCard.touchesBegan", head: "records: touchesBegan").code == 0)
    #expect(try check("Card.touchesBegan", head: "records: touchesBegan\nobjects: Card, Window").code == 0)
    #expect(
      try check("Card.hitTest [20, 20]\nCard.hitTest", head: "records: hitTest\nobjects: Card").code == 0)
    #expect(
      try check("Card.hitTest [30, 30]\nCard.hitTest", head: "records: hitTest\nobjects: Card").code == 1)
    #expect(
      try check(
        "0 Card.touchesBegan [33, 30]\n0.5 Card.touchesCancelled",
        head: "records: touches\ntimes: 0.45\npoints: 3\nsystem: iOS 17"
      ).code == 0)
  }

  @Test("A failure is annotated and reported in the file of the recording")
  func otherOutputs() throws {
    let folder = try Folder()
    try folder.write("source: a test\nrecords: states\n\ntap: failed\n", "device.recording")
    let file = try folder.write(Self.screen, "card.yml")
    var annotations = ""
    let terminal = Terminal(
      isAnnotating: true, output: { annotations += String(decoding: $0, as: UTF8.self) },
      diagnostics: { _ in })
    #expect(CommandMain.run(["check", file, "--junit", folder["junit.xml"]], terminal: terminal) == 1)
    #expect(annotations.contains("::error file=\(folder["device.recording"]),line=4,"))
    let junit = try String(contentsOfFile: folder["junit.xml"], encoding: .utf8)
    #expect(junit.contains("file=\"\(folder["device.recording"])\" line=\"4\""))
  }

  @Test(
    "A mistake in a recording is told with its place, and the exit code is 3",
    arguments: [
      ("source: a\n\ntap: ended\n", "device.recording: error: the recording has no 'records'"),
      ("records: states\n\ntap: ended\n", "device.recording: error: the recording has no 'source'"),
      ("source: a\nrecords: states\n", "device.recording: error: the recording has no facts"),
      (
        "source: a\nrecord: states\n\ntap: ended\n",
        "device.recording:2:1: error: a recording has no key 'record'"
      ),
      (
        "source: a\nsource: b\n",
        "device.recording:2:1: error: the recording has a 'source' already in line 1"
      ),
      ("hello\n", "device.recording:1:1: error: expected a key and its value, found 'hello'"),
      (
        "source: a\nrecords: touches, stats\n\n",
        "device.recording:2:19: error: 'records' takes touches, recognizers, resets, tracking, controlEvents, actions, "
          + "questions, hitTests, sendEvent, callbacks, events, code, states, or names of calls, found 'stats'"
      ),
      (
        "source: a\nrecords: states\nobjects: tap, Crad\n\n",
        "device.recording:3:15: error: 'objects' names 'Crad', which the scenario does not have"
      ),
      ("source: a\nrecords: states\ntimes: -1\n\n", "device.recording:3:8: error: 'times' takes a number"),
      (
        "source: a\nrecords: states\n\n0.1 tapp: ended\n",
        "device.recording:4:5: error: 'states' names 'tapp', which the scenario does not have"
      ),
      (
        "source: a\nrecords: touches\n\ntap: ended\n",
        "device.recording:4:1: error: 'records' does not have states, and this is a state"
      ),
      (
        "source: a\nrecords: touches\n\nCard.touchesBegun\n",
        "device.recording:4:1: error: 'Card' is a UIView and has no call 'touchesBegun'"
      ),
      (
        "source: a\nrecords: touches\n\ntap.touchesBegan\n",
        "device.recording:4:1: error: 'records' takes touches, and 'tap.touchesBegan' is one of recognizers"
      ),
      (
        "source: a\nrecords: touches\n\nCard.touchesBegan touch 2\n",
        "device.recording:4:1: error: this is about touch 2, and the scenario has 1"
      ),
      (
        "source: a\nrecords: touches\n\n-1 Card.touchesBegan\n",
        "device.recording:4:1: error: a time is a number from 0 to 1000000, found -1"
      ),
      (
        "source: a\nrecords: touches\n\n& Card.touchesBegan\n",
        "device.recording:4:3: error: '&' joins a fact to the line above, and there is none"
      ),
    ])
  func mistakes(_ text: String, _ complaint: String) throws {
    let folder = try Folder()
    try folder.write(text, "device.recording")
    let outcome = hitpath("check", try folder.write(Self.screen, "card.yml")).withoutReasons
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).hasPrefix(complaint), "\(outcome.diagnostics(in: folder))")
  }

  @Test("A recording that is not there, or not beside the scenario, is reported at the scenario's line")
  func aRecordingThatIsNotThere() throws {
    let folder = try Folder()
    let outcome = hitpath("check", try folder.write(Self.screen, "card.yml")).withoutReasons
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder)
        == "card.yml:9: error: there is no file 'device.recording' beside the scenario\n")
    for name in ["../device.recording", "/etc/passwd", ".hidden", "a\\b", "'a:b'"] {
      let text = Self.screen.replacing("device.recording", with: name)
      let outcome = hitpath("check", try folder.write(text, "card.yml")).withoutReasons
      #expect(outcome.code == 3)
      #expect(
        outcome.diagnostics(in: folder).contains("a recording is a file in the folder of the scenario"),
        "\(name)")
    }
  }

  @Test("What is larger than a recording may be is refused while it is read")
  func limits() throws {
    func complaint(_ text: String) throws -> String { try check(text).text }
    let line = "tap: ended\n"
    #expect(
      try complaint(String(repeating: line, count: 100_001)).contains("more than 100000 facts"))
    #expect(
      try complaint("Card." + String(repeating: "x", count: 2_000)).contains(
        "the line has 2005 characters, expected 2000 at most"))
    #expect(
      try complaint(String(repeating: String(repeating: " ", count: 1_999) + "\n", count: 8_500)).contains(
        "it is larger than 16 MB"))
  }
}
