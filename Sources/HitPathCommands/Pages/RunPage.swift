// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import CourseFile
import FoundationTypes
import HitPath
import InputFile
import Markdown
import Narration
import Report
import ScenarioFile
import Trace

/// A course page whose scenario and options were run.
@MainActor
struct RunPage {
  let source: PageSource
  let loaded: LoadedInput
  let analysis: TraceAnalysis
  let questions: [RunQuestion]
  private let coursePages = CourseRuns()

  /// Runs all questions of the page.
  ///
  /// - Parameters:
  ///   - source: The location of the page's files.
  ///   - loaded: Its scenario, already run.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Throws: ``InputErrors`` with the mistakes in the questions, `InputError` for a run that does not end.
  init(
    _ source: PageSource, _ loaded: LoadedInput, stop: @escaping @MainActor () -> Bool = { false }
  ) throws {
    self.source = source
    self.loaded = loaded
    analysis = TraceAnalysis(loaded.trace)
    guard source.has(PageSource.questions), let scenario = loaded.scenario else {
      questions = []
      return
    }
    let file = source.path(PageSource.questions)
    let read = try QuestionReader.read(try source.text(of: PageSource.questions), file: file, of: scenario)
    questions = try read.map { try RunQuestion($0, file: file, stop: stop) }
  }

  /// For each option, whether it behaves as its trap says.
  var results: [ExpectationResult] { questions.flatMap(\.results) }

  /// The page's texts, checked against the scenario and the questions.
  ///
  /// - Throws: ``InputErrors`` with all mistakes in the texts.
  func texts() throws -> [CourseText] {
    var errors = InputErrors([])
    let texts = try source.texts.map { file in
      let text = try source.text(of: file.name)
      var (page, faults) = file.read(text)
      faults += self.faults(of: page)
      let path = source.path(file.name)
      errors.omitted += max(0, faults.count - InputErrors.maximum)
      errors.errors += faults.prefix(InputErrors.maximum).map {
        InputError(
          file: path, text: text, line: $0.place.line, column: $0.place.column, message: $0.message,
          hint: $0.hint)
      }
      return page
    }
    if !errors.errors.isEmpty { throw errors }
    return texts
  }

  private func faults(of page: CourseText) -> [MarkdownText.Fault] {
    let runs = [loaded.scenario].compactMap(\.self) + questions.flatMap(\.scenarios)
    let words = ScenarioWords(runs)
    let screen = loaded.trace.screen
    var classes = Set(screen.views.map(\.className))
    classes.formUnion(screen.controllers.map(\.className))
    classes.formUnion(screen.gestureRecognizers.map(\.className))
    classes.formUnion([screen.application.className, screen.delegate?.className].compactMap(\.self))
    let finder = EventFinder(analysis)
    let others = questions.map(\.finders)
    let pages = coursePages.runs(of: page)
    // A page with text only is about the screens of other pages.
    let hasScreen = source.has(PageSource.scenario)
    return CourseTextCheck.faults(
      of: page, questions: questions.map(\.outline),
      isKnown: {
        !hasScreen || words.contains($0) || classes.contains(String($0)) || UIKitWords.contains($0)
      },
      finder: { question, option in
        guard let question, let option, others.indices.contains(question) else { return finder }
        return others[question][option] ?? finder
      },
      others: { name in pages[name].map { EventFinder($0) } })
  }
}

/// The runs of the course's own pages, each made when a text links to an event in it.
@MainActor
private final class CourseRuns {
  private var known: [String: TraceAnalysis] = [:]

  /// The runs of the pages that a text links to, by page name. Pages without a screen have none.
  func runs(of text: CourseText) -> [String: TraceAnalysis] {
    let names = Set(
      text.inlines.flatMap(\.everything).compactMap { inline -> String? in
        guard case .link(let address, _) = inline.kind, EventLink(address) == nil,
          let link = PageLink(address),
          link.event != nil
        else { return nil }
        return link.page
      })
    for name in names where known[name] == nil { known[name] = Self.run(of: name) }
    return known.filter { names.contains($0.key) }
  }

  /// The run of a course page, which tests have checked; nil if there is no such page.
  private static func run(of name: String) -> TraceAnalysis? {
    guard let page = CoursePages.page(named: name), let text = page.files[PageSource.scenario],
      var scenario = try? ScenarioReader.read(text, file: name)
    else { return nil }
    scenario.nameEverything()
    return (try? scenario.run(name)).map { TraceAnalysis($0.trace) }
  }
}

/// A question with the runs of its options.
@MainActor
struct RunQuestion {
  let question: ScenarioQuestion
  let analysis: TraceAnalysis
  let options: [RunOption]

  /// For each goal of a task, whether it is reached in the initial state; empty for any other question.
  let met: [Bool]
  private let file: String

  init(
    _ question: ScenarioQuestion, file: String, stop: @escaping @MainActor () -> Bool = { false }
  ) throws {
    self.question = question
    self.file = file
    let outcome = try question.scenario.run(file, stop: stop)
    let analysis = TraceAnalysis(outcome.trace)
    self.analysis = analysis
    let isTask = question.moment == .task
    let goals = isTask ? question.options.first?.expectations ?? [] : []
    met = goals.map { ExpectationCheck([$0], analysis, outcome.values).isMet }
    options = try question.options.map { option in
      guard let changed = option.scenario else {
        return RunOption(option, analysis, outcome.values, hasRun: false)
      }
      let own = try changed.run(file, stop: stop)
      // A change without effect needs no stage beside the first.
      let hasRun =
        own.trace.events != outcome.trace.events || own.trace.screen.views != outcome.trace.screen.views
      return RunOption(option, TraceAnalysis(own.trace), own.values, hasRun: hasRun)
    }
  }

  /// The scenarios that are run in addition to the page's own.
  var scenarios: [Scenario] { [question.scenario] + question.options.compactMap(\.scenario) }

  /// What a text must contain.
  var outline: CourseTextCheck.Question {
    CourseTextCheck.Question(
      id: question.id, moment: question.moment.rawValue,
      options: question.options.map { ($0.key, $0.trap == nil) },
      goals: question.moment == .task ? met.count : 0)
  }

  /// The runs that the links of options lead to. An option without effect leads to the page's run.
  var finders: [String: EventFinder] {
    var finders: [String: EventFinder] = [:]
    var common: EventFinder?
    for option in options {
      if option.hasRun {
        finders[option.option.key] = EventFinder(option.analysis, only: question.only)
      } else if !question.settings.isEmpty {
        let finder = common ?? EventFinder(analysis, only: question.only)
        common = finder
        finders[option.option.key] = finder
      }
    }
    return finders
  }

  /// For each option, whether it behaves as its trap says, and whether its proof exists.
  var results: [ExpectationResult] {
    options.flatMap { option -> [ExpectationResult] in
      func result(_ what: String, _ difference: [String]?) -> ExpectationResult {
        ExpectationResult(
          line: option.option.line, column: option.option.column, what: what, difference: difference,
          file: file)
      }
      let name = "option \(option.option.key) of \(question.id)"
      let trap = option.option.trap
      let holds = result(name, trap == nil ? option.differences : option.unexpected(trap))
      guard let proof = option.option.proof else { return [holds] }
      guard let link = EventLink(proof) else {
        return [holds, result("proof of \(name)", ["- t1/Card.pointInside, or the like", "+ \(proof)"])]
      }
      let finder = EventFinder(option.analysis, only: question.only)
      let fault = finder.step(of: link) == nil ? ["- \(proof)", "+ \(finder.fault(of: link))"] : nil
      return [holds, result("proof of \(name)", fault)]
    }
  }
}

/// An option, with the run that decides whether it is right.
@MainActor
struct RunOption {
  let option: ScenarioQuestion.Option
  let analysis: TraceAnalysis

  /// Whether its change has an effect on the run, so that there is something to show.
  let hasRun: Bool

  /// For each of its expectations, whether it is met.
  let met: [Bool]
  private let results: [ExpectationResult]

  init(
    _ option: ScenarioQuestion.Option, _ analysis: TraceAnalysis, _ values: NotedValues, hasRun: Bool
  ) {
    self.option = option
    self.analysis = analysis
    self.hasRun = hasRun
    results = ExpectationCheck(option.expectations, analysis, values).results
    met = option.expectations.map { ExpectationCheck([$0], analysis, values).isMet }
  }

  /// Whether all its expectations are met.
  var holds: Bool { results.allSatisfy { $0.difference == nil } }

  /// The unmet expectations; nil if all are met.
  var differences: [String]? {
    let failed = results.filter { $0.difference != nil }
    return failed.isEmpty ? nil : failed.flatMap { ["  \($0.what)"] + ($0.difference ?? []) }
  }

  /// The message for an option that is right although it has a trap.
  func unexpected(_ trap: String?) -> [String]? {
    holds ? ["- does not hold, since it is the trap \(trap ?? "")", "+ holds"] : nil
  }
}

extension ExpectationCheck {
  /// Whether all expectations are met.
  var isMet: Bool { results.allSatisfy { $0.difference == nil } }
}

extension RunPage {
  /// The page in each language that it has a text in.
  ///
  /// - Throws: ``InputErrors`` with all mistakes in a text or question.
  func subjects() throws -> [CourseSubject] {
    let texts = try texts()
    var wrong = InputErrors([])
    for result in results where result.difference != nil {
      wrong.errors.append(
        InputError(
          file: result.file ?? "", line: result.line, column: result.column,
          message: "\(result.what) does not do what its trap says",
          hint: "run 'hitpath check' on the folder"))
    }
    if !wrong.errors.isEmpty { throw wrong }
    return texts.map(subject)
  }

  private func subject(_ text: CourseText) -> CourseSubject {
    var subject = CourseSubject(name: source.name, text: text, analysis: analysis)
    subject.otherRuns = coursePages.runs(of: text)
    subject.questions = questions.map { run in
      var common: Int?
      let touch = run.question.touch ?? run.question.only.first ?? 1
      let only = run.question.only
      var options: [String: CourseSubject.Option] = [:]
      for option in run.options {
        var place: Int?
        if option.hasRun {
          place = subject.runs.count
          subject.runs.append(
            CourseSubject.Run(
              analysis: option.analysis, settings: run.question.settings + option.option.settings, only: only,
              touch: touch))
        } else if !run.question.settings.isEmpty {
          place = common ?? subject.runs.count
          if common == nil {
            subject.runs.append(
              CourseSubject.Run(
                analysis: run.analysis, settings: run.question.settings, only: only, touch: touch))
          }
          common = place
        }
        options[option.option.key] = CourseSubject.Option(
          isRight: option.option.trap == nil, run: place, met: run.met.isEmpty ? [] : option.met,
          view: run.question.kind == .whichView ? option.option.expectations.first?.hitView ?? nil : nil)
      }
      return CourseSubject.Question(
        id: run.question.id, options: options, touch: run.question.kind == .whichView ? touch : nil,
        goals: zip(run.met, run.options.first?.option.expectations ?? []).map {
          CourseSubject.Goal(touch: $1.touch - 1, isMet: $0)
        })
    }
    return subject
  }
}

/// The location of a page's files: a folder, or the binary.
struct PageSource: Hashable, Encodable {
  /// The page's name, which is that of its folder.
  let name: String

  /// The prefix of its file names in messages.
  private let prefix: String

  /// The texts of a built-in page, by file name; nil for a folder.
  private var builtIn: [String: String]?

  static let scenario = "scenario.yml"
  static let questions = "questions.yml"
  static let plan = "course.yml"

  /// Finds the page of a scenario file; nil if nothing but the scenario exists.
  init?(beside scenario: String) {
    let parts = scenario.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.last.map(String.init) == Self.scenario else { return nil }
    let prefix = scenario.dropLast(Self.scenario.count)
    let folder = prefix.isEmpty ? "." : String(prefix)
    self.init(folder: folder, prefix: String(prefix))
    guard has(Self.questions) || !texts.isEmpty else { return nil }
  }

  /// The page in a folder.
  init(folder: String) {
    self.init(folder: folder, prefix: folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  private init(folder: String, prefix: String) {
    name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    self.prefix = prefix
    builtIn = nil
  }

  init(_ page: CoursePages.Page) {
    name = page.name
    prefix = "\(page.name)/"
    builtIn = page.files
  }

  /// The page with the texts of all its files.
  func complete() throws -> PageSource {
    guard builtIn == nil else { return self }
    let files = [Self.scenario, Self.questions].filter(has) + texts.map(\.name)
    var page = self
    page.builtIn = Dictionary(uniqueKeysWithValues: try files.map { ($0, try text(of: $0)) })
    return page
  }

  func path(_ file: String) -> String { prefix + file }

  func has(_ file: String) -> Bool {
    builtIn.map { $0[file] != nil } ?? (FilePath.isFolder(path(file)) == false)
  }

  func text(of file: String) throws -> String {
    if let builtIn {
      guard let text = builtIn[file] else {
        throw InputError(file: path(file), message: "there is no such file")
      }
      return text
    }
    return try InputReader.text(of: path(file))
  }

  /// The existing texts of the page, by kind and language.
  var texts: [TextFile] {
    PageKind.allCases.flatMap { kind in
      LanguageCode.allCases.map { TextFile(kind: kind, language: $0) }
    }.filter { has($0.name) }
  }

  /// The kind and title of the page in a language; nil if it has no text in it.
  func text(in language: String) -> (kind: PageKind, title: String)? {
    guard let file = texts.first(where: { $0.language.rawValue == language }),
      let heading = try? text(of: file.name).prefix(while: { !$0.isNewline })
    else { return nil }
    return (file.kind, file.read(String(heading)).page.title.plain)
  }

  /// The text of a page in a language.
  struct TextFile: Hashable {
    var kind: PageKind
    var language: LanguageCode

    var name: String { "\(kind.rawValue).\(language.rawValue).md" }

    /// Parses a text of the page; returns all mistakes.
    func read(_ text: String) -> (page: CourseText, faults: [MarkdownText.Fault]) {
      CourseTextReader.read(text, kind: kind, language: language)
    }
  }
}
