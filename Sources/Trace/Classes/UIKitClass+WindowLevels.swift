// SPDX-License-Identifier: Apache-2.0

extension UIKitClass {
  /// The level of a new window of a class: those of the system are in front of an app's (HT-31).
  package static func windowLevel(of name: String) -> Double {
    switch name {
    case "UITextEffectsWindow": 1
    case "UIStatusBarWindow": 1000
    case "UIRemoteKeyboardWindow": 10_000_000
    default: 0
    }
  }
}
