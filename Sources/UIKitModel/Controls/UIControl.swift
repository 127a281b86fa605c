// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Trace

/// A view that turns touches into actions.
///
/// A control keeps its touches (UC-2) and is hit even when it is disabled (UC-21). Tracking and the sending of
/// actions are not simulated yet; registered actions are kept and shown.
@MainActor
open class UIControl: UIView {
  /// Whether the control acts on touches. A disabled one still takes them from the views behind (UC-21).
  open var isEnabled = true

  /// The registered target-action pairs, in order, as a scenario or an import declares them.
  package final var declaredActions: [TraceAction] = []

  /// Keeps the touches: a control does not pass them on (RC-12, UC-2).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.began, touches, .swallowedByControl, in: UIControl.self)
  }

  /// Keeps the touches: a control does not pass them on (RC-12, UC-2).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.moved, touches, .swallowedByControl, in: UIControl.self)
  }

  /// Keeps the touches: a control does not pass them on (RC-12, UC-2).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.ended, touches, .swallowedByControl, in: UIControl.self)
  }

  /// Keeps the touches: a control does not pass them on (RC-12, UC-2).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.cancelled, touches, .swallowedByControl, in: UIControl.self)
  }
}

/// A control that sends an action when it is tapped.
@MainActor open class UIButton: UIControl {}
/// A control that is on or off.
@MainActor open class UISwitch: UIControl {}
/// A control that sets a value by a thumb on a track.
@MainActor open class UISlider: UIControl {}
/// A control that steps a value up and down.
@MainActor open class UIStepper: UIControl {}
/// A control that chooses one of several segments.
@MainActor open class UISegmentedControl: UIControl {}
/// A control that shows a page as a row of dots.
@MainActor open class UIPageControl: UIControl {}
/// A control for one line of text.
@MainActor open class UITextField: UIControl {}
/// A control that chooses a date.
@MainActor open class UIDatePicker: UIControl {}
/// A control that a scroll view shows when it is pulled down.
@MainActor open class UIRefreshControl: UIControl {}
