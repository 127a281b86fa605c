// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import ScenarioFile
package import Trace

extension Scenario {
  /// Runs the scenario of an input.
  ///
  /// - Parameters:
  ///   - file: The input's name.
  ///   - withTapMap: Whether to record what gets a tap where.
  ///   - stop: Asked now and then whether to stop.
  /// - Returns: What came of it.
  /// - Throws: `InputError` for one that makes more than a trace may hold, takes more work than a run may, or never ends.
  @MainActor
  package func run(
    _ file: String, withTapMap: Bool = false, stop: (@MainActor () -> Bool)? = nil
  ) throws(InputError) -> ScenarioOutcome {
    let outcome = ScenarioRun(self).outcome(withTapMap: withTapMap, stop: stop)
    try outcome.checkEnd(file)
    return outcome
  }

  /// The screen of an input as it stands before anything happens, with other settings.
  package func still(_ file: String, with settings: [TraceSetting] = []) throws(InputError) -> Scenario {
    guard let screen = screen(with: settings) else {
      throw InputError(file: file, message: "this screen cannot be run without its touches")
    }
    return screen
  }
}
