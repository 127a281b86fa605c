// SPDX-License-Identifier: Apache-2.0

import Trace

package extension ScenarioView {
  /// The name of the pan recognizer that a scroll view brings along: `List.panGestureRecognizer`.
  static func panGestureRecognizer(of scrollView: String) -> String { "\(scrollView).panGestureRecognizer" }

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
