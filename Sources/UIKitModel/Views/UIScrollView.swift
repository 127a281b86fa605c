// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// A view whose content moves under it. Its content is hit like any view's (HT-37).
@MainActor
open class UIScrollView: UIView {
  /// The scroll offset: the origin of the bounds, in points (HT-22).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero

  /// Creates a scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Keeps the touches: a scroll view does not pass them on (RC-12, SV-9).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.began, touches, .swallowedByScrollView, in: UIScrollView.self)
  }

  /// Keeps the touches: a scroll view does not pass them on (RC-12, SV-9).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.moved, touches, .swallowedByScrollView, in: UIScrollView.self)
  }

  /// Keeps the touches: a scroll view does not pass them on (RC-12, SV-9).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.ended, touches, .swallowedByScrollView, in: UIScrollView.self)
  }

  /// Keeps the touches: a scroll view does not pass them on (RC-12, SV-9).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.cancelled, touches, .swallowedByScrollView, in: UIScrollView.self)
  }
}

/// A scrolling list of rows.
@MainActor open class UITableView: UIScrollView {}
/// A scrolling arrangement of cells.
@MainActor open class UICollectionView: UIScrollView {}
/// Editable text that scrolls.
@MainActor open class UITextView: UIScrollView {}
