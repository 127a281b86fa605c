// SPDX-License-Identifier: Apache-2.0

/// The pages that are part of the program.
package enum CoursePages {
  /// A page by its folder.
  package struct Page: Hashable, Sendable {
    package var name: String

    /// The texts of its files by their names.
    package var files: [String: String]
  }

  /// The text of `course.yml`.
  package static var plan: String { EmbeddedTexts.files["Pages/course.yml"] ?? "" }

  /// The scenario that is played at the start of the course.
  package static var example: String { EmbeddedTexts.files["Pages/example.yml"] ?? "" }

  /// Search words of readers for things that the pages call differently.
  package static var synonyms: String { EmbeddedTexts.files["Pages/synonyms.txt"] ?? "" }

  /// The terms that have notes, with their forms in each language.
  package static var terms: String { EmbeddedTexts.files["Pages/terms.txt"] ?? "" }

  /// The pages by the names of their folders, sorted.
  package static let all: [Page] = {
    var pages: [String: [String: String]] = [:]
    for (path, text) in EmbeddedTexts.files {
      let parts = path.split(separator: "/").map(String.init)
      if parts.count == 3, parts[0] == "Pages" { pages[parts[1], default: [:]][parts[2]] = text }
    }
    return pages.map { Page(name: $0.key, files: $0.value) }.sorted { $0.name < $1.name }
  }()

  package static func page(named name: String) -> Page? { all.first { $0.name == name } }
}
