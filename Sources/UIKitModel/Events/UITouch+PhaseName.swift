// SPDX-License-Identifier: Apache-2.0

extension UITouch.Phase {
  /// The name in a trace.
  var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
