// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension Simulator {
  /// Moves the clock to a time, in seconds; what falls due on the way happens.
  package func advance(to time: TimeInterval) {
    run { application.clock.advance(to: time) }
  }

  /// Asks for a look at the application once everything has happened that is due at a time. It may change nothing.
  package func look(at time: TimeInterval, _ look: @escaping @MainActor () -> Void) {
    application.clock.look(at: time, look)
  }

  /// Runs what an app's own code does between touches, and records that it did.
  ///
  /// - Parameters:
  ///   - call: The method, or `set` for a property.
  ///   - object: The receiver, if it is one object.
  ///   - detail: The argument in words.
  ///   - body: What is done, with what a method answers that does.
  package func codeRuns(_ call: String, on object: AnyObject?, detail: String = "", _ body: () -> Bool?) {
    run {
      if let recorder = TraceRecorder.current {
        recorder.input(call, object: object, detail: detail, body)
      } else {
        _ = body()
      }
    }
  }
}
