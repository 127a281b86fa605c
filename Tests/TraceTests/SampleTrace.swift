// SPDX-License-Identifier: Apache-2.0

import Trace

/// A trace with one event of every kind, and with every optional field both present and absent.
enum SampleTrace {
  static let trace = TouchTrace(
    header: TraceHeader(
      name: "sample", title: ["en": "A \"sample\"", "zh-Hans": "样例"], source: "code",
      configuration: ["hitTestPasses": 2]),
    screen: screen, events: events)

  private static let screen: TraceScreen = {
    var window = TraceView(
      id: "UIWindow", className: "UIWindow", baseClass: "UIWindow",
      frame: TraceRect(x: 0, y: 0, width: 320, height: 568))
    window.window = TraceWindow(windowLevel: 0, isKeyWindow: true, scene: "Scene")
    window.windowTransform = .identity
    var button = TraceView(
      id: "Button", className: "FancyButton", baseClass: "UIButton",
      frame: TraceRect(x: 10.1, y: -20, width: 0.5, height: 1e-3))
    button.superview = "UIWindow"
    button.text = "</script> \u{1F600}"
    button.backgroundColor = "#ff000080"
    button.viewController = "Controller"
    button.gestureRecognizers = ["Tap"]
    button.control = TraceControl(
      isEnabled: false, actions: [TraceAction(action: "tapped", event: "touchUpInside", target: "Controller")]
    )
    button.overrides = [TraceOverride(method: "pointInside", kind: "outset", detail: "top 50")]
    button.implements = [TraceTouchesMethod(method: "touchesBegan", callsSuper: true)]
    button.unknown = ["alpha"]
    var controller = TraceController(id: "Controller", className: "Controller")
    controller.view = "Button"
    controller.rootOf = "UIWindow"
    return TraceScreen(
      size: TraceSize(width: 320, height: 568),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"),
      delegate: TraceResponder(id: "AppDelegate", className: "AppDelegate", isResponder: false),
      scenes: [TraceResponder(id: "Scene", className: "UIWindowScene")], views: [window, button],
      windowOrder: ["UIWindow"], controllers: [controller],
      gestureRecognizers: [
        TraceGestureRecognizer(
          id: "Tap", className: "UITapGestureRecognizer", view: "Button",
          actions: [TraceAction(action: "tapped")])
      ],
      unknown: ["alpha"])
  }()

  private static let reason = TraceReason(
    .pointOutsideBounds, subject: "Button", numbers: ["left": 3, "above": 0.5])

  private static let kinds: [TraceEvent.Kind] = [
    .hitTestPassBegan(touch: "touch1", pass: 1, location: TracePoint(x: 1, y: 2), windows: ["UIWindow"]),
    .hitTestEntered(view: "Button", point: TracePoint(x: -1.5, y: 2), isDirect: true),
    .gatesChecked(view: "Button", gates: GateChecks(isUserInteractionEnabled: false, refusal: reason)),
    .gatesChecked(
      view: "Button",
      gates: GateChecks(isUserInteractionEnabled: true, isAnimating: false, isHidden: false, alpha: 1)),
    .pointInsideAsked(view: "Button", point: TracePoint(x: 1, y: 2)),
    .pointInsideAnswered(view: "Button", point: TracePoint(x: 1, y: 2), answer: false, reason: reason),
    .pointInsideAnswered(view: "Button", point: TracePoint(x: 1, y: 2), answer: true, reason: nil),
    .hitTestReturned(view: "Button", result: nil, reason: reason),
    .hitTestReturned(view: "Button", result: "Button", reason: nil),
    .hitTestPassEnded(touch: "touch1", pass: 1, view: "Button"),
    .hitTestPassEnded(touch: "touch1", pass: 2, view: nil),
    .touchUpdated(
      TouchSample(
        touch: "touch1", finger: "finger", phase: "began", location: TracePoint(x: 1, y: 2),
        window: "UIWindow",
        view: "Button", tapCount: 2)),
    .touchUpdated(
      TouchSample(touch: "touch2", finger: "b", phase: "ended", location: TracePoint(x: 1, y: 2))),
    .recognizersCollected(touch: "touch1", recognizers: ["Tap"]),
    .responderChain(
      touch: "touch1",
      links: ChainLink.Rule.allCases.map { ChainLink(responder: "Responder", rule: $0) }),
    .eventSent(receiver: "UIApplication", touches: ["touch1"]),
    .touchesDelivered(responder: "Button", method: "touchesBegan", touches: ["touch1"]),
    .touchesForwarded(responder: "Button", method: "touchesBegan", next: "UIWindow"),
    .touchesKept(responder: "Button", method: "touchesBegan", reason: TraceReason(.handledByResponder)),
    .eventDropped(
      touches: ["touch1"], method: "touchesBegan", responder: "UIApplication",
      reason: TraceReason(.chainEnded)),
    .eventDropped(
      touches: ["touch2"], method: "touchesEnded", responder: nil, reason: TraceReason(.noWindow)),
  ]

  private static let events = kinds.enumerated().map { index, kind in
    TraceEvent(sequence: index + 1, time: Double(index) / 10, parent: index == 1 ? 1 : nil, kind: kind)
  }
}
