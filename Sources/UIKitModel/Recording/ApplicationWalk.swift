// SPDX-License-Identifier: Apache-2.0

/// Visits every responder of an application once, in an order that depends on nothing but the hierarchy.
@MainActor
struct ApplicationWalk {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The windows, those asked last first.
  var windowsBackToFront: [UIWindow] { application.windowsFrontToBack.reversed() }

  /// Windows from back to front, each view before its subviews; then controllers; then scenes, application, delegate.
  func forEach(_ body: (UIResponder) -> Void) {
    for window in windowsBackToFront { forEachView(in: window, body) }
    for controller in controllers { body(controller) }
    for scene in application.connectedScenes { body(scene) }
    body(application)
    if let delegate = application.delegate as? UIResponder { body(delegate) }
  }

  /// A view and what it holds, each view before its subviews, back to front. Iterative: hierarchies may be deep.
  func forEachView(in root: UIView, _ body: (UIView) -> Void) {
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }

  /// Every controller that a window or a view leads to or that may show later, containers before what they contain, presenting ones before
  /// presented ones.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController { add(presented) }
    }
    for window in windowsBackToFront {
      if let root = window.rootViewController { add(root) }
      forEachView(in: window) { view in
        if let controller = view.owningViewController { add(controller) }
      }
    }
    for controller in application.controllersToCome { add(controller) }
    return found
  }
}
