// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Course
import CourseFile
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

extension ReportWriter {
  /// The booklets of the course as pages to be printed: one of all, and one of each part, in each language.
  ///
  /// - Throws: What is wrong with a page or a template.
  func booklets(of pages: [GalleryPage]) throws -> [(name: String, text: String)] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let subjects = try self.subjects(of: pages)
    return try languages.all.flatMap { language in
      let parts = try plan.parts.compactMap { part -> Booklet.Part? in
        let items = try part.pages.flatMap { subjects[$0.name] ?? [] }
          .filter { $0.text.language.rawValue == language.code }
          .map { try BookletItem($0, in: language) }
        return items.isEmpty ? nil : (name: part.name[language.code] ?? "", items: items)
      }
      let options = options.speaking(language)
      var files = [
        (name: languages.file("booklet", in: language), text: try Booklet.html(parts, options: options))
      ]
      if parts.count > 1 {
        for (number, part) in parts.enumerated() {
          let name = languages.file("booklet-\(number + 1)", in: language)
          files.append((name, try Booklet.html([part], options: options)))
        }
      }
      return files
    }
  }

  /// The texts of pages with their runs, by the names of pages.
  private func subjects(of pages: [GalleryPage]) throws -> [String: [CourseSubject]] {
    let reader = InputReader(settings.changes, terminal)
    var subjects: [String: [CourseSubject]] = [:]
    for page in pages where page.input.page != nil {
      subjects[page.name] = try page.input.lessons(
        reader.load(page.input.path, text: try page.input.text()))
    }
    return subjects
  }
}
