// SPDX-License-Identifier: Apache-2.0

import Course

/// Words that readers of an index type instead of those in its texts.
package struct SearchSynonyms: Sendable {
  /// Phrases with the same meaning, separated by commas.
  package var same: [String]

  /// Words to ignore in a search, separated by spaces.
  package var little: String

  package init(same: [String] = [], little: String = "") {
    self.same = same
    self.little = little
  }

  /// The synonyms of the course, for all languages: readers of Chinese type English names too.
  package static let ofCourse = SearchSynonyms(CoursePages.synonyms)

  /// Reads lines of comma-separated phrases, and one line that begins with `little:`; lines that begin with `#` are
  /// comments.
  init(_ text: String) {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let mark = "little:"
    self.init(
      same: lines.filter { !$0.hasPrefix(mark) }.map { String($0).replacing(", ", with: ",") },
      little: lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count).drop { $0 == " " } }
        .joined(separator: " ")
    )
  }
}
