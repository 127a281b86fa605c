// SPDX-License-Identifier: Apache-2.0

/// A rectangle, in points. Written as `[x, y, width, height]`.
public struct TraceRect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: TracePoint

  /// The extent to the right and downwards.
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
