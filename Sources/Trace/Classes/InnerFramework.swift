// SPDX-License-Identifier: Apache-2.0

/// A framework whose own objects, and not its views, decide what a touch does (OW-72, OW-80 to OW-82).
///
/// A screen does not contain those objects. It shows only that the framework receives the touch.
package enum InnerFramework: String, Hashable, Sendable, CaseIterable, Encodable {
  case swiftUI, reactNative, flutter, webKit

  /// Finds the framework that declares a class; nil for UIKit's classes and those of the app.
  ///
  /// - Parameter className: The class name in Swift's or Objective-C's spelling: `SwiftUI._UIHostingView<Shop.Cart>`,
  ///   `_TtGC7SwiftUI14_UIHostingViewV4Shop4Cart_`.
  package init?(ofClass className: String) {
    guard let framework = Self.allCases.first(where: { $0.owns(className) }) else { return nil }
    self = framework
  }

  /// The class of the view of a `UIHostingController`, without what is in it (OW-72).
  package static let hostingView = "_UIHostingView"

  /// Whether views of a class host SwiftUI: its hosting views, in either spelling, and classes of its like them (OW-72).
  package static func isHostingView(_ className: String) -> Bool {
    Self(ofClass: className) == .swiftUI && className.contains("HostingView")
  }

  /// What the classes of the views around a view of UIKit in SwiftUI begin with (OW-73).
  package static let platformViewHost = "PlatformViewHost"

  /// The navigation controller of React Native Screens.
  package static let navigationOfScreens = "RNSNavigationController"

  /// The recognizer of React Native Gesture Handler on the root view (OW-80).
  package static let rootOfGestureHandler = "RNRootViewGestureRecognizer"

  /// Whether a class is one of the recognizers of React Native Gesture Handler, which adds the one on the root view with them
  /// (OW-80).
  package static func isOfGestureHandler(_ className: String) -> Bool {
    className.hasPrefix("RNBetter")
      || [
        rootOfGestureHandler, "RNDummyGestureRecognizer", "RNManualRecognizer",
        "RNForceTouchGestureRecognizer",
      ]
      .contains(className)
  }

  /// The view in which Flutter draws, and its controller, which hears of touches by methods of its own and passes none on (OW-81).
  package static let flutterView = "FlutterView"
  package static let flutterController = "FlutterViewController"

  /// The component of React Native around a scroll view.
  package static let scrollComponent = "RCTScrollViewComponentView"

  /// The view that draws the text of a paragraph, which since React Native 0.79 returns nil from `hitTest` (OW-80).
  package static let paragraphText = "RCTParagraphTextView"

  /// What the classes of callouts in React Native's libraries of maps have in their names.
  package static let callout = "Callout"

  /// The own classes of Flutter and React Native, by which an answer knows that these decide (OW-78, OW-81).
  package static let ownClasses: Set = [
    flutterView, flutterController, UIKitClass.flutterWrapper, "FlutterDelayingGestureRecognizer",
    "ForwardingGestureRecognizer",
    "RCTViewComponentView", "RCTParagraphComponentView", "RCTTextInputComponentView", "RCTImageComponentView",
    scrollComponent, "RCTEnhancedScrollView", "RCTSwitchComponentView", "RCTRootComponentView",
    UIKitClass.gestureHandlerButton, "RCTModalHostViewComponentView", "RCTSafeAreaViewComponentView",
    "RCTUnimplementedViewComponentView", navigationOfScreens, "RNSScreenStackView", "RNSScreenView",
    UIKitClass.reactNativeSVG, paragraphText,
  ]

  /// Whether its views get every finger unless a file says otherwise: Flutter and WebKit read all touches of a page
  /// (OW-81, OW-82).
  package var takesSeveralTouches: Bool { self == .flutter || self == .webKit }

  private func owns(_ className: String) -> Bool {
    switch self {
    case .swiftUI:
      className.hasPrefix("SwiftUI.") || className.hasPrefix(Self.hostingView)
        || Self.isMangled(className) && className.drop { !$0.isNumber }.hasPrefix("7SwiftUI")
    // The libraries for it name their views so: RNSScreenView, RNGestureHandlerButton, RNCSafeAreaView.
    case .reactNative: Self.begins(className, with: "RCT") || Self.begins(className, with: "RN")
    case .flutter: Self.begins(className, with: "Flutter")
    case .webKit: Self.begins(className, with: "WK") || Self.begins(className, with: "UIWeb")
    }
  }

  private static func isMangled(_ name: String) -> Bool {
    ["_Tt", "$s", "_$s"].contains(where: name.hasPrefix)
  }

  /// Whether `name` is `prefix` followed by a new word: `FlutterView`, but not `Flutterby`.
  private static func begins(_ name: String, with prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
  }
}
