// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGAffineTransform {
  /// Whether every point has exactly one preimage (HT-21).
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
