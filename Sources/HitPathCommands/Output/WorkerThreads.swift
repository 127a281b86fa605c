// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import InputFile
import ScenarioFile

/// Runs work on a few threads and keeps the results in the order in which the work was added. `condition` guards the
/// mutable state.
final class WorkerThreads<Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let threads: PageThreads
  private let mostOpen: Int

  // Both are read and changed while holding the condition's lock.
  private var outputs: [Output?] = []
  private var finished = 0

  /// Starts the threads.
  ///
  /// - Parameter count: The number of threads; by default, that of the processor cores.
  /// - Throws: ``ThreadError`` if the system starts no thread.
  init(count: Int = min(8, ProcessInfo.processInfo.activeProcessorCount)) throws(ThreadError) {
    mostOpen = 3 * count
    threads = try PageThreads(count: count)
  }

  /// Adds a piece of work; blocks while many are waiting.
  func add(_ work: @escaping @Sendable () -> Output) {
    condition.lock()
    defer { condition.unlock() }
    while outputs.count - finished >= mostOpen { condition.wait() }
    let position = outputs.count
    outputs.append(nil)
    threads.add { [self] in
      let output = work()
      condition.withLock {
        outputs[position] = output
        finished += 1
        condition.broadcast()
      }
    }
  }

  /// The number of finished pieces.
  var finishedCount: Int { condition.withLock { finished } }

  /// Drops work that has not begun, and ends the threads.
  func cancel() { threads.close() }

  /// Waits for all work and ends the threads.
  ///
  /// - Parameter progress: Called now and then with the number of finished pieces.
  /// - Returns: The results, in the order in which the work was added.
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

/// Threads that do one piece of work after the other.
///
/// They are threads instead of tasks because deeply nested input needs a large stack.
struct PageThreads: Sendable {
  private static let stackSize = 256 << 20

  private let work = EventQueue<@Sendable () -> Void>()

  /// Starts some threads; fewer if there is not enough memory for all.
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

  /// How many stacks fit in a quarter of the memory that the process may address.
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
