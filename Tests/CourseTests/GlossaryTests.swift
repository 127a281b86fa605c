// SPDX-License-Identifier: Apache-2.0

import Course
import TestSupport
import Testing
import Trace

@Suite struct GlossaryTests {
  @Test func theEntriesOfBothLanguagesStandInOneOrder() {
    let counts = LanguageCode.ofCourse.map { Glossary.entries(in: $0).count }
    #expect(Set(counts).count == 1)
    #expect(counts[0] > 25)
  }

  /// Each line of the list names an entry of the page of words, with forms in both languages.
  @Test(arguments: LanguageCode.ofCourse)
  func everyTermOfTheListHasANote(language: LanguageCode) {
    let lines = CoursePages.terms.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let terms = Glossary.of(language).terms
    #expect(terms.count == lines.count)
    #expect(terms.count > 10)
    let forms = terms.flatMap(\.forms)
    #expect(Set(forms).count == forms.count)
    for term in terms {
      #expect(!term.forms.contains(""), "\(term.name)")
      #expect(term.note.count > (language == .english ? 20 : 8), "\(term.name): \(term.note)")
      #expect(!term.note.contains("esson"), "\(term.note)")
      #expect(!term.note.contains("见第"), "\(term.note)")
    }
  }

  @Test func aNoteIsTheFirstSentenceOfItsEntry() {
    func note(_ language: LanguageCode) -> String? {
      Glossary.of(language).terms.first { $0.name == "Hit-test view" }?.note
    }
    #expect(note(.english) == "The view that hit testing finds under a finger.")
    #expect(note(.simplifiedChinese) == "命中测试返回的视图。")
  }
}
