// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceReason {
  /// An edge of the bounds.
  package enum Side: Hashable, Sendable, CaseIterable {
    case left, right, above, below

    /// The number that says how far a point is beyond it.
    var number: Number {
      switch self {
      case .left: .left
      case .right: .right
      case .above: .above
      case .below: .below
      }
    }
  }

  /// By how many points a point is beyond edges of the bounds, the left or right one first; empty if the numbers do not
  /// say. A point on the right or bottom edge is outside, beyond it by 0 (HT-12).
  package var beyond: [(side: Side, distance: Double)] {
    Side.allCases.compactMap { side in numbers[side.number].map { (side, $0) } }
  }

  /// The edge that a point is farthest beyond, and the distance in points; nil if the numbers do not say.
  package var farthestSide: (side: Side, distance: Double)? {
    guard let most = distance else { return nil }
    return beyond.first { abs($0.distance) == most }
  }

  /// Whether the numbers say where a point outside the bounds is.
  package var placesPoint: Bool { !beyond.isEmpty }

  /// The distance of a point from the edge that it is farthest beyond, in points; nil if the numbers do not say.
  package var distance: Double? { beyond.map { abs($0.distance) }.max() }
}
