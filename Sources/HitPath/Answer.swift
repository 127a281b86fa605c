// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import FoundationTypes
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

/// Who got a touch, what happened, and why.
///
/// ```swift
/// let answer = try screen.tap(30, 110)
/// #expect(answer.hitView == "Buy")
/// #expect(answer.verdict.actions == ["buy"])
/// ```
///
/// An answer is a value: it describes what was recorded, and nothing that happens later changes it.
public struct Answer: Sendable, CustomStringConvertible {
  /// The run that its answers share. It is a class so that a package that uses HitPath need not be recompiled when a
  /// module behind this one changes.
  private final class Run: Sendable {
    let analysis: TraceAnalysis
    let name: String
    let addresses: [String: String]

    init(_ analysis: TraceAnalysis, _ name: String, _ addresses: [String: String]) {
      self.analysis = analysis
      self.name = name
      self.addresses = addresses
    }
  }

  private let run: Run
  private let position: Int

  private var analysis: TraceAnalysis { run.analysis }
  private var name: String { run.name }
  private var addresses: [String: String] { run.addresses }

  init(analysis: TraceAnalysis, position: Int, name: String, addresses: [String: String] = [:]) {
    run = Run(analysis, name, addresses)
    self.position = position
  }

  private init(_ run: Run, position: Int) {
    self.run = run
    self.position = position
  }

  /// Creates the answer for the first touch of a trace recorded by this or an earlier version of HitPath.
  ///
  /// - Throws: ``ScreenError`` if the trace has no touch-down.
  public init(trace: TouchTrace) throws(ScreenError) {
    self.init(analysis: TraceAnalysis(trace), position: 0, name: trace.header.name)
    guard !analysis.touches.isEmpty else {
      throw ScreenError(InputError(file: name, message: "no finger goes down in this trace"))
    }
  }

  /// Reads a trace written from ``trace`` or by `hitpath trace`, and creates the answer for its first touch.
  ///
  /// - Throws: ``ScreenError`` for a file that is not a trace, with line and column, or that has no touch-down.
  public init(contentsOf path: String) throws(ScreenError) {
    let trace = try ScreenError.catching {
      do {
        return try TouchTrace(jsonLines: try InputReader.text(of: path))
      } catch let error as TraceFormatError {
        throw InputError(file: path, line: error.line, column: error.column, message: error.message)
      }
    }
    try self.init(trace: trace)
  }

  /// The touch's answer in `Analysis`.
  private var touch: TouchAnswer { analysis.touches[position] }

  /// The screen at the time of the touch.
  private var index: ScreenIndex { analysis.index(of: touch) }

  // MARK: - The touches

  /// The answers for all touches of the same run, in the order of touch-down.
  public var touches: [Answer] {
    analysis.touches.indices.map { Answer(run, position: $0) }
  }

  /// The number of this answer in ``touches``, from 1.
  public var number: Int { position + 1 }

  /// Where the finger went down, in points in screen coordinates.
  public var location: CGPoint { CGPoint(x: touch.location.x, y: touch.location.y) }

  /// How long the finger was down, in seconds.
  public var duration: TimeInterval { touch.duration }

  // MARK: - Who, what and why

  /// The name of the hit-test view; nil if no window claimed the touch.
  public var hitView: String? { touch.hitView }

  /// Who acts on the touch, and what happens.
  public var verdict: Verdict { Verdict(touch) }

  /// The cause of the verdict; nil if there is nothing to add.
  public var because: Because? { touch.verdict.because.map { Because($0) } }

  /// The verdict and its cause, in one sentence.
  public func sentence(in language: Language = .english) -> String {
    narrator(language).verdict(touch)
  }

  /// The sentence in English.
  public var description: String { sentence() }

  /// The assumptions behind the answer, because the source of the screen does not contain the facts; one sentence each.
  public func unknowns(in language: Language = .english) -> [String] {
    narrator(language).restsOn(touch).map(\.plain)
  }

  // MARK: - How it happened

  /// The names of the views from the window to the hit-test view.
  public var hitPath: [String] { touch.hitPath(in: index) }

  /// The views that the last hit test asked or skipped, in order, each with its refusal.
  public var hitTest: [Step] { touch.walk.map { Step($0, in: index) } }

  /// The responders from the hit-test view to the end, with what each did with the touch.
  public var responderChain: [Responder] { touch.chain.map { Responder($0) } }

  /// The recognizers that saw the touch, from the hit-test view outwards, then those that were skipped.
  public var recognizers: [Recognizer] { touch.outcome.recognizers.map { Recognizer($0) } }

  /// The actions and callbacks caused by the touch, in order, including those that reached no target.
  public var actions: [Action] { touch.outcome.actions.map { Action($0) } }

  /// Why the touch did not go to a view.
  ///
  /// - Parameter view: The view's name, class or text, or the beginning of one; for a dump also its address.
  /// - Returns: What happened to the view in the hit test, and where a tap would reach it.
  /// - Throws: ``ScreenError`` if there is no such view, or several.
  public func whyNot(_ view: String) throws(ScreenError) -> WhyNot {
    let named = try ScreenError.catching {
      try ViewName(view, in: index, file: name, addresses: addresses).view
    }
    return WhyNot(target: TargetAnswer(named, for: touch, in: analysis), index: index)
  }

  // MARK: - Pictures and pages

  /// A picture as an SVG file that contains its style rules.
  ///
  /// - Parameters:
  ///   - picture: The kind of picture.
  ///   - language: The language of its texts.
  ///   - theme: Its colours.
  /// - Returns: The text of the file.
  /// - Throws: ``ScreenError`` if there is nothing to draw, such as ``Picture/tapMap`` for a screen that records none.
  public func svg(
    _ picture: Picture, in language: Language = .english, theme: Theme = .automatic
  ) throws(ScreenError) -> String {
    let diagram = try diagram(picture, language)
    return try ScreenError.catching {
      try diagram.standaloneSVG(style: .embedded, theme: theme.theme)
    }
  }

  /// A picture in DOT, the language of Graphviz; nil for a kind that is not a graph.
  public func dot(_ picture: Picture, in language: Language = .english) throws(ScreenError) -> String? {
    try diagram(picture, language).dot()
  }

  /// A picture as JSON: its content and coordinates.
  public func json(_ picture: Picture, in language: Language = .english) throws(ScreenError) -> String {
    let diagram = try diagram(picture, language)
    return try ScreenError.catching { try diagram.json() }
  }

  /// A picture as lines of text, for terminals and screen readers.
  public func text(_ picture: Picture, in language: Language = .english) throws(ScreenError) -> String {
    try diagram(picture, language).textEquivalent
  }

  /// A page about all ``touches``: a single HTML file that plays them step by step.
  public func page(in language: Language = .english) throws(ScreenError) -> String {
    try ScreenError.catching {
      try ReportPage.html(for: analysis, options: ReportOptions(language: language.language))
    }
  }

  private func diagram(_ picture: Picture, _ language: Language) throws(ScreenError) -> Diagram {
    guard let kind = DiagramKind(id: picture.rawValue) else {
      throw ScreenError(InputError(file: name, message: "there is no picture '\(picture.rawValue)'"))
    }
    do {
      return try Diagrams.make(
        kind, for: analysis, options: DiagramOptions(language: language.language, touch: position))
    } catch {
      throw ScreenError(InputError(file: name, message: error.description))
    }
  }

  private func narrator(_ language: Language) -> Narrator { Narrator(language.language, index) }

  // MARK: - The trace

  /// Everything that was recorded: the screen and its events. `hitpath` reads the file that
  /// ``Trace/TouchTrace/write(to:)`` writes.
  public var trace: TouchTrace { analysis.trace }
}

extension TouchTrace {
  /// Writes the trace to a file as JSON Lines (see `docs/trace-format.md`). If that fails, no partial file is left.
  ///
  /// - Throws: The error of the file system.
  public func write(to path: String) throws {
    try Data(jsonLines().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
