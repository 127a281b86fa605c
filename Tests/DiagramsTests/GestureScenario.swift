// SPDX-License-Identifier: Apache-2.0

import Trace

/// Traces of scenarios with gestures.
@MainActor
enum GestureScenario {
  /// A card with these recognizers, in a page with others.
  static func card(_ recognizers: String, page: String = "[]", touches: String) throws -> TouchTrace {
    try Scenarios.trace(
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
