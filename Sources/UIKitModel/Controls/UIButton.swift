// SPDX-License-Identifier: Apache-2.0

/// A control that sends an action when it is tapped. It keeps no state of its own beyond the highlight
/// (UC-13).
@MainActor
open class UIButton: UIControl {
  /// A lift inside is the main action too (UC-11).
  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    isInside ? [.primaryActionTriggered] : []
  }
}
