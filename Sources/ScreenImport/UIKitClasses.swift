// SPDX-License-Identifier: Apache-2.0

/// What is known about the classes of UIKit and its neighbours, public and private.
enum UIKitClasses {
  /// The view classes that HitPath simulates, each with the one above it.
  private static let superclasses: [String: String] = [
    "UIView": "", "UIWindow": "UIView", "UIControl": "UIView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UITextField": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UITableViewCell": "UIView", "UICollectionViewCell": "UIView",
    "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView", "UIVisualEffectView": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "WKWebView": "UIView", "MKMapView": "UIView",
  ]

  /// Other classes, with the nearest simulated class above them.
  private static let relatives: [String: String] = [
    "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UITableViewCellContentView": "UIView", "UITableViewWrapperView": "UIView",
    "UITableViewIndex": "UIControl",
    "UILayoutContainerView": "UIView", "UINavigationTransitionView": "UIView", "UITransitionView": "UIView",
    "UIViewControllerWrapperView": "UIView", "UIDropShadowView": "UIView", "UIDimmingView": "UIView",
    "UIInputSetContainerView": "UIView", "UIInputSetHostView": "UIView", "UITextSelectionView": "UIView",
    "UISearchDisplayControllerContainerView": "UIView", "UIFieldEditor": "UIScrollView",
    "UISearchBarBackground": "UIImageView", "UISegment": "UIImageView",
    "UITabBarButton": "UIControl", "UIToolbarButton": "UIControl", "_UIButtonBarButton": "UIControl",
    "_UIModernBarButton": "UIButton", "UIColorWell": "UIControl", "UIPasteControl": "UIControl",
    "_UILayoutGuide": "UIView", "_UIBarBackground": "UIView", "_UINavigationBarContentView": "UIView",
    "_UINavigationBarLargeTitleView": "UIView", "_UITableViewCellSeparatorView": "UIView",
    "_UIPageViewControllerContentView": "UIView", "_UIQueuingScrollView": "UIScrollView",
    "_UIVisualEffectSubview": "UIView", "_UIVisualEffectBackdropView": "UIView",
    "_UIVisualEffectContentView": "UIView", "_UIFieldEditorContentView": "UIView",
    "UIWebView": "UIView", "GLKView": "UIView", "MTKView": "UIView", "SKView": "UIView", "SCNView": "UIView",
    "ARSKView": "UIView", "ARSCNView": "UIView", "ARView": "UIView", "PDFView": "UIView",
    "ADBannerView": "UIView", "AVPlayerView": "UIView",
  ]

  /// Endings of private class names that tell what the class is.
  private static let endings: [(String, String)] = [
    ("Label", "UILabel"), ("ImageView", "UIImageView"), ("TableView", "UITableView"),
    ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"),
    ("TextField", "UITextField"), ("Button", "UIButton"), ("Window", "UIWindow"),
  ]

  /// The controller classes that HitPath simulates.
  private static let controllers: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIAlertController",
  ]

  /// The simulated view class that a class is or descends from, nil if that is not known.
  static func simulatedClass(of name: String?) -> String? {
    guard let name else { return nil }
    if superclasses[name] != nil { return name }
    if let relative = relatives[name] { return relative }
    guard isUIKit(name) else { return nil }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The simulated controller class that a class is, nil for others.
  static func simulatedController(_ name: String) -> String? {
    controllers.contains(name) ? name : nil
  }

  /// Whether the class is UIKit's own or a neighbour's, so that its behaviour is that of its kind.
  static func isUIKit(_ name: String) -> Bool {
    if superclasses[name] != nil || relatives[name] != nil || controllers.contains(name) { return true }
    guard !name.contains(".") else { return false }
    let plain = name.drop { $0 == "_" }
    guard plain.hasPrefix("UI") || plain.hasPrefix("WK") || plain.hasPrefix("MK") else { return false }
    return plain.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether a simulated class is another one or descends from it.
  static func isKind(_ name: String?, of ancestor: String) -> Bool {
    var current = name ?? ""
    while !current.isEmpty {
      if current == ancestor { return true }
      current = superclasses[current] ?? ""
    }
    return false
  }

  /// Whether views of this simulated class do not take touches unless told so.
  static func ignoresTouchesByDefault(_ name: String?) -> Bool {
    ["UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView"].contains(name ?? "")
  }
}
