// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Threads with a stack of a known size, whatever the system gives the main thread.
///
/// Screens are walked by recursion, hit testing first of all, and Yams builds and releases its nodes so. A large stack
/// makes the deepest input that is accepted safe, be the caller on a secondary thread of 512 KB.
package enum DeepStack {
  /// The size of the stack, in bytes: the deepest input takes a third of it where nothing is optimized. Memory is taken
  /// only as far as the recursion really goes.
  package static let size = 128 << 20

  /// Whether the running thread has such a stack.
  @TaskLocal private static var isHere = false

  /// Runs work on a thread with a large stack and waits for it; at once, if this is one already, or if the system has
  /// no more threads.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    if isHere { return work() }
    let outcome = Outcome<Value>()
    guard start({ outcome.finish(work()) }) else { return work() }
    return outcome.wait()
  }

  /// Ends the process after work of the main actor, with the exit code that it returns.
  ///
  /// The main thread of a process has the stack that the system gave it. It is parked, which makes the main queue a
  /// queue like others, and then a block that a thread waits for runs on that thread.
  @MainActor
  package static func exit(after work: @escaping @MainActor @Sendable () -> Int32) -> Never {
    let isParked = DispatchSemaphore(value: 0)
    let isStarted = start {
      isParked.wait()
      DispatchQueue.main.sync { Foundation.exit(MainActor.assumeIsolated(work)) }
    }
    guard isStarted else { Foundation.exit(work()) }
    DispatchQueue.main.async { isParked.signal() }
    dispatchMain()
  }

  /// Starts work on a thread with a large stack.
  ///
  /// - Returns: False if the system has no more threads, or no room for the stack.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(attributes, size) == 0 else { return false }
    let box = Unmanaged.passRetained(Work { $isHere.withValue(true, operation: work) })
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, attributes, { Work.run($0) }, box.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(&thread, attributes, { $0.flatMap(Work.run) }, box.toOpaque())
    #endif
    if result != 0 { box.release() }
    return result == 0
  }

  /// Work as C hands it to a thread.
  private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }

  /// The value that one thread hands to another. Sendable because the condition's lock guards the value.
  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func finish(_ value: Value) {
      condition.withLock {
        self.value = value
        condition.signal()
      }
    }

    func wait() -> Value {
      condition.withLock {
        while true {
          if let value { return value }
          condition.wait()
        }
      }
    }
  }
}
