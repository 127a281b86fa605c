// SPDX-License-Identifier: Apache-2.0

/// React Native's `pointerEvents`: which parts of a component take touches (OW-78).
package enum PointerEvents: String, Hashable, Sendable, CaseIterable {
  /// The component and its children.
  case auto
  /// Nothing.
  case none
  /// The component, but not its children.
  case boxOnly = "box-only"
  /// The children, but not the component.
  case boxNone = "box-none"

  /// The component's class in React Native's old architecture.
  package static let formerClass = "RCTView"

  /// Whether views of a class have `pointerEvents`: known from the table of classes in the old architecture, and from
  /// the ending of the name in the new one; those of a button of Gesture Handler too.
  package static func takes(_ className: String) -> Bool {
    InnerFramework(ofClass: className) == .reactNative
      && (UIKitClass.isKind(className, of: formerClass) || className.hasSuffix("ComponentView")
        || className == UIKitClass.gestureHandlerButton)
  }
}
