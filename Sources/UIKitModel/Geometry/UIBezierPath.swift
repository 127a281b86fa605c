// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A closed shape, as far as overrides of `point(inside:with:)` need one.
///
/// Rectangles, ovals, rounded rectangles, arcs and polygons; other curves are not part of it.
@MainActor
open class UIBezierPath: NSObject {
  private var shapes: [Shape] = []

  /// Whether a point that lies in an even number of shapes is outside, which makes holes.
  ///
  /// Without it, a point in any of the shapes is inside.
  open var usesEvenOddFillRule = false

  private enum Shape {
    case rect(CGRect)
    case oval(CGRect)
    case rounded(CGRect, CGFloat)
    case polygon([CGPoint])
  }

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public init(rect: CGRect) {
    shapes = [.rect(rect)]
    super.init()
  }

  /// Creates the oval that fills a rectangle.
  public init(ovalIn rect: CGRect) {
    shapes = [.oval(rect)]
    super.init()
  }

  /// Creates a rectangle with round corners; the radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    shapes = [.rounded(rect, cornerRadius)]
    super.init()
  }

  /// Creates an arc, closed by the straight line between its ends; a full turn is a circle.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc starts, in radians, clockwise from the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Which way round.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    if abs(sweep) >= turn - 1e-9 {
      let side = 2 * radius
      shapes = [.oval(CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side))]
    } else {
      if sweep < 0 { sweep += turn }
      let steps = 360
      shapes = [
        .polygon(
          (0...steps).map { step in
            let share = sweep * CGFloat(step) / CGFloat(steps)
            let angle = clockwise ? startAngle + share : startAngle - share
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          })
      ]
    }
    super.init()
  }

  /// Starts a polygon at a point.
  open func move(to point: CGPoint) { shapes.append(.polygon([point])) }

  /// Adds a corner to the polygon that was started last.
  open func addLine(to point: CGPoint) {
    guard case .polygon(var points)? = shapes.last else { return }
    points.append(point)
    shapes[shapes.count - 1] = .polygon(points)
  }

  /// Closes the polygon; containment treats every polygon as closed.
  open func close() {}

  /// Adds the shapes of another path.
  open func append(_ path: UIBezierPath) { shapes += path.shapes }

  /// Whether the point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    let hits = shapes.count { shape in
      switch shape {
      case .rect(let rect): rect.containsHalfOpen(point)
      case .oval(let rect): ShapeGeometry.oval(rect, contains: point)
      case .rounded(let rect, let radius):
        ShapeGeometry.roundedRect(rect, cornerRadius: radius, contains: point)
      case .polygon(let points): ShapeGeometry.polygon(points, evenOdd: usesEvenOddFillRule, contains: point)
      }
    }
    return usesEvenOddFillRule ? hits % 2 == 1 : hits > 0
  }
}
