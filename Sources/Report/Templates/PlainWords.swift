// SPDX-License-Identifier: Apache-2.0

import Markdown

/// Words without links, for cards, where links lead nowhere, and for rules.
enum PlainWords {
  /// The words as markup.
  static func html(_ words: [MarkdownText.Inline]) -> String {
    Markup.html { write(words, to: &$0) }
  }

  private static func write(_ words: [MarkdownText.Inline], to markup: inout Markup) {
    for inline in words {
      switch inline.kind {
      case .text(let text): markup.text(text)
      case .lineEnd: markup.tag(" ")
      case .code(let code): markup.element("code", code)
      case .emphasis(let inner): markup.element("em") { write(inner, to: &$0) }
      case .strong(let inner): markup.element("strong") { write(inner, to: &$0) }
      case .link(_, let inner): write(inner, to: &markup)
      }
    }
  }
}
