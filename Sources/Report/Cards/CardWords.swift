// SPDX-License-Identifier: Apache-2.0

import Markdown
import Trace

/// The words of cards: without links, which lead nowhere on paper.
enum CardWords {
  /// The first sentences of a paragraph.
  static func beginning(
    of words: [CourseWords.Inline], sentences: Int, in language: LanguageCode
  ) -> [CourseWords.Inline] {
    var left = sentences
    var result: [CourseWords.Inline] = []
    for inline in words {
      guard case .text(let text) = inline.kind else {
        result.append(inline)
        continue
      }
      var end = text.startIndex
      while left > 0, let next = text[end...].firstIndex(where: { isEnd($0, language) }) {
        end = text.index(after: next)
        // A point within a number or a name ends nothing.
        if language == .simplifiedChinese || end == text.endIndex || text[end] == " " { left -= 1 }
      }
      guard left == 0 else {
        result.append(inline)
        continue
      }
      var last = inline
      last.kind = .text(String(text[..<end]))
      return result + [last]
    }
    return result
  }

  private static func isEnd(_ character: Character, _ language: LanguageCode) -> Bool {
    (language == .simplifiedChinese ? "。？！" : ".?!").contains(character)
  }

  /// The words as markup.
  static func html(_ words: [CourseWords.Inline]) -> String {
    var markup = Markup()
    write(words, to: &markup)
    return markup.html
  }

  private static func write(_ words: [CourseWords.Inline], to markup: inout Markup) {
    for inline in words {
      switch inline.kind {
      case .text(let text): markup.text(text)
      case .lineEnd: markup.tag(" ")
      case .code(let code): markup.element("code", code)
      case .emphasis(let inner):
        markup.tag("<em>")
        write(inner, to: &markup)
        markup.tag("</em>")
      case .strong(let inner):
        markup.tag("<strong>")
        write(inner, to: &markup)
        markup.tag("</strong>")
      case .link(_, let inner): write(inner, to: &markup)
      }
    }
  }
}
