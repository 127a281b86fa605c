// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

/// Runs a scenario: builds its screen, does to it what the scenario says and records what happens.
@MainActor
package struct ScenarioRun {
  private let scenario: Scenario

  /// Takes a scenario whose objects all have identifiers, as after reading or importing.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// The trace of what is done to the screen, on request with what gets a tap where before that, and of the same under
  /// the settings of each variant.
  package func trace(withTapMap: Bool = false) -> TouchTrace { traceAndValues(withTapMap: withTapMap).trace }

  /// The trace, and the values that the scenario has expectations of.
  package func traceAndValues(withTapMap: Bool = false) -> (trace: TouchTrace, values: NotedValues) {
    var (trace, values) = Self.run(scenario, withTapMap: withTapMap)
    trace.variants = scenario.variantScenarios().map { settings, scenario in
      TraceVariant(settings: settings, trace: Self.run(scenario, withTapMap: withTapMap).trace)
    }
    return (trace, values)
  }

  private static func run(
    _ scenario: Scenario, withTapMap: Bool
  ) -> (trace: TouchTrace, values: NotedValues) {
    let builder = ScenarioBuilder(scenario)
    let simulator = builder.build()
    let header = TraceHeader(
      name: scenario.name, title: scenario.title, summary: scenario.summary, source: scenario.source,
      mode: scenario.mode, question: scenario.question)
    let recorder = TraceRecorder(simulator.application, header: header, unknown: scenario.unknown)
    let noting = ValueNoting(scenario.expectations, of: builder.objects, simulator, recorder)
    return withExtendedLifetime(builder) {
      if withTapMap { recorder.recordTapMaps() }
      recorder.record {
        ScenarioPlayer(simulator: simulator, objects: builder.objects).play(scenario.touches)
      }
      simulator.run { noting.end(at: simulator.application.clock.now) }
      return (recorder.trace, noting.noted)
    }
  }
}
