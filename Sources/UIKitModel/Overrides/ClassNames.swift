// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIView {
  /// Whether the view is of a class or of one below it: by the name that its source gives, by that of the nearest class
  /// of UIKit, or by what it is simulated as.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, uikitClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is of a class or of one below it.
  package final func isKind(ofClassNamed name: String) -> Bool {
    [displayedClassName, ModelClasses.uikitName(of: type(of: self))].isKind(of: name)
  }
}

extension [String] {
  fileprivate func isKind(of ancestor: String) -> Bool {
    contains { $0 == ancestor || UIKitClass.isKind($0, of: ancestor) }
  }
}
