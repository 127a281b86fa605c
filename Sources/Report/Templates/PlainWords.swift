// SPDX-License-Identifier: Apache-2.0

import Markdown

/// Words without links, for cards, where links lead nowhere, and for rules.
enum PlainWords {
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
