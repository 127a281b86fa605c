// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Which classes the model has, and which are UIKit's own.
@MainActor
package enum ModelClasses {
  private static let module = String(reflecting: UIResponder.self).dropLast("UIResponder".count)
  private static var cache: [ObjectIdentifier: String] = [:]

  /// The name of the nearest class, the class itself or above, that this module defines.
  static func uikitName(of type: AnyClass) -> String {
    if let name = cache[ObjectIdentifier(type)] { return name }
    var current: AnyClass = type
    while !String(reflecting: current).hasPrefix(module), let superclass = _getSuperclass(current) {
      current = superclass
    }
    let name = String(describing: current)
    cache[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether a class is one of this module.
  static func isModelClass(_ type: AnyClass) -> Bool {
    if let answer = ownClasses[ObjectIdentifier(type)] { return answer }
    let answer = String(reflecting: type).hasPrefix(module)
    ownClasses[ObjectIdentifier(type)] = answer
    return answer
  }

  private static var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// Creates a view of the class with that name; nil for a class that the model does not have.
  package static func makeView(_ className: String, frame: CGRect) -> UIView? {
    views[className]?(frame)
  }

  /// Creates a controller of the class with that name; nil for a class that the model does not have.
  package static func makeController(_ className: String) -> UIViewController? {
    controllers[className]?()
  }

  /// Creates a recognizer of the class with that name; nil for a class that the model does not have.
  package static func makeRecognizer(_ className: String) -> UIGestureRecognizer? {
    recognizers[className]?()
  }

  private static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
    "UIGestureRecognizer": { UIGestureRecognizer() },
    "UIHoverGestureRecognizer": { UIHoverGestureRecognizer() },
    "UILongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "UIPanGestureRecognizer": { UIPanGestureRecognizer() },
    "UIPinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "UIRotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "UIScreenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "UISwipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "UITapGestureRecognizer": { UITapGestureRecognizer() },
  ]

  private static let views: [String: @MainActor (CGRect) -> UIView] = [
    "UIActivityIndicatorView": { UIActivityIndicatorView(frame: $0) },
    "UIButton": { UIButton(frame: $0) },
    "UICollectionReusableView": { UICollectionReusableView(frame: $0) },
    "UICollectionView": { UICollectionView(frame: $0) },
    "UICollectionViewCell": { UICollectionViewCell(frame: $0) },
    "UIControl": { UIControl(frame: $0) },
    "UIDatePicker": { UIDatePicker(frame: $0) },
    "UIImageView": { UIImageView(frame: $0) },
    "UILabel": { UILabel(frame: $0) },
    "UINavigationBar": { UINavigationBar(frame: $0) },
    "UIPageControl": { UIPageControl(frame: $0) },
    "UIPickerView": { UIPickerView(frame: $0) },
    "UIProgressView": { UIProgressView(frame: $0) },
    "UIRefreshControl": { UIRefreshControl(frame: $0) },
    "UIScrollView": { UIScrollView(frame: $0) },
    "UISearchBar": { UISearchBar(frame: $0) },
    "UISegmentedControl": { UISegmentedControl(frame: $0) },
    "UISlider": { UISlider(frame: $0) },
    "UIStackView": { UIStackView(frame: $0) },
    "UIStepper": { UIStepper(frame: $0) },
    "UISwitch": { UISwitch(frame: $0) },
    "UITabBar": { UITabBar(frame: $0) },
    "UITableView": { UITableView(frame: $0) },
    "UITableViewCell": { UITableViewCell(frame: $0) },
    "UITextField": { UITextField(frame: $0) },
    "UITextView": { UITextView(frame: $0) },
    "UIToolbar": { UIToolbar(frame: $0) },
    "UIView": { UIView(frame: $0) },
    "UIVisualEffectView": { UIVisualEffectView(frame: $0) },
    "UIWindow": { UIWindow(frame: $0) },
    "WKWebView": { WKWebView(frame: $0) },
    "MKMapView": { MKMapView(frame: $0) },
  ]

  private static let controllers: [String: @MainActor () -> UIViewController] = [
    "UIAlertController": { UIAlertController() },
    "UICollectionViewController": { UICollectionViewController() },
    "UINavigationController": { UINavigationController() },
    "UIPageViewController": { UIPageViewController() },
    "UISplitViewController": { UISplitViewController() },
    "UITabBarController": { UITabBarController() },
    "UITableViewController": { UITableViewController() },
    "UIViewController": { UIViewController() },
  ]
}
