// SPDX-License-Identifier: Apache-2.0

import Analysis
public import FoundationTypes
import InputFile
import ScenarioFile
import ScreenImport
import Trace
public import UIKitModel

/// A screen that touches are sent to: of Swift code, a storyboard, a dump or a scenario file.
///
/// ```swift
/// let screen = Screen(size: CGSize(width: 390, height: 844)) { window in
///   let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
///   button.accessibilityIdentifier = "Buy"
///   window.addSubview(button)
/// }
/// let answer = try screen.tap(30, 110)
/// print(answer)
/// ```
///
/// ```text
/// Buy gets the tap and does nothing, because it has no action.
/// ```
///
/// Every question starts from the screen as it was built: two taps in one ``send(_:)`` know of each other, two calls of
/// ``tap(_:_:)`` do not. UIKit's classes are on the main actor, and so is a screen. Code of a `main.swift` is there already; a test
/// or a suite of tests says `@MainActor`. What a question gives back, an ``Answer``, can go anywhere.
///
/// Views, recognizers and controllers are called by their `accessibilityIdentifier` or `traceIdentifier`, else by their
/// class: the second `UIButton` is `UIButton 2`.
@MainActor
public struct Screen {
  private indirect enum Source {
    case code(CodeRun)
    case input(InputReader.ReadScreen)
  }

  private let source: Source

  /// The name in messages and pages: that of the file, or the one that was given.
  public let name: String

  /// What was assumed, skipped or lost when a dump, storyboard or xib was read.
  public let warnings: [ScreenError.Problem]

  /// Whether answers hold what gets a tap where, for ``Picture/tapMap`` and for ``Answer/WhyNot/tapPoint``.
  ///
  /// To find it out, overrides of `hitTest` and `point(inside:)` are called for many points before the touches. So it is false
  /// for a screen of Swift code until somebody sets it, and true for all others.
  public var recordsTapMap: Bool

  // MARK: - Where screens come from

  /// A screen of Swift code.
  ///
  /// - Parameters:
  ///   - size: The size of the device's screen, in points.
  ///   - name: A short name for pages and traces.
  ///   - configuration: The times and distances that UIKit does not document.
  ///   - build: Fills a window as large as the screen, which becomes key and visible after that. It runs for every question, and
  ///     may show further windows.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), named name: String = "screen",
    configuration: SimulationConfiguration = SimulationConfiguration(),
    _ build: @escaping @MainActor (_ window: UIWindow) -> Void
  ) {
    source = .code(CodeRun(name: name, screenSize: size, configuration: configuration, build: build))
    self.name = name
    warnings = []
    recordsTapMap = false
  }

  /// Reads a scenario, storyboard, xib, or dump of a running app. What it is, is seen from its text.
  ///
  /// - Parameters:
  ///   - path: The file. Relative paths start at the folder in which the program runs.
  ///   - scene: For a storyboard the scene, by controller class, identifier or title; nil for the initial one.
  /// - Throws: ``ScreenError`` with everything that is wrong, each problem with its line and column.
  public init(contentsOf path: String, scene: String? = nil) throws(ScreenError) {
    let text = try ScreenError.catching { try InputReader.text(of: path) }
    try self.init(text: text, named: path, scene: scene)
  }

  /// Reads a scenario, storyboard, xib or dump that is a text already.
  ///
  /// - Parameters:
  ///   - text: What a file would hold.
  ///   - name: The name of that file, for messages.
  ///   - scene: For a storyboard the scene; nil for the initial one.
  /// - Throws: ``ScreenError`` with everything that is wrong, each problem with its line and column.
  public init(text: String, named name: String = "screen", scene: String? = nil) throws(ScreenError) {
    guard !InputReader.isTrace(text) else {
      throw ScreenError(
        InputError(file: name, message: "this is a trace", hint: "read it with Answer(contentsOf:)"))
    }
    var warnings: [ScreenError.Problem] = []
    let read = try ScreenError.catching {
      try InputReader(ScreenChanges(scene: scene)) { warnings.append(ScreenError.Problem($0, .warning)) }
        .screen(name, text: text)
    }
    source = .input(read)
    self.name = name
    self.warnings = warnings
    recordsTapMap = true
  }

  // MARK: - Touches

  /// Taps once, and tells what became of it.
  ///
  /// - Parameters:
  ///   - x: Where, on the screen, in points.
  ///   - y: The same from the top.
  /// - Returns: The answer for the tap.
  /// - Throws: ``ScreenError`` if code on the screen never ends or makes more than a trace may hold.
  public func tap(_ x: CGFloat, _ y: CGFloat) throws(ScreenError) -> Answer { try send(.tap(x, y)) }

  /// Sends touches one after the other, and tells what became of them.
  ///
  /// ```swift
  /// let answer = try screen.send(.tap(30, 110), .wait(1), .longPress(30, 110, duration: 2))
  /// let press = answer.touches[1]
  /// ```
  ///
  /// If the file of the screen has touches of its own, these come first.
  ///
  /// - Parameter touches: What fingers do. There is half a second between two gestures that say no time.
  /// - Returns: The answer for the first touch of them; ``Answer/touches`` has all.
  /// - Throws: ``ScreenError`` if none of them goes down, or if code on the screen never ends or makes more than a trace may
  ///   hold.
  public func send(_ touches: Touch...) throws(ScreenError) -> Answer { try send(touches) }

  /// Sends touches of a list; see ``send(_:)-(Touch...)``.
  public func send(_ touches: [Touch]) throws(ScreenError) -> Answer { try result(of: touches).answer }

  /// Sends touches; the answer for the first of them, and all that came of the run.
  func result(of touches: [Touch]) throws(ScreenError) -> (answer: Answer, outcome: ScenarioOutcome) {
    let added = touches.map(\.entry)
    let loaded = try run(added)
    let downs = added.reduce(0) { $0 + $1.touchDownCount }
    return (try answer(loaded) { max(0, $0 - downs) }, loaded.outcome)
  }

  /// Does what the file of the screen says, and tells what became of its touches.
  ///
  /// - Returns: The answer for the first touch.
  /// - Throws: ``ScreenError`` if the file has no touch, or says more than can be done.
  public func answer() throws(ScreenError) -> Answer { try answer(run([])) { _ in 0 } }

  /// Does what a scenario file says, and compares what came of it with what the file expects.
  ///
  /// ```swift
  /// for expectation in try Screen(contentsOf: "card.yml").check() {
  ///   #expect(expectation.isMet, "\(expectation)")
  /// }
  /// ```
  ///
  /// - Returns: The expectations in the order of the file; none if it expects nothing.
  /// - Throws: ``ScreenError`` if the file says more than can be done, or names a recording that cannot be read.
  public func check() throws(ScreenError) -> [Expectation] {
    guard case .input(let read) = source else { return [] }
    let loaded = try run([])
    return try ScreenError.catching {
      try loaded.results(of: read.scenario).map { Expectation(result: $0, file: name) }
    }
  }

  /// The screen before anything happens on it, with its tap map.
  func still() throws(ScreenError) -> TraceAnalysis {
    try ScreenError.catching {
      switch source {
      case .code(let code):
        let outcome = code.outcome([], withTapMap: true)
        try outcome.checkEnd(name)
        return TraceAnalysis(outcome.trace)
      case .input(let read):
        return TraceAnalysis(try read.scenario.still(name).run(name, withTapMap: true).trace)
      }
    }
  }

  private func answer(_ loaded: LoadedInput, first: (Int) -> Int) throws(ScreenError) -> Answer {
    let analysis = TraceAnalysis(loaded.trace)
    let position = first(analysis.touches.count)
    guard analysis.touches.indices.contains(position) else {
      throw ScreenError(InputError(file: name, message: "no finger goes down", hint: "send a touch"))
    }
    return Answer(analysis: analysis, position: position, name: name, addresses: loaded.addresses)
  }

  private func run(_ touches: [ScenarioTouch]) throws(ScreenError) -> LoadedInput {
    try ScreenError.catching {
      switch source {
      case .code(let code):
        let outcome = code.outcome(touches, withTapMap: recordsTapMap)
        try outcome.checkEnd(name)
        return LoadedInput(file: name, outcome: outcome, addedTouches: 0..<0)
      case .input(let read):
        let scenario = read.scenario(adding: touches)
        let outcome = try scenario.run(name, withTapMap: recordsTapMap)
        return LoadedInput(
          file: name, outcome: outcome, scenario: scenario, recordings: read.recordings,
          addedTouches: 0..<0)
      }
    }
  }
}

extension Screen {
  /// What fingers do on a screen. Places are on the screen, in points; times are in seconds.
  public struct Touch: Sendable {
    var entry: ScenarioTouch

    private init(_ action: ScenarioTouch.Action, finger: String? = nil, fingers: Int = 1) {
      entry = ScenarioTouch(action)
      entry.finger = finger ?? ScenarioTouch.Default.finger
      entry.fingers = max(1, fingers)
    }

    /// Down and up again at one place: once, or several times in quick succession.
    ///
    /// - Parameters:
    ///   - x: Where, from the left.
    ///   - y: Where, from the top.
    ///   - count: How many taps; 2 for a double tap.
    ///   - fingers: How many fingers, side by side with 40 points between two.
    /// - Returns: The taps, which take 0.05 s each, with 0.1 s between two.
    public static func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1, fingers: Int = 1) -> Touch {
      Touch(
        .tap(
          TracePoint(x: Double(x), y: Double(y)), duration: ScenarioTouch.Default.tapDuration,
          count: max(1, count), interval: ScenarioTouch.Default.tapInterval),
        fingers: fingers)
    }

    /// Down, and up again after a time.
    public static func longPress(
      _ x: CGFloat, _ y: CGFloat, duration: TimeInterval = 1, fingers: Int = 1
    ) -> Touch {
      Touch(
        .tap(TracePoint(x: Double(x), y: Double(y)), duration: max(0, duration), count: 1, interval: 0),
        fingers: fingers)
    }

    /// Down, straight to another place, up.
    ///
    /// - Parameters:
    ///   - start: Where the finger goes down.
    ///   - end: Where it is lifted.
    ///   - duration: How long it moves.
    ///   - hold: How long it rests before it moves: a long press that drags.
    ///   - fingers: How many fingers, side by side with 40 points between two.
    /// - Returns: The drag, in five moves.
    public static func drag(
      from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, after hold: TimeInterval = 0,
      fingers: Int = 1
    ) -> Touch {
      let (from, to, steps) = (point(start), point(end), ScenarioTouch.Default.dragSteps)
      return Touch(
        hold > 0
          ? .pressAndDrag(from: from, to: to, hold: hold, steps: steps, duration: max(0, duration))
          : .drag(from: from, to: to, steps: steps, duration: max(0, duration)),
        fingers: fingers)
    }

    /// A drag that is quick enough for a swipe.
    public static func swipe(from start: CGPoint, to end: CGPoint, fingers: Int = 1) -> Touch {
      drag(from: start, to: end, duration: ScenarioTouch.Default.swipeDuration, fingers: fingers)
    }

    /// Two fingers side by side, whose distance changes around a middle.
    public static func pinch(
      _ x: CGFloat, _ y: CGFloat, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
    ) -> Touch {
      Touch(
        .pinch(
          center: TracePoint(x: Double(x), y: Double(y)), from: Double(start), to: Double(end), angle: 0,
          steps: ScenarioTouch.Default.pinchSteps, duration: max(0, duration)))
    }

    /// Two fingers that turn around a middle, by an angle in radians, clockwise if it is positive.
    public static func rotate(
      _ x: CGFloat, _ y: CGFloat, by angle: CGFloat, radius: CGFloat = 80, duration: TimeInterval = 0.3
    ) -> Touch {
      Touch(
        .rotate(
          center: TracePoint(x: Double(x), y: Double(y)), radius: Double(radius), by: Double(angle),
          steps: ScenarioTouch.Default.pinchSteps, duration: max(0, duration)))
    }

    /// One moment of one finger, for gestures that are put together by hand: `began`, `moved`, `ended` or `cancelled`.
    ///
    /// - Parameters:
    ///   - phase: What the finger does; `stationary` counts as `moved`.
    ///   - x: Where it is, from the left.
    ///   - y: Where it is, from the top.
    ///   - finger: Which finger: it is one from `began` to `ended` or `cancelled`.
    /// - Returns: The moment, a twentieth of a second after what came before it if ``at(_:)`` says nothing else.
    public static func finger(
      _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, named finger: String = "finger"
    ) -> Touch {
      let phase = phase == .stationary ? .moved : phase.traced
      return Touch(.sample(phase: phase, location: TracePoint(x: Double(x), y: Double(y))), finger: finger)
    }

    /// The system takes all touches away, as for a call or an alert.
    public static let interruption = Touch(.interrupt("interruption"))

    /// Nothing happens for so long.
    public static func wait(_ time: TimeInterval) -> Touch { Touch(.wait(max(0, time))) }

    /// The same, begun at a time from the start, so that gestures can overlap.
    public func at(_ time: TimeInterval) -> Touch {
      var touch = self
      touch.entry.at = max(0, time)
      return touch
    }

    private static func point(_ point: CGPoint) -> TracePoint {
      TracePoint(x: Double(point.x), y: Double(point.y))
    }
  }

  /// One thing that a scenario file expects, and whether it is so.
  public struct Expectation: Sendable, CustomStringConvertible {
    let result: ExpectationResult
    let file: String

    /// Whether it is as expected.
    public var isMet: Bool { result.difference == nil }

    /// The line of the file, from 1; nil for what no line says.
    public var line: Int? { result.line }

    /// What it is about, such as `hitView of touch 1`.
    public var subject: String { result.subject }

    /// Lines that begin with `-` for what was expected, `+` for what came and a blank for both; none if it is met.
    public var difference: [String] { result.difference ?? [] }

    /// Why it came otherwise, in a sentence; nil if it is met, or if nobody can tell.
    public var why: String? { result.why }

    /// Its place, what it is about, the difference, and why there is one.
    public var description: String {
      ([result.title(in: file)] + difference.map { "  \($0)" } + (why.map { ["  why: \($0)"] } ?? []))
        .joined(separator: "\n")
    }
  }
}

/// Why a screen or a trace could not be read or run, or why there is no such answer.
public struct ScreenError: Error, Sendable, CustomStringConvertible {
  /// One thing that is wrong, told so that a person can mend it.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    enum Severity { case error, warning }

    private let error: InputError
    private let severity: Severity

    init(_ error: InputError, _ severity: Severity = .error) {
      self.error = error
      self.severity = severity
    }

    /// The file's name as it was given.
    public var file: String { error.file }

    /// The line, from 1; nil where the fault is with the whole file.
    public var line: Int? { error.line }

    /// The column, from 1.
    public var column: Int? { error.column }

    /// What was found and what was expected, without a period at the end.
    public var message: String { error.message }

    /// What was probably meant or what to do; nil where nobody can say.
    public var hint: String? { error.hint }

    /// `file:line:column: error: message`, the line with a caret under the column, and the hint.
    public var description: String { severity == .error ? error.description : error.warning }
  }

  /// Everything that is wrong, at least one problem. Of a file with a great many these are the first.
  public let problems: [Problem]

  private let errors: InputErrors

  init(_ errors: InputErrors) {
    self.errors = errors
    problems = errors.errors.map { Problem($0) }
  }

  init(_ error: InputError) { self.init(InputErrors([error])) }

  /// The problems one after the other.
  public var description: String { errors.description }

  /// Runs a body whose errors are about inputs.
  static func catching<Result>(_ body: () throws -> Result) throws(ScreenError) -> Result {
    do {
      return try body()
    } catch let error as ScreenError {
      throw error
    } catch let errors as InputErrors {
      throw ScreenError(errors)
    } catch let error as InputError {
      throw ScreenError(error)
    } catch {
      throw ScreenError(InputError(file: "HitPath", message: "\(error)"))
    }
  }
}
