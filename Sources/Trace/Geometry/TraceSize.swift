// SPDX-License-Identifier: Apache-2.0

/// A width and a height, in points. Encoded as `[width, height]`.
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

extension TraceSize: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try NumberRow(2, from: decoder)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try NumberRow([width, height]).encode(to: encoder)
  }
}
