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

  /// Gives each view of the window the touches of one phase at a time, non-empty sets only (TE-5, TE-6).
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    var views: [UIView] = []
    for touch in event.touches where touch.window === window {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      for (phase, method) in methods {
        let touches = event.touches.filter { $0.view === view && $0.phase == phase }
        if !touches.isEmpty { view.receive(method, Set(touches), event) }
      }
    }
  }

  private static let methods: [(UITouch.Phase, TouchesMethod)] = [
    (.began, .began), (.moved, .moved), (.ended, .ended), (.cancelled, .cancelled),
  ]
}
