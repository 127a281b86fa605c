// SPDX-License-Identifier: Apache-2.0

import Analysis
public import FoundationTypes
import InputFile
import ScenarioFile
import ScreenImport
import Trace
public import UIKitModel

/// A screen to send touches to: from Swift code, a storyboard, a dump or a scenario file.
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
/// Every call starts from the initial screen: two taps in one ``send(_:)`` affect each other, two calls of
/// ``tap(_:_:)`` do not. A screen is on the main actor, like UIKit's classes. Code in a `main.swift` is there already;
/// a test or test suite needs `@MainActor`. An ``Answer`` can be used anywhere.
///
/// Views, recognizers and controllers are named by their `accessibilityIdentifier` or `traceIdentifier`, otherwise by
/// their class: the second `UIButton` is `UIButton 2`.
@MainActor
public struct Screen {
  private indirect enum Source {
    case code(CodeRun)
    case input(InputReader.ReadScreen)
  }

  private let source: Source

  /// The name in messages and pages: that of the file, or the given one.
  public let name: String

  /// What was assumed, skipped or lost when a dump, storyboard or xib was read.
  public let warnings: [ScreenError.Problem]

  /// Whether answers contain the tap map, for ``Picture/tapMap`` and ``Answer/WhyNot/tapPoint``.
  ///
  /// To compute it, overrides of `hitTest` and `point(inside:)` are called for many points before the touches. It is
  /// therefore false for a screen from Swift code unless you set it, and true for all others.
  public var recordsTapMap: Bool

  // MARK: - Creating screens

  /// Creates a screen from Swift code.
  ///
  /// - Parameters:
  ///   - size: The size of the device's screen, in points.
  ///   - name: A short name for pages and traces.
  ///   - configuration: The times and distances that UIKit does not document.
  ///   - build: Fills a window as large as the screen, which then becomes key and visible. It runs for every question,
  ///     and may show further windows.
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

  /// Reads a scenario, storyboard, xib, or dump of a running app. The format is detected from the text.
  ///
  /// - Parameters:
  ///   - path: The file. Relative paths start at the current directory.
  ///   - scene: For a storyboard, the scene by controller class, identifier or title; nil for the initial one.
  /// - Throws: ``ScreenError`` with all mistakes, each with its line and column.
  public init(contentsOf path: String, scene: String? = nil) throws(ScreenError) {
    let text = try ScreenError.catching { try InputReader.text(of: path) }
    try self.init(text: text, named: path, scene: scene)
  }

  /// Reads a scenario, storyboard, xib or dump from a text.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - name: The name of the file, for messages.
  ///   - scene: For a storyboard, the scene; nil for the initial one.
  /// - Throws: ``ScreenError`` with all mistakes, each with its line and column.
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

  /// Taps once.
  ///
  /// - Parameters:
  ///   - x: The x coordinate on the screen, in points.
  ///   - y: The y coordinate on the screen, in points.
  /// - Returns: The answer for the tap.
  /// - Throws: ``ScreenError`` if code on the screen never ends, or makes more than a trace may hold.
  public func tap(_ x: CGFloat, _ y: CGFloat) throws(ScreenError) -> Answer { try send(.tap(x, y)) }

  /// Sends touches one after the other.
  ///
  /// ```swift
  /// let answer = try screen.send(.tap(30, 110), .wait(1), .longPress(30, 110, duration: 2))
  /// let press = answer.touches[1]
  /// ```
  ///
  /// If the file of the screen contains touches, these come first.
  ///
  /// - Parameter touches: What fingers do. There is half a second between two gestures without explicit times.
  /// - Returns: The answer for the first of these touches; ``Answer/touches`` contains all.
  /// - Throws: ``ScreenError`` if none of them goes down, or if code on the screen never ends or makes more than a
  ///   trace may hold.
  public func send(_ touches: Touch...) throws(ScreenError) -> Answer { try send(touches) }

  /// Sends touches of a list; see ``send(_:)-(Touch...)``.
  public func send(_ touches: [Touch]) throws(ScreenError) -> Answer { try result(of: touches).answer }

  /// Sends touches; returns the answer for the first of them, and all results of the run.
  func result(of touches: [Touch]) throws(ScreenError) -> (answer: Answer, outcome: ScenarioOutcome) {
    let added = touches.map(\.entry)
    let loaded = try run(added)
    let downs = added.reduce(0) { $0 + $1.touchDownCount }
    return (try answer(loaded) { max(0, $0 - downs) }, loaded.outcome)
  }

  /// Runs the touches in the file of the screen.
  ///
  /// - Returns: The answer for the first touch.
  /// - Throws: ``ScreenError`` if the file has no touch, or exceeds the limits of a run.
  public func answer() throws(ScreenError) -> Answer { try answer(run([])) { _ in 0 } }

  /// Runs a scenario file and compares the results with the file's expectations.
  ///
  /// ```swift
  /// for expectation in try Screen(contentsOf: "card.yml").check() {
  ///   #expect(expectation.isMet, "\(expectation)")
  /// }
  /// ```
  ///
  /// - Returns: The expectations in the order of the file; empty if it has none.
  /// - Throws: ``ScreenError`` if the file exceeds the limits of a run, or names a recording that cannot be read.
  public func check() throws(ScreenError) -> [Expectation] {
    guard case .input(let read) = source else { return [] }
    let loaded = try run([])
    return try ScreenError.catching {
      try loaded.results(of: read.scenario).map { Expectation(result: $0, file: name) }
    }
  }

  /// The screen before any touch, with its tap map.
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
  /// What fingers do on a screen. Points are in screen coordinates, times in seconds.
  public struct Touch: Sendable {
    var entry: ScenarioTouch

    private init(_ action: ScenarioTouch.Action, finger: String? = nil, fingers: Int = 1) {
      entry = ScenarioTouch(action)
      entry.finger = finger ?? ScenarioTouch.Default.finger
      entry.fingers = max(1, fingers)
    }

    /// Down and up at one place, once or several times in quick succession.
    ///
    /// - Parameters:
    ///   - x: The x coordinate.
    ///   - y: The y coordinate.
    ///   - count: The number of taps; 2 for a double tap.
    ///   - fingers: The number of fingers, side by side at distances of 40 points.
    /// - Returns: The taps, which take 0.05 s each, with 0.1 s between two.
    public static func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1, fingers: Int = 1) -> Touch {
      Touch(
        .tap(
          TracePoint(x: Double(x), y: Double(y)), duration: ScenarioTouch.Default.tapDuration,
          count: max(1, count), interval: ScenarioTouch.Default.tapInterval),
        fingers: fingers)
    }

    /// Down, and up again after `duration`.
    public static func longPress(
      _ x: CGFloat, _ y: CGFloat, duration: TimeInterval = 1, fingers: Int = 1
    ) -> Touch {
      Touch(
        .tap(TracePoint(x: Double(x), y: Double(y)), duration: max(0, duration), count: 1, interval: 0),
        fingers: fingers)
    }

    /// Down, straight to another point, up.
    ///
    /// - Parameters:
    ///   - start: Where the finger goes down.
    ///   - end: Where it is lifted.
    ///   - duration: How long it moves.
    ///   - hold: How long it rests before it moves, for a long press that drags.
    ///   - fingers: The number of fingers, side by side at distances of 40 points.
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

    /// Two fingers side by side, whose distance changes around a centre.
    public static func pinch(
      _ x: CGFloat, _ y: CGFloat, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
    ) -> Touch {
      Touch(
        .pinch(
          center: TracePoint(x: Double(x), y: Double(y)), from: Double(start), to: Double(end), angle: 0,
          steps: ScenarioTouch.Default.pinchSteps, duration: max(0, duration)))
    }

    /// Two fingers that rotate around a centre by an angle in radians, clockwise if positive.
    public static func rotate(
      _ x: CGFloat, _ y: CGFloat, by angle: CGFloat, radius: CGFloat = 80, duration: TimeInterval = 0.3
    ) -> Touch {
      Touch(
        .rotate(
          center: TracePoint(x: Double(x), y: Double(y)), radius: Double(radius), by: Double(angle),
          steps: ScenarioTouch.Default.pinchSteps, duration: max(0, duration)))
    }

    /// One event of one finger, for composing gestures by hand: `began`, `moved`, `ended` or `cancelled`.
    ///
    /// - Parameters:
    ///   - phase: What the finger does; `stationary` counts as `moved`.
    ///   - x: The x coordinate.
    ///   - y: The y coordinate.
    ///   - finger: The name of the finger; it stays the same from `began` to `ended` or `cancelled`.
    /// - Returns: The event, a twentieth of a second after the previous one, unless ``at(_:)`` sets another time.
    public static func finger(
      _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, named finger: String? = nil
    ) -> Touch {
      let phase = phase == .stationary ? .moved : phase.traced
      return Touch(.sample(phase: phase, location: TracePoint(x: Double(x), y: Double(y))), finger: finger)
    }

    /// The system cancels all touches, as for a call or alert.
    public static let interruption = Touch(.interrupt("interruption"))

    /// Nothing happens for `time`.
    public static func wait(_ time: TimeInterval) -> Touch { Touch(.wait(max(0, time))) }

    /// The same gesture, starting at a time since the beginning, so that gestures can overlap.
    public func at(_ time: TimeInterval) -> Touch {
      var touch = self
      touch.entry.at = max(0, time)
      return touch
    }

    private static func point(_ point: CGPoint) -> TracePoint {
      TracePoint(x: Double(point.x), y: Double(point.y))
    }
  }

  /// One expectation of a scenario file, and whether it is met.
  public struct Expectation: Sendable, CustomStringConvertible {
    let result: ExpectationResult
    let file: String

    /// Whether the expectation is met.
    public var isMet: Bool { result.difference == nil }

    /// The line of the file, from 1; nil for an expectation without a line.
    public var line: Int? { result.line }

    /// What it is about, such as `hitView of touch 1`.
    public var subject: String { result.subject }

    /// Lines that begin with `-` for expected, `+` for actual and a blank for both; empty if it is met.
    public var difference: [String] { result.difference ?? [] }

    /// Why it is not met, as a sentence; nil if it is met or no reason is known.
    public var why: String? { result.why }

    /// Its position, subject and difference, and the reason for that.
    public var description: String {
      ([result.title(in: file)] + difference.map { "  \($0)" } + (why.map { ["  why: \($0)"] } ?? []))
        .joined(separator: "\n")
    }
  }
}

/// Why a screen or trace cannot be read or run, or why there is no such answer.
public struct ScreenError: Error, Sendable, CustomStringConvertible {
  /// One problem, described so that a person can fix it.
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

    /// The line, from 1; nil if the problem is about the whole file.
    public var line: Int? { error.line }

    /// The column, from 1.
    public var column: Int? { error.column }

    /// What was found and what was expected, without a final period.
    public var message: String { error.message }

    /// What was probably meant, or what to do; nil if unknown.
    public var hint: String? { error.hint }

    /// `file:line:column: error: message`, the line with a caret under the column, and the hint.
    public var description: String { severity == .error ? error.description : error.warning }
  }

  /// All problems; at least one. For a file with many, the first ones.
  public let problems: [Problem]

  private let errors: InputErrors

  init(_ errors: InputErrors) {
    self.errors = errors
    problems = errors.errors.map { Problem($0) }
  }

  init(_ error: InputError) { self.init(InputErrors([error])) }

  /// The problems, one after the other.
  public var description: String { errors.description }

  /// Runs a body whose errors are about inputs, and converts them.
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
