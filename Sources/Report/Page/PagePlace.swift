// SPDX-License-Identifier: Apache-2.0

package import Narration

/// Where a page stands among the pages of a set.
package struct PagePlace: Hashable, Sendable, Encodable {
  /// A page to go to.
  package struct Link: Hashable, Sendable, Encodable {
    /// The file, relative to this page.
    package var file: String
    package var title: String

    package init(file: String, title: String) {
      self.file = file
      self.title = title
    }
  }

  /// The same page in another language.
  package struct Translation: Hashable, Sendable, Encodable {
    package var language: Language

    /// The file, relative to this page.
    package var file: String

    package init(language: Language, file: String) {
      self.language = language
      self.file = file
    }
  }

  /// Which of the pages of a set it is.
  package struct Position: Hashable, Sendable, Encodable {
    /// From 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The page's own file; empty where nobody asks.
  package var file: String

  /// The index; nil for a page that stands alone.
  package var index: Link?
  package var previous: Link?
  package var next: Link?

  /// Nil where the pages have no order of their own, or the page stands alone.
  package var position: Position?

  /// The page in the other languages that were asked for.
  package var translations: [Translation]

  package init(
    file: String = "", index: Link? = nil, previous: Link? = nil, next: Link? = nil,
    position: Position? = nil, translations: [Translation] = []
  ) {
    self.file = file
    self.index = index
    self.previous = previous
    self.next = next
    self.position = position
    self.translations = translations
  }
}
