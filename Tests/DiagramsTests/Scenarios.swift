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

  /// A drag that scrolls a button away, and another view into sight.
  static let scroll = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          subviews:
            - {id: Scroller, class: UIScrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000],
               subviews: [{id: Buy, class: UIButton, text: Buy, frame: [100, 380, 100, 50]},
                          {id: Below, frame: [100, 600, 100, 50]}]}
    touches:
      - drag: {from: [160, 400], to: [160, 200]}
    """
}
