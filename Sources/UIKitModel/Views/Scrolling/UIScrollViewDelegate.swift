// SPDX-License-Identifier: Apache-2.0

/// Who hears of scrolling. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger that scrolled was lifted, or its touch was taken away. The content stays where it is: deceleration is
  /// not simulated (SV-11).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  /// Not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethods.missing(())
  }
}
