// SPDX-License-Identifier: Apache-2.0

package import Narration

/// The page of the scenarios to start one's own from.
package enum KindsPage {
  /// The name of its file, without language and ending.
  package static let name = "kinds"

  /// A scenario with the line that tells what it shows.
  package struct Item: Sendable {
    package var name: String
    package var group: ScenarioGroup
    package var line: String
    package var text: String

    package init(name: String, group: ScenarioGroup, line: String, text: String) {
      self.name = name
      self.group = group
      self.line = line
      self.text = text
    }
  }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - items: The scenarios, those of a group one after the other.
  ///   - place: Where the page stands.
  ///   - options: The language and the templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed.
  package static func html(_ items: [Item], place: PagePlace, options: ReportOptions) throws -> String {
    let language = options.language
    let (title, lead) = (language.text(.kindsTitle), language.text(.kindsSummary))
    var body = Markup()
    for group in ScenarioGroup.allCases {
      body.tag("<section><h2>")
      body.text(language.text(.kindsOf(group)))
      body.tag("</h2>\n")
      for item in items where item.group == group { write(item, to: &body) }
      body.tag("</section>\n")
    }
    let isInline = options.assets == .inline
    return try PlainPage.html(
      PlainModel(
        language: language.code,
        head: SiteHead.html(options, place, title: title, summary: lead),
        plainTitle: title,
        style: isInline ? ReportAssets.courseStyle(options.templates) : nil,
        index: place.index.map(PageLink.init),
        languages: place.translations.map(LanguageLink.init),
        plainLead: lead, body: body.html, text: PageTexts(language: language)),
      options)
  }

  private static func write(_ item: Item, to body: inout Markup) {
    body.open("details")
    body.attribute("class", "kind")
    body.attribute("id", item.name)
    body.tag("><summary><code>")
    body.text(item.name)
    body.tag("</code> ")
    // What stands between backticks is code.
    for (position, part) in item.line.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if position % 2 == 0 { body.text(String(part)) } else { body.element("code", String(part)) }
    }
    body.tag("</summary>\n<pre tabindex=\"0\"><code>")
    body.lines(item.text)
    body.tag("</code></pre></details>\n")
  }
}
