// SPDX-License-Identifier: Apache-2.0

import Course
import CourseFile
import Narration
import Report
import ScenarioFile
import Trace

/// The kinds of pages in the gallery.
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

/// A page of the gallery: a course page or a single scenario.
struct GalleryPage {
  var name: String
  var topic: GalleryTopic

  /// The text of its scenario; empty for a page with text only.
  var scenario: String
  var input: ReportInput

  /// The entrance of the course that leads to the page; nil for a page outside the course.
  private var door: CourseDoor? { input.door ?? input.page?.texts.first?.kind.door }

  /// A screen without touches, for pages with text only.
  private static let empty = "window: {}\n"

  /// The example played at the top of the index, and the page with everything about it.
  static var example: (input: ReportInput, page: String) {
    (ReportInput(path: "hitpath-example.yml", builtIn: CoursePages.example), "bug-02-button-outside-its-bar")
  }

  /// The pages that belong to a lesson: those that follow it, up to the next one. For any other page, its lesson.
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

  /// The course, by entrance and in order, followed by the single scenarios.
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
        input.door = item.door.flatMap(CourseDoor.init)
        input.symptom = item.symptom.flatMap(CourseSymptom.init)
        if kind == .lesson { input.picture = item.picture }
        input.related = related(to: page.name, in: part)
        return GalleryPage(name: page.name, topic: GalleryTopic(kind), scenario: scenario, input: input)
      }
    }
    // In the order of the index: for each entrance, first the pages with an explicit entrance, then symptoms in groups.
    let symptoms = [nil] + CourseSymptom.allCases.map(Optional.some)
    return CourseDoor.allCases.flatMap { door in
      let behind = course.filter { $0.door == door }
      return behind.filter { $0.input.door != nil }
        + symptoms.flatMap { symptom in
          behind.filter { $0.input.door == nil && $0.input.symptom == symptom }
        }
    }
      + BuiltInScenarios.files.map { file in
        GalleryPage(
          name: file.name, topic: .scenarios, scenario: file.text,
          input: ReportInput(path: "\(file.name).yml", builtIn: file.text))
      }
  }

  /// The example scenarios to start from. The gallery has one page for all of them; when requested by name or topic,
  /// each gets its own.
  static func kinds() -> [GalleryPage] {
    ScenarioKind.all.map { kind in
      GalleryPage(
        name: kind.name, topic: .kinds, scenario: kind.text,
        input: ReportInput(path: "\(kind.name).yml", builtIn: kind.text))
    }
  }
}

/// The scenarios built into the binary.
enum BuiltInScenarios {
  /// The scenario files by name, in the order of the gallery.
  static let files: [(name: String, text: String)] = [
    ("touch-demo-subview3", EmbeddedTexts.touch_demo_subview3_yml),
    ("touch-demo-subview1sub1sub1", EmbeddedTexts.touch_demo_subview1sub1sub1_yml),
    ("touch-demo-gap", EmbeddedTexts.touch_demo_gap_yml),
    ("touch-demo-widened", EmbeddedTexts.touch_demo_widened_yml),
    ("round-button", EmbeddedTexts.round_button_yml),
    ("redirect-to-chat", EmbeddedTexts.redirect_to_chat_yml),
    ("pass-through-overlay", EmbeddedTexts.pass_through_overlay_yml),
    ("slow-button", EmbeddedTexts.slow_button_yml),
    ("nested-taps", EmbeddedTexts.nested_taps_yml),
    ("dead-row", EmbeddedTexts.dead_row_yml),
    ("scroll-or-press", EmbeddedTexts.scroll_or_press_yml),
    ("settings-toast", EmbeddedTexts.settings_toast_yml),
  ]
}

/// The page of example scenarios in each language, and their files.
struct KindPages {
  /// The pages and the scenarios.
  let files: [(name: String, text: String)]

  /// The link to the page, by language.
  let links: [Language: [PagePlace.Link]]

  /// The index entry of the page, by language.
  let entries: [IndexEntry]

  init(options: ReportOptions, languages: PageLanguages) throws {
    let scenarios = try ScenarioKind.all.map { kind in
      (kind, try ScenarioReader.read(kind.text, file: kind.name))
    }
    var files: [(name: String, text: String)] = []
    var links: [Language: [PagePlace.Link]] = [:]
    var entries: [IndexEntry] = []
    for language in languages.all {
      let file = languages.file(KindsPage.name, in: language)
      let place = PagePlace(
        file: file, index: languages.link(toIndex: ReportWriter.index, in: language),
        translations: languages.translations(of: KindsPage.name, besides: language))
      let items = scenarios.map { kind, scenario in
        KindsPage.Item(
          name: kind.name, group: kind.group, line: language.pick(from: scenario.summary) ?? "",
          text: kind.text)
      }
      files.append((file, try KindsPage.html(items, place: place, options: options.speaking(language))))
      let (title, summary) = (language.say(PageSetText.kindsTitle), language.say(PageSetText.kindsSummary))
      links[language] = [PagePlace.Link(file: file, title: title)]
      var entry = IndexEntry(file: file, title: title, summary: summary, verdicts: [])
      entry.card = SiteCard.svg(title: title, lead: summary)
      entries.append(entry)
    }
    self.files = files + ScenarioKind.all.map { ("scenarios/kinds/\($0.name).yml", $0.text) }
    self.links = links
    self.entries = entries
  }
}

/// Minimal scenarios that each show one class, override or event, as a starting point for one's own.
struct ScenarioKind {
  var name: String
  var group: ScenarioGroup

  /// The scenario, and a line about it in each language.
  var text: String

  /// What a group must show, from the tables that the scenario reader uses.
  static func names(of group: ScenarioGroup) -> [String] {
    func classes(_ ancestor: String) -> [String] {
      UIKitClass.all.filter {
        $0.isKind(of: ancestor) && $0.traits.contains(.simulated) && UIKitClass.isPublic($0.name)
      }.map(\.name)
    }
    return switch group {
    case .recognizers: classes("UIGestureRecognizer")
    case .controls: classes("UIControl")
    case .overrides: KindNames.overrides
    case .events: KindNames.events
    }
  }

  /// The existing scenarios, grouped, in the order of the tables.
  static let all = ScenarioGroup.allCases.flatMap { group in
    names(of: group).compactMap { name in
      EmbeddedTexts.files["Kinds/\(name).yml"].map { ScenarioKind(name: name, group: group, text: $0) }
    }
  }
}
