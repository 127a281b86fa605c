// SPDX-License-Identifier: Apache-2.0

import Foundation

/// From `sendEvent` to the touches methods.
@MainActor
enum TouchDelivery {
  /// Calls the application's `sendEvent(_:)` and records the call.
  static func send(_ event: UIEvent, to application: UIApplication) {
    guard let recorder = TraceRecorder.current else { return application.sendEvent(event) }
    recorder.sending(event, to: application) { application.sendEvent(event) }
  }

  /// Calls a window's `sendEvent(_:)` and records the call.
  static func send(_ event: UIEvent, to window: UIWindow) {
    guard let recorder = TraceRecorder.current else { return window.sendEvent(event) }
    recorder.sending(event, to: window) { window.sendEvent(event) }
  }

  /// Runs the gesture phase and the view phase for the touches of a window (GR-2).
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    UIApplication.withCurrent(for: window) { $0.gestures.deliver(event, in: window) }
  }
}
