// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text that is not hit by default: user interaction is disabled (UC-23).
@MainActor
open class UILabel: UIView {
  /// The text shown.
  open var text: String?

  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// A picture that is not hit by default: user interaction is disabled (UC-23).
@MainActor
open class UIImageView: UIView {
  /// Creates an image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// A bar that shows progress and is not hit by default: user interaction is disabled.
@MainActor
open class UIProgressView: UIView {
  /// Creates a progress bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a progress bar without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// A spinning wheel that is not hit by default: user interaction is disabled.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// Creates a wheel with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a wheel without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// Views that deliver events as any view does and differ from it in drawing and layout only.
@MainActor open class UIStackView: UIView {}
/// A blur or vibrancy effect.
@MainActor open class UIVisualEffectView: UIView {}
/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {}
/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {}
/// A bar of buttons.
@MainActor open class UIToolbar: UIView {}
/// A search field in a bar.
@MainActor open class UISearchBar: UIView {}
/// Wheels to choose from.
@MainActor open class UIPickerView: UIView {}
/// A row of a table.
@MainActor open class UITableViewCell: UIView {}
/// A reusable view of a collection.
@MainActor open class UICollectionReusableView: UIView {}
/// A cell of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {}
/// Web content.
@MainActor open class WKWebView: UIView {}
/// A map.
@MainActor open class MKMapView: UIView {}
