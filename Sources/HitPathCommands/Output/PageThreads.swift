// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile

/// Threads that do one piece of work after the other.
///
/// Threads and not tasks: what a page is made of may nest deep, and needs a deep stack.
struct PageThreads: Sendable {
  private static let stackSize = 256 << 20

  private let work = EventQueue<@Sendable () -> Void>()

  /// Starts some threads; fewer where there is no room for all.
  ///
  /// - Throws: ``ThreadError`` if not even one can be started.
  init(count: Int, stackSize: Int = stackSize) throws(ThreadError) {
    for number in 0..<max(1, min(count, Self.mostStacks)) {
      do {
        try WorkThread.start(stackSize: stackSize) { [work] in
          while let piece = work.next() { piece() }
        }
      } catch {
        guard number > 0 else { throw error }
        return
      }
    }
  }

  func add(_ piece: @escaping @Sendable () -> Void) { work.add(piece) }

  /// Drops work that has not begun, and ends the threads.
  func close() { work.close() }

  /// How many stacks take no more than a quarter of the memory that the process may address.
  private static let mostStacks: Int = {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let resource = RLIMIT_AS
    #endif
    guard getrlimit(resource, &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_cur) / 4 / stackSize
  }()
}
