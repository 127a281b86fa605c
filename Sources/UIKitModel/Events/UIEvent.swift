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

extension UIEvent {
  /// What a motion or a remote-control command is (TE-4).
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// Neither of the two.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to wind back.
    case remoteControlBeginSeekingBackward = 106
    /// End winding back.
    case remoteControlEndSeekingBackward = 107
    /// Begin to wind forward.
    case remoteControlBeginSeekingForward = 108
    /// End winding forward.
    case remoteControlEndSeekingForward = 109
  }
}

extension UIEvent.EventSubtype {
  private static let commandPrefix = "remoteControl"

  /// The remote-control command with that name, such as `togglePlayPause`; nil if there is none.
  package init?(command name: String) {
    guard let subtype = Self.allCases.first(where: { $0.isRemoteControl && $0.name == name }) else {
      return nil
    }
    self = subtype
  }

  /// Whether it is a remote-control command.
  var isRemoteControl: Bool { rawValue >= Self.remoteControlPlay.rawValue }

  /// The name in scenarios and traces: UIKit's without the kind of event, such as `shake` or `nextTrack`.
  package var name: String {
    if self == .motionShake { return "shake" }
    let name = String(describing: self)
    guard isRemoteControl else { return name }
    let rest = name.dropFirst(Self.commandPrefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

/// One button of a remote, a controller or a keyboard, from going down to release: the same object all the way (TE-4).
@MainActor
open class UIPress: NSObject {
  /// Which button.
  public enum PressType: Int, Sendable, CaseIterable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button that goes back.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// A key of a keyboard, which ``UIPress/key`` tells. An addition of HitPath: UIKit has no name for it.
    case keyboard = 2000
  }

  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// The button's force or position changed.
    case changed
    /// The button stayed as it was.
    case stationary
    /// The button was released.
    case ended
    /// The system took the press away.
    case cancelled
  }

  /// Which button.
  public final let type: PressType

  /// Which key of a keyboard; nil for other buttons.
  public final let key: UIKey?

  /// Where the press is in its life.
  public internal(set) final var phase = Phase.began

  /// When the press changed last, in seconds of virtual time.
  public internal(set) final var timestamp: TimeInterval

  /// The responder that the press began with: the first to hear of it until it ends.
  public internal(set) final weak var responder: UIResponder?

  /// The window that the press began in.
  public internal(set) final weak var window: UIWindow?

  /// How hard the button is pressed; 1, since the model's buttons are either down or not.
  open var force: CGFloat { 1 }

  init(_ type: PressType, key: UIKey? = nil, timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
    super.init()
  }

  /// The button's name in a trace: the key's text, or the type.
  final var name: String { key?.characters ?? type.name }
}

/// A key of a keyboard.
@MainActor
open class UIKey: NSObject {
  /// The text that the key stands for.
  public final let characters: String

  init(characters: String) {
    self.characters = characters
    super.init()
  }
}

extension UIPress.PressType {
  /// All but a key of a keyboard, which has no name of its own.
  package static let buttons = allCases.filter { $0 != .keyboard }

  /// The type with that name; nil if there is none. A key of a keyboard has none.
  package init?(name: String) {
    guard let type = Self.buttons.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// The name in scenarios and traces, which is UIKit's.
  package var name: String { String(describing: self) }
}

/// An event of buttons (TE-4).
@MainActor
open class UIPressesEvent: UIEvent {
  /// The presses in the order of going down.
  final let presses: [UIPress]

  init(_ presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(type: .presses, timestamp: timestamp)
  }

  /// Every press of the event.
  public final var allPresses: Set<UIPress> { Set(presses) }
}
