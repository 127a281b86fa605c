// SPDX-License-Identifier: Apache-2.0

import Course
import Foundation
import Narration
import Testing

@testable import HitPathCommands

/// `hitpath quiz`.
@MainActor
@Suite struct QuizTests {
  @Test func aRightAnswerTellsItsReasonAndTheStepsOfItsLinks() throws {
    let outcome = hitpath("quiz", "lesson-03", "--question", "outside-the-card", "--answer", "page")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        "Touch 2 comes down on the red circle, but outside the white card. Which view gets it?\n"))
    #expect(outcome.output.contains("        Close: UIButton  (238, -22, 44, 44)\n"))
    #expect(outcome.output.contains("  Touch 2: tap at (300, 110)\n"))
    #expect(
      outcome.output.hasSuffix(
        """
        page: this is it.
        Right. `Card` says no, nothing else lies there, so `Page` is the deepest view that said yes.
          → Touch 2, step 3: Card says no: the point is 10 pt right of and 10 pt above its bounds.

        """))
  }

  @Test func aWrongAnswerTellsItsReasonAndFails() {
    let outcome = hitpath("quiz", "lesson-03", "--question", "outside-the-card", "--answer", "close")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("close: this is not it.\n`Close` would have said yes."))
  }

  @Test func stepsOfAChangedRunAreTold() {
    let outcome = hitpath(
      "quiz", "lesson-16", "--question", "tap-recognizer-above", "--answer", "nothing", "--lang", "zh-Hans")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("本题的设置：Page.gestureRecognizers = "))
    #expect(outcome.output.contains("  → 触摸4，第"))
  }

  @Test func questionsAreListedByPage() throws {
    #expect(
      try output(of: "quiz", "lesson-12-one-wins", "--list") == """
        lesson-12-one-wins/four-taps  who-acts
        lesson-12-one-wins/one-yes-one-no  which-state

        """)
  }

  @Test func hintsAreTheRuleTheMeasureAndTheStepsBefore() throws {
    let text = try output(of: "quiz", "lesson-03", "--question", "outside-the-card", "--hints")
    #expect(text.contains("Hint 1\n  A view's subviews are asked only after the view itself has said yes."))
    #expect(
      text.hasSuffix(
        """
        Hint 2
          Card: 10 pt right of and 10 pt above its bounds
        Hint 3
          1. The point is inside UIWindow, so its subviews are asked, from front to back.
          2. The point is inside Page, so its subviews are asked, from front to back.

        """), "\(text)")
  }

  @Test func aTextIsReadWithTheStepsOfItsLinks() throws {
    let text = try output(of: "quiz", "lesson-03", "--read")
    #expect(text.hasPrefix("The parent is asked first\n\nA round close button sits on the corner of a card."))
    #expect(text.contains("\nWhat happens\n"))
    #expect(text.contains("But `Card` says no [2.3]: it is 260 points wide"))
    #expect(text.contains("\n  [card] `Card`, which the button belongs to\n"))
    #expect(!text.contains("Belonging is not the test"))
    #expect(text.contains("\n    final class CardView: UIView {\n"))
    #expect(
      text.hasSuffix("[2.3] Card says no: the point is 10 pt right of and 10 pt above its bounds.\n"))
    #expect(try output(of: "quiz", "lesson-03", "--read", "--lang", "zh-Hans").hasPrefix("先问父视图\n"))
    #expect(
      try output(of: "quiz", "note-articles", "--read").contains(
        "  - A3.2 Events are \"usually given to the key window first\". Windows are asked"))
  }

  /// A session that reads lines, and what it wrote.
  private func session(_ lines: [String], page: String = "lesson-03") throws -> String {
    var output = ""
    let terminal = Terminal(output: { output += String(decoding: $0, as: UTF8.self) }, diagnostics: { _ in })
    let questions = try QuizPages(.english, terminal).questions(of: [page], only: nil)
    var rest = lines[...]
    QuizSession(terminal: terminal, language: .english) { rest.popFirst() }.run(questions)
    return output
  }

  @Test func aReaderTriesUntilItIsRight() throws {
    let text = try session(["close", "nonsense", "?", "page", "card"])
    #expect(text.contains("Question 1 of 2 · lesson-03-parent-first/outside-the-card\n"))
    #expect(text.contains("close: this is not it."))
    #expect(text.contains("There is no option “nonsense”."))
    #expect(text.contains("Hint 1\n"))
    #expect(text.contains("page: this is it."))
    #expect(text.contains("card: this is it."))
    // The task of the page is not asked here.
    #expect(text.hasSuffix("1 of 2 right at the first try.\n"))
  }

  @Test func aReaderMayEndAtAnyTime() throws {
    #expect(try session(["q"]).hasSuffix("(? for a hint, q to end): \n"))
    #expect(try session(["page"]).hasSuffix("1 of 1 right at the first try.\n"))
    #expect(try session([]).contains("1 of") == true)
  }

  @Test(arguments: [
    (["quiz", "lesson-99"], 3, "no page of the course that is called so"),
    (["quiz", "lesson-03", "--question", "nothing"], 2, "There is no question 'nothing' here"),
    (
      ["quiz", "lesson-03", "--answer", "page"], 2,
      "--answer is for one question: name it with --question, of 2."
    ),
    (
      ["quiz", "lesson-03", "--question", "badge", "--answer", "no"], 2,
      "There is no option 'no'; there are "
    ),
  ])
  func whatIsNotThereIsTold(arguments: [String], code: Int32, message: String) {
    let outcome = hitpath(arguments)
    #expect(outcome.code == code)
    #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
  }

  @Test func everyPageOfTheCourseChecksOut() throws {
    let outcome = hitpath("check", "-q", Repository.folder.appending(path: "Sources/Course/Pages").path)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.diagnostics)")
  }
}
