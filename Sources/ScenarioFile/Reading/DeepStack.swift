// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs work that recurses as deep as a file is nested.
///
/// Yams builds and releases its nodes by recursion. A thread with a large stack makes the deepest file that
/// is accepted safe wherever the caller runs, be it on a secondary thread of 512 KB.
package enum DeepStack {
  /// The size of the stack, in bytes. Memory is taken only as far as the recursion really goes.
  static let size = 128 << 20

  /// Runs the work on a thread of its own and waits for it. Where no thread is to be had it is done here: the main thread of
  /// a command has a deep stack too.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let outcome = Outcome<Value>()
    do {
      try WorkThread.start(stackSize: size) { outcome.finish(work()) }
    } catch {
      return work()
    }
    return outcome.wait()
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
