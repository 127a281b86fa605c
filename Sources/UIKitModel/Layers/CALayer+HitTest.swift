// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CALayer {
  /// Whether a point in the layer's own coordinates lies in the bounds; minimum edges are inside and maximum edges
  /// outside (VL-3).
  public final func contains(_ point: CGPoint) -> Bool {
    bounds.containsHalfOpen(point)
  }

  /// The deepest layer that holds a point, the layer itself or one below it (VL-3).
  ///
  /// For apps: UIKit does not ask it for touches. It knows nothing of views: user interaction and overrides do not
  /// count, and layers without a view do. A hidden layer and one with an opacity of 0 are left out with all that they
  /// hold. As with views, the order of the layers counts and not their zPosition.
  ///
  /// - Parameter point: A point in the coordinates of the superlayer, in points.
  /// - Returns: The layer; nil if the point is outside of the bounds.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let inside = pointFromSuperlayer(point), contains(inside) else {
      return nil
    }
    for layer in layersBelow.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }

  /// A copy of the layer as it is on the screen, for tests where a moving view appears (VL-5).
  ///
  /// Layers that it leads to, up and down, are such copies too, and ``model()`` leads back. The model has no frames
  /// between the start and the end of an animation, so the copy has the values of the layer itself.
  public final func presentation() -> Self? {
    let copy = Self.init()
    copy.bounds = bounds
    copy.position = position
    copy.anchorPoint = anchorPoint
    copy.setAffineTransform(affineTransform())
    copy.zPosition = zPosition
    copy.opacity = opacity
    copy.isHidden = isHidden
    copy.masksToBounds = masksToBounds
    copy.cornerRadius = cornerRadius
    copy.mask = mask?.presentation()
    copy.contents = contents
    copy.delegate = delegate
    copy.original = original ?? self
    return copy
  }

  /// The layer that a presentation layer was made from; of any other layer the layer itself.
  public final func model() -> CALayer { original ?? self }
}
