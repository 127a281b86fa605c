// SPDX-License-Identifier: Apache-2.0

/// All points on one side of a straight line on the screen, the line included.
struct HalfPlane {
  /// What is nearer than this counts as on the line, in points.
  static let tolerance = 1e-7

  /// The direction inwards, of length 1.
  private let normal: SIMD2<Double>

  /// The distance of the origin from the line, positive inside.
  private let offset: Double

  /// The points for which `(normal · point) + offset` is not negative, for a normal of any length.
  ///
  /// Without a direction, every point or none is inside. So it is for numbers that are not finite.
  init(normal: SIMD2<Double>, offset: Double) {
    let length = (normal * normal).sum().squareRoot()
    if length > 0, length.isFinite, offset.isFinite {
      self.normal = length == 1 ? normal : normal / length
      self.offset = length == 1 ? offset : offset / length
    } else {
      self.normal = .zero
      self.offset = length == 0 && offset >= 0 || offset == .infinity ? .infinity : -.infinity
    }
  }

  /// How far inside a point is; negative outside.
  func distance(of point: SIMD2<Double>) -> Double {
    normal.x * point.x + normal.y * point.y + offset
  }

  /// The distance of the corner of a box that is farthest inside.
  func greatestDistance(in box: TapBox) -> Double {
    distance(
      of: SIMD2(normal.x > 0 ? box.high.x : box.low.x, normal.y > 0 ? box.high.y : box.low.y))
  }

  /// The distance of the corner of a box that is farthest outside.
  func leastDistance(in box: TapBox) -> Double {
    distance(
      of: SIMD2(normal.x > 0 ? box.low.x : box.high.x, normal.y > 0 ? box.low.y : box.high.y))
  }

  /// Where the line crosses the way between two points at these distances, one inside and one outside.
  func crossing(
    _ start: SIMD2<Double>, _ startDistance: Double, _ end: SIMD2<Double>, _ endDistance: Double
  ) -> SIMD2<Double> {
    var point = start + (end - start) * (startDistance / (startDistance - endDistance))
    // Upright and level lines stay where they are, without rounding.
    if normal.y == 0 { point.x = -offset / normal.x }
    if normal.x == 0 { point.y = -offset / normal.y }
    return point
  }
}

/// An upright rectangle on the screen.
struct TapBox {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  /// The box around corners, at least one.
  init(around corners: [SIMD2<Double>]) {
    low = corners[0]
    high = corners[0]
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
  }

  /// A box around every screen.
  static let everywhere = TapBox(low: SIMD2(-1e9, -1e9), high: SIMD2(1e9, 1e9))

  /// Whether the boxes have points in common, give or take what is lost with large numbers.
  func meets(_ other: TapBox) -> Bool {
    low.x < other.high.x + 0.01 && other.low.x - 0.01 < high.x && low.y < other.high.y + 0.01
      && other.low.y - 0.01 < high.y
  }

  var corners: [SIMD2<Double>] { [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)] }
}
