// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A declared override of `point(inside:with:)` (HT-15, HT-16), in the view's own bounds coordinates, in points.
package indirect enum DeclaredPointInside: Hashable, Sendable {
  case always
  case never

  /// The default: the bounds. Useful in a union.
  case bounds

  /// The bounds grown by this much on each side; negative numbers shrink.
  case outset(UIEdgeInsets)

  /// A circle, edge included; nil for the middle of the bounds and half of the shorter side.
  case circle(center: CGPoint?, radius: CGFloat?)

  /// The bounds with round corners.
  case roundedRect(cornerRadius: CGFloat)

  /// The inside of a polygon, by the even-odd rule.
  case polygon([CGPoint])

  /// Inside any of these.
  case union([DeclaredPointInside])

  /// Wherever a subview that can be hit says that the point is inside of it.
  case subviews

  /// Whether the point counts as inside the view.
  @MainActor
  func contains(_ point: CGPoint, in view: UIView) -> Bool {
    let bounds = view.bounds
    return switch self {
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
      parts.contains { $0.contains(point, in: view) }
    case .subviews:
      view.subviews.reversed().contains { subview in
        guard UIApplication.running?.budget.spend() ?? true, subview.passesGates(nil),
          let inner = subview.layer.pointFromSuperlayer(point)
        else {
          return false
        }
        return subview.askPointInside(inner, with: nil, TraceRecorder.current)
      }
    }
  }
}
