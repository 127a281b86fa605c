// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
package import Narration
import Trace

/// What an index says of one page.
package struct IndexEntry: Hashable, Sendable, Codable {
  /// The page's file, relative to the index.
  package var file: String

  /// The folder that the input is in, as a heading; empty where there is only one.
  package var group: String
  package var title: String
  package var summary: String?

  /// The verdict of each touch, of a great many only the first, and how many touches there are.
  package var verdicts: [String]
  package var touchCount: Int

  /// What sorts of things act on the touches, without repetition.
  package var takers: [Verdict.Taker]

  /// What came of the scenario's expectations.
  package var expectations: Expectations

  /// How many mistakes the input has; with any, nothing else is known of it.
  package var mistakes = 0

  /// The door of the course behind which the page is; nil outside of a course.
  package var door: CourseDoor?

  /// The rules that the page's text cites, and the classes of UIKit that are on its screen.
  package var rules: [String] = []
  package var classes: [String] = []

  /// The words of the page's text, for a search; none where the title and the verdicts are all.
  package var words: [String] = []

  /// A picture of the screen, an SVG element, or empty. It is shown small; the texts say all that it shows.
  package var thumbnail: String

  /// The page's social card, an SVG file; nil for pages that have none.
  package var card: String?

  /// What came of expectations.
  package struct Expectations: Hashable, Sendable, Codable {
    package var count: Int
    package var failures: Int

    package init(count: Int = 0, failures: Int = 0) {
      self.count = count
      self.failures = failures
    }
  }

  /// How many verdicts are kept at most.
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
    // A page that asks is not answered by its index.
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
  }

  /// More than this, in bytes, would make an index of many screens heavy.
  private static let thumbnailLimit = 3_000

  /// The screen with its largest views, so many that the picture stays small.
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
