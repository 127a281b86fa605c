// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The page that leads to several others.
package enum ReportIndex {
  /// A page that is played within the index.
  package struct Example: Hashable, Sendable {
    /// Its file, and the page that tells all about it, relative to the index.
    package var file: String
    package var page: String?

    package init(file: String, page: String?) {
      self.file = file
      self.page = page
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - entries: What it says of each page.
  ///   - translations: The index in other languages.
  ///   - others: Pages besides those of the entries.
  ///   - file: The index's own file; empty where nobody asks.
  ///   - example: What is played at the head of a course.
  ///   - search: The file of the script with the words of all pages; nil if there is none.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ entries: [IndexEntry], translations: [PagePlace.Translation] = [], others: [PagePlace.Link] = [],
    file: String = "", example: Example? = nil, search: String? = nil,
    options: ReportOptions = ReportOptions()
  ) throws -> String {
    let language = options.language
    let hasGroups = Set(entries.map(\.group)).count > 1
    var groups: [IndexGroup] = []
    for entry in entries {
      if groups.last?.group != entry.group {
        let name = hasGroups && !entry.group.isEmpty ? entry.group : nil
        let isFirst = entry.door.map { door in entries.first { $0.door == door } == entry } ?? false
        groups.append(
          IndexGroup(
            group: entry.group, anchor: isFirst ? entry.door?.rawValue : nil,
            isList: entry.door.map { $0 != .understand } ?? false, folder: name, entries: []))
      }
      groups[groups.count - 1].entries.append(card(entry, level: hasGroups ? "h3" : "h2", language))
    }
    let isInline = options.assets == .inline
    let isCourse = entries.contains { $0.door != nil }
    let title = isCourse ? language.text(.courseTitle) : language.text(FixedText.indexTitle)
    let summary = isCourse ? language.text(.courseSummary) : language.text(FixedText.indexSummary)
    let page = IndexModel(
      language: language.code,
      style: isInline ? ReportAssets.indexStyle(options.templates) : nil,
      script: isInline ? try ReportAssets.indexScript(options.templates) : nil,
      styleFile: ReportAssets.indexStyleFile, scriptFile: ReportAssets.indexScriptFile,
      text: PageTexts(language: language),
      indexTitle: title, indexSummary: summary,
      doors: doors(of: entries, language),
      skip: language.text(.skipToScenarios), search: language.text(isCourse ? .searchPages : .search),
      languages: translations.map(LanguageLink.init),
      head: SiteHead.html(
        options, PagePlace(file: file, translations: translations), title: title, summary: summary),
      count: language.text(isCourse ? .pages(count: entries.count) : .scenarios(count: entries.count)),
      nothing: language.text(.nothingHere),
      filters: isCourse ? [] : filters(of: entries, language),
      picks: isCourse ? IndexPicks.of(entries, language) : [],
      example: example.map { model($0, language) },
      groups: groups,
      others: others.map(PageLink.init),
      messages: try ScriptJSON.text(
        of: messages(count: entries.count, isCourse: isCourse, search: search, language)))
    return try PageTemplate(options.templates.text("index.mustache"), file: "index.mustache").render(page)
  }

  private static func card(_ entry: IndexEntry, level: String, _ language: Language) -> IndexCard {
    let rest = entry.touchCount - entry.verdicts.count
    let status = IndexStatus(entry)
    return IndexCard(
      level: level, link: FileLink.to(entry.file), status: status.rawValue,
      takers: entry.takers.map(\.rawValue).joined(separator: " "),
      rules: entry.rules.isEmpty ? nil : entry.rules.joined(separator: " "),
      classes: entry.classes.isEmpty ? nil : entry.classes.joined(separator: " "),
      cardTitle: entry.title, cardSummary: entry.summary, verdicts: entry.verdicts,
      moreVerdicts: rest > 0 ? language.text(PageText.furtherTouches(count: rest)) : nil,
      sign: entry.door == nil ? status.sign : nil, statusWords: language.text(status.words(entry)),
      thumbnail: entry.thumbnail.isEmpty ? nil : entry.thumbnail)
  }

  private static func doors(of entries: [IndexEntry], _ language: Language) -> [IndexDoor] {
    CourseDoor.allCases.compactMap { door in
      let count = entries.count { $0.door == door }
      return count == 0
        ? nil
        : IndexDoor(
          doorTarget: door.rawValue, doorName: language.text(.door(door)),
          behindDoor: language.text(.behindDoor(door)), pageCount: count)
    }
  }

  /// What can be chosen: only what tells entries apart.
  private static func filters(of entries: [IndexEntry], _ language: Language) -> [IndexFilter] {
    func choices(_ counted: [(value: String, sign: String?, text: PageSetText, count: Int)]) -> [IndexChoice]
    {
      let found = counted.filter { $0.count > 0 }
      guard found.count > 1 else { return [] }
      return [IndexChoice(value: "", choice: language.text(.any), choiceCount: entries.count, isAll: true)]
        + found.map {
          IndexChoice(
            value: $0.value, choiceSign: $0.sign, choice: language.text($0.text), choiceCount: $0.count)
        }
    }
    let statuses = IndexStatus.allCases.map { status in
      (
        status.rawValue, Optional(status.sign), status.filter,
        entries.count { IndexStatus($0) == status }
      )
    }
    let takers = Verdict.Taker.allCases.map { taker in
      (taker.rawValue, String?.none, PageSetText.taker(taker), entries.count { $0.takers.contains(taker) })
    }
    return [
      IndexFilter(name: "status", legend: language.text(.expectations), choices: choices(statuses)),
      IndexFilter(name: "taker", legend: language.text(.whoActs), choices: choices(takers)),
    ].filter { !$0.choices.isEmpty }
  }

  private static func model(_ example: Example, _ language: Language) -> IndexExampleModel {
    IndexExampleModel(
      exampleFile: FileLink.to(example.file), exampleTitle: language.text(.example),
      exampleCaption: language.text(.exampleCaption),
      exampleLink: example.page.map {
        PageLink(PagePlace.Link(file: $0, title: language.text(.exampleLink)))
      })
  }

  /// What the script says, and where it finds the words of all pages.
  private static func messages(
    count: Int, isCourse: Bool, search: String?, _ language: Language
  ) -> [String: String] {
    let (shown, total) = ("{shown}", String(count))
    guard isCourse else {
      return [
        "all": language.text(.scenarios(count: count)), "none": language.text(.noHits),
        "some": language.text(.hits(shown: shown, total: total)),
      ]
    }
    var messages = [
      "all": language.text(.pages(count: count)), "none": language.text(.noPageHits),
      "some": language.text(.pageHits(shown: shown, total: total)), "done": language.text(.answered),
    ]
    if let search { messages["search"] = FileLink.to(search) }
    return messages
  }
}

/// What came of a scenario's expectations, in a word.
private enum IndexStatus: String, CaseIterable {
  case met, failed, none, wrong

  init(_ entry: IndexEntry) {
    if entry.mistakes > 0 {
      self = .wrong
    } else if entry.expectations.count == 0 {
      self = .none
    } else {
      self = entry.expectations.failures == 0 ? .met : .failed
    }
  }

  var sign: String {
    switch self {
    case .met: "✓"
    case .failed: "✗"
    case .none: "–"
    case .wrong: "!"
    }
  }

  var filter: PageSetText {
    switch self {
    case .met: .anyMet
    case .failed: .anyFailed
    case .none: .nothingExpected
    case .wrong: .anyWrong
    }
  }

  func words(_ entry: IndexEntry) -> PageSetText {
    let expectations = entry.expectations
    return switch self {
    case .met: .met(count: expectations.count)
    case .failed: .failed(count: expectations.failures, total: expectations.count)
    case .none: .nothingExpected
    case .wrong: .mistakes(count: entry.mistakes)
    }
  }
}
