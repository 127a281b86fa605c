// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
package import Narration
import Trace

/// The social cards of pages, from what the index says of them.
package enum SiteCard {
  /// The card of a page. The screen is shown as somebody finds it who has not answered yet.
  ///
  /// - Parameters:
  ///   - entry: What the index says of the page.
  ///   - lesson: What the page tells; nil for a scenario that stands alone.
  ///   - analysis: The page's run.
  ///   - language: The page's language.
  /// - Returns: An SVG file with its styles, all of whose colours are resolved.
  /// - Throws: What the picture could not show.
  package static func svg(
    of entry: IndexEntry, _ lesson: CourseSubject?, _ analysis: TraceAnalysis, in language: Language
  ) throws -> String {
    let label =
      lesson?.standing.map { language.say(PageText.lesson(number: $0.number, count: $0.count)) }
      ?? entry.door.map { language.say(PageSetText.door($0)) } ?? ""
    var screen: Diagram?
    if !analysis.trace.screen.views.isEmpty, !analysis.touches.isEmpty {
      var options = DiagramOptions(language: language, hasWords: false, maximumDrawnViews: 48)
      options.isQuestion = true
      screen = try Diagrams.make(.screen, for: analysis, options: options)
    }
    return SocialCard(label: label, title: entry.title, lead: entry.summary ?? "", screen: screen)
      .svg(style: .embedded)
  }

  /// The card of a page of words.
  package static func svg(title: String, lead: String) -> String {
    SocialCard(label: "", title: title, lead: lead).svg(style: .embedded)
  }
}
