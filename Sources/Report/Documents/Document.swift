// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Diagrams
package import Narration
import Trace

/// A scenario as a document tells it: words, and the names of pictures that stand beside it. Nothing is escaped.
package struct Document: Hashable, Sendable {
  /// The document's file, without its extension.
  package var name: String

  var title: String
  var summary: String?

  /// What the reader is asked; nil for a scenario that asks nothing.
  var question: String?

  /// Facts of the screen, each a line.
  var facts: [String]
  var touches: [Touch]

  /// Pictures of the whole screen.
  var pictures: [Picture]

  /// The document in the other languages that were asked for; the files are named without their extensions.
  var translations: [PagePlace.Translation]

  struct Touch: Hashable, Sendable {
    var heading: String
    var verdict: String
    var steps: [Item]
    var pictures: [Picture]
  }

  /// A line of the list of steps.
  enum Item: Hashable, Sendable {
    case step(number: Int, sentence: String)
    case leftOut(count: Int)
  }

  /// A picture in two files, one for each colour scheme.
  package struct Picture: Hashable, Sendable {
    /// The files' name, without `~dark` and extension.
    package var name: String
    package var kind: DiagramKind

    /// The touch that it is about, by position; nil for a picture of the whole screen.
    package var touch: Int?
    package var title: String

    /// What it shows, in sentences.
    package var summary: String

    package init(name: String, touch: Int?, diagram: Diagram) {
      self.name = name
      self.touch = touch
      kind = diagram.kind
      title = diagram.title
      summary = diagram.summary
    }
  }

  /// The most steps of a touch that are told.
  private static let stepLimit = 100

  /// - Parameters:
  ///   - analysis: The answers.
  ///   - language: The language of all texts.
  ///   - name: The document's file, without its extension.
  ///   - pictures: The pictures that stand beside it, in order.
  ///   - translations: The document in other languages.
  package init(
    _ analysis: TraceAnalysis, _ language: Language, name: String, pictures: [Picture],
    translations: [PagePlace.Translation] = []
  ) {
    let header = analysis.trace.header
    let narrator = Narrator(language, analysis.index)
    self.name = name
    title = ReportTitle.of(header, language)
    summary = language.pick(from: header.summary)
    question =
      language.pick(from: header.question)
      ?? (header.mode == .question ? language.say(FixedText.usualQuestion) : nil)
    let facts: [(FixedText, String)] = [
      (.factScreen, narrator.size(analysis.trace.screen.size)),
      (.factSource, narrator.source(header.source)),
      (.factViews, String(analysis.trace.screen.views.count)),
      (.factTouches, String(analysis.touches.count)),
    ]
    self.facts = facts.map { language.line(language.say($0.0), $0.1) }
    let steps = analysis.allSteps(limit: Self.stepLimit)
    touches = analysis.touches.enumerated().map { position, answer in
      Touch(
        heading: narrator.heading(answer, number: position + 1),
        verdict: narrator.verdict(answer, in: analysis),
        steps: Self.items(steps[position], narrator), pictures: pictures.filter { $0.touch == position })
    }
    self.pictures = pictures.filter { $0.touch == nil }
    self.translations = translations
  }

  private static func items(_ steps: TouchSteps, _ narrator: Narrator) -> [Item] {
    var items: [Item] = []
    var last = 0
    for step in steps.steps {
      if step.number > last + 1 { items.append(.leftOut(count: step.number - last - 1)) }
      items.append(.step(number: step.number, sentence: narrator.sentence(step).plain))
      last = step.number
    }
    if steps.count > last { items.append(.leftOut(count: steps.count - last)) }
    return items
  }
}
