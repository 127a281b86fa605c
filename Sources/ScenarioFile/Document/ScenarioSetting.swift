// SPDX-License-Identifier: Apache-2.0

/// A setting of the simulation. Switches are 1 or 0.
package enum ScenarioSetting: String, Hashable, Sendable, CaseIterable {
  case hitTestPasses, insertsPrivateContainerViews, sendsActionBeforeCancelling
  case tapInterval, tapMovement, tapMaximumDuration
  case longPressMinimumDuration, longPressAllowableMovement
  case panHysteresis
  case swipeMaximumDuration, swipeMinimumMovement, swipeMaximumSidewaysMovement
  case pinchHysteresis, rotationHysteresis
  case screenEdgeWidth
  case contentTouchDelay, controlOutsideSlop
}
