// SPDX-License-Identifier: Apache-2.0

import Testing

/// `--tap` on every kind of input.
@MainActor
@Suite struct TapTests {
  /// The first line of the explanation.
  private func verdict(_ arguments: String...) throws -> String {
    let outcome = hitpath(["explain"] + arguments)
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    return String(outcome.output.prefix { $0 != "\n" })
  }

  @Test func aTapOnAScenarioComesAfterItsTouches() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    #expect(try verdict(file, "--tap", "30,110").hasPrefix("`CardController` handles"))
    let log = try output(of: "trace", file, "--tap", "30,110", "--format", "log")
    let downs = log.split(separator: "\n").filter { $0.contains(" began ") }
    #expect(downs == ["touch1 began {290, 110}", "touch2 began {290, 90}", "touch3 began {30, 110}"])
  }

  @Test func aTapOnAStoryboardADumpAndATrace() throws {
    let folder = try Folder()
    let storyboard = try folder.write(Screens.storyboard, "Main.storyboard")
    #expect(try verdict(storyboard, "--tap", "40,60").hasPrefix("`UIButton` (Go) gets the tap"))
    let dump = try folder.write(Screens.dump, "screen.txt")
    #expect(try verdict(dump, "--tap", "210,30").hasPrefix("`UIButton#2` gets the tap"))
    hitpath("trace", dump, "--tap", "210,30", "-o", folder["screen.jsonl"])
    #expect(try verdict(folder["screen.jsonl"], "--tap", "30,30").hasPrefix("`UIButton` gets the tap"))
    #expect(try verdict(folder["screen.jsonl"]).hasPrefix("`UIButton#2` gets the tap"))
  }

  @Test func aViewIsTappedInItsMiddleWhereTheScreenHasNoTouch() throws {
    let folder = try Folder()
    let dump = try folder.write(Screens.dump, "screen.txt")
    let outcome = hitpath("explain", dump, "--view", "UIButton#2", "--format", "json")
    let tapped = hitpath("explain", dump, "--view", "UIButton#2", "--tap", "210,30", "--format", "json")
    #expect(outcome.code == 0 && outcome.output.contains("UIButton#2"))
    #expect(
      try verdict(dump, "--view", "UIButton#2") == verdict(dump, "--view", "UIButton#2", "--tap", "210,30"))
    #expect(outcome.diagnostics == tapped.diagnostics, "warnings of the screen are given once")
    let scenario = try folder.write(Screens.card, "card.yml")
    let own = try output(of: "explain", scenario, "--view", "Close")
    #expect(own.contains("Touch 2: ") && !own.contains("Touch 3: "), "its own touches are explained")
  }

  @Test func aTraceThatWasTappedCarriesTheTap() throws {
    let folder = try Folder()
    let dump = try folder.write(Screens.dump, "screen.txt")
    hitpath("trace", dump, "--tap", "210,30", "-o", folder["one.jsonl"])
    hitpath("trace", folder["one.jsonl"], "--tap", "30,30", "-o", folder["two.jsonl"])
    let atOnce = try output(of: "trace", dump, "--tap", "210,30", "--tap", "30,30")
    #expect(try folder.text("two.jsonl") == atOnce)
  }

  @Test func severalTapsAreExplainedInOrder() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let text = try output(of: "explain", file, "--tap", "30,110", "--tap", "5,5")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("Touch ") }
    #expect(headings == ["Touch 3: tap at (30, 110)", "Touch 4: tap at (5, 5)"])
  }

  @Test func aPictureIsOfTheTap() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let tapped = try output(of: "render", file, "--tap", "30,110", "-T", "text")
    #expect(tapped == (try output(of: "render", file, "--tap", "30,110", "--touch", "3", "-T", "text")))
    #expect(tapped != (try output(of: "render", file, "-T", "text")))
  }

  @Test func aTapComesAfterTouchesThatAreListedOutOfOrder() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: A, frame: [0, 0, 100, 100]}, {id: B, frame: [100, 0, 100, 100]}]}
      touches:
        - {tap: [10, 10], at: 5}
        - {tap: [10, 10], at: 0.2, finger: other}
      """, "late.yml")
    #expect(try verdict(file, "--tap", "110,10").hasPrefix("`B` gets the tap"))
    #expect(hitpath("import", file, "--tap", "110,10", "-o", folder["tapped.yml"]).code == 0)
    #expect(hitpath("check", folder["tapped.yml"]).code == 0)
  }

  @Test func aTapUsesAFingerThatIsNotDown() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: A, frame: [0, 0, 100, 100]}, {id: B, frame: [100, 0, 100, 100]}]}
      touches:
        - {began: [10, 10]}
      """, "down.yml")
    #expect(try verdict(file, "--tap", "110,10").hasPrefix("`B` gets the tap"))
    hitpath("trace", file, "--tap", "110,10", "-o", folder["down.jsonl"])
    #expect(try verdict(folder["down.jsonl"], "--tap", "20,20").hasPrefix("`A` is hit"))
    #expect(try output(of: "import", file, "--tap", "110,10").contains("finger: finger#2"))
  }

  @Test func aTapMayBeOutsideTheScreen() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    #expect(
      try verdict(file, "--tap", "-5,10")
        == "Nobody gets the touch, because the point is outside of the screen.")
    #expect(
      try verdict(file, "--tap=-5.5,-1000")
        == "Nobody gets the touch, because the point is outside of the screen.")
  }

  @Test(arguments: ["1", "1,2,3", "a,b", ",", "nan,1", "inf,1", "1e9,1", ""])
  func whatIsNoPlaceIsRefused(_ place: String) throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let outcome = hitpath("explain", file, "--tap", place)
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.hasPrefix("Error: The value '\(place)' is invalid for '--tap <x,y>'"))
  }

  @Test func aTraceFromCodeCannotBeTapped() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let lines = try output(of: "trace", file).split(separator: "\n", maxSplits: 1)
    let header = lines[0].replacing(/,"scenario":"(\\.|[^"\\])*"/, with: "")
    try folder.write("\(header)\n\(lines[1])", "code.jsonl")
    #expect(hitpath("explain", folder["code.jsonl"]).code == 0)
    let outcome = hitpath("explain", folder["code.jsonl"], "--tap", "1,1")
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == """
        code.jsonl: error: this trace does not contain its scenario, so it cannot be run again with changes
          hint: give --tap when the trace is made

        """)
  }

  @Test func aTraceIsRunAnewOnlyForWhatItDoesNotTell() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.card, "card.yml")
    let lines = try output(of: "trace", file, "--tap", "20,20").split(separator: "\n", maxSplits: 1)
    let header = lines[0].replacing(/"scenario":"(\\.|[^"\\])*"/, with: "\"scenario\":\"screen: odd\"")
    try folder.write("\(header)\n\(lines[1])", "odd.jsonl")
    // The trace tells of its touch by itself; for another tap its scenario, which is wrong here, has to be run.
    #expect(hitpath("explain", folder["odd.jsonl"]).code == 0)
    for options in [["--tap", "1,1"], ["--pass-through", "Card"]] {
      let outcome = hitpath(["explain", folder["odd.jsonl"]] + options)
      #expect(outcome.code == 3)
      #expect(outcome.diagnostics(in: folder).hasPrefix("odd.jsonl (its scenario):1:1: error: "))
    }
  }

  @Test func touchesOfATraceAreLetThrough() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window: {subviews: [{id: Below, frame: [0, 0, 100, 100]}, {id: Veil, frame: [0, 0, 100, 100]}]}
      touches: [{tap: [50, 50]}]
      """, "veil.yml")
    hitpath("trace", file, "-o", folder["veil.jsonl"])
    #expect(try verdict(folder["veil.jsonl"]).hasPrefix("`Veil` gets the tap"))
    #expect(try verdict(folder["veil.jsonl"], "--pass-through", "Veil").hasPrefix("`Below` gets the tap"))
  }
}
