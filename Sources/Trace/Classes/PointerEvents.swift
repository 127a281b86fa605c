// SPDX-License-Identifier: Apache-2.0

/// What of a component of React Native takes touches, by the name of that property and its values (OW-78).
package enum PointerEvents: String, Hashable, Sendable, CaseIterable {
  /// What is in it, and itself.
  case auto
  /// Nothing.
  case none
  /// Itself alone.
  case boxOnly = "box-only"
  /// What is in it, but not itself.
  case boxNone = "box-none"

  /// The component's class in React Native's former architecture.
  package static let formerClass = "RCTView"

  /// Whether views of a class are such components: those of the former architecture by the table of classes, those of
  /// the new one by how their names end.
  package static func takes(_ className: String) -> Bool {
    InnerFramework(ofClass: className) == .reactNative
      && (UIKitClass.isKind(className, of: formerClass) || className.hasSuffix("ComponentView"))
  }
}
