// SPDX-License-Identifier: Apache-2.0

package extension ScenarioView {
  /// The name of the pan recognizer that a scroll view brings along: `List.panGestureRecognizer`.
  static func panGestureRecognizer(of scrollView: String) -> String { "\(scrollView).panGestureRecognizer" }

  /// The simulated class that the view is built as, `UIView` if nothing nearer is known.
  var simulatedClass: String {
    if UIKitClasses.simulatedClass(of: className) == className { return className }
    return UIKitClasses.simulatedClass(of: baseClass) ?? UIKitClasses.simulatedClass(of: className)
      ?? "UIView"
  }
}

package extension ScenarioGestureRecognizer {
  /// UIKit's class that the recognizer is built as, `UIGestureRecognizer` if nothing nearer is known.
  var simulatedClass: String {
    if Self.superclasses[className] != nil { return className }
    return baseClass.flatMap { Self.superclasses[$0] == nil ? nil : $0 } ?? "UIGestureRecognizer"
  }

  /// UIKit's recognizer classes in the order of the documentation.
  static let classNames = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UIHoverGestureRecognizer", "UIGestureRecognizer",
  ]

  /// Whether one of UIKit's recognizer classes is another one or descends from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool {
    var current = name
    while !current.isEmpty {
      if current == ancestor { return true }
      current = superclasses[current] ?? ""
    }
    return false
  }

  private static let superclasses: [String: String] = {
    var superclasses = Dictionary(uniqueKeysWithValues: classNames.map { ($0, "UIGestureRecognizer") })
    superclasses["UIScreenEdgePanGestureRecognizer"] = "UIPanGestureRecognizer"
    superclasses["UIGestureRecognizer"] = ""
    return superclasses
  }()
}
