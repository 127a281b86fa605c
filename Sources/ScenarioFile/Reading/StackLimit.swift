// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of the main thread, on which hit testing calls itself once for each level of views.
package enum StackLimit {
  /// As large as the stack is made where the system allows that, in bytes.
  private static let wanted: rlim_t = 256 << 20

  /// How much of it a level takes, in bytes, in a debug build. A release build takes half.
  private static let level: rlim_t = 8 << 10

  /// How many levels of views fit, at most as many as are asked for.
  package static func levels(upTo most: Int) -> Int { min(most, Int(clamping: room / level)) }

  /// Lets the stack grow where the system allows that while the process runs, as Linux does.
  package static func raise() {
    #if os(Linux)
      guard var limit, limit.rlim_cur < room else { return }
      limit.rlim_cur = room
      setrlimit(resource, &limit)
    #endif
  }

  /// How large the stack is, or may become, in bytes.
  private static let room: rlim_t = {
    guard let limit else { return wanted }
    #if os(Linux)
      return min(wanted, limit.rlim_max)
    #else
      return min(wanted, limit.rlim_cur)
    #endif
  }()

  private static var limit: rlimit? {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? limit : nil
  }

  #if os(Linux)
    private static let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    private static let resource = RLIMIT_STACK
  #endif
}
