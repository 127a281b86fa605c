// SPDX-License-Identifier: Apache-2.0

package import Course
import Markdown
package import Narration
import Trace

/// A wrong answer that stands for a misconception, by where it is found.
package struct TrapAnswer: Hashable, Sendable {
  package var trap: String
  package var page: String

  /// The position of its question in the text.
  package var question: Int
  package var option: String

  package init(trap: String, page: String, question: Int, option: String) {
    self.trap = trap
    self.page = page
    self.question = question
    self.option = option
  }

  /// One answer for each misconception: the first that is short enough for a card in all languages, else the shortest.
  ///
  /// - Parameters:
  ///   - answers: All wrong answers, in the order of the course.
  ///   - texts: The texts of a page, by its name.
  /// - Returns: The answers in the order in which their misconceptions come first.
  package static func choose(_ answers: [TrapAnswer], _ texts: [String: [CourseText]]) -> [TrapAnswer] {
    var best: [String: (answer: TrapAnswer, excess: Int)] = [:]
    var order: [String] = []
    for answer in answers {
      let excess = (texts[answer.page] ?? []).map { text in
        let most = text.language == .english ? 25 : 40
        return max(0, TextLength.count(FlashCard.front(of: answer, in: text).plain, in: text.language) - most)
      }.max()
      guard let excess else { continue }
      if best[answer.trap] == nil { order.append(answer.trap) }
      if excess < best[answer.trap]?.excess ?? .max { best[answer.trap] = (answer, excess) }
    }
    return order.compactMap { best[$0]?.answer }
  }
}

extension FlashCard {
  /// The card of a misconception: what is asked with the wrong answer, and what refutes it.
  package static func card(
    of answer: TrapAnswer, text: CourseText, rules: [String], in language: Language
  ) -> FlashCard? {
    guard let option = option(answer, text) else { return nil }
    let cited = option.reason.inlines.flatMap(\.ruleNames)
    return FlashCard(
      id: "trap-\(answer.trap)", label: language.say(PageSetText.cardTrue), front: front(of: answer, in: text),
      back: option.reason.inlines, rules: cited.isEmpty ? rules : cited, page: answer.page, showsScreen: true)
  }

  /// What is asked, and the wrong answer as somebody gives it.
  static func front(of answer: TrapAnswer, in text: CourseText) -> [MarkdownText.Inline] {
    guard let option = option(answer, text), let first = option.label.first else { return [] }
    let question = text.questions[answer.question]
    // A page of a question is called by it.
    let isTitle = text.kind == .question && question.moment == "before"
    var asked = isTitle ? text.title : question.asked.inlines.last ?? []
    // On a card nothing stands beside it that would have to be told from it.
    if asked.count == 1, case .strong(let inner) = asked[0].kind { asked = inner }
    return asked + [MarkdownText.Inline(kind: .text(" "), place: first.place)]
      + [MarkdownText.Inline(kind: .emphasis(option.label), place: first.place)]
  }

  private static func option(_ answer: TrapAnswer, _ text: CourseText) -> CourseText.Option? {
    guard text.questions.indices.contains(answer.question) else { return nil }
    return text.questions[answer.question].options.first { $0.key == answer.option }
  }
}
