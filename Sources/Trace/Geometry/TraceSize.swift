// SPDX-License-Identifier: Apache-2.0

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

extension TraceSize: NumberRow, FieldValue, Encodable {
  package static let definition = "size"
  package static let count = 2

  package init(row numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  package var row: [Double] { [width, height] }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try row.encode(to: encoder) }
}
