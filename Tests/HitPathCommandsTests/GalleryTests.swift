// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import ScenarioFile
import Testing
import Trace
import UIKitModel

@testable import HitPathCommands

/// The built-in scenarios and the schemas.
@MainActor
@Suite struct GalleryTests {
  private static let names = [
    "touch-demo-subview3", "touch-demo-subview1sub1sub1", "touch-demo-gap", "touch-demo-widened",
    "round-button", "redirect-to-chat", "pass-through-overlay", "slow-button", "nested-taps", "dead-row",
    "scroll-or-press", "settings-toast",
  ]

  @Test func theScenariosAreListed() throws {
    #expect(
      try output(of: "gallery", "--topic", "scenarios", "--list") == Self.names.joined(separator: "\n") + "\n"
    )
  }

  @Test func allPagesAndScenariosAreWritten() throws {
    let folder = try Folder()
    #expect(
      try output(of: "gallery", "--topic", "scenarios", "-o", folder["out"])
        == "\(folder["out"])/index.html\n")
    let expected =
      ["out/.hitpath-report.json", "out/index.html"]
      + Self.names.flatMap { ["out/\($0).html", "out/scenarios/\($0).yml"] }
    #expect(folder.files == expected.sorted())
    let index = try folder.text("out/index.html")
    let missing = Self.names.filter { !index.contains("href=\"./\($0).html\"") }
    #expect(missing == [])
  }

  @Test func aPageOfTheCourseIsMadeByName() throws {
    let folder = try Folder()
    let page = "lesson-03-parent-first"
    hitpath("gallery", page, "--lang", "en,zh-Hans", "-o", folder["out"])
    #expect(
      folder.files.filter { $0.hasPrefix("out/lesson") } == ["out/\(page).html", "out/\(page).zh-Hans.html"])
    let html = try folder.text("out/\(page).html")
    #expect(html.contains("<h1>The parent is asked first</h1>"))
    #expect(
      html.contains("<code>final class CardView: UIView {\n  let closeButton"), "a listing keeps its lines")
    #expect(html.contains("<p class=\"standing\">Lesson 3 of 18</p>"))
    #expect(try folder.text("out/\(page).zh-Hans.html").contains("<h1>先问父视图</h1>"))
    let printed = try output(of: "gallery", page, "--print")
    #expect(
      printed
        == "# yaml-language-server: $schema=scenario.schema.json\n"
        + (try folder.text("out/scenarios/\(page).yml")))
  }

  @Test func aPageLeadsToStepsOfOtherPagesAsTheyThemselvesDo() throws {
    let folder = try Folder()
    let pages = ["note-articles", "lesson-03-parent-first"]
    hitpath(["gallery", "-o", folder["out"]] + pages)
    let (articles, lesson) = (
      try folder.text("out/\(pages[0]).html"), try folder.text("out/\(pages[1]).html")
    )
    // A3.7 on the one, and "`Card` says no" on the other.
    let step = try #require(
      articles.firstMatch(of: /href="\.\/lesson-03-parent-first\.html(#t2s[1-9][0-9]*)"/)
    ).1
    #expect(lesson.contains("<a href=\"\(step)\">"))
    // A page that is not among those written is not linked.
    #expect(!articles.contains("lesson-04-three-gates.html"))
  }

  @Test func topicsDivideTheGallery() throws {
    let all = try output(of: "gallery", "--list").split(separator: "\n").map(String.init)
    let topics = try ["lessons", "questions", "bugs", "notes", "scenarios"].map {
      try output(of: "gallery", "--topic", $0, "--list").split(separator: "\n").map(String.init)
    }
    #expect(topics[0].count == 18)
    #expect(topics[3].count == 9)
    #expect(topics.allSatisfy { !$0.isEmpty })
    #expect(Set(topics.flatMap { $0 }) == Set(all) && topics.joined().count == all.count)
  }

  @Test func behindADoorTheWayInComesFirstAndThenSymptomsInGroups() throws {
    let pages = try GalleryPage.all()
    let doors = pages.filter { $0.input.door != nil }
    #expect(doors.map(\.name) == ["note-dead-button", "note-interview"])
    #expect(doors.map(\.input.door) == [.odd, .asked])
    let names = pages.map(\.name)
    #expect(names.first == "note-dead-button")
    let questions = pages.filter { $0.topic == .questions }.map(\.name)
    #expect(names.firstIndex(of: "note-interview").map { names[$0 + 1] } == questions.first)

    let bugs = pages.filter { $0.topic == .bugs }
    #expect(bugs.filter { $0.input.symptom == nil }.map(\.name) == [])
    let symptoms = bugs.compactMap(\.input.symptom)
    #expect(Set(symptoms) == Set(CourseSymptom.allCases))
    #expect(symptoms == CourseSymptom.allCases.flatMap { one in symptoms.filter { $0 == one } })
    let folder = try Folder()
    hitpath(
      "gallery", "bug-15-no-highlight", "bug-16-single-and-double-tap", "note-interview", "-o", folder.path)
    let index = try folder.text("index.html")
    for heading in [
      "I see something odd · It comes late", "I see something odd · It comes twice", "I am asked",
    ] {
      #expect(index.contains("<h2>\(heading)</h2>"), "\(heading)")
    }
  }

  @Test func anUnknownPageIsRefusedWithTheNearest() {
    let outcome = hitpath("gallery", "lesson-03-parent-furst")
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.contains("did you mean 'lesson-03-parent-first'?"))
  }

  @Test func everyScenarioHasTitlesAndExpectations() throws {
    let folder = try Folder()
    hitpath("gallery", "--topic", "scenarios", "-o", folder.path)
    for name in Self.names {
      let scenario = try ScenarioReader.read(folder.text("scenarios/\(name).yml"), file: name)
      #expect(scenario.name == name)
      #expect(Set(scenario.title.keys) == ["en", "zh-Hans"], "\(name)")
      #expect(Set(scenario.summary.keys) == ["en", "zh-Hans"], "\(name)")
      #expect(!scenario.expectations.isEmpty, "\(name)")
    }
  }

  @Test func theSchemasAreJSON() throws {
    #expect(
      try output(of: "schema", "scenario").trimmingCharacters(in: .newlines)
        == ScenarioSchema.json.trimmingCharacters(in: .newlines))
    #expect(
      try output(of: "schema", "trace").trimmingCharacters(in: .newlines)
        == TraceSchema.json(describing: SimulationSetting.all.map(\.description))
        .trimmingCharacters(in: .newlines))
    for kind in ["scenario", "trace"] {
      let text = try output(of: "schema", kind)
      #expect(text.hasSuffix("}\n"))
      let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect((schema["$schema"] as? String)?.contains("json-schema.org") == true)
    }
  }
}
