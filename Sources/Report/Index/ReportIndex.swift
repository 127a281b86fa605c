// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Course
import Diagrams
package import Narration
package import Trace

/// The page that lists all pages of a set.
package enum ReportIndex {
  /// A page that is played inside the index.
  package struct Example: Hashable, Sendable {
    /// Its file, and the page with everything about it, relative to the index.
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
  ///   - entries: The entries of the pages.
  ///   - translations: The index in other languages.
  ///   - others: Further pages to link to.
  ///   - file: The index's own file; may be empty for a set without a web address.
  ///   - example: The page that is played at the top of a course.
  ///   - search: The script file with the words of all pages; nil if there is none.
  ///   - nothing: The lines to show if there are no entries; empty for the default.
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
        .doors: doors(of: entries, language), .skip: language.say(PageSetText.skipToScenarios),
        .search: language.say(isCourse ? PageSetText.searchPages : .search),
        .count: language.say(
          hasPages ? PageSetText.pages(count: entries.count) : .scenarios(count: entries.count)),
        .best: isCourse ? language.say(PageSetText.bestMatches) : nil,
        .nothing: nothing.isEmpty ? [language.say(PageSetText.nothingHere)] : nothing, .isGood: isAudit,
        .filters: isCourse
          ? [] : isAudit ? severities(of: entries, language) : filters(of: entries, language),
        .picks: isCourse ? IndexPicks.of(entries, language) : [],
        .example: example.map { values(of: $0, language) },
        .groups: groups(of: entries, isAudit, language), .others: others.map(TemplateValues.init),
      ])
  }

  /// The entries, grouped by folder.
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
      // The link to an entrance leads to its first page.
      let isFirst = door.map { door in entries.first { $0.door == door } == first } ?? false
      return [
        .anchor: isFirst ? door?.rawValue : nil, .isList: door.map { $0 != .understand } ?? false,
        .folder: hasGroups && !first.group.isEmpty ? first.group : nil,
        .entries: group.map { card($0, level: hasGroups ? "h3" : "h2", isAudit, language) },
      ]
    }
  }

  private static func card(
    _ entry: IndexEntry, level: String, _ isAudit: Bool, _ language: Language
  ) -> TemplateValues {
    let rest = entry.touchCount - entry.verdicts.count
    let status = IndexStatus(entry)
    return [
      .level: level, .link: PercentEncoding.link(to: entry.file), .status: status.rawValue,
      .takers: entry.takers.map(\.rawValue).joined(separator: " "),
      .rules: entry.rules.isEmpty ? nil : entry.rules.joined(separator: " "),
      .classes: entry.classes.isEmpty ? nil : entry.classes.joined(separator: " "),
      .cardTitle: entry.title, .cardSummary: entry.summary, .verdicts: entry.verdicts,
      .moreVerdicts: rest > 0 ? language.say(PageText.furtherTouches(count: rest)) : nil,
      // Course pages and findings have no expectations.
      .sign: entry.severity.map(sign(of:)) ?? (entry.door == nil && !isAudit ? status.sign : nil),
      .statusWords: language.say(entry.severity.map(PageSetText.severity) ?? status.words(entry)),
      .severity: entry.severity?.rawValue,
      .thumbnail: entry.thumbnail.isEmpty ? nil : entry.thumbnail,
    ]
  }

  /// The entrances of a course; empty for other pages.
  private static func doors(of entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    CourseDoor.allCases.compactMap { door in
      let count = entries.count { $0.door == door }
      guard count > 0 else { return nil }
      return [
        .doorTarget: door.rawValue, .doorName: language.say(PageSetText.door(door)),
        .behindDoor: language.say(PageSetText.behindDoor(door)), .pageCount: count,
      ]
    }
  }

  /// The filters.
  private static func filters(of entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    let filters = IndexFilters(entries: entries, language: language)
    let statuses = IndexStatus.allCases.compactMap { status in
      filters.choice(status.rawValue, sign: status.sign, status.filter) { IndexStatus($0) == status }
    }
    let takers = Verdict.Taker.allCases.compactMap { taker in
      filters.choice(taker.rawValue, sign: nil, .taker(taker)) { $0.takers.contains(taker) }
    }
    return filters.filter("status", .expectations, statuses) + filters.filter("taker", .whoActs, takers)
  }

  /// The filter of an audit's findings by severity, the worst first.
  private static func severities(of entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    let filters = IndexFilters(entries: entries, language: language)
    let choices = FindingSeverity.allCases.sorted(by: >).compactMap { severity in
      filters.choice(severity.rawValue, sign: sign(of: severity), .severity(severity)) {
        $0.severity == severity
      }
    }
    return filters.filter("severity", .severities, choices)
  }

  private static func sign(of severity: FindingSeverity) -> String {
    switch severity {
    case .error: "✗"
    case .warning: "!"
    case .note: "i"
    }
  }

  private static func values(of example: Example, _ language: Language) -> TemplateValues {
    [
      .exampleFile: PercentEncoding.link(to: example.file),
      .exampleTitle: language.say(PageSetText.example),
      .exampleCaption: language.say(PageSetText.exampleCaption),
      .exampleLink: example.page.map {
        TemplateValues(PagePlace.Link(file: $0, title: language.say(PageSetText.exampleLink)))
      },
    ]
  }

  /// The messages of the script, and the file for its search.
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
      "some": language.say(PageSetText.pageHits(shown: shown, total: total)),
      "done": language.say(PageSetText.answered),
    ]
    if let search { messages["search"] = PercentEncoding.link(to: search) }
    return messages
  }
}

/// Makes the filters of an index.
private struct IndexFilters {
  let entries: [IndexEntry]
  let language: Language

  /// A filter; empty if there is only one choice, which would select every entry.
  func filter(_ name: String, _ legend: PageSetText, _ choices: [TemplateValues]) -> [TemplateValues] {
    guard choices.count > 1 else { return [] }
    let all: TemplateValues = [
      .value: "", .choice: language.say(PageSetText.any), .choiceCount: entries.count, .isAll: true,
    ]
    return [[.name: name, .legend: language.say(legend), .choices: [all] + choices]]
  }

  /// A choice with the number of entries that it selects; nil if it selects none.
  func choice(
    _ value: String, sign: String?, _ text: PageSetText, if isMeant: (IndexEntry) -> Bool
  ) -> TemplateValues? {
    let count = entries.count(where: isMeant)
    guard count > 0 else { return nil }
    return [.value: value, .choiceSign: sign, .choice: language.say(text), .choiceCount: count]
  }
}

/// The result of a scenario's expectations, as a word.
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

/// The entry of one page in an index.
package struct IndexEntry: Hashable, Sendable, Codable {
  /// The page's file, relative to the index.
  package var file: String

  /// The folder of the input, as a heading; empty if there is only one.
  package var group: String
  package var title: String
  package var summary: String?

  /// The verdicts of the first touches, and the number of touches.
  package var verdicts: [String]
  package var touchCount: Int

  /// The kinds of objects that act on the touches, each once.
  package var takers: [Verdict.Taker]

  /// The results of the scenario's expectations.
  package var expectations: Expectations

  /// The severity of the page's finding; nil if the page is not part of an audit.
  package var severity: FindingSeverity?

  /// The number of mistakes in the input. An input with mistakes is not run, so the entry contains nothing else.
  package var mistakes = 0

  /// The entrance of the course that leads to the page; nil for a page outside courses.
  package var door: CourseDoor?

  /// The rules that the page's text cites, and the UIKit classes on its screen.
  package var rules: [String] = []
  package var classes: [String] = []

  /// The words by which a search finds the page; empty if title and verdicts are enough.
  package var words: [String] = []

  /// A thumbnail of the screen as an SVG element; may be empty. It shows nothing that the texts do not say.
  package var thumbnail: String

  /// The page's social card, an SVG file; nil if it has none.
  package var card: String?

  /// The results of expectations.
  package struct Expectations: Hashable, Sendable, Codable {
    package var count: Int
    package var failures: Int

    package init(count: Int = 0, failures: Int = 0) {
      self.count = count
      self.failures = failures
    }
  }

  /// The maximum number of verdicts stored.
  static let verdictLimit = 3

  package init(
    file: String, group: String = "", title: String, summary: String? = nil, verdicts: [String],
    takers: [Verdict.Taker] = [], expectations: Expectations = Expectations(), thumbnail: String = ""
  ) {
    self.file = file
    self.group = group
    self.title = title
    self.summary = summary
    self.verdicts = Array(verdicts.prefix(Self.verdictLimit))
    touchCount = verdicts.count
    self.takers = takers
    self.expectations = expectations
    self.thumbnail = thumbnail
  }

  /// Creates the entry of a trace's page.
  package init(
    for analysis: TraceAnalysis, in language: Language, file: String, group: String = "",
    expectations: Expectations = Expectations()
  ) throws {
    let header = analysis.trace.header
    let narrator = Narrator(language, analysis.index)
    let takers = Set(analysis.touches.map(\.verdict.taker))
    // The index must not give away the answer to the page's question.
    let isQuestion = header.mode == .question
    let words = isQuestion ? header.question : header.summary
    self.init(
      file: file, group: group,
      title: ReportTitle.of(header, language),
      summary: language.pick(from: words),
      verdicts: isQuestion
        ? [] : analysis.touches.prefix(Self.verdictLimit).map { narrator.verdict($0, in: analysis) },
      takers: isQuestion ? [] : Verdict.Taker.allCases.filter(takers.contains),
      expectations: expectations,
      thumbnail: try Self.thumbnail(of: analysis, isQuestion: isQuestion))
    touchCount = isQuestion ? 0 : analysis.touches.count
    if let finding = analysis.finding, let shown = header.finding {
      tell(of: finding, shown, analysis, narrator)
    }
  }

  /// Fills the entry from the finding that a trace demonstrates: the problem, the fix, and the outcome of the tap.
  private mutating func tell(
    of finding: Finding, _ shown: TraceFinding, _ analysis: TraceAnalysis, _ narrator: Narrator
  ) {
    severity = shown.severity
    title = narrator.sentence(finding).plain
    verdicts = verdicts.map { narrator.language.say(PageSetText.tapShown(verdict: $0)) }
    guard !analysis.touches.isEmpty else { return }
    let variants = analysis.trace.variants.map { TraceAnalysis($0.trace) }
    summary = analysis.findingCure(ofTouch: 0, variants: variants).map { cure in
      let run = cure.change.flatMap { change in
        if case .variant(let position) = change.run {
          Narrator(narrator.language, variants[position].index(of: change.answer))
        } else {
          nil
        }
      }
      return (run ?? narrator).sentence(cure).plain
    }
  }

  /// The maximum size of a thumbnail in bytes, so that an index of many screens stays small.
  private static let thumbnailLimit = 3_600

  /// The screen, with as many of its largest views as fit the limit.
  private static func thumbnail(of analysis: TraceAnalysis, isQuestion: Bool) throws -> String {
    guard !analysis.trace.screen.views.isEmpty else { return "" }
    for count in [48, 16, 4] {
      var options = DiagramOptions(hasWords: false, maximumDrawnViews: count)
      options.isQuestion = isQuestion
      let svg = try Diagrams.make(.screen, for: analysis, options: options).thumbnail()
      if svg.utf8.count <= thumbnailLimit { return svg }
    }
    return ""
  }
}

/// The lists in a course's index from which a reader picks a rule or class.
enum IndexPicks {
  static func of(_ entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    let rules = counted(entries.flatMap(\.rules))
    let classes = counted(entries.flatMap(\.classes))
    let areas = RuleArea.allCases.map { area in
      let names = rules.keys.compactMap(RuleName.init).filter { $0.area == area }.sorted().map(\.text)
      return group(language.say(PageSetText.ruleArea(area)), names, rules)
    }
    return pick("rule", .rule, areas.compactMap(\.self), language)
      + pick("class", .uikitClass, [group(nil, classes.keys.sorted(), classes)].compactMap(\.self), language)
  }

  /// A list to pick from; empty if it has no values.
  private static func pick(
    _ name: String, _ legend: PageSetText, _ kinds: [TemplateValues], _ language: Language
  ) -> [TemplateValues] {
    guard !kinds.isEmpty else { return [] }
    return [
      [
        .pickName: name, .pickLegend: language.say(legend), .anything: language.say(PageSetText.any),
        .kinds: kinds,
      ]
    ]
  }

  private static func counted(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Values under a heading; the first group may have none. Nil if there are no values.
  private static func group(_ kind: String?, _ names: [String], _ counts: [String: Int]) -> TemplateValues? {
    guard !names.isEmpty else { return nil }
    return [
      .kind: kind,
      .picked: names.map { name -> TemplateValues in [.pick: name, .pickCount: counts[name] ?? 0] },
    ]
  }
}

/// Splits texts into searchable words.
///
/// Words of letters and digits become lower case. Chinese has no spaces between words, so every pair of adjacent
/// characters is one entry: `命中测试` gives `命中`, `中测`, `测试`. `script/search.js` splits the reader's input in the same
/// way, and removes the endings of English words.
enum SearchWords {
  /// The words of a text, each once, sorted.
  static func of(_ text: String) -> [String] {
    var words: Set<String> = []
    var word = ""
    var before: Character?
    for character in text.lowercased() {
      if isHan(character) {
        if let before { words.insert("\(before)\(character)") }
        before = character
      } else {
        before = nil
      }
      if isPartOfWord(character) {
        word.append(character)
      } else {
        if word.count > 1 { words.insert(word) }
        word = ""
      }
    }
    if word.count > 1 { words.insert(word) }
    return words.sorted()
  }

  /// Only ASCII: UIKit names and English words contain nothing else.
  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }
}

/// The words of all pages of an index, as a script that the index loads when a reader searches: a page opened from disk
/// can load no other kind of data.
package enum SearchIndex {
  /// The name of the script's file, which is beside the index.
  ///
  /// - Parameter index: The file of the index.
  /// - Returns: The file, such as `hitpath-search.zh-Hans.js`.
  package static func file(for index: String) -> String {
    "hitpath-search\(index.drop { $0 != "." }.dropLast(".html".count)).js"
  }

  /// The script.
  ///
  /// It lists the words, each followed by the pages that contain it: `tap 0 1 3`, where each number is the distance
  /// from the previous page, in base 36.
  ///
  /// - Parameters:
  ///   - entries: The entries of the index.
  ///   - synonyms: What readers may type instead of the words in the texts.
  /// - Returns: A call of `hitpathSearch`, which the script of the index defines.
  /// - Throws: `EncodingError`, never for texts.
  package static func script(
    _ entries: [IndexEntry], synonyms: SearchSynonyms = .ofCourse
  ) throws -> String {
    var pages: [String: [Int]] = [:]
    for (position, entry) in entries.enumerated() {
      for word in entry.words { pages[word, default: []].append(position) }
    }
    let lines = pages.sorted { $0.key < $1.key }.map { word, positions in
      let distances = zip(positions, [0] + positions).map { String($0 - $1, radix: 36) }
      return ([word] + distances).joined(separator: " ")
    }
    let files = entries.map { PercentEncoding.link(to: $0.file) }
    let found = Found(
      pages: files, words: lines.joined(separator: ","), same: synonyms.same, little: synonyms.little)
    return "hitpathSearch(\(try ScriptJSON.text(of: found)))\n"
  }

  private struct Found: Encodable {
    var pages: [String]
    var words: String
    var same: [String]
    var little: String
  }
}

/// The list of rules that pages of a course cite, with the pages that show each.
package enum RulePage {
  /// The name of its file without language and extension.
  package static let name = "hitpath-rules"

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - entries: The entries of the index.
  ///   - file: The page's own file.
  ///   - index: The index.
  ///   - translations: The list in other languages.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(
    _ entries: [IndexEntry], file: String, index: PagePlace.Link, translations: [PagePlace.Translation],
    options: ReportOptions
  ) throws -> String {
    let language = options.language
    let areas = RuleArea.allCases.compactMap { area -> TemplateValues? in
      let rules = Rule.all(in: LanguageCode(rawValue: language.code) ?? .english).filter {
        RuleName($0.name)?.area == area
      }
      guard !rules.isEmpty else { return nil }
      return [
        .area: language.say(PageSetText.ruleArea(area)), .areaAnchor: area.rawValue,
        .rules: rules.map { values(of: $0, entries, language) },
      ]
    }
    let frame = PageFrame(
      options: options, place: PagePlace(file: file, translations: translations), look: .index.still,
      title: language.say(PageSetText.rules), summary: language.say(PageSetText.rulesSummary),
      bodyClass: "index rules")
    return try frame.html(.rules, [.indexPage: TemplateValues(index), .areas: areas])
  }

  private static func values(
    of rule: Rule, _ entries: [IndexEntry], _ language: Language
  ) -> TemplateValues {
    [
      .rule: rule.name, .mark: language.say(PageSetText.ruleMark(rule.mark.rawValue)),
      .isUnsure: rule.mark == .unsure, .ruleText: PlainWords.html(rule.text), .ruleSource: rule.source,
      .shownBy: entries.filter { $0.rules.contains(rule.name) }.map {
        TemplateValues(PagePlace.Link(file: $0.file, title: $0.title))
      },
    ]
  }
}
