// SPDX-License-Identifier: Apache-2.0

/// An affine transform that maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
///
/// Written as `[a, b, c, d, tx, ty]`, the order of Core Graphics.
public struct TraceTransform: Hashable, Sendable {
  /// The entries, named as in `CGAffineTransform`.
  public var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  /// The transform that changes nothing.
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

  /// The image of a point.
  public func callAsFunction(_ point: TracePoint) -> TracePoint {
    TracePoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform that undoes this one, or nil if there is none (HT-21).
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
