// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGPoint {
  /// The result of a conversion that is not possible (HT-21): both coordinates are NaN.
  static let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
}

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
    return current ?? .nowhere
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
  private var rootView: UIView { selfAndSuperviews.reduce(self) { $1 } }

  /// How many views are above.
  final var distanceToRoot: Int { selfAndSuperviews.dropFirst().count { _ in true } }

  private static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}

extension UIWindow {
  /// Converts a point of the screen to the bounds of a view of the window, or of the window itself; nil where no point
  /// corresponds (HT-21).
  final func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint? {
    layer.pointFromSuperlayer(point).map { view?.convert($0, from: self) ?? $0 }
  }
}
