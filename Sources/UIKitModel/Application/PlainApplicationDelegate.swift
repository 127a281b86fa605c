// SPDX-License-Identifier: Apache-2.0

/// A delegate that is not a responder and so not in the chain (RC-5), as a scenario declares one.
package final class PlainApplicationDelegate: UIApplicationDelegate {
  let identifier: String
  let className: String

  package init(identifier: String, className: String) {
    self.identifier = identifier
    self.className = className
  }
}

/// A delegate that is a responder and so ends the chain (RC-5), as most apps have one.
@MainActor
open class UIApplicationDelegateResponder: UIResponder, UIApplicationDelegate {}

/// A view as the delegate: it has a place in the chain as a view, and none as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateView: UIView, UIApplicationDelegate {}

/// A controller as the delegate: it has a place in the chain as a controller, and none as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateController: UIViewController, UIApplicationDelegate {}
