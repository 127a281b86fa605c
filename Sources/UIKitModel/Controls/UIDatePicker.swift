// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control that chooses a date. Its wheels are not modelled: to events it is a plain control.
@MainActor
open class UIDatePicker: UIControl {
  /// The chosen date. Setting it sends nothing (UC-12).
  open var date = Date(timeIntervalSinceReferenceDate: 0)

  /// Sets ``date``, and sends nothing (UC-12).
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
