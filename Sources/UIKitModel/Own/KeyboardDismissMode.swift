// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIScrollView {
  /// What dragging the content does to the keyboard (OW-30).
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A drag that begins dismisses it.
    case onDrag
    /// A finger that comes down to it takes it along, and dismisses it if it is lifted on its way down.
    case interactive
    /// Like ``onDrag``, with the accessory above the keyboard.
    case onDragWithAccessory
    /// Like ``interactive``, with the accessory above the keyboard.
    case interactiveWithAccessory
  }

  /// Dismisses the keyboard, if there is one and the drag does so in its present state.
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

extension UIScrollView.KeyboardDismissMode: PropertyStorage {
  static var type: PropertyType { .word(allCases.map(\.rawValue)) }

  init?(setting value: PropertyValue) {
    guard let word = String(value) else { return nil }
    self.init(rawValue: word)
  }

  var value: PropertyValue { .text(rawValue) }
}
