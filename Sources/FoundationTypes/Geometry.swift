// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)

  /// A length or a coordinate. On Apple's systems it is a separate type, which converts to `Double` and back.
  public typealias CGFloat = Double

  /// A point in the plane, in points.
  public struct CGPoint: Hashable, Sendable {
    /// The coordinates.
    public var x: CGFloat, y: CGFloat

    /// The origin.
    public static let zero = CGPoint()

    /// Creates the origin.
    public init() { self.init(x: 0.0, y: 0.0) }

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// Creates a point with whole coordinates.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The lengths.
    public var width: CGFloat, height: CGFloat

    /// No width and no height.
    public static let zero = CGSize()

    /// Creates a size of zero.
    public init() { self.init(width: 0.0, height: 0.0) }

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

    /// Creates a size of whole lengths.
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
  }

  /// A rectangle, in points. Its size may be negative: then it extends to the left of its origin, or above it.
  public struct CGRect: Hashable, Sendable {
    /// A corner, the top left one unless the size is negative.
    public var origin: CGPoint
    /// The size.
    public var size: CGSize

    /// A rectangle of no size at the origin.
    public static let zero = CGRect()

    /// No rectangle, such as the intersection of two that do not overlap.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// A rectangle that contains every point.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates a rectangle of no size at the origin.
    public init() { self.init(origin: CGPoint(), size: CGSize()) }

    /// Creates a rectangle.
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }

    /// Creates a rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle with whole edges.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Rectangles are equal if they cover the same points.
    public static func == (first: CGRect, second: CGRect) -> Bool {
      if first.isNull || second.isNull { return first.isNull && second.isNull }
      let (first, second) = (first.standardized, second.standardized)
      return first.origin == second.origin && first.size == second.size
    }

    /// Hashes what it covers.
    public func hash(into hasher: inout Hasher) {
      let rect = standardized
      hasher.combine(rect.origin)
      hasher.combine(rect.size)
    }
  }

  extension CGRect {
    /// The width, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    public var height: CGFloat { abs(size.height) }

    /// The left edge.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The middle between left and right.
    public var midX: CGFloat { (minX + maxX) * 0.5 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }

    /// The top edge.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The middle between top and bottom.
    public var midY: CGFloat { (minY + maxY) * 0.5 }
    /// The bottom edge.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// Whether it covers no point.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it is ``infinite``.
    public var isInfinite: Bool { self == .infinite }
    /// Whether it is ``null``.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// The same rectangle with a size that is not negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// The smallest rectangle with whole edges around it.
    public var integral: CGRect {
      if isNull { return self }
      let rect = standardized
      let (x, y) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
      return CGRect(x: x, y: y, width: rect.maxX.rounded(.up) - x, height: rect.maxY.rounded(.up) - y)
    }

    /// Whether it contains a point: points on the left and top edges are inside, those on the right and bottom edges
    /// are not.
    public func contains(_ point: CGPoint) -> Bool {
      !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether it covers everything that another one covers.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }

    /// Whether both have a point in common; edges that touch are enough.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// The smallest rectangle around both.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let (first, second) = (standardized, other.standardized)
      let (x, y) = (min(first.minX, second.minX), min(first.minY, second.minY))
      return CGRect(
        x: x, y: y, width: max(first.maxX, second.maxX) - x, height: max(first.maxY, second.maxY) - y)
    }

    /// The common part; ``null`` if there is none.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (a, b) = (standardized, other.standardized)
      guard let (x, width) = Self.overlap(a.minX, a.maxX, a.width, b.minX, b.maxX, b.width),
        let (y, height) = Self.overlap(a.minY, a.maxY, a.height, b.minY, b.maxY, b.height)
      else { return .null }
      return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The overlap of two intervals. An interval inside the other one keeps its exact length.
    private static func overlap(
      _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat,
      _ otherLength: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
      guard start <= otherEnd, otherStart <= end else { return nil }
      let (first, last) = (max(start, otherStart), min(end, otherEnd))
      if first == start, last == end { return (first, length) }
      if first == otherStart, last == otherEnd { return (first, otherLength) }
      return (first, last - first)
    }

    /// The rectangle with its edges moved inwards; ``null`` if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      let rect = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
      return rect.size.width < 0 || rect.size.height < 0 ? .null : rect
    }

    /// The rectangle moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
  }

  extension CGPoint: Codable {
    /// Reads both coordinates from a list.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init(x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
    }

    /// Writes a list of both coordinates.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(x)
      try list.encode(y)
    }
  }

  extension CGSize: Codable {
    /// Reads width and height from a list.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init(width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
    }

    /// Writes a list of width and height.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(width)
      try list.encode(height)
    }
  }

  extension CGRect: Codable {
    /// Reads origin and size from a list.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init(origin: try list.decode(CGPoint.self), size: try list.decode(CGSize.self))
    }

    /// Writes a list of origin and size.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(origin)
      try list.encode(size)
    }
  }

#endif
