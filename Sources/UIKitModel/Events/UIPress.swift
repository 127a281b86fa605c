// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
