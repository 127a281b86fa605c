// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import Report
import ScenarioFile

/// What a page of the gallery is.
enum GalleryTopic: String, CaseIterable {
  case lessons, questions, bugs, notes
  case scenarios
  case kinds

  init(_ kind: PageKind) {
    switch kind {
    case .lesson: self = .lessons
    case .question: self = .questions
    case .bug: self = .bugs
    case .note: self = .notes
    }
  }
}

/// A page of the gallery: one of the course, or of a scenario that stands alone.
struct GalleryPage {
  var name: String
  var topic: GalleryTopic

  /// The text of its scenario; empty for a page of words alone.
  var scenario: String
  var input: ReportInput

  /// A screen without touches, for pages of words alone.
  private static let empty = "window: {}\n"

  /// What is played at the head of the index, and the page that tells all about it.
  static var example: (input: ReportInput, page: String) {
    (ReportInput(path: "hitpath-example.yml", builtIn: CoursePages.example), "bug-02-button-outside-its-bar")
  }

  /// The pages of a lesson are those that follow it, up to the next one. Of any other page it is its lesson.
  private static func related(to name: String, in part: CoursePlan.Part) -> [PageSource] {
    func isLesson(_ name: String) -> Bool { name.hasPrefix("\(PageKind.lesson.rawValue)-") }
    let names = part.pages.map(\.name)
    guard let position = names.firstIndex(of: name) else { return [] }
    let related =
      isLesson(name)
      ? Array(names[(position + 1)...].prefix { !isLesson($0) })
      : names[..<position].last(where: isLesson).map { [$0] } ?? []
    return related.compactMap { CoursePages.page(named: $0).map { PageSource($0) } }
  }

  /// The course, door by door in its order, and the scenarios behind it.
  static func all() throws -> [GalleryPage] {
    let plan = try CourseReader.read(CoursePages.plan, file: PageSource.plan)
    let lessons = plan.pages.map(\.name).filter { $0.hasPrefix("\(PageKind.lesson.rawValue)-") }
    let course = plan.parts.flatMap { part in
      part.pages.compactMap { item -> GalleryPage? in
        guard let page = CoursePages.page(named: item.name) else { return nil }
        let source = PageSource(page)
        guard let kind = source.texts.first?.kind else { return nil }
        let scenario = page.files[PageSource.scenario] ?? ""
        var input = ReportInput(
          path: "\(page.name)/\(PageSource.scenario)", builtIn: scenario.isEmpty ? empty : scenario,
          page: source)
        input.standing = lessons.firstIndex(of: page.name).map {
          PagePlace.Position(number: $0 + 1, count: lessons.count)
        }
        input.part = part.name
        input.related = related(to: page.name, in: part)
        return GalleryPage(name: page.name, topic: GalleryTopic(kind), scenario: scenario, input: input)
      }
    }
    // The doors of the index, in its order.
    let doors: [Set<GalleryTopic>] = [[.bugs], [.lessons, .notes], [.questions]]
    return doors.flatMap { door in course.filter { door.contains($0.topic) } }
      + BuiltInScenarios.files.map { file in
        GalleryPage(
          name: file.name, topic: .scenarios, scenario: file.text,
          input: ReportInput(path: "\(file.name).yml", builtIn: file.text))
      }
  }

  /// The scenarios to start from. The gallery has one page for all of them; by name or topic each is made one.
  static func kinds() -> [GalleryPage] {
    ScenarioKind.all.map { kind in
      GalleryPage(
        name: kind.name, topic: .kinds, scenario: kind.text,
        input: ReportInput(path: "\(kind.name).yml", builtIn: kind.text))
    }
  }
}
