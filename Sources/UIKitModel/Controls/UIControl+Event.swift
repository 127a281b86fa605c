// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What happens to a control: a set of events, with UIKit's bits (UC-11).
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event.
    public let rawValue: UInt

    /// Creates a set of events from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down in the control (UC-3).
    public static let touchDown = Event(bit: 0)
    /// The same, with a `tapCount` above 1 (UC-3).
    public static let touchDownRepeat = Event(bit: 1)
    /// The finger moved, and is inside (UC-4).
    public static let touchDragInside = Event(bit: 2)
    /// The finger moved, and is outside (UC-4).
    public static let touchDragOutside = Event(bit: 3)
    /// The finger came back inside (UC-4).
    public static let touchDragEnter = Event(bit: 4)
    /// The finger went outside (UC-4).
    public static let touchDragExit = Event(bit: 5)
    /// The finger was lifted inside (UC-6).
    public static let touchUpInside = Event(bit: 6)
    /// The finger was lifted outside (UC-6).
    public static let touchUpOutside = Event(bit: 7)
    /// The system or a recognizer took the touch away (UC-7).
    public static let touchCancel = Event(bit: 8)
    /// The user changed the value (UC-13).
    public static let valueChanged = Event(bit: 12)
    /// The control's main action (UC-11).
    public static let primaryActionTriggered = Event(bit: 13)
    /// A menu is about to show. The model has no menus of controls, so only code sends it.
    public static let menuActionTriggered = Event(bit: 14)
    /// A text field became first responder.
    public static let editingDidBegin = Event(bit: 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(bit: 17)
    /// A text field is first responder no longer.
    public static let editingDidEnd = Event(bit: 18)
    /// The return key of a text field.
    public static let editingDidEndOnExit = Event(bit: 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range for events of an app's own controls.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The range for the framework's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    private init(bit: UInt) { rawValue = 1 << bit }
  }
}

extension UIControl.Event {
  static let single: [(name: String, event: Self)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The larger mask first.
  private static let masks: [(name: String, event: Self)] = [
    ("allEvents", .allEvents), ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("applicationReserved", .applicationReserved), ("systemReserved", .systemReserved),
  ]

  /// The event or mask of that name in UIKit; nil for no such name.
  package init?(name: String) {
    guard let found = (Self.single + Self.masks).first(where: { $0.name == name }) else { return nil }
    self = found.event
  }

  /// The names in the order of the bits. A mask that is in the set as a whole has one name; a bit without a
  /// name is called by its number, such as `bit24`.
  package var names: [String] {
    var rest = self
    var found: [(bit: Int, name: String)] = []
    for (name, event) in Self.masks + Self.single where rest.isSuperset(of: event) {
      found.append((event.rawValue.trailingZeroBitCount, name))
      rest.subtract(event)
    }
    for bit in 0..<UInt.bitWidth where rest.rawValue & (1 << UInt(bit)) != 0 {
      found.append((bit, "bit\(bit)"))
    }
    return found.sorted { $0.bit < $1.bit }.map(\.name)
  }
}
