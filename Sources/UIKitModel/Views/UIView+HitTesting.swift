// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIView {
  // The recorder is handed from call to call: looking it up at every step would be most of the work.

  /// What `hitTest(_:with:)` does unless a subclass overrides it: a declared override, else the default.
  final func hitTestAsDeclared(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView?
  {
    if let declaredHitTest { return declaredHitTest.result(for: self, at: point, with: event, recorder) }
    return defaultHitTest(point, with: event, recorder)
  }

  /// The algorithm of UIKit: gates, then `point(inside:)`, then subviews from front to back (HT-2 to HT-5).
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    let result = passesGates(recorder) ? hitTestIgnoringGates(point, with: event, recorder) : nil
    recorder?.noteDefaultResult(result, of: self, at: point)
    return result
  }

  /// The default algorithm behind the gates.
  final func hitTestIgnoringGates(
    _ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?
  ) -> UIView? {
    guard askPointInside(point, with: event, recorder) else { return nil }
    return hitTestSubviews(point, with: event, recorder) ?? self
  }

  /// Asks the subviews from last to first; the first answer wins (HT-2, HT-5).
  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    let subviews = self.subviews
    var index = subviews.count
    while index > 0 {
      index -= 1
      let subview = subviews[index]
      guard let converted = subview.layer.pointFromSuperlayer(point) else {
        recorder?.recordSkipped(subview, TraceReason(.nonInvertibleTransform))
        continue
      }
      if let hit = subview.askHitTest(converted, with: event, recorder) { return hit }
    }
    return nil
  }

  /// Calls `hitTest(_:with:)` for the framework and records the call, overridden or not.
  final func askHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    guard let recorder else { return hitTest(point, with: event) }
    return recorder.hitTest(self, at: point, in: nil) { hitTest(point, with: event) }
  }

  /// Calls `point(inside:with:)` for the framework and records the call, overridden or not.
  final func askPointInside(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> Bool {
    guard let recorder else { return self.point(inside: point, with: event) }
    return recorder.pointInside(self, at: point, in: nil) { self.point(inside: point, with: event) }
  }

  /// What `point(inside:with:)` does unless a subclass overrides it.
  final func pointInsideAsDeclared(_ point: CGPoint) -> Bool {
    if let pointInsideRule { return pointInsideRule.contains(point, in: self) }
    return bounds.containsHalfOpen(point)
  }

  /// Checks the gates in the order interaction, animation, hidden, alpha (HT-3, HT-4, HT-27).
  final func passesGates(_ recorder: TraceRecorder?) -> Bool {
    guard let recorder else {
      return isUserInteractionEnabled && !isUnderBlockingAnimation && !isHidden
        && alpha >= TraceView.hitTestAlphaThreshold
    }
    let gates = checkGates()
    recorder.recordGates(of: self, gates)
    return gates.refusal == nil
  }

  /// What the gates say, up to the one that refuses.
  final func checkGates() -> GateChecks {
    var gates = GateChecks(isUserInteractionEnabled: isUserInteractionEnabled)
    guard gates.isUserInteractionEnabled else {
      gates.refusal = TraceReason(.interactionDisabled)
      return gates
    }
    let isAnimating = isUnderBlockingAnimation
    gates.isAnimating = isAnimating
    guard !isAnimating else {
      gates.refusal = TraceReason(.animating)
      return gates
    }
    let isHidden = isHidden
    gates.isHidden = isHidden
    guard !isHidden else {
      gates.refusal = TraceReason(.hidden)
      return gates
    }
    let alpha = Double(alpha)
    gates.alpha = alpha
    if alpha < TraceView.hitTestAlphaThreshold {
      gates.refusal = TraceReason(
        .alphaBelowThreshold, numbers: ["alpha": alpha, "threshold": TraceView.hitTestAlphaThreshold])
    }
    return gates
  }

  /// Why the default implementation refuses wherever the touch is; nil if the point decides, or a declared override.
  final var standingRefusal: TraceReason? {
    guard declaredHitTest == nil else { return nil }
    if let refusal = checkGates().refusal { return refusal }
    let isEmpty = bounds.width <= 0 || bounds.height <= 0
    return isEmpty && declaredPointInside == nil ? boundsRefusal(of: bounds.origin) : nil
  }

  /// Why the bounds do or do not hold a point, with the distances beyond each edge.
  final func boundsRefusal(of point: CGPoint) -> TraceReason? {
    let bounds = self.bounds
    guard !bounds.containsHalfOpen(point) else { return nil }
    if bounds.width <= 0 || bounds.height <= 0 {
      return TraceReason(
        .zeroSize, numbers: ["width": Double(traced: bounds.width), "height": Double(traced: bounds.height)])
    }
    let sides = [
      ("left", bounds.minX - point.x, point.x < bounds.minX),
      ("right", point.x - bounds.maxX, point.x >= bounds.maxX),
      ("above", bounds.minY - point.y, point.y < bounds.minY),
      ("below", point.y - bounds.maxY, point.y >= bounds.maxY),
    ]
    var beyond: [String: Double] = [:]
    // A point that an override made up may be infinite, which JSON cannot say.
    for (side, distance, isBeyond) in sides where isBeyond && distance.isFinite {
      beyond[side] = Double(traced: distance)
    }
    return TraceReason(.pointOutsideBounds, numbers: beyond)
  }
}
