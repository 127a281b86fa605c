// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import TestSupport
import Testing
import Trace

/// Traces of scenarios with gestures.
@MainActor
enum GestureScenario {
  static func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "gestures.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }

  /// A card with these recognizers, in a page with others.
  static func card(_ recognizers: String, page: String = "[]", touches: String) throws -> TouchTrace {
    try trace(
      """
      window:
        subviews:
          - id: Page
            gestureRecognizers: \(page)
            subviews:
              - id: Card
                gestureRecognizers: \(recognizers)
      touches: \(touches)
      """)
  }

  static let tap = "[{tap: [50, 50]}]"
  static let drag = "[{began: [50, 50]}, {moved: [70, 50]}, {ended: [70, 50]}]"
}
