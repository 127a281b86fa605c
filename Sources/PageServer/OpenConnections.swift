// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The connections that are open, so many that none is refused for others that do nothing.
///
/// It belongs to the thread that serves all of them.
final class OpenConnections: @unchecked Sendable {
  private let most: Int
  private var last = 0
  /// What ends each, by number; and which of them have asked for nothing yet, and which wait for a change.
  private var open: [Int: () -> Void] = [:]
  private var idle: Set<Int> = []
  private var waiting: Set<Int> = []

  /// - Parameter most: The most connections at a time.
  init(most: Int = DescriptorLimit.connections) { self.most = most }

  /// Takes a new connection in. Where there are too many, the one that has been idle longest is ended for it, else the
  /// one that has waited longest.
  ///
  /// - Parameter end: Ends the connection.
  /// - Returns: Its number; nil for one too many.
  func enter(_ end: @escaping () -> Void) -> Int? {
    guard open.count < most || endOldest() else { return nil }
    last += 1
    open[last] = end
    idle.insert(last)
    return last
  }

  /// Ends the connection that is needed least; false if all are being answered.
  func endOldest() -> Bool {
    guard let number = idle.min() ?? waiting.min() else { return false }
    let end = open[number]
    leave(number)
    end?()
    return true
  }

  /// The connection has a request, which is being answered.
  func asks(_ number: Int) { idle.remove(number) }

  /// The connection's request is answered when something changes.
  func waits(_ number: Int) { waiting.insert(number) }

  func leave(_ number: Int) {
    open[number] = nil
    idle.remove(number)
    waiting.remove(number)
  }
}

/// How many files and connections the process may have open.
enum DescriptorLimit {
  /// More than the tabs that anybody has open.
  private static let mostConnections = 800

  /// The most connections at a time: as many as there is room for beside the files that are read.
  static let connections: Int = {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return mostConnections / 8 }
    let wanted = min(rlim_t(2 * mostConnections), limit.rlim_max)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = wanted
      if setrlimit(resource, &limit) != 0 { getrlimit(resource, &limit) }
    }
    let allowed = Int(clamping: limit.rlim_cur)
    return min(mostConnections, allowed >= 256 ? allowed - 128 : allowed / 2)
  }()
}
