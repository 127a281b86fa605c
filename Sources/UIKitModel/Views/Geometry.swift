// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#else
  import Trace

  /// An affine transform, with Core Graphics' names, for platforms that lack it.
  ///
  /// Maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`. Angles are in radians, positive from the x axis towards
  /// the y axis, which on a screen is clockwise.
  public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The entries of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// The transform that maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the identity.
    public init() { self = .identity }

    /// Creates a transform from its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is the identity.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first, then the other.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c,
        b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c,
        d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx,
        ty: tx * t2.b + ty * t2.d + t2.ty
      )
    }

    /// The inverse, or the transform itself if it has none, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
      let transform = TraceTransform(
        a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
      return transform.inverse.map(CGAffineTransform.init) ?? self
    }

    /// This transform after a translation, in points.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// This transform after a scaling.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// This transform after a rotation by an angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size, transformed as a vector.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the bounding box of the transformed rectangle.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      CGRect(around: corners.map { $0.applying(t) })
    }
  }
#endif

extension CGAffineTransform {
  /// Whether the transform has an inverse (HT-21).
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}

extension CGRect {
  /// The four corners, clockwise from the origin.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle around points; zero for none.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CGRect {
  /// Whether the point lies in the rectangle: minimum edges inside, maximum edges outside (HT-12).
  ///
  /// Without a width or height nothing is inside (HT-14).
  func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}

/// Tests whether a point lies in one of the shapes that overrides of `point(inside:with:)` use.
enum ShapeGeometry {
  /// The oval that fills the rectangle, edge included.
  static func oval(_ rect: CGRect, contains point: CGPoint) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    let x = (point.x - rect.midX) / (rect.width / 2)
    let y = (point.y - rect.midY) / (rect.height / 2)
    return x * x + y * y <= 1
  }

  /// A circle, edge included.
  static func circle(center: CGPoint, radius: CGFloat, contains point: CGPoint) -> Bool {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return x * x + y * y <= radius * radius
  }

  /// A rectangle whose corners are quarter circles; the radius is at most half of the shorter side.
  static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat, contains point: CGPoint) -> Bool {
    guard rect.containsHalfOpen(point) else { return false }
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let x = min(max(point.x, rect.minX + radius), rect.maxX - radius)
    let y = min(max(point.y, rect.minY + radius), rect.maxY - radius)
    return circle(center: CGPoint(x: x, y: y), radius: radius, contains: point)
      || (x == point.x && y == point.y)
  }

  /// A closed polygon, by the even-odd or the winding rule.
  static func polygon(_ points: [CGPoint], evenOdd: Bool, contains point: CGPoint) -> Bool {
    guard var previous = points.last, points.count > 2 else { return false }
    var winding = 0
    var crossings = 0
    for current in points {
      if (previous.y <= point.y) != (current.y <= point.y) {
        let along = (point.y - previous.y) / (current.y - previous.y)
        if point.x < previous.x + along * (current.x - previous.x) {
          crossings += 1
          winding += current.y > previous.y ? 1 : -1
        }
      }
      previous = current
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}

/// A closed shape for overrides of `point(inside:with:)`.
///
/// Supports rectangles, ovals, rounded rectangles, arcs and polygons, but no other curves.
@MainActor
open class UIBezierPath: ModelObject {
  private var shapes: [Shape] = []

  /// Whether overlapping shapes make holes: a point in an even number of shapes is outside. When false, a point in any
  /// of the shapes is inside.
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
  ///   - clockwise: Whether the arc runs clockwise.
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

/// Distances from the edges of a rectangle inwards, in points; negative numbers point outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle made smaller by the insets, or larger where they are negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle made larger by the insets, or smaller where they are negative.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
