// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// Something that happened to the application. Of touches it is a multi-touch sequence, from the first finger down to
/// the last one lifted: one object, updated (TE-3).
@MainActor
open class UIEvent: NSObject {
  /// The families of events (TE-4).
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Motion, such as a shake.
    case motion = 1
    /// Commands of a headset or the control centre.
    case remoteControl = 2
    /// Physical buttons of a remote, a controller or a keyboard; not force touch.
    case presses = 3
    /// A scroll wheel or trackpad.
    case scroll = 10
    /// A pointer over the screen.
    case hover = 11
    /// A transform by trackpad.
    case transform = 14
  }

  /// The family.
  public final let type: EventType

  /// What a motion or a remote-control command is; none for others.
  public internal(set) final var subtype = EventSubtype.none

  /// The method by which responders hear of a motion or a command just now.
  final var method: EventMethod?

  /// When the event changed last, in seconds of virtual time.
  public internal(set) final var timestamp: TimeInterval

  /// The touches in the order of touch-down.
  final var touches: [UITouch] = []

  init(type: EventType = .touches, timestamp: TimeInterval) {
    self.type = type
    self.timestamp = timestamp
    super.init()
  }

  /// The touch that began last, for declared answers that depend on it.
  package final var newestTouch: UITouch? { touches.last }

  /// Every active touch, resting ones and those of other views included: a set, in no order (TE-3).
  public final var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// The touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// The samples merged into this delivery: in the model just the touch itself (TE-12).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Estimates of what comes next: in the model none (TE-12).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
