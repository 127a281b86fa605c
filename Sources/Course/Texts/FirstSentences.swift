// SPDX-License-Identifier: Apache-2.0

package import Markdown
package import Trace

extension [MarkdownText.Inline] {
  /// The first sentences of a paragraph.
  package func beginning(sentences: Int, in language: LanguageCode) -> [MarkdownText.Inline] {
    var left = sentences
    var result: [MarkdownText.Inline] = []
    for inline in self {
      guard case .text(let text) = inline.kind else {
        result.append(inline)
        continue
      }
      var end = text.startIndex
      while left > 0, let next = text[end...].firstIndex(where: { Self.isEnd($0, language) }) {
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
}
