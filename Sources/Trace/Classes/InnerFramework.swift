// SPDX-License-Identifier: Apache-2.0

/// A framework that decides within its own views what becomes of a touch, by objects that are no views (OW-72, OW-80 to
/// OW-82).
///
/// A screen does not show those objects. All that it tells is that the touch is the framework's.
package enum InnerFramework: String, Hashable, Sendable, CaseIterable, Encodable {
  case swiftUI, reactNative, flutter, webKit

  /// The framework of a class; nil for UIKit's and an app's own.
  ///
  /// - Parameter className: The class, as Swift spells it or as Objective-C knows it:
  ///   `SwiftUI._UIHostingView<Shop.Cart>`, `_TtGC7SwiftUI14_UIHostingViewV4Shop4Cart_`.
  package init?(ofClass className: String) {
    guard let framework = Self.allCases.first(where: { $0.owns(className) }) else { return nil }
    self = framework
  }

  private func owns(_ className: String) -> Bool {
    switch self {
    case .swiftUI:
      className.hasPrefix("SwiftUI.") || className.hasPrefix("_UIHostingView")
        || Self.isMangled(className) && className.drop { !$0.isNumber }.hasPrefix("7SwiftUI")
    case .reactNative: Self.begins(className, with: "RCT")
    case .flutter: Self.begins(className, with: "Flutter")
    case .webKit: Self.begins(className, with: "WK") || className == "UIWebView"
    }
  }

  private static func isMangled(_ name: String) -> Bool {
    ["_Tt", "$s", "_$s"].contains(where: name.hasPrefix)
  }

  /// Whether a name is a prefix with another word: `FlutterView`, but not `Flutterby`.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
  }
}
