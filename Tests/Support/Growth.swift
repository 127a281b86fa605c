// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How time grows with the work: four times as much takes four times as long, not sixteen times. Measured is the
/// processor time of this thread.
package enum Growth {
  /// How many times longer the work takes for four times as much.
  package static func factor(from count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    func time(_ count: Int) throws -> Double {
      let start = nanoseconds()
      try work(count)
      return nanoseconds() - start
    }
    try work(1)
    let short = try time(count)
    return try time(4 * count) / short
  }

  private static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
