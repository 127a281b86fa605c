// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A kind of page. The file of its text is named after it: `lesson.en.md`.
package enum PageKind: String, CaseIterable, Sendable {
  case lesson, question, bug, note

  /// The sections of a text, in order; empty for a note, which may have any.
  package var sections: [SectionName] {
    switch self {
    case .lesson: [.guess, .walk, .rule, .code, .myths, .question, .task]
    case .question: [.answer, .half, .proof, .more, .followUps, .code]
    case .bug: [.signs, .guess, .why, .cures, .code, .myths, .question]
    case .note: []
    }
  }

  /// The optional sections.
  package var optionalSections: Set<SectionName> {
    switch self {
    case .lesson: [.task]
    case .question: [.more, .followUps, .code]
    case .bug: [.guess, .code, .myths, .question]
    case .note: []
    }
  }

  /// The section with a heading; nil if the kind has no such section.
  func section(named heading: String, in language: LanguageCode) -> SectionName? {
    let names = self == .note ? SectionName.allCases.filter { $0.moment != nil } : sections
    return names.first { $0.heading(in: language) == heading }
  }
}

/// A section of pages of a kind, with its heading.
package enum SectionName: String, CaseIterable, Sendable {
  case guess, walk, rule, code, myths, question, task
  case answer, half, proof, more, followUps
  case signs, why, cures

  package func heading(in language: LanguageCode) -> String {
    language == .simplifiedChinese ? headings.chinese : headings.english
  }

  private var headings: (english: String, chinese: String) {
    switch self {
    case .guess: ("Guess first", "先猜一猜")
    case .walk: ("What happens", "发生了什么")
    case .rule: ("The rule", "规则")
    case .code: ("In your app", "写进代码")
    case .myths: ("Not so", "别弄错")
    case .question: ("Question", "考考你")
    case .task: ("Do it yourself", "自己动手")
    case .answer: ("Your answer", "你的答案")
    case .half: ("The answer in half a minute", "三十秒回答")
    case .proof: ("The proof", "证据")
    case .more: ("One more", "再问一句")
    case .followUps: ("Follow-ups", "追问")
    case .signs: ("Is it yours?", "是不是这个问题")
    case .why: ("Why", "原因")
    case .cures: ("Cures", "怎么改")
    }
  }

  /// When the questions of this section are asked, in the words of `questions.yml`; nil for a section without any.
  package var moment: String? {
    switch self {
    case .guess, .answer: "before"
    case .question, .more: "after"
    case .followUps: "follow-up"
    case .task: "task"
    default: nil
    }
  }
}
