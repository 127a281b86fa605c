// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Trace
package import UIKitModel

/// What came of a scenario, and what was expected.
package struct ScenarioOutcome: Sendable {
  package var trace: TouchTrace

  package var expectations: [ScenarioExpectation]

  /// The values that ``expectations`` are about.
  package var values: NotedValues

  /// Whether the scenario made more to record than a trace may hold, so that the trace is cut.
  package private(set) var isCut = false

  /// The same for each variant of the trace.
  package var variants: [Variant]

  package struct Variant: Sendable {
    package var expectations: VariantExpectations
    package var values: NotedValues
  }

  /// The outcome of a trace that comes without its scenario.
  package init(trace: TouchTrace) {
    self.init(trace: trace, expectations: [], values: NotedValues(), variants: [])
  }

  init(
    trace: TouchTrace, expectations: [ScenarioExpectation], values: NotedValues, variants: [Variant],
    isCut: Bool = false
  ) {
    self.isCut = isCut
    self.trace = trace
    self.expectations = expectations
    self.values = values
    self.variants = variants
  }
}

extension ScenarioOutcome {
  /// Says that the scenario makes too much to record, if it does.
  package func checkAmount(_ file: String) throws(InputError) {
    guard isCut else { return }
    throw InputError(
      file: file,
      message: "the screen and what happens on it make more than \(InputLimits.records) views and events",
      hint: trace.variants.isEmpty ? "leave touches out" : "leave touches or variants out")
  }
}

/// Runs a scenario: builds its screen, does to it what the scenario says and records what happens.
@MainActor
package struct ScenarioRun {
  private let scenario: Scenario
  private let ownViews: [String: MakeView]

  package typealias MakeView = @MainActor (CGRect) -> UIView

  /// Takes a scenario whose objects all have identifiers, as after reading or importing. Views whose class or identifier
  /// is in `ownViews` are made so; their code takes the place of what the scenario says of `hitTest`, `pointInside` and
  /// other overrides that answer.
  package init(_ scenario: Scenario, ownViews: [String: MakeView] = [:]) {
    self.scenario = scenario
    self.ownViews = ownViews
  }

  /// The trace of what is done to the screen, on request with what gets a tap where before that, and of the same under
  /// the settings of each variant.
  package func trace(withTapMap: Bool = false) -> TouchTrace { outcome(withTapMap: withTapMap).trace }

  /// The trace, and what there is to say of the scenario's expectations.
  package func outcome(withTapMap: Bool = false) -> ScenarioOutcome {
    var left = InputLimits.records
    var (trace, values) = run(scenario, withTapMap: withTapMap, &left)
    var variants: [ScenarioOutcome.Variant] = []
    for (settings, var varied) in scenario.variantScenarios() {
      guard left > 0 else { break }
      let expectations = scenario.expectations(with: settings)
      varied.expectations = expectations.own + expectations.inherited
      let run = run(varied, withTapMap: withTapMap, &left)
      trace.variants.append(TraceVariant(settings: settings, trace: run.trace))
      variants.append(ScenarioOutcome.Variant(expectations: expectations, values: run.values))
    }
    return ScenarioOutcome(
      trace: trace, expectations: scenario.expectations, values: values, variants: variants,
      isCut: left <= 0)
  }

  private func run(
    _ scenario: Scenario, withTapMap: Bool, _ left: inout Int
  ) -> (trace: TouchTrace, values: NotedValues) {
    let builder = ScenarioBuilder(scenario, ownViews: ownViews)
    let simulator = builder.build()
    let header = TraceHeader(
      name: scenario.name, title: scenario.title, summary: scenario.summary, source: scenario.source,
      mode: scenario.mode, question: scenario.question)
    let recorder = TraceRecorder(
      simulator.application, header: header, unknown: scenario.unknown, limit: left,
      givenNames: builder.objects.identifiers)
    let noting = ValueNoting(scenario.expectations, of: builder.objects, simulator, recorder)
    return withExtendedLifetime(builder) {
      if withTapMap { recorder.recordTapMaps() }
      recorder.record {
        ScenarioPlayer(simulator: simulator, objects: builder.objects).play(scenario.touches) {
          recorder.isFull
        }
      }
      simulator.run { noting.end(at: simulator.application.clock.now) }
      let trace = recorder.trace
      left -= recorder.isFull ? left : trace.events.count + trace.screen.views.count
      return (trace, noting.noted)
    }
  }
}
