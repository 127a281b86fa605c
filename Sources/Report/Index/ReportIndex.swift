// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The page that leads to several others.
package enum ReportIndex {
  /// Makes the page.
  ///
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(_ entries: [IndexEntry], options: ReportOptions = ReportOptions()) throws -> String
  {
    let hasGroups = Set(entries.map(\.group)).count > 1
    var groups: [IndexGroup] = []
    for entry in entries {
      if groups.last?.group != entry.group {
        let name = hasGroups && !entry.group.isEmpty ? entry.group : nil
        groups.append(IndexGroup(group: entry.group, folder: name, entries: []))
      }
      groups[groups.count - 1].entries.append(card(entry, level: hasGroups ? "h3" : "h2"))
    }
    let isInline = options.assets == .inline
    let page = IndexModel(
      language: options.language.code,
      style: isInline ? ReportAssets.indexStyle(options.templates) : nil,
      script: isInline ? options.templates.text("script/index.js") : nil,
      styleFile: ReportAssets.indexStyleFile, scriptFile: ReportAssets.indexScript,
      text: PageTexts(language: options.language),
      indexTitle: text { $0.text(.indexTitle) }.words,
      indexSummary: text { $0.text(.indexSummary) }.words,
      skip: said(.skipToScenarios), search: said(.search), other: options.language.text(.switchLanguage),
      count: said(.scenarios(count: entries.count)),
      nothing: entries.isEmpty ? IndexLine(line: said(.nothingHere)) : nil,
      hasEntries: !entries.isEmpty,
      filters: filters(of: entries),
      groups: groups,
      messages: try ScriptJSON.text(of: messages(count: entries.count)))
    return try PageTemplate(options.templates.text("index.mustache"), file: "index.mustache").render(page)
  }

  private static func card(_ entry: IndexEntry, level: String) -> IndexCard {
    let rest = entry.touchCount - entry.verdicts.count
    let status = IndexStatus(entry)
    return IndexCard(
      level: level, link: link(to: entry.file), status: status.rawValue,
      takers: entry.takers.map(\.rawValue).joined(separator: " "),
      titleWords: entry.title.words, summaryLine: (entry.summary?.words).map(IndexLine.init(line:)),
      verdicts: entry.verdicts.map { IndexLine(line: $0.words) },
      moreVerdicts: rest > 0 ? IndexLine(line: text { $0.moreTouches(rest) }.words) : nil,
      sign: status.sign, statusWords: said(status.words(entry)),
      thumbnail: entry.thumbnail.isEmpty ? nil : entry.thumbnail)
  }

  /// What can be chosen: only what tells entries apart.
  private static func filters(of entries: [IndexEntry]) -> [IndexFilter] {
    func choices(_ counted: [(value: String, sign: String?, text: SetText, count: Int)]) -> [IndexChoice] {
      let found = counted.filter { $0.count > 0 }
      guard found.count > 1 else { return [] }
      return [IndexChoice(value: "", choice: said(.any), choiceCount: entries.count, isAll: true)]
        + found.map {
          IndexChoice(value: $0.value, choiceSign: $0.sign, choice: said($0.text), choiceCount: $0.count)
        }
    }
    let statuses = IndexStatus.allCases.map { status in
      (
        status.rawValue, Optional(status.sign), status.filter,
        entries.count { IndexStatus($0) == status }
      )
    }
    let takers = Verdict.Taker.allCases.map { taker in
      (taker.rawValue, String?.none, SetText.taker(taker), entries.count { $0.takers.contains(taker) })
    }
    return [
      IndexFilter(name: "status", legend: said(.expectations), choices: choices(statuses)),
      IndexFilter(name: "taker", legend: said(.whoActs), choices: choices(takers)),
    ].filter { !$0.choices.isEmpty }
  }

  /// What the script says, by language.
  private static func messages(count: Int) -> [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: Language.all.map { language in
        let texts = [
          "all": language.text(.scenarios(count: count)), "none": language.text(.noHits),
          "some": language.text(.hits(shown: "{shown}", total: String(count))),
          "other": language.text(.switchLanguage),
        ]
        return (language.code, texts)
      })
  }

  private static func text(_ text: (Language) -> String) -> IndexText { IndexText(text) }

  private static func said(_ text: SetText) -> [IndexWords] { IndexText { $0.text(text) }.words }

  /// A relative link to a file, whatever its name.
  static func link(to file: String) -> String {
    var link = "./"
    let digits = Array("0123456789ABCDEF")
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        link.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        link += "%"
        link.append(digits[Int(byte >> 4)])
        link.append(digits[Int(byte & 15)])
      }
    }
    return link
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

  var filter: SetText {
    switch self {
    case .met: .anyMet
    case .failed: .anyFailed
    case .none: .nothingExpected
    case .wrong: .anyWrong
    }
  }

  func words(_ entry: IndexEntry) -> SetText {
    let expectations = entry.expectations
    return switch self {
    case .met: .met(count: expectations.count)
    case .failed: .failed(count: expectations.failures, total: expectations.count)
    case .none: .nothingExpected
    case .wrong: .mistakes(count: entry.mistakes)
    }
  }
}
