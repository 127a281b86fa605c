// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CGRect {
  /// Whether the point lies in the rectangle: minimum edges inside, maximum edges outside (HT-12).
  ///
  /// Without a width or height nothing is inside (HT-14).
  func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
