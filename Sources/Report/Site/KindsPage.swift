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
    let body = Markup.html { body in
      for group in ScenarioGroup.allCases {
        body.line("section") { body in
          body.line("h2", language.say(PageSetText.kindsOf(group)))
          for item in items where item.group == group { write(item, to: &body) }
        }
      }
    }
    let frame = PageFrame(
      options: options, place: place, look: .course.still, title: language.say(PageSetText.kindsTitle),
      summary: language.say(PageSetText.kindsSummary), bodyClass: "report course", tellsLanguages: false)
    return try frame.html(.plain, ["set": place.set(in: language), "body": body])
  }

  private static func write(_ item: Item, to body: inout Markup) {
    body.line("details", ["class": "kind", "id": item.name]) { body in
      body.line("summary") { summary in
        summary.element("code", item.name)
        summary.tag(" ")
        // What stands between backticks is code.
        let parts = item.line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        for (position, part) in parts.enumerated() {
          if position % 2 == 0 { summary.text(part) } else { summary.element("code", part) }
        }
      }
      body.element("pre", ["tabindex": "0"]) { $0.element("code") { $0.lines(item.text) } }
    }
  }
}
