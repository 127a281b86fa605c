// SPDX-License-Identifier: Apache-2.0

package import Markdown
internal import Trace

extension [MarkdownText.Inline] {
  /// The first sentences of a paragraph.
  package func beginning(sentences: Int) -> [MarkdownText.Inline] {
    var left = sentences
    var result: [MarkdownText.Inline] = []
    for inline in self {
      guard case .text(let text) = inline.kind else {
        result.append(inline)
        continue
      }
      var end = text.startIndex
      while left > 0, let next = SentenceText.end(in: text[end...]) {
        end = next
        left -= 1
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
}
