// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Pulling content down at its top to refresh it (OW-32).
extension UIScrollView {
  /// The height of a refresh control, in points.
  private static let heightOfControl: CGFloat = 60

  /// The space for a current refresh at the top, in points; 0 until the finger that began it is lifted.
  final var heightOfRefreshing: CGFloat {
    guard refreshControl?.isRefreshing ?? false, !(hasRefreshed && isDragging) else { return 0 }
    return Self.heightOfControl
  }

  /// Puts the refresh control above the content.
  final func placeRefreshControl(insteadOf old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl.frame = CGRect(
      x: 0, y: -Self.heightOfControl, width: bounds.width, height: Self.heightOfControl)
    insertSubview(refreshControl, at: 0)
  }

  /// Starts a refresh, once per drag, if the finger has pulled the content far enough beyond its top.
  ///
  /// - Parameter offset: The content offset without the limit at the top, in points.
  final func refreshIfPulled(to offset: CGFloat) {
    guard let refreshControl, !hasRefreshed, !refreshControl.isRefreshing, canBounce(along: .vertical),
      (-contentInset.top - offset).reaches(configuration.refreshPullDistance)
    else { return }
    hasRefreshed = true
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  /// Returns content that was pulled down to its top, or to below the control, after a lift or the end of a refresh.
  final func returnToTop() {
    let top = -contentInset.top - heightOfRefreshing
    guard refreshControl != nil, contentOffset.y < top, !isDragging else { return }
    contentOffset.y = top
  }
}
