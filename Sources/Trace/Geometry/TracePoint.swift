// SPDX-License-Identifier: Apache-2.0

/// A point, in points, in the coordinate space that the holding field names.
///
/// Encoded as `[x, y]`.
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

extension TracePoint: Codable {
  /// Reads `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try NumberRow(2, from: decoder)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    try NumberRow([x, y]).encode(to: encoder)
  }
}
