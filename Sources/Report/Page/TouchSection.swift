// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// Makes the section of one touch.
struct TouchSection {
  let analysis: TraceAnalysis
  let language: Language
  let limits: PageLimits
  let template: PageTemplate

  /// The position of the touch in the trace.
  let touch: Int

  /// Prefixes for identifiers: of the section, such as `touch1`, and of what is in its pictures, such as `t1`.
  let anchor: String
  let prefix: String

  /// The heading of the run that it belongs to, where a page has several.
  var within: String?

  /// The answers of the variants that stand in the page.
  var variants: [TraceAnalysis] = []

  private var answer: TouchAnswer { analysis.touches[touch] }
  private var narrator: Narrator { Narrator(language, analysis.index(of: answer)) }
  private var heading: String { narrator.heading(answer, number: touch + 1) }

  /// How much of a touch is shown.
  enum Content {
    /// All, with switches on the stage.
    case all(hasTapMap: Bool)
    /// The stage with its switches.
    case stage(isAlone: Bool)
    /// The stage without switches, as a lesson shows it.
    case lesson
    /// The same of a run with changes, whose events no log has.
    case variant(hasOutline: Bool)

    /// Whether the views stand beside the steps.
    var hasOutline: Bool {
      if case .variant(false) = self { false } else { true }
    }

    /// Whether a log has the events of its steps.
    var hasEvents: Bool {
      if case .variant = self { false } else { true }
    }
  }

  /// The section.
  ///
  /// - Throws: ``DiagramError``; what Graphviz said of a graph that it could not lay out.
  func html(
    _ content: Content, story: TouchStory, steps: TouchSteps, pictures: inout PictureSections
  ) throws -> String {
    let shown = Set(steps.steps.map(\.number))
    let told = story.steps.filter { shown.contains($0.step.number) }
    var options = options(for: .screen)
    options.hasLegend = false
    let outcome = Self.outcome(of: story, narrator)
    let stage = try ScreenStage(
      for: analysis, options: options, steps: told.map(\.step), outcome: outcome)
    var model = TouchModel(
      text: PageTexts(language: language), anchor: anchor, within: within, number: touch + 1,
      heading: heading,
      verdict: narrator.verdict(answer, in: analysis),
      verdictMarkup: Markup.html(narrator.verdictText(answer, in: analysis)),
      screen: try stage.picture.inlineSVG(), drawnNotes: stage.picture.notes,
      region: "\(language.title(of: DiagramKind.screen.name)), \(anchor) – \(narrator[.scrollablePicture])")
    if !told.isEmpty {
      model.story = StoryModel(
        beats: StoryList(
          story: story, answer: answer, told: told, stage: stage, narrator: narrator,
          names: KnownNames(on: narrator.index), hasEvents: content.hasEvents
        ).html,
        outcomeMarks: outcomeMarks(story), storySteps: story.count,
        outline: content.hasOutline
          ? OutlineList(analysis.index(of: answer), story, answer, narrator).html : nil)
    }
    switch content {
    case .all(let hasTapMap):
      model.cure = cure
      model.look = try look(hasTapMap: hasTapMap, outcome, story.marks)
      model.outcomes = outcomes
      model.pictures = try self.pictures(&pictures)
    case .stage(let isAlone):
      model.look = try look(hasTapMap: false, outcome, story.marks)
      model.isHeadingUnseen = isAlone
    case .lesson, .variant:
      (model.level, model.innerLevel) = (4, 5)
    }
    return template.render(model)
  }

  /// What a picture of the screen shows of the outcome.
  static func outcome(of story: TouchStory, _ narrator: Narrator) -> ScreenOutcome {
    let outcome = story.marks.outcome
    let owner = outcome.winner.flatMap(narrator.index.owner(ofRecognizer:))
    let isTaken = outcome.losers.contains { $0 != owner }
    let taken = isTaken ? outcome.winner.map { PageText.takenBy(name: narrator.name($0)) } : nil
    return ScreenOutcome(
      story.marks, owner: owner, winner: outcome.winner.flatMap { narrator.index.recognizer($0)?.view },
      taken: taken.map(narrator.language.text))
  }

  /// The change with which the touch ends well, where a run with it stands in the page.
  private var cure: CureModel? {
    guard let cure = analysis.cure(of: touch, variants: variants) else { return nil }
    let (run, target) =
      switch cure.run {
      case .touch(let position): (analysis, "touch\(position + 1)")
      case .variant(let position): (variants[position], "variant\(position + 1)")
      }
    let narrator = Narrator(language, run.index(of: cure.answer))
    return CureModel(
      cureSentence: Markup.html(narrator.sentence(cure)), cureTarget: target,
      cureLink: narrator.place(cure.run))
  }

  /// What the script shows at the outcome.
  private func outcomeMarks(_ story: TouchStory) -> String {
    var markup = Markup()
    StoryList.write(story.marks.atOutcome, to: &markup) { narrator.wordsAtOutcome($1, of: $0, answer) }
    return markup.html
  }

  private func options(for kind: DiagramKind) -> DiagramOptions {
    DiagramOptions(
      language: language, touch: touch, idPrefix: "\(prefix)-\(kind.id)-",
      maximumVisibleNodes: limits.visibleNodes, maximumDrawnViews: limits.drawnViews)
  }

  // MARK: - The stage

  private static let angles = [-60, -30, 0, 30, 60]
  private static let chosenAngle = 0

  private func look(hasTapMap: Bool, _ outcome: ScreenOutcome, _ marks: StoryMarks) throws -> LookModel {
    let planes = try ScreenPlanes.svgs(for: analysis, options: options(for: .screen), outcome: outcome)
    return LookModel(
      points: narrator.size(analysis.trace.screen.size), hasTapMap: hasTapMap, planeCount: planes.count,
      planes: planes.joined(separator: "\n"),
      legend: legend(of: marks),
      turns: Self.angles.enumerated().map { position, angle in
        TurnModel(
          stop: position + 1, angle: (angle < 0 ? "−" : "") + "\(abs(angle))°",
          isChosen: angle == Self.chosenAngle)
      })
  }

  private func legend(of marks: StoryMarks) -> [LegendModel] {
    let (used, last) = (marks.used, Set(marks.atOutcome.values.map(\.mark)))
    return StoryMark.allCases.filter(used.contains).map { mark in
      LegendModel(
        markKind: mark.rawValue, markWords: language.text(PageText.mark(mark)), isPast: !last.contains(mark))
    }
  }

  // MARK: - What came of it

  private var outcomes: [OutcomeList] {
    let outcome = answer.outcome
    let lists: [(FixedText, [OutcomeLine])] = [
      (.recognizersHeading, outcome.recognizers.map { line($0.id, narrator.line($0)) }),
      (.actionsHeading, narrator.actions(answer).map { line($0.sender ?? $0.target, narrator.line($0)) }),
      (.withholdingsHeading, outcome.deliveryChanges.map { line($0.view, narrator.line($0)) }),
      (.restsOnHeading, narrator.restsOn(answer).map { line(nil, $0) }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { OutcomeList(outcomeHeading: narrator[$0.0], lines: $0.1) }
  }

  private func line(_ object: String?, _ sentence: String) -> OutcomeLine {
    OutcomeLine(object: object.map(PercentEncoding.encoded), sentence: sentence)
  }

  // MARK: - Pictures

  private func pictures(_ sections: inout PictureSections) throws -> [String] {
    let answering = Set(Diagrams.answering(to: analysis, options: options(for: .screen)))
    return try DiagramKind.placed(on: .touch).filter(answering.contains).map { kind in
      try sections.section(
        kind, options(for: kind),
        at: PictureSections.Place(
          id: "\(anchor)-\(kind.id)",
          touch: PictureSections.Touch(
            id: answer.touch, number: touch + 1, heading: heading, verdict: narrator.verdict(answer))))
    }
  }
}
