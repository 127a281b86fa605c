// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of the main thread, on which hit testing recurses as deep as the views nest.
package enum StackLimit {
  /// Lets the stack grow to 256 MB where the system allows that while the process runs, as Linux does.
  package static func raise() {
    #if os(Linux)
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
      let wanted = min(rlim_t(256 << 20), limit.rlim_max)
      guard limit.rlim_cur < wanted else { return }
      limit.rlim_cur = wanted
      setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #endif
  }
}
