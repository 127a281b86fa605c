// SPDX-License-Identifier: Apache-2.0

/// The classes of UIKit and its neighbours that screens are made of, each with the class above it (RC-6).
package enum ResponderClasses {
  /// The class above all others.
  package static let root = "NSObject"

  /// The class above all responders.
  package static let responder = "UIResponder"

  /// The class above all gesture recognizers, which are no responders (GR-1).
  package static let recognizer = "UIGestureRecognizer"

  private static let subclasses: [String: [String]] = [
    root: [responder, recognizer],
    responder: ["UIApplication", "UIScene", "UIView", "UIViewController"],
    "UIScene": ["UIWindowScene"],
    "UIView": [
      "ADBannerView", "ARView", "GLKView", "MKAnnotationView", "MKMapView", "MTKView", "PDFView", "SCNView",
      "SKView", "UIActivityIndicatorView", "UICalendarView", "UICollectionReusableView",
      "UIContentUnavailableView", "UIControl", "UIImageView", "UIInputView", "UILabel", "UIListContentView",
      "UINavigationBar", "UIPickerView", "UIPopoverBackgroundView", "UIProgressView", "UIScrollView",
      "UISearchBar", "UIStackView", "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar",
      "UIVisualEffectView", "UIWebView", "UIWindow", "WKWebView",
    ],
    "UIControl": [
      "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIPasteControl", "UIRefreshControl",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UIButton": ["PKPaymentButton"],
    "UITextField": ["UISearchTextField"],
    "UIScrollView": ["PKCanvasView", "UICollectionView", "UITableView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "MKAnnotationView": ["MKMarkerAnnotationView", "MKPinAnnotationView"],
    "SCNView": ["ARSCNView"],
    "SKView": ["ARSKView"],
    "UIViewController": [
      "UIActivityViewController", "UIAlertController", "UICloudSharingController",
      "UICollectionViewController", "UIColorPickerViewController", "UIDocumentBrowserViewController",
      "UIDocumentPickerViewController", "UIFontPickerViewController", "UIInputViewController",
      "UINavigationController", "UIPageViewController", "UIReferenceLibraryViewController",
      "UISearchContainerViewController", "UISearchController", "UISplitViewController", "UITabBarController",
      "UITableViewController",
    ],
    "UINavigationController": ["UIImagePickerController", "UIVideoEditorController"],
    recognizer: [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UISwipeGestureRecognizer",
      "UITapGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer", "UIScrollViewPanGestureRecognizer"],
    "UITapGestureRecognizer": ["UITextTapRecognizer"],
  ]

  private static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { above, below in below.map { ($0, above) } })

  /// The class above a known one; nil for the root and for classes that are not known.
  package static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether the class is one of UIKit's or its neighbours', and not an app's own.
  package static func isKnown(_ name: String) -> Bool { name == root || superclasses[name] != nil }

  /// Whether the class is, by its name, one of UIKit's that apps cannot use, such as `UIButtonLabel`.
  package static func isPrivate(_ name: String) -> Bool {
    guard !isKnown(name) else { return false }
    if name.hasPrefix("_UI") { return true }
    guard name.hasPrefix("UI"), let next = name.dropFirst(2).first else { return false }
    return next.isUppercase && !name.contains(".")
  }

  /// The classes from `NSObject` down to a class.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - base: For a class that is not known the nearest one of UIKit's above it.
  ///   - kind: What it is at least, if that is not known either.
  /// - Returns: The names, `NSObject` first.
  package static func lineage(of name: String, base: String?, kind: String) -> [String] {
    var classes = isKnown(name) ? [] : [name]
    var current: String? = isKnown(name) ? name : base.flatMap { isKnown($0) ? $0 : nil } ?? kind
    while let known = current {
      classes.append(known)
      current = superclasses[known]
    }
    return classes.reversed()
  }

  /// Whether new views of the class take touches; labels and images do not (RC-12).
  package static func startsInteractive(_ lineage: [String]) -> Bool {
    !lineage.contains { inert.contains($0) }
  }

  private static let inert: Set<String> = [
    "UIActivityIndicatorView", "UIImageView", "UILabel", "UIProgressView",
  ]
}
