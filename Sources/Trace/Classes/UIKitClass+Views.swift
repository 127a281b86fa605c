// SPDX-License-Identifier: Apache-2.0

/// UIKit's public view classes, without controls.
extension UIKitClass {
  static let views = [
    UIKitClass(
      view, below: responder, .simulated, elements: "view", "containerView", "collectionViewCellContentView"),
    UIKitClass("UIWindow", below: view, .simulated, elements: "window"),

    UIKitClass(
      "UIActivityIndicatorView", below: view, [.simulated, .ignoresTouches], elements: "activityIndicatorView"
    ),
    UIKitClass("UIImageView", below: view, [.simulated, .ignoresTouches], elements: "imageView"),
    UIKitClass("UILabel", below: view, [.simulated, .ignoresTouches], elements: "label"),
    UIKitClass("UIProgressView", below: view, [.simulated, .ignoresTouches], elements: "progressView"),

    UIKitClass("UICalendarView", below: view, .handlesTouchesItself),
    UIKitClass("UIContentUnavailableView", below: view),
    UIKitClass("UIInputView", below: view),
    UIKitClass("UIListContentView", below: view),
    UIKitClass("UIPickerView", below: view, [.simulated, .handlesTouchesItself], elements: "pickerView"),
    UIKitClass("UIPopoverBackgroundView", below: view),
    UIKitClass("UIStackView", below: view, .simulated, elements: "stackView"),
    UIKitClass("UIVisualEffectView", below: view, .simulated, elements: "visualEffectView"),
    UIKitClass("UIWebView", below: view, .handlesTouchesItself, elements: "webView"),

    UIKitClass(
      "UINavigationBar", below: view, [.simulated, .handlesTouchesItself], elements: "navigationBar"),
    UIKitClass("UISearchBar", below: view, [.simulated, .handlesTouchesItself], elements: "searchBar"),
    UIKitClass("UITabBar", below: view, [.simulated, .handlesTouchesItself], elements: "tabBar"),
    UIKitClass("UIToolbar", below: view, [.simulated, .handlesTouchesItself], elements: "toolbar"),
  ]

  /// Scroll views, and what stands in them.
  static let scrollViews = [
    UIKitClass("UIScrollView", below: view, .simulated, elements: "scrollView"),
    UIKitClass("UITextView", below: "UIScrollView", .simulated, elements: "textView"),

    UIKitClass("UITableView", below: "UIScrollView", .simulated, elements: "tableView"),
    UIKitClass("UITableViewCell", below: view, [.simulated, .cell], elements: "tableViewCell"),
    UIKitClass("UITableViewHeaderFooterView", below: view),

    UIKitClass("UICollectionView", below: "UIScrollView", .simulated, elements: "collectionView"),
    UIKitClass("UICollectionReusableView", below: view, .simulated, elements: "collectionReusableView"),
    UIKitClass(
      "UICollectionViewCell", below: "UICollectionReusableView", [.simulated, .cell],
      elements: "collectionViewCell"),
    UIKitClass("UICollectionViewListCell", below: "UICollectionViewCell"),
  ]
}
