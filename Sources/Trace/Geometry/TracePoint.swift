// SPDX-License-Identifier: Apache-2.0

/// A point, in points, in the coordinate space that the holding field names.
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
