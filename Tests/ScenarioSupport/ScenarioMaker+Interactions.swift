// SPDX-License-Identifier: Apache-2.0

import UIKitModel

@testable import ScenarioFile

/// What has to do with interactions and kinds of touches.
extension ScenarioMaker {
  mutating func interactions() -> [ScenarioInteraction] {
    var menu = ScenarioInteraction(.contextMenu)
    menu.configuration = bool()
    var drag = ScenarioInteraction(.drag)
    drag.isEnabled = maybe { $0.bool() }
    return [menu, drag, ScenarioInteraction(one(of: InteractionClass.allCases))]
  }

  /// With what a touch is made.
  mutating func source() -> TouchSource {
    one(of: [
      TouchSource(), TouchSource(.pencil), TouchSource(.indirectPointer),
      TouchSource(.indirectPointer, buttonMask: .secondary, modifierFlags: [.command, .shift]),
      TouchSource(.direct, modifierFlags: .control),
    ])
  }
}
