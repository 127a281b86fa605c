// SPDX-License-Identifier: Apache-2.0

import CourseFile
import InputFile
import ScenarioFile
import Testing
import Trace

@Suite struct QuestionReaderTests {
  private static let scenario = """
    window:
      rootViewController:
        id: Controller
        view:
          id: Page
          subviews:
            - id: Card
              frame: [0, 0, 200, 200]
              gestureRecognizers: [{id: tap, class: UITapGestureRecognizer}]
    touches:
      - tap: [10, 10]
      - tap: [300, 300]
      - {began: [20, 20], finger: thumb}
      - {ended: [20, 20], finger: thumb}
    """

  private func read(_ text: String, touches: String = "") throws -> [ScenarioQuestion] {
    var scenario = try ScenarioReader.read(Self.scenario + touches, file: "scenario.yml")
    scenario.nameEverything()
    return try QuestionReader.read(text, file: "questions.yml", of: scenario)
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      let error = (error as? InputErrors)?.errors.first
      guard let error else { return "no error of an input" }
      return "\(error.line ?? 0):\(error.column ?? 0): \(error.message)"
    }
  }

  private static let question = """
    - id: who
      when: before
      kind: which-view
      touch: 2
      options:
        page: {expect: {hitView: Page}}
        card: {expect: {hitView: Card}, trap: owner-takes-it}
    """

  @Test func aQuestionIsAboutItsTouch() throws {
    let question = try read(Self.question)[0]
    #expect(question.id == "who")
    #expect(question.moment == .before)
    #expect(question.kind == .whichView)
    #expect(question.options.map(\.key) == ["page", "card"])
    #expect(question.options.map(\.trap) == [nil, "owner-takes-it"])
    #expect(question.options.map { $0.expectations.map(\.touch) } == [[2], [2]])
    #expect(question.options[1].line == 7)
    #expect(question.options[1].column == 5)
    #expect(question.settings.isEmpty && question.only.isEmpty)
  }

  @Test func touchesThatRunAloneKeepTheirNumbersInTheFile() throws {
    let text = Self.question.replacing("touch: 2", with: "only: [2, 3]")
    let question = try read(text)[0]
    #expect(question.scenario.touches.count == 3)
    #expect(question.number(ofTouch: 3) == 2)
    #expect(question.number(ofTouch: 1) == nil)
    #expect(question.options[0].expectations[0].touch == 1)
    let third = try read(text.replacing("hitView: Page", with: "touch: 3, hitView: Page"))[0]
    #expect(third.options[0].expectations[0].touch == 2)
  }

  @Test func theMomentsOfAFingerGoWithItsComingDown() throws {
    let question = try read(Self.question.replacing("touch: 2", with: "only: [1]"))[0]
    #expect(question.scenario.touches.count == 1)
  }

  @Test func aChangeSetsAnyKeyAlsoOneThatHoldsObjects() throws {
    let text = """
      - id: cure
        when: after
        kind: which-change
        change: {configuration: {tapInterval: 0.3}}
        goal: {hitView: Card}
        options:
          none: {change: {Card: {alpha: 0, tag: 3}}, trap: no}
          own: {change: {Card: {gestureRecognizers: [{id: double, class: UITapGestureRecognizer}]}}}
      """
    let question = try read(text)[0]
    #expect(question.scenario.configuration == ["tapInterval": 0.3])
    #expect(question.options[0].settings.map(\.property) == ["alpha", "tag"])
    #expect(question.options[1].settings.map(\.object) == ["Card"])
    #expect(question.options[1].scenario != question.scenario)
    #expect(!question.settings.isEmpty)
  }

  @Test(arguments: [
    ("when: before", "when: later", "2:9: 'when' takes before, after, follow-up, task, found 'later'"),
    ("kind: which-view", "kind: who", "3:9: 'kind' takes"),
    ("touch: 2", "touch: 4", "4:10: the scenario has no touch 4; it has 3"),
    ("touch: 2", "only: [3, 2]", "4:9: 'only' lists touches in rising order, each once"),
    ("touch: 2", "goal: {hitView: Card}", "4:3: a question of kind which-view has no 'goal'"),
    ("touch: 2", "change: {Crad: {alpha: 1}}", "4:12: 'change' names 'Crad', which does not exist"),
    ("touch: 2", "change: {Card: {id: New}}", "4:19: the id of an object stays the same"),
    ("touch: 2", "change: {Card: {alpha: 2}}", "4:26: 'alpha' takes a number from 0 to 1, found 2"),
    (
      "touch: 2", "change: {Card: {subviews: [{id: Page}]}}",
      "4:11: after the change two objects have the id 'Page'"
    ),
    (
      ", trap: owner-takes-it", "",
      "5:3: a question has several options, all with a 'trap' but one; found 2, 2 without"
    ),
    (
      "expect: {hitView: Card}", "expect: {actions: [tap.tap]}",
      "7:20: an option of kind which-view expects 'hitView'"
    ),
    (
      "expect: {hitView: Card}", "expect: {hitView: Crad}",
      "7:30: 'hitView' names 'Crad', which does not exist"
    ),
    (
      "expect: {hitView: Card}", "change: {Card: {alpha: 1}}",
      "7:12: an option of kind which-view has 'expect', and no 'change'"
    ),
    ("    card:", "    a card:", "7:5: the key of an option has letters, digits and hyphens, found 'a card'"),
    ("- id: who", "- id: who are you", "1:7: 'id' takes letters, digits and hyphens, found 'who are you'"),
    ("- id: who\n  when", "- when", "1:3: the question has no 'id'"),
    ("- id: who", "- id: who\n  colour: red", "2:3: a question has no key 'colour'"),
  ])
  func whatIsWrongIsToldWithItsPlace(part: String, other: String, fault: String) {
    let text = Self.question.replacing(part, with: other)
    #expect(text != Self.question)
    #expect(self.fault(text)?.hasPrefix(fault) == true, "\(self.fault(text) ?? "nothing")")
  }

  @Test func aChangeTakesNothingAwayThatIsNeeded() throws {
    let text = """
      - id: cure
        when: after
        kind: which-change
        goal: {hitView: Page}
        options:
          none: {change: {Page: {alpha: 0.5}}, trap: no}
          gone: {change: {Page: {subviews: []}}}
      """
    #expect(try read(text)[0].options.count == 2)
    let touches = "\n  - set: {Card: {alpha: 0.5}}"
    let errors = #expect(throws: InputErrors.self) { try read(text, touches: touches) }
    #expect(
      errors?.errors.map(\.message) == ["after the change there is no 'Card', to which something is done"])
  }

  @Test func aFileWithoutQuestionsIsTold() {
    #expect(fault("# nothing\n") == "0:0: the file is empty, expected a list of questions")
    #expect(fault("a: 1\n")?.contains("'questions' takes a list of questions") == true)
  }

  @Test func aProofIsNeededWhereTrueOrFalseIsAsked() {
    let text = Self.question.replacing("kind: which-view", with: "kind: true-or-false")
    #expect(fault(text) == "6:11: the option has no 'proof'")
  }

  @Test func twoQuestionsHaveTwoNames() {
    #expect(
      fault("\(Self.question)\n\(Self.question)") == "8:3: the id 'who' is that of a question in line 1")
  }
}
