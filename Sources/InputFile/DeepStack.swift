// SPDX-License-Identifier: Apache-2.0

import FoundationTypes

/// Runs work that recurses as deep as a file is nested.
///
/// Nodes of files are written and released by recursion. A thread with a large stack makes the deepest file that
/// is accepted safe wherever the caller runs, be it on a secondary thread of 512 KB.
package enum DeepStack {
  /// The size of the stack, in bytes. Memory is taken only as far as the recursion really goes.
  static let size = 128 << 20

  /// Runs the work on a thread of its own and waits for it. Where no thread is to be had it is done here: the main
  /// thread of
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

/// Why there is no thread.
package struct ThreadError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "no thread can be started: \(reason)" }
}

/// Starts threads of the system. Unlike `Thread`, it throws if the system cannot start one.
package enum WorkThread {
  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - stackSize: How large its stack is, in bytes; nil for the usual size.
  ///   - body: What it does.
  /// - Throws: ``ThreadError`` in the words of the system.
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
