// SPDX-License-Identifier: Apache-2.0

/// What stands above views and controllers (RC-6).
extension UIKitClass {
  static let responders = [
    UIKitClass(root, below: nil),
    UIKitClass(responder, below: root),
    UIKitClass("UIApplication", below: responder),
    UIKitClass("UIScene", below: responder),
    UIKitClass("UIWindowScene", below: "UIScene"),
  ]
}
