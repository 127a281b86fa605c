// SPDX-License-Identifier: Apache-2.0

import FoundationTypes

/// Runs work that recurses as deep as a file is nested.
///
/// Nodes of files are written and released by recursion. On a thread with a large stack, the deepest accepted file is
/// safe wherever the caller runs, even on a secondary thread with 512 KB.
package enum DeepStack {
  /// The size of the stack, in bytes. Memory is used only as far as the recursion goes.
  static let size = 128 << 20

  /// Runs the work on a new thread and waits for it. If no thread can be started, the work runs here: the main thread
  /// of a command has a deep stack too.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let outcome = Outcome<Value>()
    do {
      try WorkThread.start(stackSize: size) { outcome.finish(work()) }
    } catch {
      return work()
    }
    return outcome.wait()
  }

  /// The value that one thread passes to another. Sendable because the condition's lock guards the value.
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

/// Why no thread could be started.
package struct ThreadError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "no thread can be started: \(reason)" }
}

/// Starts system threads. Unlike `Thread`, it throws if the system cannot start one.
package enum WorkThread {
  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack, in bytes; nil for the default size.
  ///   - body: The work of the thread.
  /// - Throws: ``ThreadError`` with the system's message.
  package static func start(stackSize: Int?, _ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    var failure: Int32 = 0
    if let stackSize { failure = pthread_attr_setstacksize(attributes, stackSize) }
    let work = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    if failure == 0 { failure = pthread_create(&thread, attributes, { WorkThread.run($0) }, work) }
    guard failure != 0 else { return }
    Unmanaged<Body>.fromOpaque(work).release()
    throw ThreadError(reason: String(cString: strerror(failure)))
  }

  fileprivate static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Body>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }

  fileprivate final class Body: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

/// The stack of the main thread, on which hit testing calls itself once for each level of views.
package enum StackLimit {
  /// The size to which the stack is raised if the system allows it, in bytes.
  private static let wanted: rlim_t = 256 << 20

  /// The stack space of one level, in bytes, in a debug build. A release build needs half of it.
  private static let level: rlim_t = 8 << 10

  /// The number of levels of views that fit, up to a limit.
  package static func levels(upTo most: Int) -> Int { min(most, Int(clamping: room / level)) }

  /// Raises the limit of the stack on systems where it can grow while the process runs, such as Linux.
  package static func raise() {
    #if os(Linux)
      guard var limit, limit.rlim_cur < room else { return }
      limit.rlim_cur = room
      setrlimit(resource, &limit)
    #endif
  }

  /// The size that the stack has, or may grow to, in bytes.
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
