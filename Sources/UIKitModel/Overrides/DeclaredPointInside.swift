// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A declared override of `point(inside:with:)` (HT-15, HT-16), in the view's own bounds coordinates.
package indirect enum DeclaredPointInside {
  case always
  case never
  case bounds
  case outset(UIEdgeInsets)
  case circle(center: CGPoint?, radius: CGFloat?)
  case roundedRect(cornerRadius: CGFloat)
  case polygon([CGPoint])
  case union([DeclaredPointInside])

  /// Whether the point counts as inside a view with these bounds.
  func contains(_ point: CGPoint, bounds: CGRect) -> Bool {
    switch self {
    case .always:
      true
    case .never:
      false
    case .bounds:
      bounds.containsHalfOpen(point)
    case .outset(let by):
      bounds.inset(by: UIEdgeInsets(top: -by.top, left: -by.left, bottom: -by.bottom, right: -by.right))
        .containsHalfOpen(point)
    case .circle(let center, let radius):
      ShapeGeometry.circle(
        center: center ?? CGPoint(x: bounds.midX, y: bounds.midY),
        radius: radius ?? min(bounds.width, bounds.height) / 2, contains: point)
    case .roundedRect(let radius):
      ShapeGeometry.roundedRect(bounds, cornerRadius: radius, contains: point)
    case .polygon(let points):
      ShapeGeometry.polygon(points, evenOdd: true, contains: point)
    case .union(let parts):
      parts.contains { $0.contains(point, bounds: bounds) }
    }
  }
}
