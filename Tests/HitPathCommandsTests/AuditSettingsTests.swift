// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HitPathCommands

/// What an audit leaves out: suppressions, severities of one's own, and baselines.
@MainActor
@Suite struct AuditSettingsTests {
  private static let screen = """
    device: {size: [320, 480]}
    window:
      subviews:
        - {id: Buy, class: UIButton, frame: [20, 20, 100, 44]}
        - {id: Veil, frame: [0, 0, 320, 100]}
        - id: Box
          frame: [0, 200, 320, 100]
          isUserInteractionEnabled: false
          subviews: [{id: Sell, class: UIButton, frame: [20, 20, 100, 44]}]
    """

  private let folder: Folder
  private let file: String

  init() throws {
    folder = try Folder()
    file = try folder.write(Self.screen, "screen.yml")
  }

  private func audit(_ arguments: String...) -> (code: Int32, output: String, diagnostics: String) {
    let outcome = hitpath(["audit", file] + arguments)
    func plain(_ text: String) -> String { text.replacingOccurrences(of: "\(folder.path)/", with: "") }
    return (outcome.code, plain(outcome.output), plain(outcome.diagnostics))
  }

  private func suppressing(_ entries: String) throws -> String {
    try folder.write("suppress:\n\(entries)\n", "settings.yml")
  }

  @Test func aSuppressedFindingDoesNotCountAndIsToldWithItsReason() throws {
    let settings = try suppressing(
      """
        - {code: covered, view: Veil, reason: the veil fades}
        - {code: under-disabled, file: screen.yml, reason: sold out}
      """)
    let outcome = audit("--settings", settings, "--fail-on", "note")
    #expect(outcome.code == 0)
    #expect(outcome.diagnostics == "")
    #expect(
      outcome.output == """
        screen.yml:9: under-disabled: Sell: suppressed: sold out
        screen.yml:4: covered: Buy: suppressed: the veil fades

        0 errors, 0 warnings, 0 notes; not counted: 2 suppressed

        """)
  }

  @Test func aSuppressionThatHitsNothingIsTold() throws {
    let settings = try suppressing(
      """
        - {code: covered, view: Other, reason: gone}
        - {code: covered, file: elsewhere.yml, reason: another screen}
      """)
    let outcome = audit("--settings", settings)
    #expect(outcome.code == 1)
    #expect(
      outcome.diagnostics == """
        settings.yml:2: warning: this suppression of 'covered' hits nothing in screen.yml
          hint: take it out, or name the file that it is for

        """)
  }

  @Test(
    "What a file of settings gets wrong is told with its place",
    arguments: [
      ("suppress: [{code: covered}]", "settings.yml:1:12: error: the suppression has no 'reason'"),
      ("suppress: [{code: covered, reason: ' '}]", "settings.yml:1:28: error: the reason is empty"),
      ("suppress: [{reason: none}]", "settings.yml:1:12: error: the suppression has no 'code'"),
      ("suppress: [{code: coverd, reason: x}]", "hint: did you mean 'covered'?"),
      ("severity: {small-contrl: none}", "hint: did you mean 'small-control'?"),
      ("severity: {covered: bad}", "'covered' takes note, warning, error, none, found 'bad'"),
      ("ignore: []", "settings.yml:1:1: error: the settings of an audit has no key 'ignore'"),
      ("", "settings.yml: error: the file is empty, expected the settings of an audit"),
    ])
  func refuses(_ text: String, _ message: String) throws {
    let outcome = audit("--settings", try folder.write(text, "settings.yml"))
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
  }

  @Test func severitiesCanBeSet() throws {
    let settings = try folder.write("severity: {covered: note, under-disabled: none}", "settings.yml")
    let outcome = audit("--settings", settings)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("screen.yml:4: note: covered\n"))
    #expect(!outcome.output.contains("under-disabled"))
  }

  @Test func theSettingsOfTheCurrentFolderAreTaken() throws {
    try folder.write("severity: {covered: none, under-disabled: none}", ".hitpath-audit.yml")
    let before = FileManager.default.currentDirectoryPath
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    #expect(audit().output == "Nothing found.\n")
  }

  @Test func whatABaselineHasDoesNotFail() throws {
    let baseline = folder.path + "/known.json"
    #expect(audit("--write-baseline", baseline).code == 1)
    let known = audit("--baseline", baseline)
    #expect(known.code == 0)
    #expect(known.output.contains("screen.yml:4: covered: Buy: in the baseline\n"))
    #expect(known.output.hasSuffix("0 errors, 0 warnings, 0 notes; not counted: 2 in the baseline\n"))

    // Lines may move; what is new fails, and what is gone is told.
    let more =
      "    - {id: Deep, frame: [0, 320, 320, 40], isUserInteractionEnabled: false, "
      + "subviews: [{id: Hold, class: UIButton, frame: [0, 0, 100, 40]}]}"
    let changed = Self.screen.replacingOccurrences(of: "window:", with: "\n\nwindow:")
      .replacingOccurrences(of: "id: Veil", with: "id: Wall")
    try folder.write("\(changed)\n\(more)\n", "screen.yml")
    let outcome = audit("--baseline", baseline)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("in the baseline"))
    #expect(outcome.output.contains("error: under-disabled\n  Hold"))
    #expect(outcome.diagnostics.contains("known.json: warning: 1 of its findings is gone from screen.yml"))
  }

  @Test func aBaselineKeepsWhatItHasOfOtherFiles() throws {
    let other = try folder.write(Self.screen, "other.yml")
    let baseline = folder.path + "/known.json"
    #expect(hitpath("audit", other, "--write-baseline", baseline, "--fail-on", "none").code == 0)
    #expect(audit("--write-baseline", baseline, "--fail-on", "none").code == 0)
    #expect(hitpath("audit", other, "--baseline", baseline).code == 0)
    #expect(audit("--baseline", baseline).code == 0)
  }

  @Test func anotherFileIsNoBaseline() {
    let outcome = audit("--baseline", file)
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("screen.yml: error: this is not a baseline of an audit"))
  }

  @Test func findingsThatCountAreAnnotated() throws {
    let settings = try suppressing("  - {code: covered, reason: the veil fades}")
    var output = ""
    let terminal = Terminal(
      isAnnotating: true, output: { output += String(decoding: $0, as: UTF8.self) }, diagnostics: { _ in })
    _ = CommandMain.run(["audit", file, "--settings", settings], terminal: terminal)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("::error file="))
    #expect(line.contains("screen.yml,line=9,title=under-disabled::Sell gets no touch"))
    #expect(line.hasSuffix("%0AChange: Box.isUserInteractionEnabled: true"))
  }
}
