// SPDX-License-Identifier: Apache-2.0

import Course

/// What readers of an index type for what its texts call otherwise.
package struct SearchSynonyms: Sendable {
  /// Phrases that mean the same, with commas between.
  package var same: [String]

  /// Words that say nothing of what is looked for, with blanks between.
  package var little: String

  package init(same: [String] = [], little: String = "") {
    self.same = same
    self.little = little
  }

  /// Those of the course, in all languages: readers of Chinese type English names, too.
  package static let ofCourse = SearchSynonyms(CoursePages.synonyms)

  /// Reads lines of phrases with commas between, and one that begins with `little:`; lines that begin with `#` are comments.
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
