// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What a control looks like: flags, of which several may be set (UC-10).
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each flag.
    public let rawValue: UInt

    /// Creates a set of flags from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag: enabled, neither highlighted nor selected nor focused.
    public static let normal: State = []
    /// ``UIControl/isHighlighted`` is set.
    public static let highlighted = State(rawValue: 1)
    /// ``UIControl/isEnabled`` is not set.
    public static let disabled = State(rawValue: 2)
    /// ``UIControl/isSelected`` is set.
    public static let selected = State(rawValue: 4)
    /// The control has the focus. The model never sets it.
    public static let focused = State(rawValue: 8)
  }

  /// The flags that the control's properties make (UC-10).
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
