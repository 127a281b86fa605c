// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitModel

extension SimulationConfiguration {
  /// The defaults, except for what a scenario sets.
  init(_ settings: [ScenarioSetting: Double]) {
    self.init()
    for (setting, value) in settings { set(setting, value) }
  }

  private mutating func set(_ setting: ScenarioSetting, _ value: Double) {
    switch setting {
    case .hitTestPasses: hitTestPasses = Int(value)
    case .insertsPrivateContainerViews: insertsPrivateContainerViews = value != 0
    case .sendsActionBeforeCancelling: sendsActionBeforeCancelling = value != 0
    case .cancelsTouchesOfRemovedViews: cancelsTouchesOfRemovedViews = value != 0
    case .tapInterval: tapInterval = value
    case .tapMovement: tapMovement = CGFloat(value)
    case .tapMaximumDuration: tapMaximumDuration = value
    case .longPressMinimumDuration: longPressMinimumDuration = value
    case .longPressAllowableMovement: longPressAllowableMovement = CGFloat(value)
    case .panHysteresis: panHysteresis = CGFloat(value)
    case .swipeMaximumDuration: swipeMaximumDuration = value
    case .swipeMinimumMovement: swipeMinimumMovement = CGFloat(value)
    case .swipeMaximumSidewaysMovement: swipeMaximumSidewaysMovement = CGFloat(value)
    case .pinchHysteresis: pinchHysteresis = CGFloat(value)
    case .rotationHysteresis: rotationHysteresis = CGFloat(value)
    case .screenEdgeWidth: screenEdgeWidth = CGFloat(value)
    case .contentTouchDelay: contentTouchDelay = value
    case .controlOutsideSlop: controlOutsideSlop = CGFloat(value)
    }
  }
}
