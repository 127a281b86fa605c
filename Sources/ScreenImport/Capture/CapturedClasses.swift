// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// What is known of the classes of a captured screen.
struct CapturedClasses {
  private let known: [String: CapturedClass]

  init(_ classes: [CapturedClass]) {
    known = Dictionary(classes.map { ($0.className, $0) }) { first, _ in first }
  }

  func base(of name: String) -> String? { known[name]?.base }

  /// The nearest class that HitPath simulates of a kind, by the class that the capture tells above it or by its own name.
  func simulated(_ name: String, of kind: String) -> String? {
    UIKitClass.simulated(base(of: name), of: kind) ?? UIKitClass.simulated(name, of: kind)
  }

  /// A class as people write it.
  func readable(_ name: String) -> String { SwiftName.demangled(name) ?? name }

  /// The methods that are not UIKit's documented ones.
  private func overrides(of name: String) -> [CapturedOverride]? {
    if let found = known[name] {
      return found.overrides.filter { !($0.isSystem && UIKitClass.isPlain($0.className)) }
    }
    // A capture lists all classes of the app, and of UIKit's those that override something.
    if UIKitClass.isPlain(name) { return [] }
    return UIKitClass.isUIKit(name) && !known.isEmpty ? [] : nil
  }

  /// The methods that decide what is hit.
  private static let hitTests = ["hitTest:withEvent:", "pointInside:withEvent:"]

  private static let touches = [
    "touchesBegan:withEvent:": TouchMethod.began, "touchesMoved:withEvent:": .moved,
    "touchesEnded:withEvent:": .ended, "touchesCancelled:withEvent:": .cancelled,
  ]

  func isHitTestUnknown(of name: String) -> Bool {
    guard let overrides = overrides(of: name) else { return true }
    return overrides.contains { Self.hitTests.contains($0.method) } || areTouchesUnknown(of: name)
  }

  /// Whether the class has touches methods of its own, whose effect is not known.
  func areTouchesUnknown(of name: String) -> Bool {
    guard let overrides = overrides(of: name) else { return true }
    return overrides.contains { Self.touches[$0.method] != nil }
  }

  func isUnknownRecognizer(_ name: String) -> Bool { overrides(of: name)?.isEmpty != true }

  /// The touches methods that the app's classes have. That they keep the touch is likely, and not known.
  func touchesMethods(of name: String) -> [TraceTouchesMethod] {
    let methods = (overrides(of: name) ?? []).filter { !$0.isSystem }.compactMap { Self.touches[$0.method] }
    return TouchMethod.allCases.filter(methods.contains)
      .map { TraceTouchesMethod(method: .touches($0), callsSuper: false) }
  }

  /// What is not known of the app's classes on the screen, a warning for each class.
  func warnings(for screen: CapturedScreen) -> [(message: String, hint: String)] {
    screen.classes.compactMap { captured in
      let own = captured.overrides.filter { !$0.isSystem }
      guard !own.isEmpty else { return nil }
      let methods = own.map { override in
        override.className == captured.className
          ? override.method : "\(override.method) (of \(readable(override.className)))"
      }
      return (
        "\(readable(captured.className)) overrides \(methods.joined(separator: ", ")), and a capture does not tell what these do",
        "import the capture to a scenario and say there what they do: hitTest, pointInside, implements"
      )
    }
  }
}
