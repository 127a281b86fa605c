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

  /// The index of the touch in the trace.
  let touch: Int

  /// The section's identifier, such as `touch1`.
  let anchor: String
  let story: TouchStory
  let steps: TouchSteps

  /// The heading of the run that contains it, if the page has several.
  var within: String?

  /// The analyses of the variants on the page.
  var variants: [TraceAnalysis] = []

  /// A change that gives the touch a good outcome, and the run with it, which the page does not contain.
  var tried: (cure: Cure, run: TraceAnalysis)?

  private var language: Language { options.language }
  private var answer: TouchAnswer { analysis.touches[touch] }
  private var narrator: Narrator { Narrator(language, analysis.index(of: answer)) }
  private var heading: String { narrator.heading(answer, number: touch + 1) }

  /// How much of a touch the section shows.
  enum Content {
    /// Everything: the stage with its controls, and the given sections of pictures.
    case all(pictures: [String])
    /// The stage with its controls.
    case stage(isAlone: Bool)
    /// The stage without controls, for a lesson.
    case lesson
    /// The stage of a variant, whose events are in no log.
    case variant
    /// The stage of a run that belongs to an option of a lesson.
    case run
    /// One of two stages that are compared, without a list of views and a log.
    case side

    /// Whether the section lists the views beside the steps.
    var hasOutline: Bool {
      switch self {
      case .run, .side: false
      case .all, .stage, .lesson, .variant: true
      }
    }

    /// Whether the page has a log with the events of its steps.
    var hasEvents: Bool {
      switch self {
      case .variant, .run, .side: false
      case .all, .stage, .lesson: true
      }
    }

    /// Whether the page has the stages of all earlier touches.
    var hasStageBefore: Bool {
      switch self {
      case .all, .stage: true
      case .lesson, .variant, .run, .side: false
      }
    }

    /// The level of its heading: a variant is inside a section with a heading of its own.
    var level: Int {
      switch self {
      case .all, .stage, .lesson: 2
      case .run: 3
      case .variant, .side: 4
      }
    }
  }

  /// The identifier of the screenshot in the section of the first touch.
  private static let firstScreenshot = "t1-screen-" + ElementID.screenshot

  /// Makes the section.
  ///
  /// - Throws: ``DiagramError``; `GraphvizError` for a graph that Graphviz cannot lay out.
  func html(_ content: Content) throws -> String {
    let shown = Set(steps.steps.map(\.number))
    let listed = story.steps.filter { shown.contains($0.step.number) }
    let outcome = Self.outcome(of: story, answer, narrator)
    var options = diagramOptions(for: .screen)
    options.screenshot = content.hasStageBefore && touch > 0 ? .repeated(Self.firstScreenshot) : .drawn
    let stage = try ScreenStage(
      for: analysis, options: options, steps: listed.map(\.step), outcome: outcome)
    var values: TemplateValues = [
      .anchor: anchor, .within: within, .number: touch + 1, .level: content.level,
      .innerLevel: content.level + 1,
      .heading: heading, .verdict: headline.plain, .verdictMarkup: Markup.html(headline),
      .shownVerdict: isOfFinding ? Markup.html(verdict) : nil,
      .askedView: content.hasStageBefore
        ? analysis.target(ofTouch: touch).map { Markup.html(narrator.sentence($0)) } : nil,
      .screen: try stage.picture.inlineSVG(), .drawnNotes: stage.picture.notes,
      .isSeen: stage.isSeen,
      .region: "\(language.title(of: DiagramKind.screen.name)), \(anchor) – \(narrator[.scrollablePicture])",
      .story: listed.isEmpty ? nil : self.story(listed, stage, content), .pictures: [String](),
      .outcomes: [String](),
    ]
    switch content {
    case .all(let pictures):
      values[.cure] = cure
      values[.look] = look(isSeen: stage.isSeen)
      values[.outcomes] = outcomes
      values[.pictures] = pictures
    case .stage(let isAlone):
      values[.look] = look(isSeen: stage.isSeen)
      values[.isHeadingUnseen] = isAlone
    case .side: values[.isHeadingUnseen] = true
    case .lesson, .run:
      if stage.isSeen { values[.ownLook] = [.looks: looks(isSeen: true)] as TemplateValues }
    case .variant: values[.look] = look(isSeen: stage.isSeen)
    }
    return try self.options.html(.touch, values)
  }

  private var verdict: RichText { narrator.verdictText(answer, in: analysis) }

  /// Whether the trace demonstrates a finding of an audit with this touch.
  private var isOfFinding: Bool { analysis.finding != nil }

  /// The first sentence of the page: the finding that the trace demonstrates, else the verdict.
  private var headline: RichText {
    guard let finding = analysis.finding else { return verdict }
    let marks = answer.marks(in: narrator.index)
    let missed = story.marks.outcome.missed
    return narrator.sentence(finding).marking { $0 == missed ? .lost : marks($0) }
  }

  /// The steps and views beside a stage.
  private func story(_ listed: [TouchStory.Step], _ stage: ScreenStage, _ content: Content) -> TemplateValues
  {
    let beats = StoryList(
      story: story, answer: answer, listed: listed, stage: stage, narrator: narrator,
      hasEvents: content.hasEvents
    )
    let outline =
      content.hasOutline ? OutlineList(analysis.index(of: answer), story, answer, narrator).html : nil
    return [
      .beats: beats.html, .outcomeMarks: beats.outcomeMarks, .storySteps: story.count, .outline: outline,
    ]
  }

  /// The maximum number of pills for recognizers that do not act.
  private static let mostBystanders = 4

  /// The outcome as the picture of the screen shows it.
  static func outcome(
    of story: TouchStory, _ answer: TouchAnswer, _ narrator: Narrator
  ) -> ScreenOutcome {
    let outcome = story.marks.outcome
    let index = narrator.index
    // UIKit's internal recognizers have a pill only if they act.
    let marked = story.marks.last
    let others = answer.outcome.recognizers.map(\.id).filter {
      $0 != outcome.winner && index.owner(ofRecognizer: $0) == nil && marked[$0] != nil
    }
    let actors = ([outcome.winner].compactMap { $0 } + others.prefix(mostBystanders)).compactMap {
      index.recognizer($0)
    }
    return ScreenOutcome(
      story.marks, owner: outcome.owner,
      actors: actors.map { recognizer in
        let acts = recognizer.id == outcome.winner
        return ScreenOutcome.Actor(
          recognizer: recognizer.id,
          name: acts ? narrator.actorName(recognizer) : narrator.name(recognizer.id),
          view: recognizer.view, acts: acts)
      },
      words: { [marks = story.marks.atOutcome] view in
        marks[view].map { narrator.wordsAtOutcome($0, of: view, answer).plain }
      })
  }

  /// The change that gives the touch a good outcome, if the page contains a run with it.
  private var cure: TemplateValues? {
    if isOfFinding { return findingCure }
    if let (cure, run) = tried {
      let narrator = Narrator(language, run.index(of: cure.answer))
      return [.cureSentence: Markup.html(narrator.sentence(cure)), .cureSettings: words(of: cure.settings)]
    }
    guard let cure = analysis.cure(of: touch, variants: variants), let place = cure.run else { return nil }
    let (run, target) =
      switch place {
      case .touch(let position): (analysis, "touch\(position + 1)")
      case .variant(let position): (variants[position], "variant\(position + 1)")
      }
    let narrator = Narrator(language, run.index(of: cure.answer))
    return [
      .cureSentence: Markup.html(narrator.sentence(cure)), .cureTarget: target,
      .cureLink: narrator.place(place), .cureSettings: words(of: cure.settings),
    ]
  }

  /// The fix for the finding that the trace demonstrates, and the result of running it.
  private var findingCure: TemplateValues? {
    guard let cure = analysis.findingCure(ofTouch: touch, variants: variants) else { return nil }
    guard let change = cure.change, case .variant(let position) = change.run else {
      return [.cureSentence: Markup.html(narrator.sentence(cure)), .cureSettings: words(of: cure.settings)]
    }
    let narrator = Narrator(language, variants[position].index(of: change.answer))
    return [
      .cureSentence: Markup.html(narrator.sentence(cure)), .cureTarget: "variant\(position + 1)",
      .cureLink: narrator.place(.variant(position)), .cureSettings: words(of: cure.settings),
    ]
  }

  /// Settings for the script of a served page, which repeats the gesture with them; nil for a single page.
  private func words(of settings: [TraceSetting]) -> String? {
    guard options.assets == .separate else { return nil }
    return try? ScriptJSON.text(of: settings.map { "\($0.object ?? "").\($0.property):\($0.value)" })
  }

  /// The prefix of identifiers in pictures is made from the section's: `t1` from `touch1`.
  private func diagramOptions(for kind: DiagramKind) -> DiagramOptions {
    let prefix = anchor.split(separator: "-").map { $0.prefix(1) + $0.drop { !$0.isNumber } }
    return DiagramOptions(
      language: language, touch: touch, idPrefix: "\(prefix.joined(separator: "-"))-\(kind.id)-",
      maximumVisibleNodes: limits.visibleNodes, maximumDrawnViews: limits.drawnViews)
  }

  // MARK: - The stage

  /// What a stage can show, with the meanings of its marks.
  private func look(isSeen: Bool) -> TemplateValues {
    [
      .points: narrator.size(analysis.trace.screen.size),
      .looks: looks(isSeen: isSeen), .legend: legend,
    ]
  }

  /// The ways of drawing the screen that a reader can choose; as people see it comes first, if known.
  private func looks(isSeen: Bool) -> [TemplateValues] {
    let looks: [(String, FixedText)] =
      isSeen ? [("seen", .lookSeen), ("screen", .lookAsked)] : [("screen", .lookScreen)]
    return looks.enumerated().map { place, look in
      [.lookValue: look.0, .lookName: narrator[look.1], .isChosen: place == 0]
    }
  }

  /// The meanings of the marks that the touch assigns. Marks that no object has at the outcome are hidden at first.
  private var legend: [TemplateValues] {
    let (used, last) = (story.marks.used, Set(story.marks.atOutcome.values.map(\.mark)))
    return StoryMark.allCases.filter(used.contains).map { mark in
      [
        .markKind: mark.rawValue, .markWords: language.say(PageText.mark(mark)),
        .isPast: !last.contains(mark),
      ]
    }
  }

  // MARK: - Outcome

  /// Headings with sentences: gestures, actions, withheld touches, and the assumptions behind the answer.
  private var outcomes: [TemplateValues] {
    let sections = narrator.outcomeSections(answer).map { section in
      (section.heading, section.lines.map { line($0.object, $0.sentence) })
    }
    let premises = narrator.restsOn(answer).map { line(nil, $0) }
    return (sections + (premises.isEmpty ? [] : [(.restsOnHeading, premises)]))
      .map { [.outcomeHeading: narrator[$0.0], .lines: $0.1] }
  }

  private func line(_ object: String?, _ sentence: RichText) -> TemplateValues {
    [.object: Markup.object(object), .sentence: Markup.code(sentence)]
  }

  // MARK: - Pictures

  /// The pictures of the touch, as sections.
  func pictures(_ sections: inout PictureSections) throws -> [String] {
    let kinds = Diagrams.answering(
      to: analysis, options: diagramOptions(for: .screen), among: DiagramKind.placed(on: .touch))
    return try kinds.map { kind in
      try sections.section(
        kind, diagramOptions(for: kind),
        at: PictureSections.SectionPlace(
          id: "\(anchor)-\(kind.id)",
          touch: PictureSections.Touch(
            id: answer.touch, number: touch + 1, heading: heading)))
    }
  }
}

/// The story of a touch: its parts with their steps, each with the data that the script needs to show it.
struct StoryList {
  let story: TouchStory
  let answer: TouchAnswer

  /// The steps to show, in order. The others are counted.
  let listed: [TouchStory.Step]

  /// The stage, with what each step changes on it.
  let stage: ScreenStage
  let narrator: Narrator

  /// Whether a log contains the events of the steps.
  var hasEvents = true

  var html: String {
    let changes = Dictionary(
      zip(listed.map(\.numbers.lowerBound), stage.changes), uniquingKeysWith: { first, _ in first })
    return Markup.html { markup in
      let times = times
      for beat in story.beats { write(beat, changes, times, to: &markup) }
    }
  }

  /// For steps with another time than the previous step, by number: the time in seconds since the first step.
  private var times: [Int: Double] {
    let start = listed.first?.step.time ?? 0
    var last = start
    var times: [Int: Double] = [:]
    for step in listed where step.step.time != last {
      last = step.step.time
      times[step.numbers.lowerBound] = last - start
    }
    return times
  }

  private func write(
    _ beat: TouchStory.Beat, _ changes: [Int: ScreenStage.Change], _ times: [Int: Double],
    to markup: inout Markup
  ) {
    markup.line("li", ["class": "beat"]) { markup in
      markup.tag("<details open><summary>")
      markup.element("b", narrator.name(beat.kind))
      markup.element("span", ["class": "asks"], narrator.question(beat.kind))
      markup.element("span", ["class": "says"]) { $0.rich(narrator.sentence(beat, of: story, answer)) }
      markup.tag("</summary><ol class=\"steps\">\n")
      var next = beat.numbers.lowerBound
      for step in beat.steps {
        guard let change = changes[step.numbers.lowerBound] else { continue }
        gap(step.numbers.lowerBound - next, in: &markup)
        write(step, change, at: times[step.numbers.lowerBound], to: &markup)
        next = step.numbers.upperBound + 1
      }
      gap(beat.numbers.upperBound + 1 - next, in: &markup)
      markup.tag("</ol></details>")
    }
  }

  private func gap(_ count: Int, in markup: inout Markup) {
    guard count > 0 else { return }
    markup.line("li", ["class": "gap"], narrator.say(.stepsLeftOut(count: count)))
  }

  private func write(
    _ numbered: TouchStory.Step, _ change: ScreenStage.Change, at time: Double?, to markup: inout Markup
  ) {
    let step = numbered.step
    markup.open("li")
    markup.attribute("value", String(numbered.numbers.lowerBound))
    if numbered.numbers.count > 1 { markup.attribute("data-range", Self.range(numbered.numbers)) }
    markup.attribute("data-v", Markup.object(step.subject))
    if hasEvents { markup.attribute("data-e", Self.ranges(step.events)) }
    // In seconds since the first step.
    markup.attribute("data-at", time.map { PageNumber.text($0, digits: 3) })
    StageAttributes(change: change, factor: stage.factor).write(to: &markup)
    markup.tag(">")
    markup.element("p") { $0.code(narrator.sentence(step)) }
    if let point = step.point { markup.element("small", narrator.point(point)) }
    var given = marks(givenAt: numbered.numbers)
    if case .refusals(let walk) = step.kind { write(walk, marking: &given, to: &markup) }
    write(step.changes, to: &markup)
    Self.write(given, subject: step.subject, to: &markup) { narrator.words($1, of: $0) }
    markup.tag("</li>\n")
  }

  // MARK: - Marks

  /// The marks at the outcome that differ from those of the listed steps, as an invisible list for the script.
  var outcomeMarks: String {
    let given = marks(givenAt: listed.flatMap(\.numbers))
    let changed = story.marks.atOutcome.filter { object, mark in
      guard let before = given[object], before.mark == mark.mark else { return true }
      return narrator.words(before, of: object) != narrator.wordsAtOutcome(mark, of: object, answer)
    }
    return Markup.html { markup in
      Self.write(changed, to: &markup) { narrator.wordsAtOutcome($1, of: $0, answer) }
    }
  }

  /// The last marks that some steps assign, by object.
  private func marks(givenAt numbers: some Sequence<Int>) -> [String: GivenMark] {
    numbers.reduce(into: [:]) { $0.merge(story.marks.given(at: $1)) { _, later in later } }
  }

  /// Writes marks as an invisible list, sorted by object, which the script shows in picture and outline. `subject` is
  /// the object of the enclosing item, whose name is not repeated.
  private static func write(
    _ given: [String: GivenMark], subject: String? = nil, to markup: inout Markup,
    words: (String, GivenMark) -> RichText
  ) {
    guard !given.isEmpty else { return }
    markup.element("ul", ["class": "marks"]) { markup in
      for (object, mark) in given.sorted(by: { $0.key < $1.key }) {
        let name = Markup.object(object == subject ? nil : object)
        markup.element("li", ["class": mark.mark.rawValue, "data-v": name]) { $0.rich(words(object, mark)) }
      }
    }
  }

  // MARK: - Refusals

  /// The maximum number of refusals listed for a step.
  private static let mostRefusals = 200

  /// Writes the individual refusals of a step that combines many, folded. They are the marks of their views too, and
  /// are removed from the others.
  private func write(
    _ refusals: [WalkStep], marking given: inout [String: GivenMark], to markup: inout Markup
  ) {
    markup.element("details", ["class": "each"]) { markup in
      markup.element("summary", narrator.names(refusals.map(\.view), limit: 3))
      markup.element("ul") { markup in
        for refusal in refusals.prefix(Self.mostRefusals) {
          let name = Markup.object(refusal.view)
          guard let mark = given.removeValue(forKey: refusal.view) else {
            markup.element("li", ["data-v": name]) { $0.code(narrator.step(refusal)) }
            continue
          }
          markup.element("li", ["class": mark.mark.rawValue, "data-v": name]) { markup in
            markup.element("code", narrator.name(refusal.view))
            markup.tag(" ")
            markup.element("span") { $0.rich(narrator.words(mark, of: refusal.view)) }
          }
        }
        if refusals.count > Self.mostRefusals {
          markup.element("li", narrator.say(.moreViews(count: refusals.count - Self.mostRefusals)))
        }
      }
    }
  }

  private static func range(_ numbers: ClosedRange<Int>) -> String {
    "\(numbers.lowerBound)–\(numbers.upperBound)"
  }

  /// A list of numbers, with consecutive ones as `24-27`.
  static func ranges(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, number == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: " ")
  }

  private func write(_ all: [TouchStep.Change], to markup: inout Markup) {
    // The sentence already says how the touch itself changes.
    let changes = all.filter { !$0.object.isEmpty }
    guard !changes.isEmpty else { return }
    markup.element("dl", ["class": "changes"]) { markup in
      for change in changes {
        markup.element("div") { markup in
          markup.element("dt", narrator.subject(change))
          markup.element("dd") { markup in
            if let before = change.before { markup.element("del", before) }
            if change.before != nil, change.after != nil { markup.tag(" ") }
            if let after = change.after { markup.element("ins", after) }
          }
        }
      }
    }
  }
}

/// The log of a trace as a list.
struct LogList {
  let analysis: TraceAnalysis
  let language: Language

  /// The maximum number of lines.
  let limit: Int

  /// The events that belong to steps.
  let ofSteps: Set<Int>

  /// Whether each line contains its kind, view and touch, for the filters of a report.
  var hasFilters = true

  /// The deepest level with its own indentation.
  static let deepest = 12

  var html: String {
    let lines = TraceLog(analysis.trace, words: { language.say($0) }).lines
    // With a single touch, there is nothing to choose.
    let touches = analysis.touches.count > 1 ? touchNumbers : [:]
    var markup = Markup()
    var before = Facts()
    var gap = 0
    for (position, line) in lines.enumerated() {
      guard isShown(position, line, of: lines.count) else {
        gap += 1
        continue
      }
      write(gap: gap, to: &markup)
      gap = 0
      let facts = Facts(
        time: line.event.time, kind: line.event.kind.group.rawValue,
        touches: (touches[line.event.sequence] ?? []).map(String.init).joined(separator: " "))
      write(line, facts, after: before, to: &markup)
      before = facts
    }
    write(gap: gap, to: &markup)
    return markup.html
  }

  private func isShown(_ position: Int, _ line: TraceLog.Line, of count: Int) -> Bool {
    guard count > limit else { return true }
    return position < limit / 3 || position >= count - limit / 3 || ofSteps.contains(line.event.sequence)
  }

  private func write(gap: Int, to markup: inout Markup) {
    if gap > 0 { markup.line("li", ["class": "gap"], language.say(PageText.eventsLeftOut(count: gap))) }
  }

  /// Facts that a line states only if they differ from those of the line before.
  private struct Facts {
    var time: Double?
    var kind = ""
    var touches = ""
  }

  private func write(_ line: TraceLog.Line, _ facts: Facts, after before: Facts, to markup: inout Markup) {
    let attributes: Markup.Attributes = [
      "data-e": String(line.event.sequence),
      "data-k": hasFilters && facts.kind != before.kind ? facts.kind : nil,
      "data-t": hasFilters && facts.touches != before.touches ? facts.touches : nil,
      "data-v": Markup.object(hasFilters ? line.event.kind.subject : nil),
      "class": line.level > 0 ? "d\(min(line.level, Self.deepest))" : nil,
    ]
    markup.line("li", attributes) { markup in
      if facts.time != before.time {
        markup.element("span", ["class": "when"], PageNumber.text(line.event.time, digits: 4))
        markup.tag(" ")
      }
      markup.text(line.text)
    }
  }

  /// The numbers of the touches of each event, from 1.
  private var touchNumbers: [Int: [Int]] {
    let numbers = Dictionary(
      analysis.touches.enumerated().map { ($1.touch, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    return analysis.causes.mapValues { $0.compactMap { numbers[$0] }.sorted() }
  }
}
