// SPDX-License-Identifier: Apache-2.0

/// The numbers that a trace can hold.
package enum NumberLimit {
  /// The largest number of points, seconds or anything else, and the largest entry of a transform. No screen needs more,
  /// and sums, products and inverses of such numbers can be computed with.
  package static let greatest = 1e9

  /// From the limit to the limit.
  package static let range = -greatest...greatest

  /// The smallest determinant of a transform that counts as having an inverse. What the inverse makes of a point is far
  /// from the limit of doubles then.
  static let smallestDeterminant = 1e-100
}
