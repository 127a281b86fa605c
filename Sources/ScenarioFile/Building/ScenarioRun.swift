// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

/// Runs a scenario: builds its screen, plays its touches and records what happens.
@MainActor
package struct ScenarioRun {
  private let scenario: Scenario

  /// Takes a scenario whose objects all have identifiers, as reading and importing leave it.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// The trace of the scenario's touches on its screen.
  package func trace() -> TouchTrace {
    let builder = ScenarioBuilder(scenario)
    let simulator = builder.build()
    let header = TraceHeader(
      name: scenario.name, title: scenario.title, summary: scenario.summary, source: scenario.source)
    let recorder = TraceRecorder(simulator.application, header: header, unknown: scenario.unknown)
    return withExtendedLifetime(builder) {
      recorder.record { simulator.send(TouchSchedule(scenario.touches).inputs) }
      return recorder.trace
    }
  }
}
