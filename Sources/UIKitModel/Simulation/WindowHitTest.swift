// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// The search for a new touch's view among the windows, before any event is sent (HT-29).
@MainActor
struct WindowHitTest {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The view that the last of several equal traversals found, or nil if no window claims the touch (HT-28, HT-36).
  func view(for touch: UITouch, in event: UIEvent) -> UIView? {
    let windows = application.windowsFrontToBack
    let recorder = TraceRecorder.current
    var result: UIView?
    for pass in 1...max(1, application.configuration.hitTestPasses) {
      guard let recorder else {
        result = traverse(windows, touch.screenLocation, event, nil)
        continue
      }
      result = recorder.pass(pass, for: touch, windows: windows) {
        traverse(windows, touch.screenLocation, event, recorder)
      }
    }
    return result
  }

  /// The view under a pointer, found by one traversal (HT-31).
  func view(at location: CGPoint, in event: UIEvent) -> UIView? {
    traverse(application.windowsFrontToBack, location, event, TraceRecorder.current)
  }

  /// Asks the windows from front to back; the first that returns a view owns the touch (HT-31).
  private func traverse(
    _ windows: [UIWindow], _ location: CGPoint, _ event: UIEvent, _ recorder: TraceRecorder?
  ) -> UIView? {
    for window in windows {
      guard !window.isHidden else {
        recorder?.recordSkipped(window, TraceReason(.hidden))
        continue
      }
      guard let point = window.layer.pointFromSuperlayer(location) else {
        recorder?.recordSkipped(window, TraceReason(.nonInvertibleTransform))
        continue
      }
      if let hit = window.askHitTest(point, with: event, recorder) { return hit }
    }
    return nil
  }
}
