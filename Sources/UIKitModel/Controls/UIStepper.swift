// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// A control that steps a value: the left half is minus, the right half plus (UC-13).
///
/// A step is made by a lift in the half in which the finger went down. Repeating while the finger stays is
/// not modelled.
@MainActor
open class UIStepper: UIControl {
  /// The value, from ``minimumValue`` to ``maximumValue``. Setting it sends nothing (UC-12).
  open var value: Double {
    get { limited.value }
    set { limited.set(newValue) }
  }

  /// The lowest value; a larger maximum and value follow it.
  open var minimumValue: Double {
    get { limited.minimum }
    set { limited.setMinimum(newValue) }
  }

  /// The highest value; a smaller minimum and value follow it.
  open var maximumValue: Double {
    get { limited.maximum }
    set { limited.setMaximum(newValue) }
  }

  private var limited = LimitedValue<Double>(0, in: 0...100) {
    didSet { noteChange("value", oldValue.value != limited.value, NumberText.exact(limited.value)) }
  }

  /// How far a step goes.
  open var stepValue: Double = 1

  /// Whether a step beyond one end goes on at the other.
  open var wraps = false

  private var startsAtPlus = false

  private func isAtPlus(_ touch: UITouch) -> Bool { touch.location(in: self).x >= bounds.midX }

  override func trackingDidBegin(_ touch: UITouch) {
    startsAtPlus = isAtPlus(touch)
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard isInside, isAtPlus(touch) == startsAtPlus else { return [] }
    let old = value
    let next = startsAtPlus ? value + stepValue : value - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value == old ? [] : [.valueChanged, .primaryActionTriggered]
  }
}
