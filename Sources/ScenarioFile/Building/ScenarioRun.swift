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
  package func trace(withTapMap: Bool = false) -> TouchTrace {
    var trace = Self.trace(of: scenario, withTapMap: withTapMap)
    trace.variants = scenario.variantScenarios().map { settings, scenario in
      TraceVariant(settings: settings, trace: Self.trace(of: scenario, withTapMap: withTapMap))
    }
    return trace
  }

  private static func trace(of scenario: Scenario, withTapMap: Bool) -> TouchTrace {
    let builder = ScenarioBuilder(scenario)
    let simulator = builder.build()
    let header = TraceHeader(
      name: scenario.name, title: scenario.title, summary: scenario.summary, source: scenario.source,
      mode: scenario.mode, question: scenario.question)
    let recorder = TraceRecorder(simulator.application, header: header, unknown: scenario.unknown)
    return withExtendedLifetime(builder) {
      if withTapMap { recorder.recordTapMaps() }
      recorder.record {
        ScenarioPlayer(simulator: simulator, objects: builder.objects).play(scenario.touches)
      }
      return recorder.trace
    }
  }
}
