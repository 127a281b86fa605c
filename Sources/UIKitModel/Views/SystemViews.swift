// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text that is not hit by default: user interaction is disabled (UC-23).
@MainActor
open class UILabel: UIView {
  override class var startsInteractive: Bool { false }

  /// The text shown.
  open var text: String?
}

/// A picture that is not hit by default: user interaction is disabled (UC-23).
@MainActor
open class UIImageView: UIView {
  override class var startsInteractive: Bool { false }
}

/// A bar that shows progress and is not hit by default: user interaction is disabled.
@MainActor
open class UIProgressView: UIView {
  override class var startsInteractive: Bool { false }
}

/// A spinning wheel that is not hit by default: user interaction is disabled.
@MainActor
open class UIActivityIndicatorView: UIView {
  override class var startsInteractive: Bool { false }
}

/// Views that deliver events as any view does and differ from it in drawing and layout only.
@MainActor open class UIStackView: UIView {}
/// A blur or vibrancy effect.
@MainActor open class UIVisualEffectView: UIView {}
/// The bar at the top of a navigation controller. With a setting it is hit a little below as well (HT-38).
@MainActor open class UINavigationBar: UIView {
  override var pointInsideRule: DeclaredPointInside? {
    let reach = configuration.navigationBarReach
    if let rule = super.pointInsideRule { return rule }
    return reach > 0 ? .outset(UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0)) : nil
  }
}
/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {}
/// A bar of buttons.
@MainActor open class UIToolbar: UIView {}
/// A search field in a bar.
@MainActor open class UISearchBar: UIView {}
/// Wheels to choose from.
@MainActor open class UIPickerView: UIView {}
/// Web content.
@MainActor open class WKWebView: UIView {}
/// A map.
@MainActor open class MKMapView: UIView {}
