// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What programs that capture a screen read of its objects, by key-value coding.
package enum CaptureReading {
  /// By class a list of rows: the key of the capture, UIKit's key path, and the value that is left out, or null.
  package static var table: JSONValue {
    let properties = CaptureProperty.ofViews + CaptureProperty.ofRecognizers
    let rows =
      own
      + properties.flatMap { property in
        property.readings.map { Row($0.className, property.name, $0.path, $0.usual ?? .null) }
      }
    var classes: [String] = []
    for row in rows where !classes.contains(row.className) { classes.append(row.className) }
    return .object(
      classes.map { name in
        .init(
          name,
          .array(rows.filter { $0.className == name }.map { [.string($0.key), .string($0.path), $0.usual] }))
      })
  }

  /// The classes that a capture names as the nearest known superclass.
  package static var simulatedClasses: [String] {
    UIKitClass.all.filter { known in
      known.traits.contains(.simulated)
        && [UIKitClass.view, UIKitClass.controller, UIKitClass.recognizer].contains { known.isKind(of: $0) }
    }.map(\.name)
  }

  /// The methods that decide about touches, by the class that has UIKit's usual ones.
  package static let methods: [(className: String, names: [String])] = [
    (
      UIKitClass.view,
      ["hitTest:withEvent:", "pointInside:withEvent:", "nextResponder"] + touches
        + ["gestureRecognizerShouldBegin:", "canBecomeFirstResponder"]
    ),
    (UIKitClass.controller, ["nextResponder"] + touches + ["canBecomeFirstResponder"]),
    (
      UIKitClass.recognizer,
      touches + [
        "canPreventGestureRecognizer:", "canBePreventedByGestureRecognizer:",
        "shouldRequireFailureOfGestureRecognizer:", "shouldBeRequiredToFailByGestureRecognizer:",
      ]
    ),
  ]

  private static let touches = ["Began", "Moved", "Ended", "Cancelled"].map { "touches\($0):withEvent:" }

  /// What the delegate of a recognizer may be asked.
  package static let delegateMethods = [
    "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldReceiveEvent:",
    "gestureRecognizer:shouldReceiveTouch:", "gestureRecognizer:shouldReceivePress:",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
  ]

  private struct Row {
    let className: String
    let key: String
    let path: String
    let usual: JSONValue

    init(_ className: String, _ key: String, _ path: String, _ usual: JSONValue = .null) {
      (self.className, self.key, self.path, self.usual) = (className, key, path, usual)
    }
  }

  /// What scenarios have no property for, or what has another name in some classes. A text field is asked for its
  /// placeholder, since its text may be a password.
  private static let own = [
    Row("UIView", "bounds", "bounds"), Row("UIView", "center", "center"),
    Row("UIView", "transform", "transform", [1, 0, 0, 1, 0, 0]),
    Row("UIView", "transform3D", "layer.transform", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
    Row("UIView", "anchorPoint", "layer.anchorPoint", [.number(0.5), .number(0.5)]),
    Row("UIView", "animations", "layer.animationKeys", []),
    Row("UIView", "identifier", "accessibilityIdentifier", ""),
    Row("UIView", "label", "accessibilityLabel", ""),
    Row("UILabel", "text", "text", ""), Row("UIButton", "text", "currentTitle", ""),
    Row("UITextField", "text", "placeholder", ""),
    Row("UIWindow", "isKeyWindow", "isKeyWindow", false),
    Row("UIGestureRecognizer", "state", "state", 0), Row("UIGestureRecognizer", "name", "name", ""),
  ]
}
