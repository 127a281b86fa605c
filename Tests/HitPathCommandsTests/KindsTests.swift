// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Report
import ScenarioFile
import Testing

@testable import HitPathCommands

/// The scenarios to start from.
@MainActor
@Suite struct KindsTests {
  @Test(arguments: ScenarioGroup.allCases)
  func everyKindOfTheTablesHasAScenario(_ group: ScenarioGroup) {
    let names = ScenarioKind.names(of: group)
    #expect(names.count >= 8)
    let there = Set(ScenarioKind.all.filter { $0.group == group }.map(\.name))
    #expect(names.filter { !there.contains($0) } == [], "write Sources/HitPathCommands/Kinds/NAME.yml")
  }

  @Test func noScenarioIsOfNoKind() {
    let files = EmbeddedTexts.files.keys.filter { $0.hasPrefix("Kinds/") }
    #expect(files.count == ScenarioKind.all.count)
    #expect(Set(ScenarioKind.all.map(\.name)).count == files.count, "a name of two groups")
  }

  /// A scenario shows its kind if it names it, outside of the lines about it.
  @Test func eachScenarioIsSmallAndShowsItsKindInBothLanguages() throws {
    for kind in ScenarioKind.all {
      let scenario = try ScenarioReader.read(kind.text, file: kind.name)
      #expect(scenario.name == kind.name)
      #expect(Set(scenario.summary.keys) == ["en", "zh-Hans"], "\(kind.name)")
      #expect(!scenario.expectations.isEmpty, "\(kind.name)")
      let lines = kind.text.split(separator: "\n")
      #expect(lines.count <= 30, "\(kind.name)")
      let screen = lines.drop { !$0.hasPrefix("device") }.joined(separator: "\n")
      #expect(screen.contains(kind.name), "\(kind.name)")
    }
  }

  @Test func theyDoWhatTheyExpect() throws {
    let folder = try Folder()
    for kind in ScenarioKind.all { _ = try folder.write(kind.text, "\(kind.name).yml") }
    let outcome = hitpath("check", "--quiet", folder.path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.diagnostics)")
  }

  @Test func oneIsPrintedToStartFrom() throws {
    let text = try output(of: "gallery", "UITapGestureRecognizer", "--print")
    #expect(text.contains("class: UITapGestureRecognizer"))
    let names = try output(of: "gallery", "--topic", "kinds", "--list").split(separator: "\n").map(
      String.init)
    #expect(names == ScenarioGroup.allCases.flatMap(ScenarioKind.names))
  }

  @Test func thePageHasThemAllInTheReadersLanguage() throws {
    let languages = PageLanguages([.english, .simplifiedChinese])
    let pages = try KindPages(options: ReportOptions(), languages: languages)
    let english = try #require(pages.files.first { $0.name == "kinds.html" }?.text)
    let chinese = try #require(pages.files.first { $0.name == "kinds.zh-Hans.html" }?.text)
    for kind in ScenarioKind.all {
      #expect(english.contains("<details class=\"kind\" id=\"\(kind.name)\">"), "\(kind.name)")
    }
    #expect(english.contains("A tap recognizer acts when the finger lifts."))
    #expect(chinese.contains("点击手势：手指抬起时识别成功。"))
    // The scenarios themselves have their lines in both languages.
    #expect(!chinese.contains("</code> A tap recognizer"))
    #expect(english.contains("href=\"./index.html\"") && english.contains("href=\"./kinds.zh-Hans.html\""))
  }
}
