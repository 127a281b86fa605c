// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import InputFile
import ScenarioFile
import TestSupport
import Testing
import Trace

/// Tasks: changes that a reader tries until the goals are reached. `hitpath check`, which tests run on every page, tells
/// whether exactly the changes without a trap reach them.
@Suite struct TaskTests {
  private static let folder = "Sources/Course/Pages"

  private func fault(_ options: String, kind: String = "which-change") -> String? {
    do {
      var scenario = try ScenarioReader.read(
        """
        window: {id: Main, subviews: [{id: Card, frame: [0, 0, 200, 200]}]}
        touches: [{tap: [10, 10]}]
        """, file: "scenario.yml")
      scenario.nameEverything()
      let task = """
        - id: reach
          when: task
          kind: \(kind)
          goal: [{hitView: Main}]
          options: {\(options)}
        """
      let questions = try QuestionReader.read(task, file: "questions.yml", of: scenario)
      #expect(questions.map(\.moment) == [.task])
      return nil
    } catch {
      guard let error = error.errors.first else { return "no error of an input" }
      return "\(error.line ?? 0):\(error.column ?? 0): \(error.message)"
    }
  }

  private static let hide = "hide: {change: {Card: {isHidden: true}}}"
  private static let off = "off: {change: {Card: {isUserInteractionEnabled: false}}}"
  private static let clip = "clip: {change: {Card: {clipsToBounds: true}}, trap: clipping-limits-touches}"

  @Test func severalChangesMaySolveATaskButNotAll() {
    #expect(fault("\(Self.hide), \(Self.off), \(Self.clip)") == nil)
    #expect(fault("\(Self.hide), \(Self.clip)") == nil)
    #expect(
      fault("\(Self.hide), \(Self.off)")
        == "5:3: a task has options that solve it, and others with a 'trap'; found 2, 2 without")
    #expect(
      fault(Self.clip)
        == "5:3: a task has options that solve it, and others with a 'trap'; found 1, 0 without")
  }

  @Test func aTaskIsAboutAChange() {
    #expect(
      fault("a: {expect: {hitView: Main}}", kind: "which-view")
        == "3:3: a task is of kind which-change, found which-view")
  }

  private static let text = """
    # Title

    Lead.

    ## Do it yourself

    Let `Main` get it.

    - `Main` gets it.
    - Nobody else does.

    * [hide] Hide `Card`
    * [clip] Clip it

    """

  @Test func theGoalsOfATaskAreTheListBeforeItsChangesWhichNeedNoReasons() {
    let (page, faults) = CourseTextReader.read(Self.text, kind: .note, language: .english)
    #expect(faults.isEmpty)
    #expect(page.questions.map(\.isTask) == [true])
    #expect(page.questions[0].goals.count == 2)
    #expect(page.questions[0].options.map(\.key) == ["hide", "clip"])
    #expect(page.questions[0].options.map(\.reason) == [[], []])
  }

  /// A lesson without touches would have no screen to do something on.
  @Test(arguments: LanguageCode.ofCourse)
  func everyLessonEndsWithATask(language: LanguageCode) throws {
    let files = try Repository.files(in: [Self.folder], endingIn: ["lesson.\(language.rawValue).md"])
    #expect(files.count == 18)
    for file in files {
      let page = CourseTextReader.read(file.text, kind: .lesson, language: language).page
      #expect(page.sections.last?.name == .task, "\(file.path)")
      #expect(page.questions.last.map { $0.isTask && $0.options.count >= 3 } == true, "\(file.path)")
    }
  }

  /// A goal that is reached as things stand, in each of the tasks' goals, would leave nothing to do.
  @Test func everyTaskHasMoreThanOneWrongWay() throws {
    var tasks = 0
    for page in CoursePages.all where page.name.hasPrefix("lesson-") {
      var scenario = try ScenarioReader.read(page.files["scenario.yml"] ?? "", file: page.name)
      scenario.nameEverything()
      let questions = try QuestionReader.read(
        page.files["questions.yml"] ?? "", file: page.name, of: scenario)
      for task in questions where task.moment == .task {
        tasks += 1
        #expect(task.options.count { $0.trap != nil } >= 2, "\(page.name)")
      }
    }
    #expect(tasks == 18)
  }

  @Test(arguments: LanguageCode.ofCourse)
  func everyBugBeginsWithItsCure(language: LanguageCode) throws {
    let files = try Repository.files(in: [Self.folder], endingIn: ["bug.\(language.rawValue).md"])
    #expect(files.count > 30)
    for file in files {
      let page = CourseTextReader.read(file.text, kind: .bug, language: language).page
      #expect(page.brief != nil, "\(file.path)")
      #expect(page.sections.contains { $0.name == .guess }, "\(file.path)")
    }
  }

  /// Lessons show what they teach: the numbers are those of the lessons.
  @Test func lessonsHaveTheirPictures() throws {
    let plan = try CourseReader.read(CoursePages.plan, file: "course.yml")
    let kinds = Dictionary(
      uniqueKeysWithValues: plan.pages.filter { $0.name.hasPrefix("lesson-") }.map {
        (Int($0.name.dropFirst(7).prefix(2)) ?? 0, $0.picture?.kind)
      })
    #expect(kinds.count == 18)
    #expect(kinds[3] == "tap-map")
    #expect(kinds[4] == "hit-test-flow")
    #expect(kinds[8] == "walks")
    #expect(kinds[9] == "responder-chain")
    for number in 11...13 { #expect(kinds[number] == "gesture-lanes") }
  }
}
