// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
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
  ///   - nothing: What it says if there is no entry, a line each; that there is no scenario if nothing is given.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ entries: [IndexEntry], translations: [PagePlace.Translation] = [], others: [PagePlace.Link] = [],
    file: String = "", example: Example? = nil, search: String? = nil, nothing: [String] = [],
    options: ReportOptions = ReportOptions()
  ) throws -> String {
    let language = options.language
    let isCourse = entries.contains { $0.door != nil }
    let isAudit = options.subject == .findings
    let hasPages = isCourse || isAudit
    let messages = messages(count: entries.count, isCourse: hasPages, search: search, language)
    let frame = PageFrame(
      options: options, place: PagePlace(file: file, translations: translations), look: .index,
      title: isCourse ? language.say(PageSetText.courseTitle) : language.say(options.subject.title),
      summary: isCourse ? language.say(PageSetText.courseSummary) : language.say(options.subject.summary),
      bodyClass: example == nil ? "index" : "index door",
      data: entries.isEmpty ? nil : ("messages", try ScriptJSON.text(of: messages)))
    return try frame.html(
      .index,
      [
        "doors": doors(of: entries, language), "skip": language.say(PageSetText.skipToScenarios),
        "search": language.say(isCourse ? PageSetText.searchPages : .search),
        "count": language.say(hasPages ? PageSetText.pages(count: entries.count) : .scenarios(count: entries.count)),
        "nothing": nothing.isEmpty ? [language.say(PageSetText.nothingHere)] : nothing, "isGood": isAudit,
        "filters": isCourse ? [] : filters(of: entries, language),
        "picks": isCourse ? IndexPicks.of(entries, language) : [],
        "example": example.map { values(of: $0, language) },
        "groups": groups(of: entries, isAudit, language), "others": others.map(TemplateValues.init),
      ])
  }

  /// The entries of one folder after the other.
  private static func groups(
    of entries: [IndexEntry], _ isAudit: Bool, _ language: Language
  ) -> [TemplateValues] {
    let hasGroups = Set(entries.map(\.group)).count > 1
    var groups: [[IndexEntry]] = []
    for entry in entries {
      if groups.last?.first?.group != entry.group { groups.append([]) }
      groups[groups.count - 1].append(entry)
    }
    return groups.map { group in
      let (first, door) = (group[0], group[0].door)
      // The first page behind a door is the one that it leads to.
      let isFirst = door.map { door in entries.first { $0.door == door } == first } ?? false
      return [
        "anchor": isFirst ? door?.rawValue : nil, "isList": door.map { $0 != .understand } ?? false,
        "folder": hasGroups && !first.group.isEmpty ? first.group : nil,
        "entries": group.map { card($0, level: hasGroups ? "h3" : "h2", isAudit, language) },
      ]
    }
  }

  private static func card(
    _ entry: IndexEntry, level: String, _ isAudit: Bool, _ language: Language
  ) -> TemplateValues {
    let rest = entry.touchCount - entry.verdicts.count
    let status = IndexStatus(entry)
    return [
      "level": level, "link": PercentEncoding.link(to: entry.file), "status": status.rawValue,
      "takers": entry.takers.map(\.rawValue).joined(separator: " "),
      "rules": entry.rules.isEmpty ? nil : entry.rules.joined(separator: " "),
      "classes": entry.classes.isEmpty ? nil : entry.classes.joined(separator: " "),
      "cardTitle": entry.title, "cardSummary": entry.summary, "verdicts": entry.verdicts,
      "moreVerdicts": rest > 0 ? language.say(PageText.furtherTouches(count: rest)) : nil,
      // Pages of a course and findings have no expectations.
      "sign": entry.door == nil && !isAudit ? status.sign : nil,
      "statusWords": language.say(status.words(entry)),
      "thumbnail": entry.thumbnail.isEmpty ? nil : entry.thumbnail,
    ]
  }

  /// The ways into a course; none outside of one.
  private static func doors(of entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    CourseDoor.allCases.compactMap { door in
      let count = entries.count { $0.door == door }
      guard count > 0 else { return nil }
      return [
        "doorTarget": door.rawValue, "doorName": language.say(PageSetText.door(door)),
        "behindDoor": language.say(PageSetText.behindDoor(door)), "pageCount": count,
      ]
    }
  }

  /// What can be chosen: only what tells entries apart.
  private static func filters(of entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    func filter(_ name: String, _ legend: PageSetText, _ choices: [TemplateValues]) -> [TemplateValues] {
      guard choices.count > 1 else { return [] }
      let all: TemplateValues = [
        "value": "", "choice": language.say(PageSetText.any), "choiceCount": entries.count, "isAll": true,
      ]
      return [["name": name, "legend": language.say(legend), "choices": [all] + choices]]
    }
    func choice(
      _ value: String, sign: String?, _ text: PageSetText, if isMeant: (IndexEntry) -> Bool
    ) -> TemplateValues? {
      let count = entries.count(where: isMeant)
      guard count > 0 else { return nil }
      return ["value": value, "choiceSign": sign, "choice": language.say(text), "choiceCount": count]
    }
    let statuses = IndexStatus.allCases.compactMap { status in
      choice(status.rawValue, sign: status.sign, status.filter) { IndexStatus($0) == status }
    }
    let takers = Verdict.Taker.allCases.compactMap { taker in
      choice(taker.rawValue, sign: nil, .taker(taker)) { $0.takers.contains(taker) }
    }
    return filter("status", .expectations, statuses) + filter("taker", .whoActs, takers)
  }

  private static func values(of example: Example, _ language: Language) -> TemplateValues {
    [
      "exampleFile": PercentEncoding.link(to: example.file), "exampleTitle": language.say(PageSetText.example),
      "exampleCaption": language.say(PageSetText.exampleCaption),
      "exampleLink": example.page.map {
        TemplateValues(PagePlace.Link(file: $0, title: language.say(PageSetText.exampleLink)))
      },
    ]
  }

  /// What the script says, and where it finds the words of all pages.
  private static func messages(
    count: Int, isCourse: Bool, search: String?, _ language: Language
  ) -> [String: String] {
    let (shown, total) = ("{shown}", String(count))
    guard isCourse else {
      return [
        "all": language.say(PageSetText.scenarios(count: count)), "none": language.say(PageSetText.noHits),
        "some": language.say(PageSetText.hits(shown: shown, total: total)),
      ]
    }
    var messages = [
      "all": language.say(PageSetText.pages(count: count)), "none": language.say(PageSetText.noPageHits),
      "some": language.say(PageSetText.pageHits(shown: shown, total: total)), "done": language.say(PageSetText.answered),
    ]
    if let search { messages["search"] = PercentEncoding.link(to: search) }
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
