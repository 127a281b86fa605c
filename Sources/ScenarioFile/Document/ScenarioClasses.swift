// SPDX-License-Identifier: Apache-2.0

import Trace

package extension ScenarioView {
  /// The name of the pan recognizer that a scroll view brings along: `List.panGestureRecognizer`.
  static func panGestureRecognizer(of scrollView: String) -> String { "\(scrollView).panGestureRecognizer" }

  /// The same for the pinch of a scroll view that zooms.
  static func pinchGestureRecognizer(of scrollView: String) -> String {
    "\(scrollView).pinchGestureRecognizer"
  }

  /// Whether it is a scroll view that can be zoomed from the start (SV-15).
  var zooms: Bool {
    let scales = ["minimumZoomScale", "maximumZoomScale"].map { properties[$0] ?? 1.0 }
    return scales[0] < scales[1]
  }

  /// The simulated class that the view is built as, `UIView` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.view)
  }
}

package extension ScenarioController {
  /// The simulated class that the controller is built as, `UIViewController` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.controller)
  }
}

package extension ScenarioGestureRecognizer {
  /// The simulated class that the recognizer is built as, `UIGestureRecognizer` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.recognizer)
  }

  /// The recognizer classes that are simulated, in the order of UIKit's documentation.
  static var classNames: [String] {
    UIKitClass.recognizers.filter { $0.traits.contains(.simulated) }.map(\.name)
  }
}
