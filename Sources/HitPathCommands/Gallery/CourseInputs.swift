// SPDX-License-Identifier: Apache-2.0

import Course
import Report
import ScenarioFile

/// The pages of the built-in course as inputs of a report.
enum CourseInputs {
  /// A screen without touches, for pages of words alone.
  private static let empty = "window: {}\n"

  /// All pages in the order of the course.
  static func all() throws -> [ReportInput] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let lessons = plan.pages.map(\.name).filter { $0.hasPrefix(PageKind.lesson.rawValue) }
    return plan.parts.flatMap { part in
      part.pages.compactMap { item -> ReportInput? in
        guard let page = CoursePages.page(named: item.name) else { return nil }
        var input = ReportInput(
          path: "\(page.name)/\(PageSource.scenario)", builtIn: page.files[PageSource.scenario] ?? empty,
          page: PageSource(page))
        input.standing = lessons.firstIndex(of: page.name).map {
          CourseSubject.Standing(number: $0 + 1, count: lessons.count)
        }
        input.part = part.name
        return input
      }
    }
  }
}
