// SPDX-License-Identifier: Apache-2.0

/// The classes of UIKit that elements of accessibility most often stand for.
enum ElementClasses {
  /// The class for a type as XCUITest, WebDriverAgent, idb and AXe name it, in any case and with blanks or without.
  /// `UIView` for types that say nothing.
  static func className(of type: String?) -> String {
    guard let type else { return "UIView" }
    return classes[plain(type)] ?? "UIView"
  }

  /// Whether it is the type of an application.
  static func isApplication(_ type: String?) -> Bool { type.map(plain) == "application" }

  /// Whether it is the type of a window.
  static func isWindow(_ type: String?) -> Bool { type.map(plain) == "window" }

  private static func plain(_ type: String) -> String {
    String(type.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }.map(Character.init))
  }

  private static let classes = [
    "window": "UIWindow", "button": "UIButton", "radiobutton": "UIButton", "popupbutton": "UIButton",
    "menubutton": "UIButton", "toolbarbutton": "UIButton", "switch": "UISwitch", "toggle": "UISwitch",
    "checkbox": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedcontrol": "UISegmentedControl", "pageindicator": "UIPageControl", "datepicker": "UIDatePicker",
    "picker": "UIPickerView", "progressindicator": "UIProgressView",
    "activityindicator": "UIActivityIndicatorView", "textfield": "UITextField",
    "securetextfield": "UITextField", "searchfield": "UISearchTextField", "textview": "UITextView",
    "textarea": "UITextView", "statictext": "UILabel", "heading": "UILabel", "image": "UIImageView",
    "scrollview": "UIScrollView", "scrollarea": "UIScrollView", "table": "UITableView",
    "collectionview": "UICollectionView", "cell": "UITableViewCell", "navigationbar": "UINavigationBar",
    "navbar": "UINavigationBar", "tabbar": "UITabBar", "toolbar": "UIToolbar", "webview": "WKWebView",
    "map": "MKMapView",
  ]
}
