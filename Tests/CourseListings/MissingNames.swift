// SPDX-License-Identifier: Apache-2.0

import UIKitModel

// Names of UIKit that listings use and the model does not have, since they change nothing of how touches are delivered.

extension UIButton {
  enum ButtonType { case system, custom, close }

  convenience init(type: ButtonType) { self.init(frame: .zero) }
}

extension UIViewController {
  var transitionCoordinator: AnyObject? { nil }
}
