// SPDX-License-Identifier: Apache-2.0

import Trace

/// Whether a view gets a new touch that it was hit by: it may take one at a time, or want to be alone (TE-7, TE-8).
///
/// Recognizers get the touch all the same.
@MainActor
enum TouchClaims {
  /// Why the view does not get the touch; nil if it does. The other touches are those of fingers that are down.
  static func refusal(of touch: UITouch, on view: UIView, among touches: [UITouch]) -> TraceReason? {
    let tracked = touches.filter { $0 !== touch && !$0.isLifted && !$0.isWithheld }
    // A window takes several fingers whatever the flag says.
    if !view.isMultipleTouchEnabled, !(view is UIWindow), tracked.contains(where: { $0.view === view }) {
      return TraceReason(.multipleTouchDisabled)
    }
    let others = tracked.compactMap { other -> UIView? in
      guard other.window === touch.window, let tracking = other.view, tracking !== view else { return nil }
      return tracking
    }
    guard let rival = view.isExclusiveTouch ? others.first : others.first(where: \.isExclusiveTouch) else {
      return nil
    }
    return TraceReason(.exclusiveTouch, subject: TraceRecorder.current?.identifier(of: rival))
  }
}
