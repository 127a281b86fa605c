// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Trace

/// Scenarios that are written down in a test.
@MainActor
enum Scenarios {
  /// The trace of a scenario; what it has no names for gets one.
  static func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "test.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }
}
