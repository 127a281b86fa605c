// SPDX-License-Identifier: Apache-2.0

import FoundationTypes

extension UIScrollView {
  /// Whether the content offset is at or beyond an edge of the content, as an app's code would compare it. Content of
  /// unknown size has only a top and a left edge.
  package final func isAtEdge(_ edge: UIRectEdge) -> Bool {
    let isKnown = knownContentSize != nil
    let far = CGFloat(1e9)
    let start = CGPoint(x: -contentInset.left, y: -contentInset.top)
    let first = isKnown ? withinEdges(CGPoint(x: -far, y: -far)) : start
    let last = isKnown ? withinEdges(CGPoint(x: far, y: far)) : CGPoint(x: far, y: far)
    return edge.contains(.top) && !contentOffset.y.exceeds(first.y)
      || edge.contains(.left) && !contentOffset.x.exceeds(first.x)
      || edge.contains(.bottom) && contentOffset.y.reaches(last.y)
      || edge.contains(.right) && contentOffset.x.reaches(last.x)
  }
}

extension UITouch {
  /// How far the finger has moved on the screen since it went down, in points.
  package final var movement: CGPoint {
    CGPoint(x: screenLocation.x - screenStart.x, y: screenLocation.y - screenStart.y)
  }
}
