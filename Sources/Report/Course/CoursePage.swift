// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Course
package import Diagrams
import Markdown
package import Narration
package import Trace

/// A page of a course: its text, and beside it the stage, which shows the steps that the text links to. A single HTML
/// file.
package struct CoursePage {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - subject: The text with its runs.
  ///   - options: The language, the templates, and the kind of page.
  ///   - place: The place of the page among others.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed; `GraphvizError` for a picture that Graphviz
  ///   cannot lay out.
  package static func html(
    for subject: CourseSubject, options: ReportOptions, place: PagePlace = PagePlace()
  ) throws -> String {
    try CoursePage(subject, options, place).html()
  }

  private let subject: CourseSubject
  private let run: PageRun
  private let place: PagePlace
  private let links: CourseLinks

  private var options: ReportOptions { run.options }
  private var language: Language { run.language }

  private init(_ subject: CourseSubject, _ options: ReportOptions, _ place: PagePlace) {
    self.subject = subject
    run = PageRun(subject.analysis, options)
    links = CourseLinks(subject)
    var place = place
    // The page shows `standing` instead.
    place.position = nil
    self.place = place
  }

  private func html() throws -> String {
    var data = run.data(variants: subject.runs.map(\.analysis))
    // Stages of a course have no tap maps.
    data.tapMaps = nil
    let frame = PageFrame(
      options: options, place: place, look: .course(subject.picture?.parts ?? []),
      title: subject.text.title.plain,
      summary: subject.text.lead.plain, bodyClass: "report course", isPlayed: true,
      data: ("hp-data", try ScriptJSON.text(of: data)))
    let hints = CourseHints(subject: subject, links: links, language: language)
    let markup = CourseMarkup(
      subject, links, hints: hints, notes: TermNotes(subject, in: language), figure: try figure)
    let narrator = run.narrator
    return try frame.html(
      .course,
      [
        .page: subject.name, .kind: subject.text.kind.rawValue,
        .standing: subject.standing.map {
          language.say(PageText.lesson(number: $0.number, count: $0.count))
        },
        .courseTitle: markup.html(subject.text.title), .lead: markup.html(subject.text.lead),
        .brief: subject.text.brief.map { markup.html([$0], run: nil) },
        .set: place.set(in: language),
        .links: run.links { narrator.heading($0, number: $1 + 1) },
        .touches: try run.analysis.touches.indices.map { try run.section(ofTouch: $0).html(.lesson) },
        .runs: try subject.runs.indices.map(article),
        .sections: markup.sections(),
        .relatedHeading: language.say(
          subject.text.kind == .lesson ? PageSetText.pagesOfLesson : .lessonOfPage),
        .related: subject.related.map { page -> TemplateValues in
          [
            .relatedKind: language.say(PageSetText.pageKind(page.kind.name)),
            .relatedPage: TemplateValues(page.link),
          ]
        },
        .log: run.log(hasFilters: false),
      ])
  }

  /// The stages of a changed run: one for the touch that it is about, and one for each touch that the text links to.
  private func article(ofRun number: Int) throws -> TemplateValues {
    let changed = subject.runs[number]
    let analysis = changed.analysis
    let linked = links.touches(ofRun: number, addresses(ofRun: number))
    let touches = Set(linked + goals(ofRun: number) + [changed.position]).filter(
      analysis.touches.indices.contains
    ).sorted()
    let sections = try touches.map { touch in
      try TouchSection(
        analysis: analysis, options: options, limits: run.limits, touch: touch,
        anchor: CourseLinks.anchor(ofRun: number, touch: touch), story: analysis.story(of: touch),
        steps: analysis.steps(of: touch, limit: run.limits.maximumSteps)
      ).html(.run)
    }
    return [
      .variantAnchor: "run\(number + 1)", .variantNumber: number + 1,
      .variantLevel: TouchSection.Content.run.level - 1,
      .variantSettings: Narrator(language, analysis.index).settings(changed.settings).plain,
      .sections: sections,
    ]
  }

  /// The touches that the goals of a task are about, if the run is that of one of its options.
  private func goals(ofRun number: Int) -> [Int] {
    subject.questions.filter { question in question.options.values.contains { $0.run == number } }
      .flatMap { $0.goals.map(\.touch) }
  }

  /// The picture beside the text; empty for a page without one, or if there is nothing to draw.
  private var figure: String {
    get throws {
      guard let picture = subject.picture else { return "" }
      let narrator = Narrator(language, picture.analysis.index)
      switch picture.content {
      case .walks: return WalksFigure(picture.analysis, touch: picture.touch, narrator).html
      case .diagram(let kind):
        var options = DiagramOptions(
          language: language, touch: picture.touch, view: picture.view, idPrefix: "beside-")
        options.width = DiagramOptions.narrowWidth
        let diagram = try Diagrams.make(kind, for: picture.analysis, options: options)
        return try Markup.html { markup in
          try markup.line("figure", ["class": "picture beside-text"]) { markup in
            markup.ready(try diagram.inlineSVG())
          }
        }
      }
    }
  }

  /// The links in the options that lead to a run.
  private func addresses(ofRun number: Int) -> [String] {
    zip(subject.questions, subject.text.questions).flatMap { question, words in
      words.options.filter { question.options[$0.key]?.run == number }.flatMap { option in
        (option.reason.inlines + [option.label]).flatMap(\.everything).compactMap { inline in
          if case .link(let address, _) = inline.kind { address } else { nil }
        }
      }
    }
  }
}

/// The content of a course page: its text in one language, and the runs for its links and options.
package struct CourseSubject: Sendable {
  /// The name of the page's folder.
  package var name: String
  package var text: CourseText

  /// The analysis of the page's scenario. Without a scenario it has no touches.
  package var analysis: TraceAnalysis

  /// The questions, in the order of the text.
  package var questions: [Question] = []

  /// The runs with the changes of questions and options.
  package var runs: [Run] = []

  /// The position of the page in its course: "Lesson 3 of 16"; nil for a single page.
  package var standing: PagePlace.Position?

  /// The files of other pages, relative to this one, by name.
  package var pages: [String: String] = [:]

  /// The runs of other pages to whose steps the text links, by page name.
  package var otherRuns: [String: TraceAnalysis] = [:]

  /// The file of the list of rules, relative to this one; nil for a single page.
  package var rulesFile: String?

  /// The pages with live stages, relative to this one, by the names of their tasks; empty if none is served.
  package var tasks: [String: String] = [:]

  /// The picture beside the text, if it has one.
  package var picture: Picture?

  /// The pages of a lesson, or the lesson of a page.
  package var related: [(link: PagePlace.Link, kind: PageKind)] = []

  package struct Question: Sendable {
    package var id: String
    package var options: [String: Option]

    /// The number in the scenario of the touch whose view is asked for; nil if the question is another one.
    package var touch: Int?

    /// The goals of a task; empty for any other question.
    package var goals: [Goal]

    package init(id: String, options: [String: Option], touch: Int? = nil, goals: [Goal] = []) {
      self.id = id
      self.options = options
      self.touch = touch
      self.goals = goals
    }
  }

  /// A goal of a task.
  package struct Goal: Sendable {
    /// The index of the touch that it is about, in the runs of the task.
    package var touch: Int

    /// Whether the goal is reached in the initial state.
    package var isMet: Bool

    package init(touch: Int, isMet: Bool) {
      self.touch = touch
      self.isMet = isMet
    }
  }

  /// A picture beside the text.
  package struct Picture: Sendable {
    package enum Content: Sendable {
      case diagram(DiagramKind)
      /// All hit tests of the touch side by side.
      case walks
    }

    package var content: Content

    /// The style rules that it needs.
    var parts: [PicturePart] { if case .diagram(let kind) = content { kind.parts } else { [] } }

    /// The index in the trace.
    package var touch: Int
    package var view: String?
    package var analysis: TraceAnalysis

    package init(content: Content, touch: Int, view: String?, analysis: TraceAnalysis) {
      self.content = content
      self.touch = touch
      self.view = view
      self.analysis = analysis
    }
  }

  package struct Option: Sendable {
    package var isRight: Bool

    /// The index of the run that it leads to; nil for the page's own.
    package var run: Int?

    /// For a task: for each goal, whether this change reaches it.
    package var met: [Bool]

    /// The view that it names, if a view is asked for; nil for none.
    package var view: String?

    package init(isRight: Bool, run: Int?, met: [Bool] = [], view: String? = nil) {
      self.isRight = isRight
      self.run = run
      self.met = met
      self.view = view
    }
  }

  package struct Run: Sendable {
    package var analysis: TraceAnalysis
    package var settings: [TraceSetting]

    /// The numbers of the scenario's touches in the run; empty for all.
    package var only: [Int]

    /// The number in the scenario of the touch that it is about.
    package var touch: Int

    /// The index of that touch in the run.
    var position: Int { only.isEmpty ? touch - 1 : only.firstIndex(of: touch) ?? 0 }

    package init(analysis: TraceAnalysis, settings: [TraceSetting], only: [Int], touch: Int) {
      self.analysis = analysis
      self.settings = settings
      self.only = only
      self.touch = touch
    }
  }

  package init(name: String, text: CourseText, analysis: TraceAnalysis) {
    self.name = name
    self.text = text
    self.analysis = analysis
  }
}

extension CourseSubject {
  /// The title as plain text.
  package var title: String { text.title.plain }

  /// The UIKit classes on the screen, except those that every screen has, and UIKit's internal recognizers.
  var classes: [String] {
    let screen = analysis.trace.screen
    let recognizers = screen.gestureRecognizers.filter { $0.isPartOfView != true }
    let all = screen.views.map(\.baseClass) + recognizers.map { $0.baseClass ?? $0.className }
    return Set(all).subtracting([UIKitClass.view, ViewRole.window.rawValue]).filter { $0.hasPrefix("UI") }
      .sorted()
  }
}

extension CourseText {
  /// All the text, including code.
  var everyWord: [String] { inlines.map(\.plain) + code }
}

extension PageKind {
  /// The corresponding kind in `Narration`, which has its name.
  var name: CourseKind {
    switch self {
    case .lesson: .lesson
    case .question: .question
    case .bug: .bug
    case .note: .note
    }
  }

  /// The entrance of the course that leads to pages of this kind.
  package var door: CourseDoor {
    switch self {
    case .bug: .odd
    case .lesson, .note: .understand
    case .question: .asked
    }
  }
}

extension IndexEntry {
  /// Fills the entry from a course page. Omits verdicts, because the page asks the reader for them.
  ///
  /// - Parameters:
  ///   - subject: The page.
  ///   - part: The part of the course that contains it.
  ///   - door: The entrance of the course that leads to it; nil for the default of its kind.
  ///   - symptom: The symptom of the bug that it is about.
  ///   - language: The language of the entry.
  package mutating func tell(
    of subject: CourseSubject, part: String?, door: CourseDoor?, symptom: CourseSymptom?,
    in language: Language
  ) {
    let door = door ?? subject.text.kind.door
    self.door = door
    let within = door == .understand ? part : symptom.map { language.say(PageSetText.symptom($0)) }
    group = ([language.say(PageSetText.door(door))] + [within].compactMap(\.self)).joined(separator: " · ")
    if door != .understand { thumbnail = "" }
    title = subject.title
    summary = subject.text.lead.plain
    rules = RuleName.cited(in: subject.text)
    classes = subject.classes
    self.words = SearchWords.of(([subject.name] + subject.text.everyWord + classes).joined(separator: "\n"))
    verdicts = []
    takers = []
    touchCount = 0
  }
}

/// Hints for a question, made from the rules and the run. The page's script adds the last one, which shows the step
/// before the decisive one.
struct CourseHints {
  let subject: CourseSubject
  let links: CourseLinks
  let language: Language

  enum Hint {
    case rule([MarkdownText.Inline])

    /// Why the last view that refused did so, and the step at which the picture shows it.
    case refusal(MarkdownText.Inline, CourseLinks.Target)
  }

  /// The hints of a question in the order in which they are given.
  func of(_ options: CourseText.Options, _ question: CourseSubject.Question) -> [Hint] {
    let right = question.options.first { $0.value.isRight }?.key ?? ""
    let rule = subject.text.rule(of: options, right: right)
    return (rule.isEmpty ? [] : [.rule(rule)]) + [refusal(in: question, options)].compactMap(\.self)
  }

  private func refusal(in question: CourseSubject.Question, _ options: CourseText.Options) -> Hint? {
    guard let touch = question.touch, let option = options.options.first else { return nil }
    let run = question.options[option.key]?.run
    let only = run.map { subject.runs[$0].only } ?? []
    let analysis = run.map { subject.runs[$0].analysis } ?? subject.analysis
    let position = only.isEmpty ? touch - 1 : only.firstIndex(of: touch)
    guard let position, analysis.touches.indices.contains(position),
      let refused = analysis.touches[position].lastRefusal,
      let target = [OverrideMethod.pointInside.rawValue, OverrideMethod.hitTest.rawValue].lazy.compactMap({
        links.target(of: "#t\(touch)/\(refused.view).\($0)", run: run)
      }).first
    else { return nil }
    let line = Narrator(language, analysis.index).line(refused.view, of: refused)
    return .refusal(MarkdownText.Inline(kind: .text(line), place: option.place), target)
  }
}

/// Resolves the links in a page's text: to steps of its run, to steps of changed runs, and to other pages.
struct CourseLinks {
  /// The destination of a link.
  struct Target: Equatable {
    var address: String

    /// The step of the run at that address; nil if the address already names the step.
    var step: Int?
  }

  private let subject: CourseSubject
  private let own: Finder
  private let runs: [Finder]
  private let others: [String: Finder]

  /// Finds the steps of a run by the numbers that links and readers use.
  private struct Finder {
    let events: EventFinder
    let stories: [TouchStory]

    init(_ analysis: TraceAnalysis, only: [Int] = []) {
      events = EventFinder(analysis, only: only)
      stories = analysis.stories()
    }

    /// The index of the touch and the step of its story.
    func place(of link: EventLink) -> (touch: Int, step: Int)? {
      guard let touch = events.position(ofTouch: link.touch), let step = events.step(of: link) else {
        return nil
      }
      return (touch, stories[touch].number(ofTouchStep: step))
    }
  }

  init(_ subject: CourseSubject) {
    self.subject = subject
    own = Finder(subject.analysis)
    runs = subject.runs.map { Finder($0.analysis, only: $0.only) }
    others = subject.otherRuns.mapValues { Finder($0) }
  }

  /// The destination of an address in a text about a run; nil as `run` means the page's own. Nil if the run has no such
  /// step.
  func target(of address: String, run: Int?) -> Target? {
    guard let link = EventLink(address) else { return PageLink(address).flatMap(target) }
    guard let run else {
      return own.place(of: link).map { Target(address: "#t\($0.touch + 1)s\($0.step)") }
    }
    return runs[run].place(of: link).map {
      Target(address: "#\(Self.anchor(ofRun: run, touch: $0.touch))", step: $0.step)
    }
  }

  private func target(of link: PageLink) -> Target? {
    guard let file = subject.pages[link.page].map(PercentEncoding.link) else { return nil }
    let place = link.event.flatMap { others[link.page]?.place(of: $0) }
    return Target(address: file + (place.map { "#t\($0.touch + 1)s\($0.step)" } ?? ""))
  }

  /// The touches of a run that a text links to, by index.
  func touches(ofRun run: Int, _ addresses: [String]) -> [Int] {
    addresses.compactMap { EventLink($0).flatMap(runs[run].place)?.touch }
  }

  /// The end of a touch of a run; nil if the run has no such touch.
  func end(ofTouch touch: Int, run: Int?) -> Target? {
    let stories = (run.map { runs[$0] } ?? own).stories
    guard stories.indices.contains(touch) else { return nil }
    let address =
      run.map { Self.anchor(ofRun: $0, touch: touch) } ?? "t\(touch + 1)s\(stories[touch].count)"
    return Target(address: "#\(address)")
  }

  static func anchor(ofTouch touch: Int) -> String { "touch\(touch + 1)" }

  static func anchor(ofRun run: Int, touch: Int) -> String { "run\(run + 1)-touch\(touch + 1)" }
}

/// The name of a rule, as cited by texts: `HT-12`.
struct RuleName: Hashable, Comparable, Sendable {
  var area: RuleArea
  var number: Int

  nonisolated(unsafe) private static let name = /([A-Z]{2})-([1-9][0-9]{0,2})/

  /// Reads a name such as `HT-12`; nil for any other text.
  init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: Self.name),
      let area = RuleArea(rawValue: String(match.1)), let number = Int(match.2)
    else { return nil }
    self.area = area
    self.number = number
  }

  var text: String { "\(area.rawValue)-\(number)" }

  static func < (a: Self, b: Self) -> Bool { (a.area, a.number) < (b.area, b.number) }

  /// Matches a possible name of a rule inside a text.
  nonisolated(unsafe) static let pattern = /[A-Z]{2}-[1-9][0-9]{0,2}/

  /// The rules that a text cites, in order.
  static func cited(in text: CourseText) -> [String] {
    var found: Set<RuleName> = []
    for words in text.inlines {
      for match in words.plain.matches(of: pattern) {
        if let rule = RuleName(match.output) { found.insert(rule) }
      }
    }
    return found.sorted().map(\.text)
  }
}
