// SPDX-License-Identifier: Apache-2.0

import Testing

/// Names from a screen cannot play tricks on a terminal.
@MainActor
@Suite struct HostileNameTests {
  /// Clears the screen, ends the line, colours the rest, turns the direction of writing.
  private static let hostile = #"x\u001b[2J\ny\r\u001b[31mz\u009b\u202e\u2028"#

  private func hostileTrace(in folder: Folder) throws -> String {
    let file = try folder.write(Screens.card, "card.yml")
    let trace = try output(of: "trace", file)
    return try folder.write(
      trace.replacing("\"Card\"", with: "\"\(Self.hostile)\"")
        .replacing("\"text\":\"Close\"", with: "\"text\":\"\(Self.hostile)\""), "hostile.jsonl")
  }

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || !(scalar.properties.generalCategory == .control || ("\u{2028}"..."\u{202E}").contains(scalar))
    }
  }

  @Test(arguments: [
    ["explain", "FILE"], ["explain", "FILE", "--view", "Close"], ["explain", "FILE", "--lang", "zh-Hans"],
    ["trace", "FILE", "--format", "log"],
    ["render", "FILE", "-T", "text"], ["render", "FILE", "-d", "screen", "-T", "text"],
    ["render", "FILE", "-d", "responder-chain", "-T", "text"],
  ])
  func textHoldsNoControlCharacters(_ arguments: [String]) throws {
    let folder = try Folder()
    let file = try hostileTrace(in: folder)
    let outcome = hitpath(arguments.map { $0 == "FILE" ? file : $0 })
    #expect(outcome.code == 0)
    #expect(!outcome.output.isEmpty)
    #expect(isSafe(outcome.output), "\(outcome.output.debugDescription)")
  }

  @Test(arguments: [["explain", "FILE", "--format", "json"], ["trace", "FILE"], ["render", "FILE"]])
  func dataHoldsNoEscapeCharacter(_ arguments: [String]) throws {
    let folder = try Folder()
    let file = try hostileTrace(in: folder)
    let outcome = hitpath(arguments.map { $0 == "FILE" ? file : $0 })
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.output.contains("\r"))
  }

  @Test func aNameStaysOnItsLine() throws {
    let folder = try Folder()
    let text = try output(of: "explain", hostileTrace(in: folder), "--touch", "1")
    #expect(
      text.contains(
        "\n→   4      x\u{FFFD}[2J\u{FFFD}y\u{FFFD}\u{FFFD}[31mz\u{FFFD}\u{FFFD}\u{FFFD} (270, 10)\n"))
  }

  @Test func messagesHoldNoControlCharacters() throws {
    let folder = try Folder()
    let file = try hostileTrace(in: folder)
    for arguments in [["--view", "x[2J"], ["--view", "\u{1B}[31m"], ["--scene", "\u{1B}[31m"]] {
      let outcome = hitpath(["explain", file] + arguments)
      #expect(outcome.code == 3)
      #expect(isSafe(outcome.diagnostics), "\(outcome.diagnostics.debugDescription)")
    }
    let missing = hitpath("explain", folder["\u{1B}[31m.yml"])
    #expect(missing.code == 3)
    #expect(isSafe(missing.diagnostics))
  }
}
