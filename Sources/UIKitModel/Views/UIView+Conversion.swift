// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Converts a point of the receiver's bounds to another view's bounds; nil stands for the window (HT-18).
  ///
  /// The way leads over the nearest view that holds both. Views of two windows meet on the screen, in whose
  /// coordinates a window's frame is, and so does a hierarchy that is in no window. Where a transform on the way has
  /// no inverse, no point corresponds and the result is not a number (HT-21).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? rootView
    var current: CGPoint? = point
    var (rising, falling) = (self, target)
    var (height, depth) = (distanceToRoot, target.distanceToRoot)
    var wayDown: [UIView] = []
    while rising !== falling {
      if height > 0, height >= depth, let superview = rising.superview {
        current = current.map { rising.layer.pointToSuperlayer($0) }
        rising = superview
        height -= 1
      } else if let superview = falling.superview {
        wayDown.append(falling)
        falling = superview
        depth -= 1
      } else {
        current = current.flatMap { falling.layer.pointFromSuperlayer(rising.layer.pointToSuperlayer($0)) }
        break
      }
    }
    for step in wayDown.reversed() {
      current = current.flatMap { step.layer.pointFromSuperlayer($0) }
    }
    return current ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  }

  /// Converts a point of another view's bounds to the receiver's bounds; nil stands for the window (HT-18).
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// The bounding box, in another view's bounds, of a rectangle of the receiver's bounds.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.box(of: rect) { convert($0, to: view) }
  }

  /// The bounding box, in the receiver's bounds, of a rectangle of another view's bounds.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.box(of: rect) { convert($0, from: view) }
  }

  /// The topmost view above, or the receiver.
  private var rootView: UIView {
    var root: UIView = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// How many views are above.
  private var distanceToRoot: Int {
    var distance = 0
    var root: UIView = self
    while let superview = root.superview {
      root = superview
      distance += 1
    }
    return distance
  }

  private static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
