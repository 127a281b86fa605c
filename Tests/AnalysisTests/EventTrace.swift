// SPDX-License-Identifier: Apache-2.0

import Trace

/// A trace made of events by hand, on a small screen.
enum EventTrace {
  /// A trace of these events, each with its time in seconds.
  static func make(
    _ events: [(time: Double, kind: TraceEvent.Kind)], _ change: (inout TraceScreen) -> Void = { _ in }
  ) -> TouchTrace {
    var screen = screen
    change(&screen)
    return TouchTrace(
      header: TraceHeader(name: "events"), screen: screen,
      events: events.enumerated().map { position, event in
        TraceEvent(sequence: position + 1, time: event.time, kind: event.kind)
      })
  }

  /// A window that is key, a page in it with two recognizers, and a switch.
  private static var screen: TraceScreen {
    var window = TraceView(
      id: "UIWindow", className: "UIWindow", baseClass: "UIWindow",
      frame: TraceRect(x: 0, y: 0, width: 320, height: 480))
    window.window = TraceWindow(windowLevel: 0, isKeyWindow: true, firstResponder: "Field")
    var page = TraceView(
      id: "Page", className: "UIView", frame: TraceRect(x: 0, y: 0, width: 320, height: 480))
    page.superview = "UIWindow"
    page.alpha = 0.5
    page.bounds = TraceRect(x: 0, y: 120.5, width: 320, height: 480)
    var toggle = TraceView(
      id: "Switch", className: "UISwitch", baseClass: "UISwitch",
      frame: TraceRect(x: 0, y: 0, width: 51, height: 31))
    toggle.superview = "Page"
    toggle.control = TraceControl(isEnabled: true)
    toggle.settings = ["isOn": .bool(false)]
    var pan = TraceGestureRecognizer(id: "pan", className: "UIPanGestureRecognizer", view: "Page")
    pan.settings = ["minimumNumberOfTouches": .number(1)]
    return TraceScreen(
      size: TraceSize(width: 320, height: 480),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"),
      views: [window, page, toggle], windowOrder: ["UIWindow"],
      gestureRecognizers: [
        pan, TraceGestureRecognizer(id: "tap", className: "UITapGestureRecognizer", view: "Page"),
      ])
  }
}
