// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension CGPoint {
  init(_ point: TracePoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: TraceRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension TracePoint {
  /// The point as a file has it, not rounded as in a trace.
  init(exactly point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
