// SPDX-License-Identifier: Apache-2.0

/// Which touches are a control's (UC-22).
///
/// A touch that hit a subview climbs to the control, which keeps it and does not track it. Switches, sliders, steppers,
/// segmented and page controls are made of private subviews, which dumps show: a touch that hit one of those is the
/// whole control's.
extension UIControl {
  /// Whether a touch hit the control, or a part that it is made of.
  final func owns(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return view === self || UIControl.whole(of: view) === self
  }

  /// The control that a view is a private part of; nil for a view that stands for itself.
  static func whole(of view: UIView) -> UIControl? {
    for case let control as UIControl in view.selfAndSuperviews.dropFirst()
    where type(of: control).isMadeOfSubviews {
      return control
    }
    return nil
  }
}
