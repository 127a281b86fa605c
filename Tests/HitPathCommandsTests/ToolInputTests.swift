// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HitPathCommands

/// The commands with the output of tools that drive or watch an app.
@MainActor
@Suite struct ToolInputTests {
  nonisolated private static let elements = [
    "appium.xml", "idb-flat.json", "idb-nested.json", "maestro.csv", "maestro.json", "webdriveragent.json",
    "xcuitest.txt",
  ]
  nonisolated private static let views = ["detox.xml", "earlgrey.txt", "sentry.json"]

  private func path(_ name: String) -> String { Repository.url("Fuzzing/Corpus/dump/\(name)").path }

  @Test(arguments: elements + views)
  func aScreenOfAToolIsExplainedImportedAndAudited(_ name: String) throws {
    let folder = try Folder()
    #expect(hitpath("explain", path(name), "--tap", "30,70").code == 0)
    #expect(hitpath("import", path(name), "-o", folder["screen.yml"]).code == 0)
    let again = hitpath("explain", folder["screen.yml"], "--tap", "30,70")
    #expect(again.output == hitpath("explain", path(name), "--tap", "30,70").output)
    #expect([0, 1].contains(hitpath("audit", path(name)).code))
  }

  @Test(arguments: elements)
  func anAnswerFromElementsSaysThatItIsALikelihood(_ name: String) {
    let english = hitpath("explain", path(name), "--tap", "30,70", "--format", "brief").output
    #expect(english.contains("accessibility elements stand for them, so the answer is only likely"))
    let chinese = hitpath("explain", path(name), "--tap", "30,70", "--lang", "zh-Hans").output
    #expect(chinese.contains("视图本身（用辅助功能元素代替，因此结论只是很可能成立"))
  }

  @Test(arguments: views)
  func anAnswerFromViewsDoesNot(_ name: String) {
    #expect(!hitpath("explain", path(name), "--tap", "30,70").output.contains("likelihood"))
  }

  @Test(arguments: ["back", "It's, well, 'back'", "0x704"])
  func anElementIsFoundByIdentifierLabelAndAddress(_ view: String) {
    let outcome = hitpath("explain", path("xcuitest.txt"), "--tap", "30,70", "--view", view)
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
  }

  @Test func aReportIsMadeOfElements() throws {
    let folder = try Folder()
    let outcome = hitpath("report", path("appium.xml"), "--tap", "30,70", "-o", folder["out"])
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    let page = try String(contentsOfFile: folder["out/appium.html"], encoding: .utf8)
    #expect(page.contains("Read from accessibility elements, not from views: answers are only likely."))
    #expect(page.contains("Appium page source"))
  }

  @Test func archivesOfViewDebuggersAreRefusedByName() throws {
    let folder = try Folder()
    let lookin = URL(fileURLWithPath: folder["screen.lookin"])
    try (Data("bplist00".utf8) + Data([0xD1, 0x01, 0xFF])).write(to: lookin)
    #expect(
      hitpath("explain", lookin.path, "--tap", "1,1").diagnostics(in: folder).hasPrefix(
        "screen.lookin: error: this is a Lookin file, which is an archive of private classes\n  hint: print `po"
      ))
    try FileManager.default.createDirectory(
      atPath: folder["a.viewhierarchy"], withIntermediateDirectories: true)
    #expect(
      hitpath("explain", folder["a.viewhierarchy"], "--tap", "1,1").diagnostics(in: folder).hasPrefix(
        "a.viewhierarchy: error: this is a document of Xcode's view debugger, whose contents are private\n"))
  }
}
