// SPDX-License-Identifier: Apache-2.0

package import FoundationTypes
import Trace
package import UIKitModel

/// Runs touches on a screen that Swift code builds. The screen is built anew for each run.
@MainActor
package struct CodeRun {
  private let name: String
  private let screenSize: CGSize
  private let configuration: SimulationConfiguration
  private let build: @MainActor (UIWindow) -> Void

  /// Creates a run from the code that fills a window as large as the screen.
  package init(
    name: String, screenSize: CGSize, configuration: SimulationConfiguration,
    build: @escaping @MainActor (UIWindow) -> Void
  ) {
    self.name = name
    self.screenSize = screenSize
    self.configuration = configuration
    self.build = build
  }

  /// Performs touches and returns the outcome.
  package func outcome(_ touches: [ScenarioTouch], withTapMap: Bool) -> ScenarioOutcome {
    let application = UIApplication(screenSize: screenSize, configuration: configuration)
    let simulator = Simulator(application)
    simulator.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
      build(window)
      window.makeKeyAndVisible()
      application.layOutToolbars()
    }
    application.budget.limit(work: InputLimits.work, stop: nil)
    let recorder = TraceRecorder(
      application, header: TraceHeader(name: name), limit: InputLimits.records)
    if withTapMap { recorder.recordTapMaps() }
    recorder.record {
      ScenarioPlayer(simulator: simulator, objects: ScenarioObjects(application.budget)).play(touches)
    }
    return ScenarioOutcome(
      trace: recorder.trace, expectations: [], values: NotedValues(), end: application.budget.end,
      variants: [])
  }
}
