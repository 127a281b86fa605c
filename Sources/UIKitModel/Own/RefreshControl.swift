// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Pulling content down at its top to refresh it (OW-32).
extension UIScrollView {
  /// The height of a refresh control, in points.
  private static let heightOfControl: CGFloat = 60

  /// The room that a refresh under way takes at the top, in points: none before the finger is lifted that began it.
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

  /// Refreshes, once in a drag, if the finger has pulled the content far enough beyond its top.
  ///
  /// - Parameter offset: Where the content would be without a top, in points.
  final func refreshIfPulled(to offset: CGFloat) {
    guard let refreshControl, !hasRefreshed, !refreshControl.isRefreshing, canBounce(along: .vertical),
      (-contentInset.top - offset).reaches(configuration.refreshPullDistance)
    else { return }
    hasRefreshed = true
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  /// After a lift or the end of a refresh, content that was pulled down goes back to its top, or to below the control.
  final func returnToTop() {
    let top = -contentInset.top - heightOfRefreshing
    guard refreshControl != nil, contentOffset.y < top, !isDragging else { return }
    contentOffset.y = top
  }
}
