// SPDX-License-Identifier: Apache-2.0

/// A rectangle, in points, in the coordinate space that the field holding it names.
///
/// Written as `[x, y, width, height]`.
public struct TraceRect: Hashable, Sendable {
  /// The top-left corner, with the smallest coordinates.
  public var origin: TracePoint

  /// The width to the right and the height downwards.
  public var size: TraceSize

  /// Creates a rectangle from its corner and extent, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = TracePoint(x: x, y: y)
    size = TraceSize(width: width, height: height)
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge, which is not part of the rectangle.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge, which is not part of the rectangle.
  public var maxY: Double { origin.y + size.height }

  /// The four corners, clockwise from the origin.
  public var corners: [TracePoint] {
    [
      TracePoint(x: minX, y: minY), TracePoint(x: maxX, y: minY),
      TracePoint(x: maxX, y: maxY), TracePoint(x: minX, y: maxY),
    ]
  }

  /// Whether the point lies in the rectangle: the minimum edges are inside, the maximum edges outside (HT-12).
  public func contains(_ point: TracePoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the whole of another rectangle lies in this one; they may share edges.
  package func contains(_ other: TraceRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle that holds all the points, or nil for no points.
  public static func enclosing(_ points: [TracePoint]) -> TraceRect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return TraceRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension TraceRect: NumberRow, FieldValue, Encodable {
  package static let definition = "rect"
  package static let count = 4

  package init(row numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package var row: [Double] { [minX, minY, size.width, size.height] }

  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws { try row.encode(to: encoder) }
}

/// A point, in points, in the coordinate space that the field holding it names.
///
/// Written as `[x, y]`.
public struct TracePoint: Hashable, Sendable {
  /// The horizontal coordinate, growing to the right.
  public var x: Double

  /// The vertical coordinate, growing downwards.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension TracePoint: NumberRow, FieldValue, Encodable {
  package static let definition = "point"
  package static let count = 2

  package init(row numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }

  package var row: [Double] { [x, y] }

  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try row.encode(to: encoder) }
}

/// A width and a height, in points. Written as `[width, height]`.
public struct TraceSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Creates a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension TraceSize {
  /// The width of the narrowest iPad, in points.
  package static let narrowestPad = 744.0

  /// Whether a screen of this size is an iPad's.
  package var isOfPad: Bool { min(width, height) >= Self.narrowestPad }
}

extension TraceSize: NumberRow, FieldValue, Encodable {
  package static let definition = "size"
  package static let count = 2

  package init(row numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  package var row: [Double] { [width, height] }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try row.encode(to: encoder) }
}

/// An affine transform that maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
///
/// Written as `[a, b, c, d, tx, ty]`, the order of Core Graphics.
public struct TraceTransform: Hashable, Sendable {
  /// The entries, named as in `CGAffineTransform`.
  public var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  /// The transform that maps every point to itself.
  public static let identity = TraceTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Applies the transform to a point.
  public func callAsFunction(_ point: TracePoint) -> TracePoint {
    TracePoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse transform; nil if the transform has none (HT-21).
  public var inverse: TraceTransform? {
    let determinant = a * d - b * c
    guard abs(determinant) >= NumberLimit.smallestDeterminant, determinant.isFinite else { return nil }
    return TraceTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension TraceTransform: NumberRow, FieldValue, Encodable {
  package static let definition = "transform"
  package static let count = 6

  package init(row n: [Double]) { self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }

  package var row: [Double] { [a, b, c, d, tx, ty] }

  /// Writes `[a, b, c, d, tx, ty]`.
  public func encode(to encoder: any Encoder) throws { try row.encode(to: encoder) }
}

/// A geometric value that is written as an array of numbers.
package protocol NumberRow: PropertyRepresentable {
  /// The name of the definition in the schema.
  static var definition: String { get }
  static var count: Int { get }

  /// Creates the value from its numbers; `row` has `count` elements.
  init(row: [Double])

  var row: [Double] { get }
}

extension NumberRow {
  package init?(_ value: PropertyValue) {
    guard case .numbers(let numbers) = value, numbers.count == Self.count else { return nil }
    self.init(row: numbers)
  }

  package var propertyValue: PropertyValue { .numbers(row) }
}

extension FieldValue where Self: NumberRow {
  static var schema: Schema { .definition(definition, .numbers(count)) }

  init?(json: JSONValue?) {
    guard let numbers = [Double](json: json), numbers.count == Self.count else { return nil }
    self.init(row: numbers)
  }

  func write(to sink: JSONSink) throws { try row.write(to: sink) }
}

/// The axes along which content scrolls.
package struct ScrollAxes: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = ScrollAxes(rawValue: 1)
  package static let vertical = ScrollAxes(rawValue: 2)
  package static let all: ScrollAxes = [.horizontal, .vertical]
}
