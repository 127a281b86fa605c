// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that is on or off: the user toggles it by a tap, or drags the thumb to a side (UC-13).
///
/// Of geometry the model knows the two halves only. A finger that moves sideways by more than a pan needs
/// drags the thumb, from wherever it went down; at the lift the half that it is over decides. Any other lift
/// inside toggles. It sends no touchDown.
@MainActor
open class UISwitch: UIControl {
  override class var isMadeOfSubviews: Bool { true }

  /// Whether the switch is on. Setting it sends nothing (UC-12).
  open var isOn = false {
    didSet { noteChange(of: "isOn", from: oldValue, to: isOn) }
  }

  private var start: CGFloat = 0
  private var isDragging = false

  /// Sets ``isOn``, and sends nothing (UC-12).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func trackingDidBegin(_ touch: UITouch) {
    start = touch.location(in: self).x
    isDragging = false
  }

  override func eventsOfTouchDown(_ touch: UITouch) -> [Event] { [] }

  override func eventsOfDrag(_ touch: UITouch) -> [Event] {
    noteDrag(touch)
    return []
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    noteDrag(touch)
    guard isDragging || isInside else { return [] }
    let value = isDragging ? touch.location(in: self).x >= bounds.midX : !isOn
    guard value != isOn else { return [] }
    setOn(value, animated: true)
    return [.valueChanged, .primaryActionTriggered]
  }

  private func noteDrag(_ touch: UITouch) {
    let distance = abs(touch.location(in: self).x - start)
    if distance > configuration.panHysteresis { isDragging = true }
  }
}
