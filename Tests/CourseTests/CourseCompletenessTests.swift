// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import ScenarioFile
import TestSupport
import Testing
import Trace

/// What a complete course must have. Each test lists what is missing.
@Suite struct CourseCompletenessTests {
  private static let folder = "Sources/Course/Pages"
  private let plan: CoursePlan

  init() throws {
    plan = try CourseReader.read(CoursePages.plan, file: "course.yml")
  }

  /// The numbers in the names of pages of a kind: `question-07-parent-without-interaction`.
  private func numbers(_ kind: PageKind) -> [Int] {
    plan.pages.map { $0.name.split(separator: "-") }.filter { $0[0] == kind.rawValue }.compactMap {
      Int($0[1])
    }
  }

  /// Questions that are answered on the page of another question.
  private static let answeredWith = [3: 2, 7: 2, 12: 4, 16: 15, 19: 15, 25: 23, 28: 27, 47: 46]

  @Test func everyQuestionOfInterviewsHasAPageAndALesson() {
    let all = Set(1...52)
    let pages = Set(numbers(.question))
    let missing = all.filter { !pages.contains(Self.answeredWith[$0] ?? $0) }
    #expect(missing.sorted() == [], "questions without a page")
    #expect(Set(Self.answeredWith.keys).isDisjoint(with: pages))
    #expect(all.subtracting(plan.pages.flatMap(\.interview)).sorted() == [], "questions that no lesson names")
  }

  /// A page that answers two questions of the list asks both in its title.
  @Test(arguments: LanguageCode.ofCourse)
  func aPageThatAnswersTwoQuestionsAsksBoth(language: LanguageCode) throws {
    let asked = [
      3: "0.01", 12: "`zPosition`", 16: "`next`", 25: "`touchesBegan`",
      28: language == .english ? "both" : "都响应",
      7: language == .english ? "without interaction" : "关闭交互",
      19: language == .english ? "a view's controller" : "视图的控制器",
      47: language == .english ? "two buttons" : "两个按钮",
    ]
    #expect(Set(asked.keys) == Set(Self.answeredWith.keys))
    for (question, words) in asked {
      let home = try #require(Self.answeredWith[question])
      let page = try #require(
        plan.pages.first { $0.name.hasPrefix(home < 10 ? "question-0\(home)-" : "question-\(home)-") })
      let text = try Repository.text("\(Self.folder)/\(page.name)/question.\(language.rawValue).md")
      #expect(text.prefix { $0 != "\n" }.contains(words), "\(page.name)")
    }
  }

  /// Bugs with the same cause as another bug, which are additional touches on that bug's page.
  private static let shared = [
    6: 1, 24: 1, 40: 16, 26: 7, 31: 9, 21: 10, 29: 11, 33: 20, 38: 22, 39: 25, 28: 27,
  ]

  @Test func everyReportedBugHasAPageAndALesson() {
    let pages = Set(numbers(.bug))
    let missing = (1...46).filter { !pages.contains(Self.shared[$0] ?? $0) }
    #expect(missing == [], "bugs without a page")
    #expect(Set(Self.shared.keys).isDisjoint(with: pages))
    #expect(pages.subtracting(plan.pages.flatMap(\.bugs)).sorted() == [], "bugs that no lesson names")
  }

  @Test func everyClaimOfTheArticlesIsToldAndProved() throws {
    let claims = [7, 29, 9, 9, 12].enumerated().flatMap { article, count in
      (1...count).map { "A\(article).\($0)" }
    }
    #expect(claims.count == 66)
    #expect(
      Set(claims).subtracting(plan.pages.flatMap(\.claims)).sorted() == [], "claims that no page proves")
    for language in LanguageCode.ofCourse {
      let text = try Repository.text("\(Self.folder)/note-articles/note.\(language.rawValue).md")
      let told = Set(text.matches(of: /A\d\.\d+/).map { String($0.0) })
      #expect(
        Set(claims).subtracting(told).sorted() == [], "claims that are not told in \(language.rawValue)")
    }
  }

  /// A press has no touch, and so no step.
  private static let claimWithoutStep = "A1.1"

  @Test func everyClaimIsQuotedAndLeadsToTheStepThatProvesIt() throws {
    for language in LanguageCode.ofCourse {
      let text = try Repository.text("\(Self.folder)/note-articles/note.\(language.rawValue).md")
      let claims = text.split(separator: "\n").filter { $0.contains(/^(\| |- \*\*)A\d\.\d+/) }
      #expect(claims.count == 66)
      for claim in claims {
        #expect(claim.contains(/\*["“].*["”]\*/), "\(claim)")
        if !claim.contains("**\(Self.claimWithoutStep)**") {
          #expect(claim.contains(/\]\([a-z0-9-]+#t\d+\/[^)]+\)/), "\(claim)")
        }
      }
    }
  }

  /// Rules for people who look them up, which `docs/rules.md` and the conformance scenarios show.
  private static let ofNoPage: Set = [
    "HT-20", "TE-11", "TE-12", "TE-15", "GR-12", "GR-36", "GR-37", "GR-45", "UC-19", "UC-20", "UC-24",
    "RC-22",
    "SV-12", "SV-13", "SV-14", "SV-15", "SV-16",
    "OW-4", "OW-5", "OW-6", "OW-11", "OW-12", "OW-13", "OW-14", "OW-15", "OW-24", "OW-25", "OW-26", "OW-28",
    "OW-29", "OW-31", "OW-32", "OW-33", "OW-34", "OW-35", "OW-36", "OW-37", "OW-39", "OW-40", "OW-41",
    "OW-42",
    "OW-43", "OW-49", "OW-50", "OW-51", "OW-52", "OW-53", "OW-54", "OW-55", "OW-56", "OW-60", "OW-61",
    "OW-62",
    "OW-63", "OW-65", "OW-73", "OW-74", "OW-75", "OW-76", "OW-77", "OW-78", "OW-79", "OW-80", "OW-81",
    "OW-82", "OW-83", "OW-84", "OW-85", "OW-86", "OW-87", "OW-88", "OW-90", "OW-91", "OW-92",
    "OW-93", "OW-94", "OW-95", "OW-96", "OW-97", "OW-98",
    "OW-99", "OW-100", "OW-101", "OW-102", "OW-103", "OW-104", "OW-105", "OW-106",
    "OW-107", "OW-108", "OW-109", "OW-110", "OW-111", "OW-112", "OW-113", "OW-114", "OW-115", "OW-116",
    "OW-117",
  ]

  @Test func everyRuleIsOnAPageOrKnownToBeOnNone() throws {
    let rules = Set(
      try Repository.text("docs/rules.md").matches(of: /(?m)^- \*\*([A-Z]{2}-\d+)\*\*/).map { String($0.1) })
    let onPages = Set(plan.pages.flatMap(\.rules))
    let ofNoPage = Self.ofNoPage
    #expect(rules.subtracting(onPages).subtracting(ofNoPage).sorted() == [], "rules without a page")
    #expect(onPages.intersection(ofNoPage).sorted() == [], "rules that have a page after all")
    #expect(ofNoPage.subtracting(rules).sorted() == [], "no such rules")
  }

  @Test func everyPageIsThereInBothLanguages() throws {
    let missing = plan.pages.flatMap { page in
      LanguageCode.ofCourse.map(\.rawValue).filter { language in
        !PageKind.allCases.contains {
          Repository.exists("\(Self.folder)/\(page.name)/\($0.rawValue).\(language).md")
        }
      }.map { "\(page.name) in \($0)" }
    }
    #expect(missing == [])
  }

  // MARK: - Expectations

  /// Whether a screen on which nothing ever happens would break the expectation.
  private static func saysThatSomethingComes(_ it: ScenarioExpectation) -> Bool {
    if case .some(.some) = it.hitView { return true }
    if case .some(.some) = it.firstResponder { return true }
    let lists = [it.hitOrder, it.chain, it.chainBegins, it.cycles?.flatMap { $0 }]
    if lists.contains(where: { $0?.isEmpty == false }) || it.actions?.isEmpty == false { return true }
    if it.received.contains(where: { !$0.methods.isEmpty }) || !it.properties.isEmpty { return true }
    if it.states.contains(where: { $0.entered?.isEmpty == false || $0.because != nil || !$0.at.isEmpty }) {
      return true
    }
    guard let calls = it.calls else { return false }
    return [calls.exactly, calls.includes, calls.inAnyOrder].contains { $0?.isEmpty == false }
      || calls.counts.contains { $0.count > 0 }
  }

  @Test func noScenarioIsContentWithAScreenOnWhichNothingHappens() throws {
    let folders = ["Sources/HitPathCommands/Gallery", "Sources/HitPathCommands/Kinds", Self.folder]
    let files = try Repository.files(in: folders, endingIn: [".yml"]).filter {
      !$0.path.hasSuffix("questions.yml") && !$0.path.hasSuffix("course.yml")
    }
    #expect(files.count > 90)
    let content = try files.filter { file in
      let expected = try ScenarioReader.read(file.text, file: file.path).expectations
      // A page without its own answer has questions.
      return !expected.isEmpty && !expected.contains(where: Self.saysThatSomethingComes)
    }
    #expect(content.map(\.path) == [])
  }

  @Test func noQuestionIsAnsweredByAScreenOnWhichNothingHappens() throws {
    var found: [String] = []
    for page in CoursePages.all {
      guard let text = page.files["questions.yml"], let screen = page.files["scenario.yml"] else { continue }
      var scenario = try ScenarioReader.read(screen, file: page.name)
      scenario.nameEverything()
      for question in try QuestionReader.read(text, file: page.name, of: scenario) {
        let expected = question.options.flatMap(\.expectations)
        if expected.isEmpty || !expected.contains(where: Self.saysThatSomethingComes) {
          found.append("\(page.name): \(question.id)")
        }
      }
    }
    #expect(found == [])
  }
}
