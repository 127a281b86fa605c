// SPDX-License-Identifier: Apache-2.0

import Analysis
import CourseFile
import HitPath
import InputFile
import Report
import ScenarioFile
import Trace

/// A task of a course page, with a served page of its own: the reader changes the screen until its touches reach the
/// goals.
///
/// Its state is a query: `touches=all` runs its touches, a gesture of ``LiveGesture`` another one, each `set` changes
/// the screen as there, and `try=KEY` starts with one of the suggested changes.
struct LiveTask: Sendable {
  let id: String

  /// Its index among the questions of the page.
  let number: Int

  /// The result in the initial state.
  let first: Result

  private let screen: TaskScreen

  /// The query names.
  static let touches = "touches"
  private static let proposed = "try"

  /// The result for a state of the screen.
  struct Result: Sendable {
    /// The run of the task's own touches.
    let touches: TraceAnalysis

    /// For each goal, whether that run reaches it.
    let met: [Bool]

    /// The key of the suggested change that was made; nil for none.
    let proposed: String?

    /// Whether the reader has changed anything.
    let isChanged: Bool

    /// The result of the reader's gesture; nil if the task's touches are shown.
    let gesture: LiveGesture.Result?
  }

  /// The tasks of a page.
  ///
  /// - Parameters:
  ///   - page: The page with its questions.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Returns: The tasks, in the order of the page's questions.
  /// - Throws: `InputError` for a run that does not end.
  @MainActor
  static func of(_ page: RunPage, stop: @escaping @MainActor () -> Bool) throws -> [LiveTask] {
    try page.questions.enumerated().filter { $0.element.question.moment == .task }.map { number, run in
      let screen = TaskScreen(run.question)
      return LiveTask(
        id: run.question.id, number: number,
        first: try screen.result(of: [], file: page.loaded.file, stop: stop), screen: screen)
    }
  }

  /// The screen that a query starts with, and the rest of the query.
  ///
  /// - Throws: ``LiveGesture/Refusal`` for a change that the page does not suggest.
  func screen(_ words: [(name: String, value: String)]) throws(LiveGesture.Refusal) -> (
    Scenario, [(name: String, value: String)]
  ) {
    (try screen.base(words), words.filter { ![Self.proposed, Self.touches].contains($0.name) })
  }

  /// The result for a query.
  ///
  /// - Throws: ``LiveGesture/Refusal`` for what is impossible here, `InputError` for a run that does not end.
  @MainActor
  func result(
    of words: [(name: String, value: String)], file: String, stop: @escaping @MainActor () -> Bool
  ) throws -> Result {
    let (base, others) = try screen(words)
    let result = try screen.result(of: words, file: file, stop: stop)
    guard !words.contains(where: { $0.name == Self.touches }) else { return result }
    let gesture = try LiveGesture(others).made(on: base, file: file, stop: stop)
    return Result(
      touches: result.touches, met: result.met, proposed: result.proposed, isChanged: result.isChanged,
      gesture: gesture)
  }

  /// The screen of a task, with its touches and goals.
  private struct TaskScreen: Sendable {
    private let scenario: Scenario
    private let goals: [ScenarioExpectation]
    private let proposed: [String: Scenario]

    init(_ question: ScenarioQuestion) {
      scenario = question.scenario
      goals = question.options.first?.expectations ?? []
      proposed = Dictionary(
        question.options.compactMap { option in option.scenario.map { (option.key, $0) } }
      ) { first, _ in first }
    }

    func base(_ words: [(name: String, value: String)]) throws(LiveGesture.Refusal) -> Scenario {
      guard let key = LiveTask.key(in: words) else { return scenario }
      guard let base = proposed[key] else {
        let keys = proposed.keys.sorted().joined(separator: ", ")
        throw LiveGesture.Refusal(message: "'\(LiveTask.proposed)=\(key)': one of \(keys) is meant")
      }
      return base
    }

    @MainActor
    func result(
      of words: [(name: String, value: String)], file: String, stop: @escaping @MainActor () -> Bool
    ) throws -> Result {
      let settings = try LiveGesture.settings(words)
      var changed = try LiveGesture.changed(try base(words), settings)
      changed.touches = scenario.touches
      changed.expectations = goals
      let outcome = try changed.run(file, withTapMap: true, stop: stop)
      var trace = outcome.trace
      trace.taps = changed.taps(on: trace)
      let analysis = TraceAnalysis(trace)
      let key = LiveTask.key(in: words)
      return Result(
        touches: analysis, met: goals.map { ExpectationCheck([$0], analysis, outcome.values).isMet },
        proposed: key, isChanged: key != nil || !settings.isEmpty, gesture: nil)
    }
  }

  private static func key(in words: [(name: String, value: String)]) -> String? {
    words.first { $0.name == proposed }?.value
  }
}

extension LiveItem {
  /// The name of the file of a task's page.
  func name(ofTask number: Int) -> String { "\(pageName).\(tasks[number].id)" }

  /// The page of a task: its goals above the stage of its screen.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - result: Its result.
  ///   - place: The place of the page among others.
  ///   - lessonFile: The file of the lesson's page.
  ///   - options: The language and the templates.
  /// - Returns: The page; nil in a language that the lesson has no text in.
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  func html(
    ofTask task: LiveTask, _ result: LiveTask.Result, at place: PagePlace, of lessonFile: String,
    _ options: ReportOptions
  ) throws -> String? {
    guard var subject = lesson(in: options.language) else { return nil }
    subject.analysis = result.touches
    subject.runs = []
    let panel = TaskPanel(
      subject, question: task.number, met: result.met, proposed: result.proposed, isChanged: result.isChanged,
      showsTouches: result.gesture == nil, file: place.file, lesson: lessonFile)
    return try ReportPage.html(
      for: result.gesture?.analysis ?? result.touches, options: options, place: place,
      gesture: result.gesture.map { ($0.yaml, $0.file) }, tried: result.gesture?.cure, task: panel)
  }
}

extension ReportInput {
  /// The text of the file with the mistakes, to show its lines; empty if there are several files.
  func source(of file: String, _ own: String, isAlone: Bool) -> String {
    guard isAlone else { return "" }
    guard file != path, let page else { return own }
    let names = [PageSource.questions] + page.texts.map(\.name)
    return names.first { page.path($0) == file }.flatMap { try? page.text(of: $0) } ?? ""
  }
}
