// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Trace

/// Which classes the model has, and which are UIKit's own.
@MainActor
package enum ModelClasses {
  private nonisolated static let module = String(reflecting: UIResponder.self).dropLast("UIResponder".count)
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
    views[className]?.make(frame)
  }

  /// Creates a controller of the class with that name; nil for a class that the model does not have.
  package static func makeController(_ className: String) -> UIViewController? {
    controllers[className]?.make()
  }

  /// Creates a recognizer of the class with that name; nil for a class that the model does not have.
  package static func makeRecognizer(_ className: String) -> UIGestureRecognizer? {
    recognizers.first { String(describing: $0) == className }?.make()
  }

  /// The classes that objects are made of by name.
  package static var types: [AnyClass] {
    views.values.map(\.type) + controllers.values.map(\.type) + recognizers
  }

  private static func byName<Make>(_ classes: [(type: AnyClass, make: Make)]) -> [String: (
    type: AnyClass, make: Make
  )] {
    Dictionary(uniqueKeysWithValues: classes.map { (String(describing: $0.type), $0) })
  }

  private static func view<Object: UIView>(_ make: @escaping @MainActor (CGRect) -> Object) -> (
    type: AnyClass, make: @MainActor (CGRect) -> UIView
  ) { (Object.self, make) }

  private static let views = byName([
    view(UIActivityIndicatorView.init(frame:)),
    view(UIButton.init(frame:)),
    view(UICollectionReusableView.init(frame:)),
    view(UICollectionView.init(frame:)),
    view(UICollectionViewCell.init(frame:)),
    view(UIControl.init(frame:)),
    view(UIDatePicker.init(frame:)),
    view(UIImageView.init(frame:)),
    view(UILabel.init(frame:)),
    view(UINavigationBar.init(frame:)),
    view(UIPageControl.init(frame:)),
    view(UIPickerView.init(frame:)),
    view(UIProgressView.init(frame:)),
    view(UIRefreshControl.init(frame:)),
    view(UIScrollView.init(frame:)),
    view(UISearchBar.init(frame:)),
    view(UISegmentedControl.init(frame:)),
    view(UISlider.init(frame:)),
    view(UIStackView.init(frame:)),
    view(UIStepper.init(frame:)),
    view(UISwitch.init(frame:)),
    view(UITabBar.init(frame:)),
    view(UITableView.init(frame:)),
    view(UITableViewCell.init(frame:)),
    view(UITextField.init(frame:)),
    view(UITextView.init(frame:)),
    view(UIToolbar.init(frame:)),
    view(UIView.init(frame:)),
    view(UIVisualEffectView.init(frame:)),
    view(UIWindow.init(frame:)),
    view(WKWebView.init(frame:)),
    view(MKMapView.init(frame:)),
  ])

  private static func controller<Object: UIViewController>(_ make: @escaping @MainActor () -> Object) -> (
    type: AnyClass, make: @MainActor () -> UIViewController
  ) { (Object.self, make) }

  private static let controllers = byName([
    controller(UIAlertController.init),
    controller(UICollectionViewController.init),
    controller(UINavigationController.init),
    controller(UIPageViewController.init),
    controller(UISplitViewController.init),
    controller(UITabBarController.init),
    controller(UITableViewController.init),
    controller(UIViewController.init),
  ])

  /// The recognizers that the table of UIKit's classes calls simulated, in the order in which documents tell of their
  /// properties: what all have, discrete gestures, the others.
  ///
  /// They are found by name, as UIKit finds those of a storyboard.
  nonisolated static let recognizers: [UIGestureRecognizer.Type] = {
    let rows = UIKitClass.recognizers.filter { $0.traits.contains(.simulated) }
    let all = rows.filter { $0.name == UIKitClass.recognizer }
    let kinds = rows.filter { $0.name != UIKitClass.recognizer }
    let discrete = kinds.filter { $0.traits.contains(.discrete) }
    let continuous = kinds.filter { !$0.traits.contains(.discrete) }
    return (all + discrete + continuous).compactMap {
      NSClassFromString(module + $0.name) as? UIGestureRecognizer.Type
    }
  }()
}
