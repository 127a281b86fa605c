// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A sample of a trackpad or wheel at one moment (OW-62).
public struct ScrollInput: Hashable, Sendable {
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase

  /// The location of the pointer, in points in screen coordinates; constant during the scroll.
  public var location: CGPoint

  /// The movement since the last sample, in points, in the direction in which content follows.
  public var movement: CGPoint

  /// The kind of device.
  public var type: UIScrollType

  /// Creates a sample of a scroll.
  public init(
    phase: UITouch.Phase, location: CGPoint, movement: CGPoint = .zero, type: UIScrollType = .continuous
  ) {
    self.phase = phase
    self.location = location
    self.movement = movement
    self.type = type
  }
}

/// A sample of two fingers that pinch or rotate on a trackpad (OW-62).
public struct TransformInput: Hashable, Sendable {
  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase

  /// The location of the pointer, in points in screen coordinates; constant during the gesture.
  public var location: CGPoint

  /// The distance between the fingers, divided by that at the beginning.
  public var scale: CGFloat

  /// The rotation since the beginning, in radians, clockwise.
  public var rotation: CGFloat

  /// Creates a sample of a pinch or rotation.
  public init(phase: UITouch.Phase, location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
  }

  /// The two touches for an app that does not support indirect input, on both sides of the pointer (OW-62).
  func touches(at time: TimeInterval) -> [TouchInput] {
    let reach = Self.distance / 2 * scale
    return [-reach, reach].enumerated().map { index, side in
      TouchInput(
        finger: index == 0 ? "trackpad" : "trackpad 2", phase: phase,
        location: CGPoint(x: location.x + side * cos(rotation), y: location.y + side * sin(rotation)),
        time: time)
    }
  }

  /// The initial distance between these touches, in points; undocumented.
  private static let distance: CGFloat = 100
}

/// Delivers trackpad and wheel input to the recognizers of the view under the pointer and of its superviews: scrolls to
/// pans that follow them, transforms to pinches and rotations (OW-62).
///
/// Views do not receive this input, and recognizers see no touch. Recognizers that take part share a stand-in for a
/// touch, so that the arbiter decides between them by the same rules.
@MainActor
final class TrackpadDispatcher {
  private let application: UIApplication

  /// The current scroll.
  private var scroll: Running?
  private var transform: Running?

  private struct Running {
    let event: UIEvent

    /// The stand-in for a touch that the recognizers share.
    let stand: UITouch
    let recognizers: [UIGestureRecognizer]
  }

  init(_ application: UIApplication) { self.application = application }

  func deliver(_ input: ScrollInput) {
    if input.phase == .began {
      scroll = begin(.scroll, at: input.location) {
        ($0 as? UIPanGestureRecognizer)?.allowedScrollTypesMask.contains(input.type) ?? false
      }
    }
    guard let scroll else { return }
    deliver(input.phase, to: scroll) { ($0 as? UIPanGestureRecognizer)?.scroll(input, scroll.event) }
    if scroll.stand.isLifted { self.scroll = nil }
  }

  func deliver(_ input: TransformInput) {
    if input.phase == .began {
      transform = begin(.transform, at: input.location) { $0 is any FingerPairRecognizer }
    }
    guard let transform else { return }
    deliver(input.phase, to: transform) {
      ($0 as? any FingerPairRecognizer)?.transform(input, transform.event)
    }
    if transform.stand.isLifted { self.transform = nil }
  }

  private func deliver(
    _ phase: UITouch.Phase, to running: Running, _ follow: (UIGestureRecognizer) -> Void
  ) {
    running.event.timestamp = application.clock.now
    application.gestures.turns.deliver {
      application.gestures.deliver {
        if phase == .ended || phase == .cancelled { running.stand.isLifted = true }
        for recognizer in running.recognizers { follow(recognizer) }
      }
      application.gestures.finish()
    }
  }

  /// Finds the recognizers that take part: those under the pointer that follow such events and have no other touch.
  private func begin(
    _ type: UIEvent.EventType, at location: CGPoint, _ follows: (UIGestureRecognizer) -> Bool
  ) -> Running? {
    let event = UIEvent(type: type, timestamp: application.clock.now)
    guard !application.isIgnoringInteractionEvents,
      let hit = WindowHitTest(application).view(at: location, in: event)
    else { return nil }
    let stand = UITouch(pointerAt: location, time: event.timestamp)
    stand.window = hit.window
    let recognizers = hit.selfAndSuperviews.flatMap { $0.attachedRecognizers.reversed() }
      .filter { recognizer in
        recognizer.isEnabled && follows(recognizer) && recognizer.attemptTouches.isEmpty
          && recognizer.committedState == .possible && GestureQuestions.shouldReceive(event, recognizer)
      }
    application.gestures.assign(stand, to: recognizers)
    return Running(event: event, stand: stand, recognizers: recognizers)
  }
}
