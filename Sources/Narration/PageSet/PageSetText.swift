// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// The words of an index and of pages that are served. Names are inserted as they are.
package enum PageSetText: Sayable, Hashable, Sendable {
  /// The doors of a course: what they are called, and what is behind them; the head of its first page.
  case door(CourseDoor)
  case behindDoor(CourseDoor)
  case courseTitle, courseSummary

  /// What the tick says at a page whose questions the reader has answered.
  case answered

  /// The example at the head of a course: what it is, what it shows, and the way to all about it.
  case example, exampleCaption, exampleLink

  /// The pages of a course, counted, and what can be looked for in them.
  case pages(count: Int)
  case pageHits(shown: String, total: String)
  case noPageHits
  case searchPages
  case rule, uikitClass
  case ruleArea(RuleArea)

  /// The list of rules, and how well a rule is known, by the word of `docs/rules.md`.
  case rules, rulesSummary
  case ruleMark(String)

  /// What belongs to a page of the course: the pages of a lesson, and the lesson of a page.
  case pagesOfLesson, lessonOfPage
  case pageKind(CourseKind)

  // What came of a scenario's expectations.
  case met(count: Int)
  case failed(count: Int, total: Int)
  case nothingExpected

  /// The page of the scenarios to start from, and what they are grouped by.
  case kindsTitle, kindsSummary
  case kindsOf(ScenarioGroup)

  /// A booklet's contents, and the answers at its back.
  case bookletContents, bookletAnswers

  /// Cards: what they are called, what is said before what may be false, and before a follow-up.
  case cardsTitle, cardTrue, cardFollowUp

  // The index.
  case scenarios(count: Int)
  case hits(shown: String, total: String)
  case noHits
  case search
  case expectations
  case whoActs
  case any
  case anyMet
  case anyFailed
  case anyWrong
  case taker(Verdict.Taker)
  case skipToScenarios
  case nothingHere

  /// An audit's index without pages: what that means, and how many findings are suppressed and how many old.
  case nothingFound(isAllKnown: Bool)
  case leftOut(suppressed: Int, old: Int)

  // Served pages.
  case serverGone
  case mistakes(count: Int)
  case mistakesSummary
  case moreMistakes(count: Int)
  case place(line: Int, column: Int?)
  case hint
  case noSuchPage

  /// A page takes long to make; the browser shows it when it is ready.
  case pageIsLate

  // Of requests that are refused.
  case otherSite
  case badRequest
  case longAddress
  case longHeaders
  case wrongHost
  case readOnly
}

/// What a page of a course is.
package enum CourseKind: String, Hashable, Sendable, CaseIterable {
  case lesson, question, bug, note
}

/// A way into a course, by why a reader comes.
package enum CourseDoor: String, Hashable, Sendable, CaseIterable, Codable {
  /// Something on the screen does not react as it should.
  case odd
  /// How it works, lesson by lesson.
  case understand
  /// A question of an interview.
  case asked
}

/// What a scenario to start from shows.
package enum ScenarioGroup: String, Hashable, Sendable, CaseIterable {
  case recognizers, controls, overrides, events
}
