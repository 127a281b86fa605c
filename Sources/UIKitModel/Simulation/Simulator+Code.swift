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
  ///   - call: The method, or the property that it sets.
  ///   - object: The receiver, if it is one object.
  ///   - body: What is done, with what a method answers that does.
  package func codeRuns(_ call: CodeCall, on object: AnyObject?, _ body: () -> Bool?) {
    run {
      if let recorder = TraceRecorder.current {
        recorder.input(call.record, on: object, body)
      } else {
        _ = body()
      }
    }
  }

  /// What code does.
  package enum CodeCall {
    /// It calls a method, with an argument in words.
    case method(String, argument: String = "")

    /// It sets a property to a value, as a scenario file writes it on one line.
    case set(property: String, value: String)

    fileprivate var record: InputReceived {
      switch self {
      case .method(let name, let argument):
        return InputReceived(input: .method(name), object: nil, detail: argument)
      case .set(let property, let value):
        var record = InputReceived(input: .set, object: nil)
        (record.property, record.value) = (property, value)
        return record
      }
    }
  }
}
