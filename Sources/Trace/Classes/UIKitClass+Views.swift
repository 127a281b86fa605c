// SPDX-License-Identifier: Apache-2.0

/// What kind of view it is, in a word or two, named after the UIKit class that decides it.
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

/// UIKit's public view classes, without controls.
extension UIKitClass {
  static let views = [
    UIKitClass(
      view, below: responder, .simulated, elements: "view", "containerView", "collectionViewCellContentView"),
    UIKitClass(.window, below: view, .simulated, elements: "window"),

    UIKitClass(
      .activity, below: view, [.simulated, .ignoresTouches], elements: "activityIndicatorView"
    ),
    UIKitClass(.image, below: view, [.simulated, .ignoresTouches], elements: "imageView"),
    UIKitClass(.label, below: view, [.simulated, .ignoresTouches], elements: "label"),
    UIKitClass(.progress, below: view, [.simulated, .ignoresTouches], elements: "progressView"),

    UIKitClass("UICalendarView", below: view, [.handlesTouchesItself, .ownsItsParts]),
    UIKitClass("UIContentUnavailableView", below: view),
    UIKitClass("UIInputView", below: view),
    UIKitClass("UIListContentView", below: view),
    UIKitClass(
      .picker, below: view, [.simulated, .handlesTouchesItself, .ownsItsParts, .recognizesItself],
      brings: .wheelTaps,
      elements: "pickerView"),
    UIKitClass("UIPopoverBackgroundView", below: view),
    UIKitClass(.stack, below: view, .simulated, elements: "stackView"),
    UIKitClass(visualEffectView, below: view, .simulated, elements: "visualEffectView"),
    UIKitClass(
      "UIWebView", below: view, [.handlesTouchesItself, .recognizesItself], elements: "webView"),
    UIKitClass("UIWebBrowserView", below: view, [.private, .handlesTouchesItself, .recognizesItself]),

    UIKitClass(
      .navigationBar, below: view, [.simulated, .handlesTouchesItself], elements: "navigationBar"),
    UIKitClass(.searchBar, below: view, [.simulated, .handlesTouchesItself], elements: "searchBar"),
    UIKitClass(.tabBar, below: view, [.simulated, .handlesTouchesItself], elements: "tabBar"),
    UIKitClass(.toolbar, below: view, [.simulated, .handlesTouchesItself], elements: "toolbar"),
  ]

  /// Scroll views and the views inside them.
  static let scrollViews = [
    UIKitClass(.scrollView, below: view, .simulated, elements: "scrollView"),
    UIKitClass(.textView, below: "UIScrollView", .simulated, elements: "textView"),

    UIKitClass(.table, below: "UIScrollView", .simulated, elements: "tableView"),
    UIKitClass(.cell, below: view, [.simulated, .cell], elements: "tableViewCell"),
    UIKitClass(headerFooterView, below: view),

    UIKitClass(.collection, below: "UIScrollView", .simulated, elements: "collectionView"),
    UIKitClass(reusableView, below: view, .simulated, elements: "collectionReusableView"),
    UIKitClass(
      .item, below: reusableView, [.simulated, .cell],
      elements: "collectionViewCell"),
    UIKitClass("UICollectionViewListCell", below: "UICollectionViewCell"),
  ]
}

/// Private view classes that occur in dumps and documents.
extension UIKitClass {
  static let privateViews = [
    UIKitClass("UIButtonLabel", below: "UILabel", [.private, .plain]),
    UIKitClass("UISearchBarBackground", below: "UIImageView", .private),
    UIKitClass("UISegment", below: "UIImageView", .private),
    UIKitClass("UITextSelectionView", below: view, .private),

    // Tables.
    UIKitClass(
      "UITableViewCellContentView", below: view, [.private, .plain], elements: "tableViewCellContentView"),
    UIKitClass("UITableViewIndex", below: "UIControl", .private),
    UIKitClass("UITableViewWrapperView", below: view, [.private, .plain]),
    UIKitClass("_UITableViewCellSeparatorView", below: view, .private),
    UIKitClass("UITableViewCellEditControl", below: "UIControl", [.private, .plain]),
    UIKitClass("UITableViewCellReorderControl", below: "UIControl", [.private, .plain]),
    UIKitClass("UISwipeActionPullView", below: view, [.private, .plain]),
    UIKitClass("UISwipeActionStandardButton", below: "UIButton", [.private, .plain]),

    // Bars and their buttons.
    UIKitClass(tab, below: "UIControl", .private),
    UIKitClass(formerToolbarButton, below: "UIControl", .private),
    UIKitClass(toolbarContent, below: view, .private),
    UIKitClass(customItem, below: view, .private),
    UIKitClass(barBackground, below: view, .private),
    UIKitClass(barButton, below: "UIControl", [.private, .ownTap]),
    UIKitClass("_UIModernBarButton", below: "UIButton", .private),
    UIKitClass("_UINavigationBarContentView", below: view, .private),
    UIKitClass("_UINavigationBarLargeTitleView", below: view, .private),

    // Containers of controllers.
    UIKitClass(dimmingView, below: view, .private, brings: .dimmingTap),
    UIKitClass(dropShadow, below: view, .private, brings: .sheetPan),
    UIKitClass("UILayoutContainerView", below: view, .private, brings: .interactivePop),
    UIKitClass("UINavigationTransitionView", below: view, .private),
    UIKitClass("UISearchDisplayControllerContainerView", below: view, .private),
    UIKitClass(transitionView, below: view, .private),
    UIKitClass("UIViewControllerWrapperView", below: view, .private),
    UIKitClass("_UILayoutGuide", below: view, .private),
    UIKitClass("_UIPageViewControllerContentView", below: view, .private),
    UIKitClass("_UITextFieldCanvasView", below: view, [.private, .ignoresTouches]),
    UIKitClass("_UITextLayoutCanvasView", below: view, [.private, .ignoresTouches]),
    UIKitClass(pagesOfController, below: "UIScrollView", .private),

    // Wheels of pickers (OW-92).
    UIKitClass("_UIDatePickerView", below: "UIPickerView", .private),
    UIKitClass("UIPickerColumnView", below: view, .private),
    UIKitClass("UIPickerTableView", below: "UITableView", .private),
    UIKitClass("UIPickerTableViewTitledCell", below: "UITableViewCell", .private),
    UIKitClass("UIPickerTableViewWrapperCell", below: "UITableViewCell", .private),

    // Parts of views.
    UIKitClass("AVPlayerView", below: view, .private),
    UIKitClass("UIFieldEditor", below: "UIScrollView", .private),
    UIKitClass("_UIFieldEditorContentView", below: view, .private),
    UIKitClass("_UIVisualEffectSubview", below: view, [.private, .plain]),
    UIKitClass("_UIVisualEffectBackdropView", below: "_UIVisualEffectSubview", [.private, .plain]),
    UIKitClass("_UIVisualEffectContentView", below: "_UIVisualEffectSubview", [.private, .plain]),

    // The system's windows and containers, which cover the screen.
    UIKitClass("UIStatusBarWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("_UIInteractiveHighlightEffectWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("UIEditingOverlayView", below: view, [.private, .letsTouchesThrough]),
    UIKitClass("UITextEffectsWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("UIRemoteKeyboardWindow", below: "UITextEffectsWindow", .private),
    UIKitClass("UIInputSetContainerView", below: view, [.private, .letsTouchesThrough]),
    UIKitClass("UIInputSetHostView", below: view, [.private, .letsTouchesThrough]),
  ]
}

/// Public controller classes.
extension UIKitClass {
  static let controllers = [
    UIKitClass(
      controller, below: responder, .simulated, elements: "viewController", "viewControllerPlaceholder"),
    UIKitClass(alertController, below: controller, .simulated),
    UIKitClass(
      "UICollectionViewController", below: controller, .simulated, elements: "collectionViewController"),
    UIKitClass("UINavigationController", below: controller, .simulated, elements: "navigationController"),
    UIKitClass(pageController, below: controller, .simulated, elements: "pageViewController"),
    UIKitClass(splitController, below: controller, .simulated, elements: "splitViewController"),
    UIKitClass("UITabBarController", below: controller, .simulated, elements: "tabBarController"),
    UIKitClass("UITableViewController", below: controller, .simulated, elements: "tableViewController"),

    UIKitClass("UIActivityViewController", below: controller),
    UIKitClass("UICloudSharingController", below: controller),
    UIKitClass("UIColorPickerViewController", below: controller),
    UIKitClass("UIDocumentBrowserViewController", below: controller, .otherProcess),
    UIKitClass("UIDocumentPickerViewController", below: controller, .otherProcess),
    UIKitClass("UIFontPickerViewController", below: controller),
    UIKitClass("UIImagePickerController", below: "UINavigationController"),
    UIKitClass(inputController, below: controller),
    UIKitClass("UIReferenceLibraryViewController", below: controller),
    UIKitClass("UISearchContainerViewController", below: controller),
    UIKitClass(searchController, below: controller, .simulated),
    UIKitClass("UIVideoEditorController", below: "UINavigationController"),

    UIKitClass("ABPeoplePickerNavigationController", below: "UINavigationController", .otherProcess),
    UIKitClass("AVPlayerViewController", below: controller, elements: "avPlayerViewController"),
    UIKitClass("CNContactPickerViewController", below: controller, .otherProcess),
    UIKitClass("GLKViewController", below: controller, elements: "glkViewController"),
    UIKitClass("MFMailComposeViewController", below: "UINavigationController", .otherProcess),
    UIKitClass("MFMessageComposeViewController", below: "UINavigationController", .otherProcess),
    UIKitClass("PHPickerViewController", below: controller, .otherProcess),
    UIKitClass("SFSafariViewController", below: controller, .otherProcess),
    UIKitClass("SKStoreProductViewController", below: controller, .otherProcess),
    UIKitClass("SLComposeViewController", below: controller, .otherProcess),
    UIKitClass("UIHostingController", below: controller, elements: "hostingController"),
  ]
}

/// UIKit's public controls.
extension UIKitClass {
  static let controls = [
    UIKitClass(.control, below: view, .simulated, elements: "control"),
    UIKitClass(.button, below: "UIControl", [.simulated, .ownTap], elements: "button"),
    UIKitClass("UIColorWell", below: "UIControl", .ownsItsParts, elements: "colorWell"),
    UIKitClass(
      .datePicker, below: "UIControl", [.simulated, .ownsItsParts, .recognizesItself], elements: "datePicker"),
    UIKitClass(.pageControl, below: "UIControl", [.simulated, .ownTap], elements: "pageControl"),
    UIKitClass("UIPasteControl", below: "UIControl", .ownsItsParts),
    UIKitClass(refreshControl, below: "UIControl", .simulated, elements: "refreshControl"),
    UIKitClass(.segments, below: "UIControl", [.simulated, .ownTap], elements: "segmentedControl"),
    UIKitClass(.slider, below: "UIControl", [.simulated, .followsFinger], elements: "slider"),
    UIKitClass(.stepper, below: "UIControl", [.simulated, .ownTap], elements: "stepper"),
    UIKitClass(.toggle, below: "UIControl", [.simulated, .ownTap], elements: "switch"),
    UIKitClass(.textField, below: "UIControl", .simulated, elements: "textField"),
    UIKitClass("UISearchTextField", below: "UITextField"),
  ]
}

/// Responders that are neither views nor view controllers (RC-6).
extension UIKitClass {
  static let responders = [
    UIKitClass(root, below: nil),
    UIKitClass(responder, below: root),
    UIKitClass("UIApplication", below: responder),
    UIKitClass("UIScene", below: responder),
    UIKitClass("UIWindowScene", below: "UIScene"),
  ]
}

/// Public view classes of other frameworks.
extension UIKitClass {
  static let otherFrameworks = [
    UIKitClass("ADBannerView", below: view, elements: "adBannerView"),
    UIKitClass("ARView", below: view, elements: "arView"),
    UIKitClass("GLKView", below: view, elements: "glkView"),
    UIKitClass(annotation, below: view),
    UIKitClass(
      map, below: view, [.simulated, .map], elements: "mapView"),
    UIKitClass("MGLAnnotationView", below: annotation),
    UIKitClass("MKMarkerAnnotationView", below: annotation),
    UIKitClass("MLNAnnotationView", below: annotation),
    UIKitClass("MKPinAnnotationView", below: annotation),
    UIKitClass("MTKView", below: view, elements: "mtkView"),
    // Maps of others: Google's, MapLibre's and Mapbox's, AMap's, Baidu's, Naver's and Yandex's.
    UIKitClass("BMKMapView", below: view, .map),
    UIKitClass("GMSMapView", below: map, .map),
    UIKitClass("MAMapView", below: view, .map),
    UIKitClass("MGLMapView", below: map, [.map, .ownPan]),
    UIKitClass("MLNMapView", below: map, [.map, .ownPan]),
    UIKitClass("MapboxMaps.MapView", below: map, [.map, .ownPan]),
    UIKitClass("NMFMapView", below: view, .map),
    UIKitClass("YMKMapView", below: view, .map),

    UIKitClass(
      document, below: view, [.simulated, .handlesTouchesItself, .recognizesItself], elements: "pdfView"),
    UIKitClass(
      "PKCanvasView", below: "UIScrollView", [.simulated, .handlesTouchesItself, .recognizesItself]),
    UIKitClass("PKPaymentButton", below: "UIButton"),
    UIKitClass("SCNView", below: view, .handlesTouchesItself, elements: "sceneKitView"),
    UIKitClass("ARSCNView", below: "SCNView", elements: "arscnView"),
    UIKitClass("SKView", below: view, elements: "skView"),
    UIKitClass("ARSKView", below: "SKView", elements: "arskView"),
    // React Native (OW-78).
    UIKitClass("RCTView", below: view),
    UIKitClass("RCTImageView", below: "RCTView"),
    UIKitClass("RCTRootContentView", below: "RCTView"),
    UIKitClass("RCTRootView", below: view),
    UIKitClass("RCTSurfaceHostingView", below: view),
    UIKitClass("RCTSurfaceView", below: view),

    UIKitClass(
      webView, below: view, [.simulated, .handlesTouchesItself, .recognizesItself], elements: "wkWebView"),
    UIKitClass(
      "WKContentView", below: view, [.private, .handlesTouchesItself, .recognizesItself], brings: .webTaps),
  ]
}
