// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

extension UITouch {
  /// What touches the screen, or points at it (OW-60).
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something that is not the screen, such as the surface of a remote.
    case indirect = 1
    /// A Pencil.
    case pencil = 2
    /// A pointer whose button is down (OW-61).
    case indirectPointer = 3

    /// The name in scenarios and traces, equal to UIKit's.
    package var name: String { String(describing: self) }
  }
}

extension UIEvent {
  /// The buttons of a pointing device (OW-61).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// A bit for each button.
    public let rawValue: Int

    /// Creates a set of buttons.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button, which opens context menus.
    public static let secondary = ButtonMask(rawValue: 2)

    /// A button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }
}

/// The modifier keys held down together with another key or a button of a pointing device.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// The names of the modifiers.
  var names: [String] { Self.named.filter { contains($0.option) }.map(\.word) }
}

/// The kind of device that scrolls without a touch (OW-62).
public enum UIScrollType: Int, Sendable {
  /// A wheel with steps.
  case discrete = 0
  /// A trackpad, or a smooth wheel.
  case continuous = 1
}

/// The kinds of scrolls that a pan recognizer follows (OW-62).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: Int

  /// Creates a set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads and smooth wheels.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  /// Whether the set contains a kind of scroll.
  func contains(_ type: UIScrollType) -> Bool {
    contains(type == .discrete ? UIScrollTypeMask.discrete : .continuous)
  }
}

/// What makes a touch: a finger, a Pencil, or a button of a pointing device with modifier keys (OW-60, OW-61).
public struct TouchSource: Hashable, Sendable {
  /// The type of touch.
  public var type: UITouch.TouchType

  /// The buttons that are down; only for a pointer.
  public var buttonMask: UIEvent.ButtonMask

  /// The modifier keys that are held down.
  public var modifierFlags: UIKeyModifierFlags

  /// Creates a source. A pointer has its primary button down unless another is given.
  public init(
    _ type: UITouch.TouchType = .direct, buttonMask: UIEvent.ButtonMask? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.type = type
    self.buttonMask = type == .indirectPointer ? buttonMask ?? .primary : []
    self.modifierFlags = modifierFlags
  }
}

/// The values in files.
extension TouchSource {
  package static let buttonWords = UIEvent.ButtonMask.type
  package static let modifierWords = UIKeyModifierFlags.type

  package init(
    _ type: UITouch.TouchType, buttonMask: PropertyValue?, modifierFlags: PropertyValue?
  ) {
    self.init(
      type, buttonMask: buttonMask.flatMap { UIEvent.ButtonMask(setting: $0) },
      modifierFlags: modifierFlags.flatMap { UIKeyModifierFlags(setting: $0) } ?? [])
  }

  /// The buttons as written in a file; nil for the default.
  package var buttonValue: PropertyValue? {
    buttonMask == (type == .indirectPointer ? .primary : []) ? nil : buttonMask.value
  }

  /// The modifier keys as written in a file; nil for none.
  package var modifierValue: PropertyValue? { modifierFlags.isEmpty ? nil : modifierFlags.value }
}

/// The types of touches that a recognizer accepts, as a set.
struct TouchTypes: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let all = TouchTypes(UITouch.TouchType.allCases)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ types: [UITouch.TouchType]) { rawValue = types.reduce(0) { $0 | 1 << $1.rawValue } }

  func contains(_ type: UITouch.TouchType) -> Bool { rawValue & 1 << type.rawValue != 0 }

  /// UIKit's representation of the set.
  var numbers: [NSNumber] {
    UITouch.TouchType.allCases.filter(contains).map { NSNumber(value: $0.rawValue) }
  }

  init(_ numbers: [NSNumber]) { self.init(numbers.compactMap { UITouch.TouchType(rawValue: $0.intValue) }) }
}

extension TouchTypes: WordOptions {
  static var named: [(option: Self, word: String)] {
    UITouch.TouchType.allCases.map { (TouchTypes([$0]), $0.name) }
  }

  static var wordForAll: String? { "all" }

  /// The value in files; the full set is the default of every recognizer.
  var value: PropertyValue {
    if self == .all { return .text("all") }
    let words = Self.named.filter { contains($0.option) }.map(\.word)
    return words.count > 1 ? .texts(words) : .text(words.first ?? "none")
  }
}

extension UIScrollTypeMask: WordOptions {
  static var named: [(option: Self, word: String)] { [(.discrete, "discrete"), (.continuous, "continuous")] }

  static var wordForAll: String? { "all" }
}

extension UIEvent.ButtonMask: WordOptions {
  static var named: [(option: Self, word: String)] { [(.primary, "primary"), (.secondary, "secondary")] }

  static var wordForAll: String? { nil }
}

extension UIKeyModifierFlags: WordOptions {
  static var named: [(option: Self, word: String)] {
    [
      (.alphaShift, "alphaShift"), (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
      (.command, "command"), (.numericPad, "numericPad"),
    ]
  }

  static var wordForAll: String? { nil }
}

/// The buttons that a recognizer follows, as a set (OW-63).
struct PressTypes: OptionSet, Hashable, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ types: [UIPress.PressType]) {
    rawValue = types.reduce(0) { bits, type in
      bits | (UIPress.PressType.buttons.firstIndex(of: type).map { 1 << $0 } ?? 0)
    }
  }

  func contains(_ type: UIPress.PressType) -> Bool {
    isSuperset(of: PressTypes([type])) && !PressTypes([type]).isEmpty
  }

  /// UIKit's representation of the set.
  var numbers: [NSNumber] { UIPress.PressType.buttons.filter(contains).map { NSNumber(value: $0.rawValue) } }

  init(_ numbers: [NSNumber]) { self.init(numbers.compactMap { UIPress.PressType(rawValue: $0.intValue) }) }
}

extension PressTypes: WordOptions {
  static var named: [(option: Self, word: String)] {
    UIPress.PressType.buttons.map { (PressTypes([$0]), $0.name) }
  }

  static var wordForAll: String? { nil }
}
