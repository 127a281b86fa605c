// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIScrollView {
  /// The effect of dragging the content on the keyboard (OW-30).
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    /// No effect.
    case none
    /// The beginning of a drag dismisses it.
    case onDrag
    /// A finger that reaches it moves it along, and dismisses it if lifted while moving down.
    case interactive
    /// Like ``onDrag``, with the accessory above the keyboard.
    case onDragWithAccessory
    /// Like ``interactive``, with the accessory above the keyboard.
    case interactiveWithAccessory
  }

  /// Dismisses the keyboard, if there is one and the current state of the drag does so.
  final func dismissKeyboard() {
    guard let application = UIApplication.current(for: self),
      let input = application.keyWindow?.firstResponder, input is UITextField || input is UITextView
    else { return }
    switch keyboardDismissMode {
    case .none: return
    case .onDrag, .onDragWithAccessory:
      guard pan.state == .began else { return }
    case .interactive, .interactiveWithAccessory:
      let keyboard = application.screenSize.height - application.configuration.keyboardHeight
      guard pan.state == .ended, pan.velocity(in: nil).y >= 0, pan.location(in: nil).y >= keyboard else {
        return
      }
    }
    _ = input.resignFirstResponder()
  }
}

extension UIScrollView.KeyboardDismissMode: PropertyStorage {}
