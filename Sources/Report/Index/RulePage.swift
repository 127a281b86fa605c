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
    let areas = RuleArea.allCases.compactMap { area -> TemplateValues? in
      let rules = Rule.all(in: LanguageCode(rawValue: language.code) ?? .english).filter {
        RuleName($0.name)?.area == area
      }
      guard !rules.isEmpty else { return nil }
      return [
        "area": language.say(PageSetText.ruleArea(area)), "areaAnchor": area.rawValue,
        "rules": rules.map { values(of: $0, entries, language) },
      ]
    }
    let frame = PageFrame(
      options: options, place: PagePlace(file: file, translations: translations), look: .index.still,
      title: language.say(PageSetText.rules), summary: language.say(PageSetText.rulesSummary),
      bodyClass: "index rules")
    return try frame.html(.rules, ["indexPage": TemplateValues(index), "areas": areas])
  }

  private static func values(
    of rule: Rule, _ entries: [IndexEntry], _ language: Language
  ) -> TemplateValues {
    [
      "rule": rule.name, "mark": language.say(PageSetText.ruleMark(rule.mark.rawValue)),
      "isUnsure": rule.mark == .unsure, "ruleText": PlainWords.html(rule.text), "ruleSource": rule.source,
      "shownBy": entries.filter { $0.rules.contains(rule.name) }.map {
        TemplateValues(PagePlace.Link(file: $0.file, title: $0.title))
      },
    ]
  }
}
