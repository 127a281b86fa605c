// SPDX-License-Identifier: Apache-2.0

/// The corners of areas in the data of a page.
enum PageCorners {
  /// Corners, each of two numbers, clockwise; of an upright rectangle that begins at its upper left only the first and
  /// the third, from which the script knows the others.
  static func short(_ corners: [[Double]]) -> [[Double]] {
    guard corners.count == 4, corners[1] == [corners[2][0], corners[0][1]],
      corners[3] == [corners[0][0], corners[2][1]], corners[0][0] < corners[2][0],
      corners[0][1] < corners[2][1]
    else { return corners }
    return [corners[0], corners[2]]
  }
}
