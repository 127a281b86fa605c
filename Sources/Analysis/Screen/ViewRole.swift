// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a view is in a word or two, by the class of UIKit that says so.
package enum ViewRole: String, Hashable, Sendable, CaseIterable, Encodable {
  case view = "UIView"
  case window = "UIWindow"
  case control = "UIControl"
  case button = "UIButton"
  case toggle = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segments = "UISegmentedControl"
  case textField = "UITextField"
  case datePicker = "UIDatePicker"
  case pageControl = "UIPageControl"
  case label = "UILabel"
  case image = "UIImageView"
  case stack = "UIStackView"
  case scrollView = "UIScrollView"
  case table = "UITableView"
  case collection = "UICollectionView"
  case textView = "UITextView"
  case cell = "UITableViewCell"
  case item = "UICollectionViewCell"
  case navigationBar = "UINavigationBar"
  case tabBar = "UITabBar"
  case toolbar = "UIToolbar"
  case picker = "UIPickerView"
  case searchBar = "UISearchBar"
  case progress = "UIProgressView"
  case activity = "UIActivityIndicatorView"
}

extension TraceView {
  /// What it is, by the class of UIKit that says so.
  package var role: ViewRole {
    uikitClass?.lineage.lazy.compactMap { ViewRole(rawValue: $0.name) }.first { _ in true } ?? .view
  }

  /// The nearest class of UIKit.
  package var uikitClass: UIKitClass? { UIKitClass.nearest(to: className, base: baseClass) }

  /// Whether its class takes no touches unless it is told to, as labels do.
  package var isOfClassThatIgnoresTouches: Bool { uikitClass?.inherits(.ignoresTouches) ?? false }

  /// Whether it takes no touches though its class would: its `isUserInteractionEnabled` was set to false.
  package var refusesTouchesOfClass: Bool { !isUserInteractionEnabled && !isOfClassThatIgnoresTouches }

  /// Whether an override of its own decides where it is hit, and not its bounds.
  package var decidesItself: Bool {
    overrides.contains { $0.method == "pointInside" || $0.method == "hitTest" }
  }
}
