// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// A setting of the simulation. Switches are 1 or 0.
package enum ScenarioSetting: String, Hashable, Sendable, CaseIterable {
  case hitTestPasses, insertsPrivateContainerViews, sendsActionBeforeCancelling, cancelsTouchesOfRemovedViews
  case tapInterval, tapMovement, tapMaximumDuration
  case longPressMinimumDuration, longPressAllowableMovement
  case panHysteresis
  case swipeMaximumDuration, swipeMinimumMovement, swipeMaximumSidewaysMovement
  case pinchHysteresis, rotationHysteresis
  case screenEdgeWidth
  case contentTouchDelay, controlOutsideSlop

  /// Whether it is written as true or false.
  package var isSwitch: Bool {
    if case .value(.bool) = row.type { true } else { false }
  }
}
