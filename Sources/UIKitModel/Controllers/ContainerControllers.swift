// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A controller that shows the last of a stack of controllers.
///
/// The view of the top controller is a subview of the container's view; UIKit's private wrapper views are left out
/// (RC-3).
@MainActor
open class UINavigationController: UIViewController {
  /// The stack, bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet { showContained(viewControllers, replacing: oldValue, visible: viewControllers.last) }
  }

  /// Creates a controller with a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
    // Observers are not called within an initializer.
    showContained(viewControllers, replacing: [], visible: rootViewController)
  }

  /// The controller that shows.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the top controller off, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// A controller that shows one of several controllers.
@MainActor
open class UITabBarController: UIViewController {
  /// The controllers, left to right.
  open var viewControllers: [UIViewController]? {
    didSet {
      showContained(viewControllers ?? [], replacing: oldValue ?? [], visible: selectedViewController)
    }
  }

  /// Which controller shows.
  open var selectedIndex = 0 {
    didSet {
      showContained(viewControllers ?? [], replacing: viewControllers ?? [], visible: selectedViewController)
    }
  }

  /// The controller that shows.
  public final var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}

/// A controller that shows two or three controllers side by side.
@MainActor open class UISplitViewController: UIViewController {}
/// A controller that shows one of several pages.
@MainActor open class UIPageViewController: UIViewController {}
/// A controller whose view is a table.
@MainActor open class UITableViewController: UIViewController {}
/// A controller whose view is a collection.
@MainActor open class UICollectionViewController: UIViewController {}
/// A controller that shows an alert.
@MainActor open class UIAlertController: UIViewController {}

extension UIViewController {
  /// Contains the controllers and shows the view of one of them, behind the container's own bars.
  fileprivate final func showContained(
    _ contained: [UIViewController], replacing old: [UIViewController], visible: UIViewController?
  ) {
    for controller in old where !contained.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in contained where controller.parent !== self { addChild(controller) }
    for controller in contained where controller !== visible {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let visible, visible.view.superview !== view else { return }
    view.insertSubview(visible.view, at: 0)
  }
}
