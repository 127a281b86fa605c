// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// Makes the section of one touch.
struct TouchSection {
  let analysis: TraceAnalysis
  let options: ReportOptions
  let limits: PageLimits

  /// The position of the touch in the trace.
  let touch: Int

  /// The section's identifier, such as `touch1`.
  let anchor: String
  let story: TouchStory
  let steps: TouchSteps

  /// The heading of the run that it belongs to, where a page has several.
  var within: String?

  /// The answers of the variants that stand in the page.
  var variants: [TraceAnalysis] = []

  private var language: Language { options.language }
  private var answer: TouchAnswer { analysis.touches[touch] }
  private var narrator: Narrator { Narrator(language, analysis.index(of: answer)) }
  private var heading: String { narrator.heading(answer, number: touch + 1) }

  /// How much of a touch is shown.
  enum Content {
    /// All, with switches on the stage, and sections of pictures that are ready.
    case all(hasTapMap: Bool, pictures: [String])
    /// The stage with its switches.
    case stage(isAlone: Bool)
    /// The stage without switches, as a lesson shows it.
    case lesson
    /// The same of a variant, whose events no log has.
    case variant
    /// The same of a run that an option of a lesson plays.
    case run

    /// Whether the views stand beside the steps.
    var hasOutline: Bool {
      if case .run = self { false } else { true }
    }

    /// Whether a log has the events of its steps.
    var hasEvents: Bool {
      switch self {
      case .variant, .run: false
      case .all, .stage, .lesson: true
      }
    }

    /// The level of its heading: a variant stands in a section of its own, below the heading of that.
    var level: Int {
      switch self {
      case .all, .stage, .lesson: 2
      case .run: 3
      case .variant: 4
      }
    }
  }

  /// The section.
  ///
  /// - Throws: ``DiagramError``; what Graphviz said of a graph that it could not lay out.
  func html(_ content: Content) throws -> String {
    let shown = Set(steps.steps.map(\.number))
    let told = story.steps.filter { shown.contains($0.step.number) }
    let outcome = Self.outcome(of: story, narrator)
    let stage = try ScreenStage(
      for: analysis, options: diagramOptions(for: .screen), steps: told.map(\.step), outcome: outcome)
    var values: TemplateValues = [
      "anchor": anchor, "within": within, "number": touch + 1, "level": content.level,
      "innerLevel": content.level + 1,
      "heading": heading, "verdict": narrator.verdict(answer, in: analysis),
      "verdictMarkup": Markup.html(narrator.verdictText(answer, in: analysis)),
      "screen": try stage.picture.inlineSVG(), "drawnNotes": stage.picture.notes,
      "region": "\(language.title(of: DiagramKind.screen.name)), \(anchor) – \(narrator[.scrollablePicture])",
      "story": told.isEmpty ? nil : self.story(told, stage, content), "pictures": [String](),
      "outcomes": [String](),
    ]
    switch content {
    case .all(let hasTapMap, let pictures):
      values["cure"] = cure
      values["look"] = try look(hasTapMap: hasTapMap, outcome)
      values["outcomes"] = outcomes
      values["pictures"] = pictures
    case .stage(let isAlone):
      values["look"] = try look(hasTapMap: false, outcome)
      values["isHeadingUnseen"] = isAlone
    case .lesson, .variant, .run: break
    }
    return try self.options.html(.touch, values)
  }

  /// What stands beside a stage.
  private func story(_ told: [TouchStory.Step], _ stage: ScreenStage, _ content: Content) -> TemplateValues {
    let beats = StoryList(
      story: story, answer: answer, told: told, stage: stage, narrator: narrator, hasEvents: content.hasEvents
    )
    let outline =
      content.hasOutline ? OutlineList(analysis.index(of: answer), story, answer, narrator).html : nil
    return [
      "beats": beats.html, "outcomeMarks": outcomeMarks, "storySteps": story.count, "outline": outline,
    ]
  }

  /// What a picture of the screen shows of the outcome.
  static func outcome(of story: TouchStory, _ narrator: Narrator) -> ScreenOutcome {
    let outcome = story.marks.outcome
    let owner = outcome.winner.flatMap(narrator.index.owner(ofRecognizer:))
    let isTaken = outcome.losers.contains { $0 != owner }
    let taken = isTaken ? outcome.winner.map { PageText.takenBy(name: narrator.name($0)) } : nil
    return ScreenOutcome(
      story.marks, owner: owner, winner: outcome.winner.flatMap { narrator.index.recognizer($0)?.view },
      taken: taken.map(narrator.language.say))
  }

  /// The change with which the touch ends well, where a run with it stands in the page.
  private var cure: TemplateValues? {
    guard let cure = analysis.cure(of: touch, variants: variants) else { return nil }
    let (run, target) =
      switch cure.run {
      case .touch(let position): (analysis, "touch\(position + 1)")
      case .variant(let position): (variants[position], "variant\(position + 1)")
      }
    let narrator = Narrator(language, run.index(of: cure.answer))
    return [
      "cureSentence": Markup.html(narrator.sentence(cure)), "cureTarget": target,
      "cureLink": narrator.place(cure.run),
    ]
  }

  /// The marks at the outcome, as a list that is not seen; the script shows them.
  private var outcomeMarks: String {
    Markup.html { markup in
      StoryList.write(story.marks.atOutcome, to: &markup) { narrator.wordsAtOutcome($1, of: $0, answer) }
    }
  }

  /// The identifiers in pictures begin with the first letters of the section's: `t1` in `touch1`.
  private func diagramOptions(for kind: DiagramKind) -> DiagramOptions {
    let prefix = anchor.split(separator: "-").map { $0.prefix(1) + $0.drop { !$0.isNumber } }
    return DiagramOptions(
      language: language, touch: touch, idPrefix: "\(prefix.joined(separator: "-"))-\(kind.id)-",
      maximumVisibleNodes: limits.visibleNodes, maximumDrawnViews: limits.drawnViews)
  }

  // MARK: - The stage

  private static let angles = [-60, -30, 0, 30, 60]
  private static let chosenAngle = 0

  /// What a stage can show beside the screen: its switches, and the planes of the exploded view.
  private func look(hasTapMap: Bool, _ outcome: ScreenOutcome) throws -> TemplateValues {
    let planes = try ScreenPlanes.svgs(
      for: analysis, options: diagramOptions(for: .screen), outcome: outcome)
    return [
      "points": narrator.size(analysis.trace.screen.size), "hasTapMap": hasTapMap,
      "planeCount": planes.count, "planes": planes.joined(separator: "\n"), "legend": legend,
      "turns": Self.angles.enumerated().map { position, angle -> TemplateValues in
        [
          "stop": position + 1, "angle": (angle < 0 ? "−" : "") + "\(abs(angle))°",
          "isChosen": angle == Self.chosenAngle,
        ]
      },
    ]
  }

  /// What the marks of the touch mean, in one order; hidden at first are those that nobody has at the outcome.
  private var legend: [TemplateValues] {
    let (used, last) = (story.marks.used, Set(story.marks.atOutcome.values.map(\.mark)))
    return StoryMark.allCases.filter(used.contains).map { mark in
      [
        "markKind": mark.rawValue, "markWords": language.say(PageText.mark(mark)),
        "isPast": !last.contains(mark),
      ]
    }
  }

  // MARK: - What came of it

  /// Headings with sentences: gestures, actions, what views did not get, and what the answer rests on.
  private var outcomes: [TemplateValues] {
    let outcome = answer.outcome
    let lists: [(FixedText, [TemplateValues])] = [
      (.recognizersHeading, outcome.recognizers.map { line($0.id, narrator.line($0).plain) }),
      (
        .actionsHeading,
        answer.outcome.toldActions.map { line($0.sender ?? $0.target, narrator.line($0).plain) }
      ),
      (.withholdingsHeading, outcome.deliveryChanges.map { line($0.view, narrator.line($0).plain) }),
      (.restsOnHeading, narrator.restsOn(answer).map { line(nil, $0.plain) }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { ["outcomeHeading": narrator[$0.0], "lines": $0.1] }
  }

  private func line(_ object: String?, _ sentence: String) -> TemplateValues {
    ["object": Markup.object(object), "sentence": sentence]
  }

  // MARK: - Pictures

  /// The pictures of the touch, as sections.
  func pictures(_ sections: inout PictureSections) throws -> [String] {
    let answering = Set(Diagrams.answering(to: analysis, options: diagramOptions(for: .screen)))
    return try DiagramKind.placed(on: .touch).filter(answering.contains).map { kind in
      try sections.section(
        kind, diagramOptions(for: kind),
        at: PictureSections.Place(
          id: "\(anchor)-\(kind.id)",
          touch: PictureSections.Touch(
            id: answer.touch, number: touch + 1, heading: heading, verdict: narrator.verdict(answer))))
    }
  }
}
