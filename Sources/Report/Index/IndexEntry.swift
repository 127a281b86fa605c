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
  package var title: IndexText
  package var summary: IndexText?

  /// The verdict of each touch, of a great many only the first, and how many touches there are.
  package var verdicts: [IndexText]
  package var touchCount: Int

  /// What sorts of things act on the touches, without repetition.
  package var takers: [Verdict.Taker]

  /// What came of the scenario's expectations.
  package var expectations: Expectations

  /// How many mistakes the input has; with any, nothing else is known of it.
  package var mistakes = 0

  /// A picture of the screen, an SVG element, or empty. It is shown small; the texts tell all that it does.
  package var thumbnail: String

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
    file: String, group: String = "", title: IndexText, summary: IndexText? = nil, verdicts: [IndexText],
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
    for analysis: TraceAnalysis, file: String, group: String = "", expectations: Expectations = Expectations()
  ) throws {
    let header = analysis.trace.header
    let narrators = Language.all.map { Narrator($0, analysis.index) }
    let takers = Set(analysis.touches.map(\.verdict.taker))
    // A page that asks is not answered by its index.
    let isQuestion = header.mode == .question
    let words = isQuestion ? header.question : header.summary
    self.init(
      file: file, group: group,
      title: IndexText { ReportTitle.of(header, $0) },
      summary: words.isEmpty ? nil : IndexText { $0.pick(from: words) ?? "" },
      verdicts: isQuestion
        ? []
        : analysis.touches.prefix(Self.verdictLimit).map { touch in
          IndexText(narrators.map { $0.verdict(touch) })
        },
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

/// A text in every language that pages have.
package struct IndexText: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The texts in the order of the languages, or a single one that is the same in all.
  private var texts: [String]

  init(_ texts: [String]) {
    self.texts = Set(texts).count == 1 ? Array(texts.prefix(1)) : texts
  }

  package init(_ text: (Language) -> String) {
    self.init(Language.all.map(text))
  }

  package init(stringLiteral value: String) {
    self.init([value])
  }

  package subscript(language: Language) -> String {
    let position = texts.count == 1 ? 0 : Language.all.firstIndex(of: language) ?? 0
    return texts.indices.contains(position) ? texts[position] : ""
  }

  /// As elements of a page: one without a language where all are the same.
  var words: [IndexWords] {
    guard texts.count > 1 else { return [IndexWords(tongue: nil, words: self[.english])] }
    return Language.all.map { IndexWords(tongue: $0.code, words: self[$0]) }
  }
}

/// A text in one language, for the template.
struct IndexWords {
  /// The language; nil for a text that is the same in all.
  var tongue: String?
  var words: String
}
