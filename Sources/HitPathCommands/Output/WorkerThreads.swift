// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs work on a few threads and keeps the results in the order in which the work was added.
///
/// Threads and not tasks: what a page is made of may nest deep, and needs a deep stack.
final class WorkerThreads<Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let mostWaiting: Int

  // All below is read and changed under the condition's lock.
  private var waiting: [(position: Int, work: @Sendable () -> Output)] = []
  private var outputs: [Output?] = []
  private var finished = 0
  private var isClosed = false

  /// - Parameter count: How many threads; as many as the machine has cores if nothing is said.
  init(count: Int = min(8, ProcessInfo.processInfo.activeProcessorCount)) {
    mostWaiting = 2 * count
    for _ in 0..<count {
      let thread = Thread { [self] in run() }
      thread.stackSize = 256 << 20
      thread.start()
    }
  }

  /// Adds a piece of work; waits while a good deal is waiting already.
  func add(_ work: @escaping @Sendable () -> Output) {
    condition.lock()
    defer { condition.unlock() }
    while waiting.count >= mostWaiting { condition.wait() }
    waiting.append((outputs.count, work))
    outputs.append(nil)
    condition.broadcast()
  }

  /// How many pieces are finished.
  var finishedCount: Int { condition.withLock { finished } }

  /// Drops work that has not begun, and ends the threads.
  func cancel() {
    condition.lock()
    defer { condition.unlock() }
    waiting = []
    isClosed = true
    condition.broadcast()
  }

  /// Waits for everything and ends the threads.
  ///
  /// - Parameter progress: Called now and then with the number of pieces that are finished.
  /// - Returns: What came of the pieces, in the order in which they were added.
  func finish(_ progress: (Int) -> Void) -> [Output] {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
    while finished < outputs.count {
      condition.wait()
      progress(finished)
    }
    return outputs.compactMap { $0 }
  }

  private func run() {
    condition.lock()
    defer { condition.unlock() }
    while true {
      while waiting.isEmpty, !isClosed { condition.wait() }
      guard !waiting.isEmpty else { return }
      let (position, work) = waiting.removeFirst()
      condition.unlock()
      let output = work()
      condition.lock()
      outputs[position] = output
      finished += 1
      condition.broadcast()
    }
  }
}
