// SPDX-License-Identifier: Apache-2.0

import Course
import Markdown
import Testing
import Trace

@Suite struct CourseTextReaderTests {
  private static let lesson = """
    # A title

    A lead.

    ## Guess first

    Who gets it?

    - [one] `One`.

      No.

    - [two] `Two`.

      Right.

    ## What happens

    Words.

    ## The rule

    A rule.

    ## In your app

    Code.

    ## Not so

    - *"So?"* No.

    ## Question

    And now?

    - [yes] Yes.

      Right, yes.

    - [no] No.

      No.

    """

  private func faults(_ text: String, _ kind: PageKind = .lesson) -> [String] {
    CourseTextReader.read(text, kind: kind, language: .english).faults.map { fault in
      "\(fault.place.line): \(fault.message)"
    }
  }

  @Test func aLessonHasTitleLeadSectionsAndQuestions() {
    let (page, faults) = CourseTextReader.read(Self.lesson, kind: .lesson, language: .english)
    #expect(faults == [])
    #expect(page.title.plain == "A title")
    #expect(page.lead.plain == "A lead.")
    #expect(page.sections.map(\.name) == [.guess, .walk, .rule, .code, .myths, .question])
    #expect(page.questions.map(\.moment) == ["before", "after"])
    #expect(page.questions[0].options.map(\.key) == ["one", "two"])
    #expect(page.questions[0].options.map(\.label.plain) == ["One.", "Two."])
    #expect(page.questions[0].asked.inlines.map(\.plain) == ["Who gets it?"])
    #expect(page.questions[1].options[0].reason.inlines.map(\.plain) == ["Right, yes."])
  }

  @Test func everyKindHasItsHeadingsInEveryLanguage() {
    for language in LanguageCode.allCases {
      let headings = SectionName.allCases.map { $0.heading(in: language) }
      #expect(Set(headings).count == headings.count)
    }
    #expect(PageKind.note.sections == [])
  }

  @Test(arguments: [
    ("# A title\n\n", "", "1: the text does not begin with its title"),
    ("A lead.\n\n", "", "3: no paragraph follows the title"),
    ("## Guess first", "## Guess", "5: a lesson has no section 'Guess'"),
    ("## The rule", "### The rule", "21: a heading of level 3, expected one title and sections: ## Question"),
    ("## The rule", "## Question", "21: a lesson"),
    ("- [two]", "- two", "13: an option that does not begin with its key"),
    ("- [two]", "- [one]", "13: the option 'one' stands twice"),
    ("      Right.\n", "", "13: the option 'two' has no reason"),
    ("## In your app", "## Not so", "29: the section 'Not so' stands twice"),
  ])
  func whatIsNotOfItsFormIsRefused(part: String, other: String, fault: String) {
    let plain = part.hasPrefix("      ") ? String(part.dropFirst(4)) : part
    let text = Self.lesson.replacing(plain, with: other, maxReplacements: 1)
    #expect(text != Self.lesson)
    let found = faults(text)
    if fault.hasSuffix("a lesson") {
      #expect(found.contains { $0.contains("stands twice") })
    } else {
      #expect(found.contains(fault), "\(found)")
    }
  }

  @Test func sectionsStandInTheirOrder() {
    let text = Self.lesson.replacing("## The rule", with: "## Later").replacing(
      "## In your app", with: "## The rule"
    )
    .replacing("## Later", with: "## In your app")
    #expect(faults(text) == ["25: 'The rule' comes after 'In your app', expected before"])
  }

  @Test func aNoteIsDividedAsItLikes() {
    #expect(faults("# A\n\nLead.\n\n## Anything\n\nWords.\n", .note) == [])
  }
}
