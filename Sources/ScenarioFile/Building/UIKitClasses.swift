// SPDX-License-Identifier: Apache-2.0

/// What is known about the classes of UIKit and its neighbours, public and private.
package enum UIKitClasses {
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

  /// Other public classes, with the nearest simulated class above them.
  private static let relatives: [String: String] = [
    "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionViewListCell": "UICollectionViewCell", "UISearchTextField": "UITextField",
    "UIColorWell": "UIControl", "UIPasteControl": "UIControl", "UIInputView": "UIView",
    "UICalendarView": "UIView", "UIListContentView": "UIView", "UIContentUnavailableView": "UIView",
    "UIPopoverBackgroundView": "UIView", "UIWebView": "UIView", "GLKView": "UIView", "MTKView": "UIView",
    "SKView": "UIView", "SCNView": "UIView", "ARSKView": "UIView", "ARSCNView": "UIView",
    "ARView": "UIView", "PDFView": "UIView", "PKCanvasView": "UIScrollView", "PKPaymentButton": "UIButton",
    "MKAnnotationView": "UIView", "MKMarkerAnnotationView": "UIView", "MKPinAnnotationView": "UIView",
    "ADBannerView": "UIView", "AVPlayerView": "UIView",
  ]

  /// Private classes, with the nearest simulated class above them.
  private static let privateRelatives: [String: String] = [
    "UITableViewCellContentView": "UIView", "UITableViewWrapperView": "UIView",
    "UITableViewIndex": "UIControl",
    "UILayoutContainerView": "UIView", "UINavigationTransitionView": "UIView", "UITransitionView": "UIView",
    "UIViewControllerWrapperView": "UIView", "UIDropShadowView": "UIView", "UIDimmingView": "UIView",
    "UIInputSetContainerView": "UIView", "UIInputSetHostView": "UIView", "UITextSelectionView": "UIView",
    "UISearchDisplayControllerContainerView": "UIView", "UIFieldEditor": "UIScrollView",
    "UISearchBarBackground": "UIImageView", "UISegment": "UIImageView",
    "UITabBarButton": "UIControl", "UIToolbarButton": "UIControl", "_UIButtonBarButton": "UIControl",
    "_UIModernBarButton": "UIButton",
    "_UILayoutGuide": "UIView", "_UIBarBackground": "UIView", "_UINavigationBarContentView": "UIView",
    "_UINavigationBarLargeTitleView": "UIView", "_UITableViewCellSeparatorView": "UIView",
    "_UIPageViewControllerContentView": "UIView", "_UIQueuingScrollView": "UIScrollView",
    "_UIVisualEffectSubview": "UIView", "_UIVisualEffectBackdropView": "UIView",
    "_UIVisualEffectContentView": "UIView", "_UIFieldEditorContentView": "UIView",
  ]

  /// Private classes that are known to leave hit testing and touches as they are.
  private static let plainPrivateClasses: Set<String> = ["UITableViewCellContentView", "UIButtonLabel"]

  /// Private windows and containers of the keyboard, which cover the screen and let touches through.
  private static let transparentClasses: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView", "UIInputSetHostView",
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

  /// Other public controller classes.
  private static let otherControllers: Set<String> = [
    "UIActivityViewController", "UICloudSharingController", "UIColorPickerViewController",
    "UIDocumentBrowserViewController", "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIImagePickerController", "UIInputViewController", "UIReferenceLibraryViewController",
    "UISearchContainerViewController", "UISearchController", "UIVideoEditorController",
  ]

  /// The simulated view class that a class is or descends from, nil if that is not known.
  package static func simulatedClass(of name: String?) -> String? {
    guard let name else { return nil }
    if superclasses[name] != nil { return name }
    if let relative = relatives[name] ?? privateRelatives[name] { return relative }
    guard isUIKit(name) else { return nil }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The simulated controller class that a class is, nil for others.
  package static func simulatedController(_ name: String) -> String? {
    controllers.contains(name) ? name : nil
  }

  /// Whether the class is UIKit's own or a neighbour's, public or private.
  package static func isUIKit(_ name: String) -> Bool {
    if isPublicView(name) || privateRelatives[name] != nil || isPublicController(name) { return true }
    guard !name.contains(".") else { return false }
    let plain = name.drop { $0 == "_" }
    guard plain.hasPrefix("UI") || plain.hasPrefix("WK") || plain.hasPrefix("MK") else { return false }
    return plain.dropFirst(2).first?.isUppercase ?? false
  }

  /// Whether views of the class are known to test for hits and to handle touches as their kind does.
  ///
  /// Of the app's own and of most private classes that is not known.
  package static func isKnownView(_ name: String) -> Bool {
    isPublicView(name) || plainPrivateClasses.contains(name)
  }

  /// Whether controllers of the class are known to handle touches as their kind does.
  package static func isPublicController(_ name: String) -> Bool {
    controllers.contains(name) || otherControllers.contains(name)
  }

  /// Whether views of the class cover others without taking their touches.
  package static func letsTouchesThrough(_ name: String) -> Bool {
    transparentClasses.contains(name)
  }

  /// Whether a simulated class is another one or descends from it.
  package static func isKind(_ name: String?, of ancestor: String) -> Bool {
    var current = name ?? ""
    while !current.isEmpty {
      if current == ancestor { return true }
      current = superclasses[current] ?? ""
    }
    return false
  }

  /// Whether views of this simulated class do not take touches unless told so.
  package static func ignoresTouchesByDefault(_ name: String?) -> Bool {
    ["UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView"].contains(name ?? "")
  }

  /// The public and private view classes that are known by name, in alphabetical order.
  package static var knownNames: [String] {
    (Array(superclasses.keys) + relatives.keys + privateRelatives.keys).sorted()
  }

  private static func isPublicView(_ name: String) -> Bool {
    superclasses[name] != nil || relatives[name] != nil
  }
}
