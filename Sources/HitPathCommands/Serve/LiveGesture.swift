// SPDX-License-Identifier: Apache-2.0

import Analysis
import FoundationTypes
import HitPath
import InputFile
import Narration
import ScenarioFile
import Trace

/// What a reader does on a served screen: changes to the screen, then one gesture.
///
/// It is written as a query, `tap=160,90&set=Card.alpha:0.5`: `tap`, `double`, `hold`, `drag` and `pinch` are the
/// gestures, in points in screen coordinates and seconds; `fingers` is their number; each `set` names an object, one of
/// its properties, and the value in the one-line form of a scenario file.
package struct LiveGesture: Hashable, Sendable {
  let touch: ScenarioTouch
  let settings: [TraceSetting]

  /// What is asked for of the page.
  let part: Part

  /// The query name of the part.
  private static let part = "part"

  /// A part of the page. Scripts ask for the answer first, since the rest of the page takes much longer.
  enum Part: String, CaseIterable {
    /// The stage with the answer, without the effects of taps elsewhere and the parts below.
    case answer

    /// The whole page, unless the answer to another gesture is asked for first.
    case rest

    /// The whole page.
    case whole
  }

  /// The query name of a change.
  private static let change = "set"

  /// The maximum duration of a gesture in seconds, and number of fingers.
  private static let longest = 10.0
  private static let mostFingers = 3

  /// The maximum number of changes.
  private static let mostSettings = 64

  /// The number of steps of a drag per second, and the maximum; at least two are made.
  private static let stepsOfSecond = 20.0
  private static let mostSteps = 60

  /// Why a query is not a gesture, or cannot be applied to a screen.
  struct Refusal: Error {
    let message: String
  }

  /// Another gesture came first, so that the rest of the page is not wanted.
  struct Superseded: Error {}

  /// Parses a query.
  ///
  /// - Throws: ``Refusal`` for a query that is not a gesture.
  init(_ words: [(name: String, value: String)]) throws(Refusal) {
    var touch: ScenarioTouch?
    var fingers = 1
    settings = try Self.settings(words)
    var part = Part.whole
    for (name, value) in words where name != Self.change {
      switch name {
      case Self.part:
        guard let meant = Part(rawValue: value) else {
          let parts = Part.allCases.map(\.rawValue).joined(separator: ", ")
          throw Refusal(message: "'part=\(value)': one of \(parts) is meant")
        }
        part = meant
      case "fingers":
        guard let count = Int(value), (1...Self.mostFingers).contains(count) else {
          throw Refusal(message: "'fingers=\(value)': a number from 1 to \(Self.mostFingers) is meant")
        }
        fingers = count
      default:
        guard let kind = Kind(rawValue: name) else {
          let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw Refusal(message: "'\(name)': one of \(kinds), fingers and set is meant")
        }
        guard touch == nil else { throw Refusal(message: "'\(name)': one gesture is meant") }
        touch = try Self.touch(kind, value)
      }
    }
    guard var touch else { throw Refusal(message: "a gesture is meant, such as tap=160,90") }
    touch.fingers = fingers
    self.touch = touch
    self.part = part
  }

  /// Whether a query asks for a gesture, for the touches of a task, or for the settings of an object; other queries are
  /// ignored.
  package static func isAsked(_ words: [(name: String, value: String)]) -> Bool {
    words.contains {
      Kind(rawValue: $0.name) != nil || [LivePress.object, LiveTask.touches].contains($0.name)
    }
  }

  /// Whether a query asks for the answer alone, for which the rest of other pages waits.
  static func isUrgent(_ words: [(name: String, value: String)]) -> Bool {
    words.contains { $0.name == part && $0.value == Part.answer.rawValue }
  }

  /// The gestures, with the numbers that each takes: points, and optional times.
  private enum Kind: String, CaseIterable {
    case tap, double, hold, drag, pinch

    var numbers: ClosedRange<Int> {
      switch self {
      case .tap, .double: 2...2
      case .hold: 2...3
      case .drag: 4...6
      case .pinch: 4...5
      }
    }

    var hasTimes: Bool { numbers.count > 1 }

    var form: String {
      switch self {
      case .tap, .double: "x,y"
      case .hold: "x,y,seconds"
      case .drag: "x,y,x,y,rest,seconds"
      case .pinch: "x,y,distance,distance,seconds"
      }
    }
  }

  private static func touch(_ kind: Kind, _ value: String) throws(Refusal) -> ScenarioTouch {
    typealias Default = ScenarioTouch.Default
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { CommandNumber.decimal($0) }
    let coordinates = numbers.prefix(kind.numbers.lowerBound)
    let times = numbers.dropFirst(kind.numbers.lowerBound)
    guard kind.numbers.contains(numbers.count), value.count(where: { $0 == "," }) == numbers.count - 1,
      coordinates.allSatisfy({ abs($0) <= ScenarioReader.maximumLength }),
      times.allSatisfy({ (0...longest).contains($0) })
    else {
      let points = "points are at most \(NumberText.decimal(ScenarioReader.maximumLength))"
      let seconds = kind.hasTimes ? ", seconds at most \(NumberText.decimal(longest))" : ""
      throw Refusal(message: "'\(kind.rawValue)=\(value)': \(kind.form) is meant; \(points)\(seconds)")
    }
    func point(_ position: Int) -> TracePoint {
      TracePoint(x: numbers[2 * position], y: numbers[2 * position + 1])
    }
    switch kind {
    case .tap: return .tap(at: point(0))
    case .double: return .tap(at: point(0), count: 2)
    case .hold:
      let duration = times.first ?? Default.longPressDuration
      return ScenarioTouch(.tap(point(0), duration: duration, count: 1, interval: Default.tapInterval))
    case .drag:
      let duration = times.dropFirst().first ?? Default.dragDuration
      let steps = min(max(Int((duration * stepsOfSecond).rounded()), 2), mostSteps)
      guard let hold = times.first, hold > 0 else {
        return ScenarioTouch(.drag(from: point(0), to: point(1), steps: steps, duration: duration))
      }
      return ScenarioTouch(
        .pressAndDrag(from: point(0), to: point(1), hold: hold, steps: steps, duration: duration))
    case .pinch:
      guard numbers[2] > 0, numbers[3] > 0 else {
        throw Refusal(message: "'\(kind.rawValue)=\(value)': fingers are some distance from each other")
      }
      return ScenarioTouch(
        .pinch(
          center: point(0), from: numbers[2], to: numbers[3], angle: 0, steps: Default.pinchSteps,
          duration: times.first ?? Default.pinchDuration))
    }
  }

  /// The changes in a query.
  ///
  /// - Throws: ``Refusal`` for an incomplete change, and for too many.
  static func settings(_ words: [(name: String, value: String)]) throws(Refusal) -> [TraceSetting] {
    let changes = words.filter { $0.name == change }
    guard changes.count <= mostSettings else {
      throw Refusal(message: "\(changes.count) changes, expected \(mostSettings) at most")
    }
    var settings: [TraceSetting] = []
    for change in changes { settings.append(try setting(change.value)) }
    return settings
  }

  /// Parses a change: the property is between the last dot before the first colon and that colon.
  private static func setting(_ words: String) throws(Refusal) -> TraceSetting {
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let dot = parts[0].lastIndex(of: "."), dot != parts[0].startIndex,
      !parts[1].isEmpty
    else { throw Refusal(message: "'set=\(words)': object.property:value is meant, such as Card.alpha:0.5") }
    return TraceSetting(
      object: String(parts[0][..<dot]), property: String(parts[0][dot...].dropFirst()),
      value: String(parts[1]))
  }
}

extension LiveGesture {
  /// The result of a gesture on a screen.
  struct Result: Sendable {
    let analysis: TraceAnalysis

    /// What is asked for of the page.
    let part: Part

    /// A change that gives the gesture a good outcome, and the run with it; nil if none was found.
    let cure: (cure: Cure, run: TraceAnalysis)?

    /// The gesture and its effect, as `touches` and `expect` of a scenario file.
    let yaml: String

    /// The changed screen, the gesture and its effect, as a scenario file.
    let file: String
  }

  /// Makes the gesture on a screen, without the touches in its file.
  ///
  /// - Parameters:
  ///   - screen: The screen of the file.
  ///   - known: Changes that fix touches of the file, and may fix this one.
  ///   - file: The file's name, for messages.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Returns: The result.
  /// - Throws: ``Refusal`` for a change that cannot be made, ``Superseded`` if the rest of a page was stopped, `InputError`
  ///   for a run that does not end.
  @MainActor
  func made(
    on screen: Scenario, curedBy known: [[TraceSetting]] = [], file: String,
    stop: @escaping @MainActor () -> Bool
  ) throws -> Result {
    var scenario = try Self.changed(screen, settings)
    scenario.touches = [touch]
    var trace: TouchTrace
    do {
      trace = try scenario.run(file, withTapMap: true, stop: stop).trace
      if part != .answer { trace.taps = scenario.taps(on: trace, stop: stop) }
      if part == .rest, stop() { throw Superseded() }
    } catch is InputError where part == .rest && stop() {
      throw Superseded()
    }
    let analysis = TraceAnalysis(trace)
    // The expectations of variants are about the touches of the file.
    scenario.variants = []
    let cure = try cure(of: analysis, on: screen, by: known, file: file, stop: stop)
    // Changes may make an action quick. As entries of a file they move the times of what follows.
    scenario.expectations = [expectation(of: analysis, isTimed: !settings.isEmpty)]
    var lines = scenario
    lines.expectations = [expectation(of: analysis, isTimed: false)]
    return Result(
      analysis: analysis, part: part, cure: cure,
      yaml: try ScenarioWriter.touches(of: lines, after: settings),
      file: try ScenarioWriter.yaml(scenario, file: file))
  }

  /// The maximum number of changes tried to fix a gesture.
  private static let mostCures = 4

  /// The first change that gives the gesture a good outcome: one that is known to fix touches, or one suggested by a
  /// finding.
  @MainActor
  private func cure(
    of analysis: TraceAnalysis, on screen: Scenario, by known: [[TraceSetting]], file: String,
    stop: @escaping @MainActor () -> Bool
  ) throws -> (cure: Cure, run: TraceAnalysis)? {
    guard !analysis.touches.isEmpty, analysis.endsBadly(0),
      analysis.cure(of: 0, variants: analysis.trace.variants.map { TraceAnalysis($0.trace) }) == nil
    else { return nil }
    for change in (known + analysis.remedies(of: 0)).prefix(Self.mostCures) where !stop() {
      guard var scenario = screen.screen(with: settings + change) else { continue }
      scenario.touches = [touch]
      scenario.variants = []
      let run = TraceAnalysis(try scenario.run(file, stop: stop).trace)
      if let cure = analysis.cure(of: 0, with: change, in: run) { return (cure, run) }
    }
    return nil
  }

  /// The changed screen, without touches.
  ///
  /// - Throws: ``Refusal`` for a change that cannot be made.
  static func changed(_ screen: Scenario, _ settings: [TraceSetting]) throws(Refusal) -> Scenario {
    if let scenario = screen.screen(with: settings) { return scenario }
    let wrong = settings.first { screen.screen(with: [$0]) == nil } ?? settings[0]
    throw Refusal(message: "'\(wrong.object ?? "").\(wrong.property)' cannot be set to '\(wrong.value)' here")
  }

  /// The expectation of a file for this result: the hit-test view, the actions, perhaps with their times, and what a list
  /// selects.
  private func expectation(of analysis: TraceAnalysis, isTimed: Bool) -> ScenarioExpectation {
    var expectation = ScenarioExpectation()
    expectation.hitView = .some(analysis.touches.first?.hitView)
    expectation.actions = CallList(analysis.trace).calls(of: [.actions], comparedWith: [])
      .map { ScenarioAction(text: $0.name, at: isTimed ? .at($0.time) : nil) }
    expectation.expectSelection(of: analysis.touches.first?.verdict.act)
    return expectation
  }
}

extension ScenarioExpectation {
  /// Expects what a list does to a cell, which sends no action.
  mutating func expectSelection(of act: Act?) {
    guard case .selected(let cell?, _, let isOn, _, _, _) = act else { return }
    properties.append(
      ScenarioProperties(
        object: cell, values: [ExpectedValue(name: "isSelected", .value(.bool(isOn)))]))
  }
}
