// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs work on a few threads and keeps the results in the order in which the work was added. Where the system has no
/// more threads, the caller's does the work.
final class WorkerThreads<Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let threads: PageThreads
  private let mostOpen: Int

  // Both are read and changed under the condition's lock.
  private var outputs: [Output?] = []
  private var finished = 0

  /// Takes threads; as many as the machine has cores, four at most, so that their stacks leave room for the work.
  convenience init() {
    self.init(PageThreads(count: min(4, ProcessInfo.processInfo.activeProcessorCount)))
  }

  init(_ threads: PageThreads) {
    mostOpen = 3 * threads.count
    self.threads = threads
  }

  /// Adds a piece of work; waits while a good deal is waiting already.
  func add(_ work: @escaping @Sendable () -> Output) {
    let position = condition.withLock {
      while threads.count > 0, outputs.count - finished >= mostOpen { condition.wait() }
      outputs.append(nil)
      return outputs.count - 1
    }
    let piece: @Sendable () -> Void = { [self] in
      let output = work()
      condition.withLock {
        outputs[position] = output
        finished += 1
        condition.broadcast()
      }
    }
    if threads.count > 0 { threads.add(piece) } else { piece() }
  }

  /// How many pieces are finished.
  var finishedCount: Int { condition.withLock { finished } }

  /// Drops work that has not begun, and ends the threads.
  func cancel() { threads.close() }

  /// Waits for everything and ends the threads.
  ///
  /// - Parameter progress: Called now and then with the number of pieces that are finished.
  /// - Returns: What came of the pieces, in the order in which they were added.
  func finish(_ progress: (Int) -> Void) -> [Output] {
    condition.lock()
    defer { condition.unlock() }
    while finished < outputs.count {
      condition.wait()
      progress(finished)
    }
    threads.close()
    return outputs.compactMap { $0 }
  }
}
