// SPDX-License-Identifier: Apache-2.0

import Course
import Narration
import Trace

/// The list of rules that pages of a course cite, with the pages that show each.
package enum RulePage {
  /// The name of its file without language and extension.
  package static let name = "hitpath-rules"

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - entries: What the index says of each page.
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
    let areas = RuleArea.allCases.compactMap { area -> RuleAreaModel? in
      let rules = Rule.all(in: LanguageCode(rawValue: language.code) ?? .english).filter {
        RuleName($0.name)?.area == area
      }
      guard !rules.isEmpty else { return nil }
      return RuleAreaModel(
        area: language.text(.ruleArea(area)), areaAnchor: area.rawValue,
        rules: rules.map { model($0, entries, language) })
    }
    let isInline = options.assets == .inline
    let (title, summary) = (language.text(PageSetText.rules), language.text(.rulesSummary))
    let page = RulePageModel(
      language: language.code,
      style: isInline ? ReportAssets.indexStyle(options.templates) : nil,
      styleFile: ReportAssets.indexStyleFile, text: PageTexts(language: language),
      rulesTitle: title, rulesSummary: summary,
      head: SiteHead.html(
        options, PagePlace(file: file, translations: translations), title: title, summary: summary),
      languages: translations.map(LanguageLink.init), indexPage: PageLink(index), areas: areas)
    return try PageTemplate(options.templates.text("rules.mustache"), file: "rules.mustache").render(page)
  }

  private static func model(_ rule: Rule, _ entries: [IndexEntry], _ language: Language) -> RuleModel {
    RuleModel(
      rule: rule.name, mark: language.text(.ruleMark(rule.mark.rawValue)), isUnsure: rule.mark == .unsure,
      ruleText: PlainWords.html(rule.text), ruleSource: rule.source,
      shownBy: entries.filter { $0.rules.contains(rule.name) }.map {
        PageLink(PagePlace.Link(file: $0.file, title: $0.title))
      })
  }
}

/// What the template of the list is filled with.
struct RulePageModel {
  var language: String
  var style: String?
  var styleFile: String
  var text: PageTexts
  var rulesTitle: String
  var rulesSummary: String
  var head: String?
  var languages: [LanguageLink]
  var indexPage: PageLink
  var areas: [RuleAreaModel]
}

struct RuleAreaModel {
  var area: String
  var areaAnchor: String
  var rules: [RuleModel]
}

struct RuleModel {
  var rule: String
  var mark: String
  var isUnsure: Bool

  /// Markup.
  var ruleText: String
  var ruleSource: String
  var shownBy: [PageLink]
}
