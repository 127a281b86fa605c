// SPDX-License-Identifier: Apache-2.0

/// Where sentences end, in every language that sentences are written in.
package enum SentenceText {
  /// The first sentence of a text without its final point; the whole text if no sentence ends in it.
  package static func first(of text: String) -> Substring {
    guard let end = end(in: text[...]) else { return text[...] }
    return text[..<text.index(before: end)]
  }

  /// The place behind the point with which the first sentence ends; nil if none ends in the text.
  ///
  /// A point within a number or a name, such as `0.01` or `.identity`, ends nothing.
  package static func end(in text: Substring) -> String.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return "。？！".contains(text[index])
        || ".?!".contains(text[index]) && (next == text.endIndex || text[next].isWhitespace)
    }.map { text.index(after: $0) }
  }
}
