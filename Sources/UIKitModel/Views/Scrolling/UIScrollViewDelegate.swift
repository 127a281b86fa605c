// SPDX-License-Identifier: Apache-2.0

public import Foundation

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

  /// The view of the content that zooming scales; nil for none (SV-15).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The content was zoomed, by fingers or by code.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The fingers that zoomed were lifted, or their touches were taken away.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
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

  /// Not implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    OptionalMethods.missing(())
  }
}
