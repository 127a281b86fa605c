// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import Foundation
import Markdown
import ScenarioFile
import TestSupport
import Testing
import Trace

/// The texts of HitPath's own course in `Sources/Course/Pages`. `hitpath check` checks that options hold and that links
/// lead somewhere.
@Suite struct CourseContentTests {
  private static let folder = "Sources/Course/Pages"

  /// A text with its file.
  struct Written: Sendable {
    var file: String
    var page: String
    var text: String
    var course: CourseText
    var faults: [MarkdownText.Fault]
  }

  private static let texts: [Written] = {
    let files = (try? Repository.files(in: [folder], endingIn: [".md"])) ?? []
    return files.compactMap { file in
      let parts = file.path.split(separator: "/").map(String.init)
      let names = parts[parts.count - 1].split(separator: ".").map(String.init)
      guard parts.count == 5, names.count == 3, let kind = PageKind(rawValue: names[0]),
        let language = LanguageCode(rawValue: names[1])
      else { return nil }
      let (course, faults) = CourseTextReader.read(file.text, kind: kind, language: language)
      return Written(file: file.path, page: parts[3], text: file.text, course: course, faults: faults)
    }
  }()

  private static func plan() throws -> CoursePlan {
    try CourseReader.read(try Repository.text("\(folder)/course.yml"), file: "course.yml")
  }

  private static func lines(_ faults: [MarkdownText.Fault], of file: String) -> [String] {
    faults.map { "\(file):\($0.place.line):\($0.place.column): \($0.message)" }
  }

  @Test func everyTextIsReadAndKeepsTheStyle() throws {
    let files = try Repository.files(in: [Self.folder], endingIn: [".md"])
    #expect(files.count == Self.texts.count)
    #expect(Self.texts.count >= 6)
    let found = Self.texts.flatMap { written in
      Self.lines(
        written.faults + CourseStyle.faults(of: written.course, text: written.text), of: written.file)
    }
    #expect(found == [], "\n\(found.joined(separator: "\n"))")
  }

  @Test func bothLanguagesTellTheSame() {
    for (page, texts) in Dictionary(grouping: Self.texts, by: \.page) {
      let languages = texts.map(\.course.language)
      #expect(Set(languages) == Set(LanguageCode.ofCourse), "\(page)")
      guard let english = texts.first(where: { $0.course.language == .english }) else { continue }
      for other in texts where other.course.language != .english {
        let faults = TextPair.faults(of: other.course, besides: english.course)
        #expect(faults == [], "\n\(Self.lines(faults, of: other.file).joined(separator: "\n"))")
      }
    }
  }

  @Test func everyRuleThatIsCitedExists() throws {
    let rules = Set(
      try Repository.text("docs/rules.md").matches(of: /\*\*([A-Z]{2}-[0-9]+)\*\*/).map { String($0.1) })
    #expect(rules.count > 100)
    for written in Self.texts {
      #expect(Set(written.course.rules).subtracting(rules) == [], "\(written.file)")
    }
    for page in try Self.plan().pages {
      #expect(Set(page.rules).subtracting(rules) == [], "\(page.name)")
      #expect(Set(page.rules).count == page.rules.count, "\(page.name)")
    }
  }

  @Test func thePlanHasEveryPageOnce() throws {
    let plan = try Self.plan()
    #expect(Set(plan.pages.map(\.name)) == Set(Self.texts.map(\.page)))
    #expect(plan.parts.allSatisfy { Set($0.name.keys) == Set(LanguageCode.ofCourse.map(\.rawValue)) })
    #expect(plan.parts.allSatisfy { !$0.pages.isEmpty })
  }

  @Test func linksToPagesLeadToPagesOfThePlan() throws {
    let names = Set(try Self.plan().pages.map(\.name))
    for written in Self.texts {
      let pages = written.course.addresses.filter { EventLink($0) == nil }.map { PageLink($0)?.page ?? $0 }
      #expect(Set(pages).subtracting(names) == [], "\(written.file)")
    }
  }

  @Test func questionsClaimsAndBugsHaveOneHomeEach() throws {
    let pages = try Self.plan().pages
    func checkOnce<Value: Hashable>(_ values: [Value], _ what: String) {
      let twice = Dictionary(grouping: values) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(what) \(twice)")
    }
    checkOnce(pages.flatMap(\.interview), "questions")
    checkOnce(pages.flatMap(\.bugs), "bugs")
    checkOnce(pages.flatMap(\.claims), "claims")
    #expect(pages.flatMap(\.interview).allSatisfy { (1...52).contains($0) })
    #expect(pages.flatMap(\.bugs).allSatisfy { (1...46).contains($0) })
    // A page of a question or a bug is called by its number, which belongs to a lesson.
    for (kind, numbers) in [("question", pages.flatMap(\.interview)), ("bug", pages.flatMap(\.bugs))] {
      for page in pages where page.name.hasPrefix("\(kind)-") {
        let number = page.name.split(separator: "-").dropFirst().first.flatMap { Int($0) }
        #expect(number.map(numbers.contains) == true, "\(page.name)")
      }
    }
  }

  /// The misconceptions that the course corrects. Each is a wrong answer to some question.
  private static let traps: Set = [
    "chain-finds-the-view", "child-asked-first", "pixels-count", "zposition-counts", "seen-is-touchable",
    "owner-takes-it", "refused-is-lost", "child-helps-itself", "clipping-limits-touches",
    "max-edge-is-inside",
    "alpha-edge", "alpha-multiplies", "parent-off-child-on", "disabled-lets-through", "wider-is-harmless",
    "transparent-lets-through", "return-self-keeps-children", "key-window-first", "not-handled-goes-behind",
    "view-follows-finger", "twice-is-a-bug", "sendevent-before-hittest", "ended-always-comes",
    "parent-controller-is-next", "unhandled-crashes", "super-returns-handled", "touched-is-first-responder",
    "nil-target-starts-at-sender", "chain-needs-addchild", "recognizers-ride-the-chain",
    "sibling-below-hears",
    "began-means-won", "recognizers-always-win", "outermost-wins", "nearest-acts-first",
    "losing-is-cancelled",
    "losing-leaves-no-state", "false-forbids", "flags-mixed-up", "single-tap-waits-anyway",
    "control-hides-touches", "exact-bounds-on-lift", "every-control-is-protected", "veto-always-asked",
    "conflict-stops-both", "both-always-act", "disabled-shields", "delay-is-the-thief",
    "scrollview-hits-itself", "selection-is-blocked-later", "view-always-gets-began", "half-a-cure",
    "only-mine-counts",
    "modal-holds-the-sheet", "edge-always-goes-back", "first-responder-is-global",
  ]

  @Test func everyTrapIsAWrongAnswerSomewhere() throws {
    let files = try Repository.files(in: [Self.folder], endingIn: ["questions.yml"])
    let used = Set(files.flatMap { $0.text.matches(of: /trap: ([a-z-]+)/).map { String($0.1) } })
    #expect(used == Self.traps)
  }
}
