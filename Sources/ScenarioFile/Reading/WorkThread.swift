// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why there is no thread.
package struct ThreadError: Error, CustomStringConvertible {
  var reason: String

  package var description: String { "no thread can be started: \(reason)" }
}

/// A thread of the system. Unlike `Thread`, this tells if there is none to be had.
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
