// SPDX-License-Identifier: Apache-2.0

import Narration
import Report
import ScenarioFile

/// The page of the scenarios to start from, in each language, and their files.
struct KindPages {
  /// The pages and the scenarios.
  let files: [(name: String, text: String)]

  /// The way to the page, by language.
  let links: [Language: [PagePlace.Link]]

  /// What an index would say of the page, by language.
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
