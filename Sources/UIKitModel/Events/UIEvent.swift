// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// An event for the application. For touches it is one object, updated for a whole multi-touch sequence, from the first
/// finger down to the last finger lifted (TE-3).
@MainActor
open class UIEvent: ModelObject {
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

  /// The kind of motion or remote-control command; `none` for other events.
  public internal(set) final var subtype = EventSubtype.none

  /// The method that delivers the current motion or command to responders.
  final var method: EventMethod?

  /// When the event last changed, in seconds of virtual time.
  public internal(set) final var timestamp: TimeInterval

  /// The touches in the order of touch-down.
  final var touches: [UITouch] = []

  /// The buttons of a pointing device that are down; empty for fingers (OW-61).
  public final var buttonMask: ButtonMask { touches.reduce([]) { $0.union($1.source.buttonMask) } }

  /// The modifier keys that are held down (OW-61).
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  init(type: EventType = .touches, timestamp: TimeInterval) {
    self.type = type
    self.timestamp = timestamp
    super.init()
  }

  /// The touch that began last, for declared answers that depend on it.
  package final var newestTouch: UITouch? { touches.last }

  /// Every active touch, including resting touches and those of other views, in no order (TE-3).
  public final var allTouches: Set<UITouch>? { Set(touches) }

  /// Returns the touches whose hit-test view is the given view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Returns the touches in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// Returns the touches that the recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }

  /// Returns the samples merged into this delivery; in the model only the touch itself (TE-12).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns estimates of the next samples; in the model none (TE-12).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent {
  /// The kind of a motion or a remote-control command (TE-4).
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// Neither a motion nor a command.
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

/// One button of a remote, a controller or a keyboard: a single object from going down to release (TE-4).
@MainActor
open class UIPress: ModelObject {
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
    /// A key of a keyboard; ``UIPress/key`` says which. HitPath's addition: UIKit has no case for it.
    case keyboard = 2000
  }

  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began
    /// The button's force or position changed.
    case changed
    /// The button stayed as it was.
    case stationary
    /// The button was released.
    case ended
    /// The system cancelled the press.
    case cancelled
  }

  /// Which button.
  public final let type: PressType

  /// Which key of a keyboard; nil for other buttons.
  public final let key: UIKey?

  /// The current phase.
  public internal(set) final var phase = Phase.began

  /// When the press last changed, in seconds of virtual time.
  public internal(set) final var timestamp: TimeInterval

  /// The responder that the press began with. Each later call about the press starts there.
  public internal(set) final weak var responder: UIResponder?

  /// The window that the press began in.
  public internal(set) final weak var window: UIWindow?

  /// The force of the press; always 1 in the model.
  open var force: CGFloat { 1 }

  init(_ type: PressType, key: UIKey? = nil, timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
    super.init()
  }

  /// A touch that represents the press for recognizers (OW-63).
  final var stand: UITouch?

  /// The button's name in a trace: the key's text, or the type.
  final var name: String { key?.name ?? type.name }
}

/// A key of a keyboard.
@MainActor
open class UIKey: ModelObject {
  /// The text that the key types.
  public final let characters: String

  /// The modifier keys that are held down with it.
  public final let modifierFlags: UIKeyModifierFlags

  /// The key's name in a trace: its text, or a word for a key without a printable character.
  final var name: String { Self.name(of: characters) }

  /// The name in a trace of a key, by its characters.
  nonisolated package static func name(of characters: String) -> String {
    switch characters {
    case "\t": "tab"
    case "\r": "return"
    case "\u{8}": "delete"
    default: characters
    }
  }

  /// Whether the key is Escape or one from F1 on, with which a text does nothing.
  final var isEscapeOrFunctionKey: Bool {
    let prefix = "UIKeyInput"
    guard characters.hasPrefix(prefix) else { return false }
    let name = characters.dropFirst(prefix.count)
    return name == "Escape" || name.first == "F" && Int(name.dropFirst()) != nil
  }

  /// Whether the key stands for a character, and not for a function such as Tab.
  final var isCharacter: Bool {
    characters.count == 1 && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 }
  }

  init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
    self.characters = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UIPress.PressType {
  /// All types except `keyboard`, whose keys are named by their text.
  package static let buttons = allCases.filter { $0 != .keyboard }

  /// Creates the type with that name; nil if there is none, and for `keyboard`.
  package init?(name: String) {
    guard let type = Self.buttons.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// The name in scenarios and traces, equal to UIKit's.
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
