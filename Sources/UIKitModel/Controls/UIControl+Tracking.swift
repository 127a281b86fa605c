// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIControl {
  /// What becomes of the tracking with touches of the control's own and of others.
  final func track(_ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if method == .began { return trackBegan(touches, event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    switch method {
    case .began: break
    case .moved: trackMoved(touch, event)
    case .ended: trackEnded(touch, event)
    case .cancelled: cancelTracking(of: touch, event)
    }
  }

  /// A finger went down (UC-3). While another one is tracked, or if it hit a subview, nothing happens (UC-1, UC-22).
  private func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if let touch = trackedTouch {
      guard touch.share.isOver else { return }
      // Its end was never told: the control left the window meanwhile (TE-13).
      endTracking(isInside: nil)
    }
    guard let touch = Self.first(of: touches.filter(owns), in: event) else { return }
    isTouchInside = true
    let begins = ask(.beginTracking, touch) {
      declaredBeginTracking ?? beginTracking(touch, with: event)
    }
    guard begins, isEnabled else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    highlight(true)
    trackingDidBegin(touch)
    let events = eventsOfTouchDown(touch)
    if !events.isEmpty { send(events, event) }
  }

  /// The tracked finger moved (UC-4, UC-5).
  private func trackMoved(_ touch: UITouch, _ event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInTrackingArea(touch)
    highlight(isTouchInside)
    let goesOn = ask(.continueTracking, touch) {
      declaredContinueTracking ?? continueTracking(touch, with: event)
    }
    guard trackedTouch === touch else { return }
    guard goesOn else { return endTracking(isInside: nil) }
    var events: [Event] = []
    if wasInside != isTouchInside { events.append(isTouchInside ? .touchDragEnter : .touchDragExit) }
    events.append(isTouchInside ? .touchDragInside : .touchDragOutside)
    send(events + eventsOfDrag(touch), event)
  }

  /// The tracked finger was lifted (UC-6).
  private func trackEnded(_ touch: UITouch, _ event: UIEvent?) {
    isTouchInside = isInTrackingArea(touch)
    let isInside = isTouchInside
    tell(.endTracking, touch) { endTracking(touch, with: event) }
    guard trackedTouch === touch else { return }
    // From here on an action that disables the control has nothing to cancel.
    trackedTouch = nil
    send([isInside ? .touchUpInside : .touchUpOutside] + eventsOfLift(touch, isInside: isInside), event)
    endTracking(isInside: isInside)
  }

  /// Cancels the tracking of a touch that was taken away (UC-7); nothing to do without one.
  final func cancelTracking(of touch: UITouch?, _ event: UIEvent?) {
    guard let touch, touch === trackedTouch, !isCancelling else { return }
    isCancelling = true
    tell(.cancelTracking, touch) { cancelTracking(with: event) }
    isCancelling = false
    endCancelledTracking(event)
  }

  /// Sends touchCancel for the tracked touch, and tracks it no longer.
  final func endCancelledTracking(_ event: UIEvent?) {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
    send([.touchCancel], event)
    endTracking(isInside: nil)
  }

  /// Stops tracking a touch whose end the control will not get, because it left its window (TE-13).
  final func forget(_ touch: UITouch) {
    if touch === trackedTouch { endTracking(isInside: nil) }
  }

  private func endTracking(isInside: Bool?) {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    highlight(false)
    trackingDidEnd(isInside: isInside)
  }

  /// Observers in subclasses hear of changes only.
  private func highlight(_ value: Bool) {
    if isHighlighted != value { isHighlighted = value }
  }

  /// Whether the finger is in the bounds grown by the slop on each side, maximum edges outside (UC-8).
  private func isInTrackingArea(_ touch: UITouch) -> Bool {
    let slop = configuration.controlOutsideSlop
    return bounds.insetBy(dx: -slop, dy: -slop).containsHalfOpen(touch.location(in: self))
  }

  /// The touch that went down first.
  private static func first(of touches: Set<UITouch>, in event: UIEvent?) -> UITouch? {
    event?.touches.first { touches.contains($0) } ?? touches.min { $0.finger < $1.finger }
  }

  private func ask(_ hook: TrackingHook, _ touch: UITouch, _ body: () -> Bool) -> Bool {
    guard let recorder = TraceRecorder.current else { return body() }
    let (control, touch) = (recorder.identifier(of: self), recorder.name(of: touch))
    return recorder.within(
      { .controlTracking(.init(control: control, hook: hook, touch: touch, answer: $0)) }, body)
  }

  private func tell(_ hook: TrackingHook, _ touch: UITouch, _ body: () -> Void) {
    TraceRecorder.within(
      {
        .controlTracking(
          .init(
            control: $0.identifier(of: self), hook: hook, touch: $0.name(of: touch), answer: nil))
      }, body)
  }
}
