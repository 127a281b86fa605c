// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  // Foundation's locks, which the smaller Foundation lacks.

  /// A lock that one thread at a time can hold.
  package class NSLock: @unchecked Sendable {
    fileprivate let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    package func lock() { pthread_mutex_lock(mutex) }

    package func unlock() { pthread_mutex_unlock(mutex) }

    package func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
      lock()
      defer { unlock() }
      return try body()
    }
  }

  /// A lock with which threads wait for each other.
  package final class NSCondition: NSLock, @unchecked Sendable {
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package override init() { pthread_cond_init(condition, nil) }

    deinit {
      pthread_cond_destroy(condition)
      condition.deallocate()
    }

    /// Wakes one thread that waits.
    package func signal() { pthread_cond_signal(condition) }

    /// Wakes all threads that wait.
    package func broadcast() { pthread_cond_broadcast(condition) }

    /// Waits until another thread wakes this one. The lock is free meanwhile.
    package func wait() { pthread_cond_wait(condition, mutex) }

    /// The same, but not after a date.
    ///
    /// - Returns: False if the date has passed.
    package func wait(until limit: Date) -> Bool {
      let time = limit.timeIntervalSince1970
      var end = timespec()
      end.tv_sec = Int(time.rounded(.down))
      end.tv_nsec = Int((time - time.rounded(.down)) * 1e9)
      return pthread_cond_timedwait(condition, mutex, &end) == 0
    }
  }
#endif
