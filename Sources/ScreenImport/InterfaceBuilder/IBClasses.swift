// SPDX-License-Identifier: Apache-2.0

/// The classes that Interface Builder's element names stand for.
enum IBClasses {
  private static let views: [String: String] = [
    "view": "UIView", "containerView": "UIView", "control": "UIControl", "window": "UIWindow",
    "label": "UILabel", "imageView": "UIImageView", "button": "UIButton", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "pageControl": "UIPageControl", "textField": "UITextField", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell",
    "activityIndicatorView": "UIActivityIndicatorView", "progressView": "UIProgressView",
    "scrollView": "UIScrollView", "textView": "UITextView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UITableViewCellContentView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
    "stackView": "UIStackView", "visualEffectView": "UIVisualEffectView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "searchBar": "UISearchBar",
    "webView": "UIWebView", "wkWebView": "WKWebView", "mapView": "MKMapView", "pdfView": "PDFView",
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arskView": "ARSKView", "arscnView": "ARSCNView", "arView": "ARView", "adBannerView": "ADBannerView",
  ]

  private static let controllers: [String: String] = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
    "viewControllerPlaceholder": "UIViewController",
  ]

  /// Interface Builder really spells the long press that way.
  private static let recognizers: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "hoverGestureRecognizer": "UIHoverGestureRecognizer", "gestureRecognizer": "UIGestureRecognizer",
    "customGestureRecognizer": "UIGestureRecognizer",
  ]

  /// The class of a view element, nil for an element that is no view or not known.
  static func view(_ element: String) -> String? { views[element] }

  /// The class of a controller element, nil for other elements.
  static func controller(_ element: String) -> String? { controllers[element] }

  /// The class of a gesture recognizer's element, nil for other elements.
  static func recognizer(_ element: String) -> String? { recognizers[element] }

  /// The control events that an action of the document is for.
  static func controlEvents(_ action: IBElement) -> [String] {
    (action["eventType"] ?? "").split { !$0.isLetter }.compactMap { SafeText.name($0) }
  }

  /// The screen sizes of Interface Builder's devices, in points.
  static let devices: [String: (width: Double, height: Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
    "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932), "ipad9_7": (768, 1024),
    "ipad10_5": (834, 1112), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
    "ipad12_9rounded": (1024, 1366),
  ]
}

extension IBElement {
  /// The class of the object: the custom class, or the one that the element stands for.
  var className: String? {
    SafeText.name(self["customClass"]) ?? elementClass
  }

  /// The class that the element's name stands for.
  var elementClass: String? {
    IBClasses.view(name) ?? IBClasses.controller(name) ?? IBClasses.recognizer(name)
  }

  var isController: Bool {
    IBClasses.controller(name) != nil
      || (self["sceneMemberID"] == "viewController" && IBClasses.view(name) == nil)
  }
}
