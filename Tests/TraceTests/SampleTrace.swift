// SPDX-License-Identifier: Apache-2.0

import Trace

/// A trace with one event of every kind and a tap map, and with every optional field both present and absent.
enum SampleTrace {
  static let trace = TouchTrace(
    header: TraceHeader(
      name: "sample", title: ["en": "A \"sample\"", "zh-Hans": "样例"], source: "code",
      configuration: ["hitTestPasses": 2]),
    screen: screen, events: events, tapMaps: [tapMap])

  /// The same with its scenario and two variants, the second without events.
  static let withVariants: TouchTrace = {
    var other = trace
    other.header.configuration = ["hitTestPasses": 1]
    (other.events, other.tapMaps) = ([], [])
    var whole = trace
    whole.header.scenario = "window: {}"
    whole.variants = [
      TraceVariant(
        settings: [TraceSetting(object: "Tap", property: "numberOfTapsRequired", value: "2")], trace: trace),
      TraceVariant(settings: [TraceSetting(property: "hitTestPasses", value: "1")], trace: other),
    ]
    return whole
  }()

  private static let tapMap = TraceTapMap(regions: [
    TraceTapRegion(
      view: "Button",
      pieces: [[TracePoint(x: 0, y: 0), TracePoint(x: 320, y: 0.333333), TracePoint(x: -1e-6, y: 568)]],
      sampledFor: ["Button"]),
    TraceTapRegion(view: nil, pieces: []),
  ])

  private static let screen: TraceScreen = {
    var window = TraceView(
      id: "UIWindow", className: "UIWindow", baseClass: "UIWindow",
      frame: TraceRect(x: 0, y: 0, width: 320, height: 568))
    window.window = TraceWindow(windowLevel: 0, isKeyWindow: true, scene: "Scene", firstResponder: "Button")
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
      isEnabled: false, actions: [TraceAction(action: "tapped", event: .touchUpInside, target: "Controller")]
    )
    button.overrides = [TraceOverride(method: .pointInside, kind: .outset, detail: "top 50")]
    button.implements = [TraceTouchesMethod(method: .touches(.began), callsSuper: true)]
    button.unknown = ["alpha"]
    button.settings = ["value": .number(0.5), "minimumValue": .number(0), "isContinuous": .bool(true)]
    button.performs = ["copy", "paste"]
    var controller = TraceController(id: "Controller", className: "Controller")
    controller.view = "Button"
    controller.rootOf = "UIWindow"
    controller.performs = ["save"]
    var tap = TraceGestureRecognizer(
      id: "Tap", className: "QuickTap", view: "Button", actions: [TraceAction(action: "tapped")])
    tap.baseClass = "UITapGestureRecognizer"
    tap.settings = ["numberOfTapsRequired": .number(1), "numberOfTouchesRequired": .number(1)]
    tap.requiresFailureOf = ["DoubleTap"]
    tap.delegate = "Controller"
    tap.overrides = [
      TraceOverride(
        method: .delegate(.shouldReceiveTouch), kind: OverrideKind(rawValue: "answers"), detail: "false")
    ]
    var scene = TraceResponder(id: "Scene", className: "UIWindowScene")
    scene.performs = []
    return TraceScreen(
      size: TraceSize(width: 320, height: 568),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"),
      delegate: TraceResponder(id: "AppDelegate", className: "AppDelegate", isResponder: false),
      scenes: [scene], views: [window, button],
      windowOrder: ["UIWindow"], controllers: [controller],
      gestureRecognizers: [
        tap,
        TraceGestureRecognizer(id: "DoubleTap", className: "UITapGestureRecognizer", view: "Button"),
      ],
      unknown: ["alpha"])
  }()

  private static let events = SampleEvents.kinds.enumerated().map { index, kind in
    TraceEvent(sequence: index + 1, time: Double(index) / 10, parent: index == 1 ? 1 : nil, kind: kind)
  }
}
