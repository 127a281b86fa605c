// SPDX-License-Identifier: Apache-2.0

package import FoundationTypes
package import InputFile
package import Trace
package import UIKitModel

/// The results of a run, and the expectations of its scenario.
package struct ScenarioOutcome: Sendable {
  package var trace: TouchTrace

  package var expectations: [ScenarioExpectation]

  /// The values that ``expectations`` are about.
  package var values: NotedValues

  /// The amount of work that the runs took, of ``InputLimits/work``.
  package fileprivate(set) var work = 0

  /// Why the run ended early, so that the trace is cut; nil if it did not.
  package private(set) var end: SimulationEnd?

  /// The step at which the run ended because steps never stopped.
  var endless: (step: ScenarioStep, why: WaitingSteps.Endless)?

  /// The same for each variant of the trace.
  package var variants: [Variant]

  package struct Variant: Sendable {
    package var expectations: VariantExpectations
    package var values: NotedValues
  }
}

extension ScenarioOutcome {
  /// The outcome of a trace that comes without its scenario.
  package init(trace: TouchTrace) {
    self.init(trace: trace, expectations: [], values: NotedValues(), variants: [])
  }

  /// Throws the reason if the run ended before everything was done.
  package func checkEnd(_ file: String) throws(InputError) {
    let hint = trace.variants.isEmpty ? "leave touches out" : "leave touches or variants out"
    switch end {
    case nil: return
    case .records:
      throw InputError(
        file: file,
        message: "the screen and what happens on it make more than \(InputLimits.records) views and events",
        hint: hint)
    case .work:
      throw InputError(
        file: file,
        message: "what happens on the screen takes more than \(InputLimits.work) steps to find out",
        hint: hint)
    case .stopped: throw InputError(file: file, message: "this was not run to its end")
    case .code:
      throw InputError(
        file: file, line: endless?.step.place?.line, column: endless?.step.place?.column,
        message: endless?.why.message ?? "what methods do never ends", hint: endless?.why.hint)
    }
  }
}

/// Runs a scenario: builds its screen, performs its events and records what happens.
@MainActor
package struct ScenarioRun {
  let scenario: Scenario
  private let ownViews: [String: MakeView]

  package typealias MakeView = @MainActor (CGRect) -> UIView

  /// Creates a run of a scenario whose objects all have identifiers, as after reading or importing. Functions in
  /// `ownViews`, by class or identifier, create views whose own code replaces the `hitTest`, `pointInside` and other
  /// answering overrides of the scenario.
  package init(_ scenario: Scenario, ownViews: [String: MakeView] = [:]) {
    self.scenario = scenario
    self.ownViews = ownViews
  }

  /// The trace of the events. On request it has a tap map of the screen before them, and the traces of the variants.
  package func trace(withTapMap: Bool = false) -> TouchTrace { outcome(withTapMap: withTapMap).trace }

  /// The trace, and the values that the scenario's expectations are compared with.
  ///
  /// - Parameters:
  ///   - withTapMap: Whether to record what a tap at each location does.
  ///   - work: The amount of work that the runs may take.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Returns: The outcome, with the reason if the run ended early.
  package func outcome(
    withTapMap: Bool = false, work: Int = InputLimits.work, stop: (@MainActor () -> Bool)? = nil
  ) -> ScenarioOutcome {
    var left = Left(work: work)
    var run = run(scenario, withTapMap: withTapMap, &left, stop)
    var (trace, end, endless) = (run.trace, run.end, run.endless)
    trace.screen.screenshot = scenario.screenshot
    let values = run.values
    var variants: [ScenarioOutcome.Variant] = []
    for (settings, var varied) in scenario.variantScenarios() {
      guard end == nil else { break }
      let expectations = scenario.expectations(with: settings)
      varied.expectations = expectations.own + expectations.inherited
      run = self.run(varied, withTapMap: withTapMap, &left, stop)
      (end, endless) = (run.end, run.endless)
      trace.variants.append(TraceVariant(settings: settings, trace: run.trace))
      variants.append(ScenarioOutcome.Variant(expectations: expectations, values: run.values))
    }
    var outcome = ScenarioOutcome(
      trace: trace, expectations: scenario.expectations, values: values, end: end, endless: endless,
      variants: variants)
    outcome.work = work - left.work
    return outcome
  }

  /// What remains of the limits for the following runs.
  private struct Left {
    var records = InputLimits.records
    var work = InputLimits.work
  }

  private struct Run {
    var trace: TouchTrace
    var values: NotedValues
    var end: SimulationEnd?
    var endless: (step: ScenarioStep, why: WaitingSteps.Endless)?
  }

  private func run(
    _ scenario: Scenario, withTapMap: Bool, _ left: inout Left, _ stop: (@MainActor () -> Bool)?
  ) -> Run {
    let builder = ScenarioBuilder(scenario, ownViews: ownViews)
    let simulator = builder.build()
    let budget = simulator.application.budget
    budget.limit(work: left.work, stop: stop)
    let header = TraceHeader(
      name: scenario.name, title: scenario.title, summary: scenario.summary, source: scenario.source,
      mode: scenario.mode, question: scenario.question)
    let recorder = TraceRecorder(
      simulator.application, header: header, unknown: scenario.unknown, limit: left.records,
      givenNames: builder.objects.identifiers)
    let noting = ValueNoting(scenario.expectations, of: builder.objects, simulator, recorder)
    return withExtendedLifetime(builder) {
      if withTapMap { recorder.recordTapMaps() }
      recorder.record {
        ScenarioPlayer(simulator: simulator, objects: builder.objects).play(scenario.touches)
      }
      simulator.run { noting.end(at: simulator.application.clock.now) }
      let trace = recorder.trace
      left.records = max(0, left.records - trace.events.count - trace.screen.views.count)
      left.work = max(0, left.work - budget.work)
      return Run(
        trace: trace, values: noting.noted, end: budget.end, endless: builder.objects.steps.endless)
    }
  }
}

/// The values for which a scenario has expectations, at each time.
package struct NotedValues: Sendable {
  /// A property of an object at a time.
  package struct Value: Sendable {
    package let value: PropertyValue

    private let property: UIKitProperty

    @MainActor
    init?(_ property: UIKitProperty, of object: AnyObject) {
      guard let value = property.value(of: object) else { return nil }
      self.value = value
      self.property = property
    }

    /// Whether this value meets the expectation.
    package func meets(_ wanted: ExpectedValue.Wanted) -> Bool {
      switch wanted {
      case .value(let value): isValue(value)
      case .limits(let limits): limits.allSatisfy(meets)
      }
    }

    /// Whether each number is within the limit. A value without numbers, such as `none`, never is.
    private func meets(_ limit: ValueLimit) -> Bool {
      guard var actual = Self.numbers(value), let limits = Self.numbers(limit.value) else { return false }
      if let part = limit.part {
        guard actual.indices.contains(part.index) else { return false }
        actual = [actual[part.index]]
      }
      return actual.count == limits.count && zip(actual, limits).allSatisfy(limit.comparison.holds)
    }

    /// Whether this equals an expected value of the property; numbers may differ by the tolerance.
    private func isValue(_ expected: PropertyValue) -> Bool {
      guard let wanted = property.value(for: expected) else { return false }
      if wanted.words == value.words { return true }
      guard let wanted = Self.numbers(wanted), let actual = Self.numbers(value) else { return false }
      return wanted.count == actual.count
        && zip(wanted, actual).allSatisfy { abs($0 - $1) <= Tolerance.number.largest }
    }

    /// The numbers of a value; nil for one without numbers, such as `none`.
    private static func numbers(_ value: PropertyValue) -> [Double]? {
      switch value {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      case .text(Int.unlimited): [.infinity]
      case .bool, .text, .texts: nil
      }
    }
  }

  /// The values at one time, by object and property.
  fileprivate struct Moment: Sendable {
    var firstResponder: String?
    var values: [String: [String: Value]] = [:]
  }

  /// By time, in seconds; nil stands for the end.
  fileprivate var moments: [Double?: Moment] = [:]

  /// The end of the run, in seconds.
  package fileprivate(set) var end = 0.0

  /// The values of a run without expectations.
  package init() {}

  /// The value of a property, at a time or at the end; nil for an object that does not exist or has no such property.
  package func value(of property: String, of object: String, at time: Double?) -> Value? {
    moments[time]?.values[object]?[property]
  }

  /// The first responder of the key window, at a time or at the end; nil for none (RC-17).
  package func firstResponder(at time: Double?) -> String? { moments[time]?.firstResponder }
}

/// Records the values that a scenario has expectations for, during the run.
@MainActor
final class ValueNoting {
  private(set) var noted = NotedValues()

  private let objects: ScenarioObjects
  private let recorder: TraceRecorder
  private let expectations: [Double?: [ScenarioExpectation]]

  /// Asks the simulator for a call at each time that has an expectation.
  init(
    _ expectations: [ScenarioExpectation], of objects: ScenarioObjects, _ simulator: Simulator,
    _ recorder: TraceRecorder
  ) {
    self.objects = objects
    self.recorder = recorder
    self.expectations = Dictionary(grouping: expectations, by: \.at)
    for time in self.expectations.keys.compactMap({ $0 }) {
      simulator.look(at: time) { [self] in note(at: time) }
    }
  }

  /// Records the values at the end, which are also those of every later time.
  func end(at time: Double) {
    noted.end = time
    for time in expectations.keys where noted.moments[time] == nil { note(at: time) }
  }

  private func note(at time: Double?) {
    var moment = NotedValues.Moment(firstResponder: recorder.firstResponder)
    for expected in expectations[time, default: []].flatMap(\.properties) {
      // Some objects have no name in the file, such as the built-in recognizers of a text field.
      guard let object = objects.object(expected.object) ?? recorder.object(named: expected.object) else {
        continue
      }
      for value in expected.values {
        let property = UIKitProperties.property(value.name, .expect, of: object)
        moment.values[expected.object, default: [:]][value.name] = property.flatMap {
          NotedValues.Value($0, of: object)
        }
      }
    }
    noted.moments[time] = moment
  }
}
