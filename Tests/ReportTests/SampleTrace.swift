// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A screen of upright views, and traces of taps on it as the default hit test finds them.
struct SampleScreen {
  var views: [TraceView] = []
  var controllers: [TraceController] = []
  var recognizers: [TraceGestureRecognizer] = []
  var unknown: [String] = []
  var title = ["en": "A tap on SubView3", "zh-Hans": "点击SubView3"]
  var summary = [
    "en": "Four views in one. The tap lands where only SubView3 is.",
    "zh-Hans": "一个视图里有四个子视图，点击落在只有SubView3的地方。",
  ]

  mutating func add(
    _ id: String, _ className: String = "UIView", in superview: String? = nil, _ frame: [Double],
    _ change: (inout TraceView) -> Void = { _ in }
  ) {
    var view = TraceView(
      id: id, className: className,
      frame: TraceRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    view.superview = superview
    let outer = superview.flatMap { name in views.first { $0.id == name } }
    let origin = outer?.windowTransform.map { TracePoint(x: $0.tx, y: $0.ty) } ?? TracePoint(x: 0, y: 0)
    view.windowTransform = TraceTransform(
      a: 1, b: 0, c: 0, d: 1, tx: superview == nil ? 0 : origin.x + frame[0],
      ty: superview == nil ? 0 : origin.y + frame[1])
    change(&view)
    views.append(view)
  }

  /// TopView with SubView1 to SubView4 in a window, and a controller.
  static var four: SampleScreen {
    var screen = SampleScreen()
    screen.add("UIWindow", "UIWindow", [0, 0, 320, 568]) {
      $0.window = TraceWindow(windowLevel: 0, isKeyWindow: true, scene: "UIWindowScene")
    }
    screen.add("TopView", "TopView", in: "UIWindow", [10, 20, 300, 515]) {
      $0.viewController = "ViewController"
    }
    screen.add("SubView1", "SubView1", in: "TopView", [8, 17, 284, 180])
    screen.add("Label", "UILabel", in: "SubView1", [20, 20, 120, 21]) {
      $0.text = "Hello"
      $0.isUserInteractionEnabled = false
    }
    screen.add("SubView2", "SubView2", in: "TopView", [8, 221, 276, 144])
    screen.add("SubView2Sub1", "SubView2Sub1", in: "SubView2", [10, 10, 80, 60])
    screen.add("SubView3", "SubView3", in: "TopView", [155, 97, 137, 160])
    screen.add("SubView4", "SubView4", in: "TopView", [8, 378, 284, 120])
    var controller = TraceController(id: "ViewController", className: "ViewController")
    controller.view = "TopView"
    controller.rootOf = "UIWindow"
    screen.controllers = [controller]
    return screen
  }

  /// A table of many rows, the last of which in order of asking is hit.
  static func rows(
    _ count: Int, _ change: (inout TraceView, Int) -> Void = { _, _ in }
  ) -> SampleScreen {
    var screen = SampleScreen.four
    screen.add("Table", "RowsView", in: "TopView", [0, 0, 300, 500])
    for row in 0..<count {
      screen.add(
        "Row\(row)", "UITableViewCell", in: "Table", [0, Double(row) * 44, 300, 44]
      ) { change(&$0, row) }
    }
    return screen
  }

  var trace: TouchTrace { trace(taps: [TracePoint(x: 230, y: 213)]) }

  func trace(taps: [TracePoint]) -> TouchTrace {
    var recording = SampleRecording(screen: self)
    for (number, tap) in taps.enumerated() { recording.tap("touch\(number + 1)", tap) }
    var header = TraceHeader(name: "sample", title: title, summary: summary, source: "scenario")
    header.configuration = ["hitTestPasses": 2]
    return TouchTrace(header: header, screen: snapshot, events: recording.events)
  }

  private var snapshot: TraceScreen {
    TraceScreen(
      size: TraceSize(width: 320, height: 568),
      application: TraceResponder(id: "UIApplication", className: "UIApplication"),
      delegate: TraceResponder(id: "AppDelegate", className: "AppDelegate"),
      scenes: [TraceResponder(id: "UIWindowScene", className: "UIWindowScene")],
      views: views, windowOrder: views.filter { $0.window != nil }.map(\.id).reversed(),
      controllers: controllers,
      gestureRecognizers: recognizers, unknown: unknown)
  }
}

/// Records taps the way the simulated UIKit does, for upright views without overrides.
private struct SampleRecording {
  let screen: SampleScreen
  var events: [TraceEvent] = []

  init(screen: SampleScreen) {
    self.screen = screen
  }

  mutating func add(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(sequence: events.count + 1, time: 0, kind: kind))
  }

  mutating func tap(_ touch: String, _ point: TracePoint) {
    let windows = screen.views.filter { $0.window != nil }.map(\.id)
    var hit: String?
    for pass in 1...2 {
      add(.hitTestPassBegan(.init(touch: touch, pass: pass, location: point, windows: windows)))
      hit = windows.first.flatMap { ask($0, point) }
      add(.hitTestPassEnded(.init(touch: touch, pass: pass, view: hit)))
    }
    var sample = TouchSample(touch: touch, finger: "finger1", phase: .began, location: point)
    sample.window = hit == nil ? nil : windows.first
    sample.view = hit
    add(.touchUpdated(sample))
    add(.recognizersCollected(.init(touch: touch, recognizers: screen.recognizers.map(\.id))))
    if let hit { deliver(touch, from: hit) } else { drop(touch) }
    sample.phase = .ended
    add(.touchUpdated(sample))
  }

  private mutating func drop(_ touch: String) {
    add(
      .eventDropped(
        .init(touches: [touch], method: .touches(.began), responder: nil, reason: TraceReason(.noWindow))))
  }

  private mutating func deliver(_ touch: String, from hit: String) {
    var links: [ChainLink] = []
    var id: String? = hit
    while let view = id.flatMap({ id in screen.views.first { $0.id == id } }) {
      if let controller = view.viewController {
        links.append(ChainLink(responder: view.id, rule: .viewController))
        links.append(ChainLink(responder: controller, rule: .superviewOfView))
      } else {
        links.append(ChainLink(responder: view.id, rule: view.window == nil ? .superview : .windowScene))
      }
      id = view.superview
    }
    links.append(ChainLink(responder: "UIWindowScene", rule: .application))
    links.append(ChainLink(responder: "UIApplication", rule: .applicationDelegate))
    links.append(ChainLink(responder: "AppDelegate", rule: .end))
    add(.responderChain(.init(touch: touch, links: links)))
    for (position, link) in links.enumerated() {
      add(.touchesDelivered(.init(responder: link.responder, method: .began, touches: [touch])))
      if screen.views.contains(where: { $0.id == link.responder && $0.control != nil }) {
        add(
          .touchesKept(
            .init(
              responder: link.responder, method: .began, reason: TraceReason(.swallowedByControl))))
        return
      }
      if position + 1 < links.count {
        let next = links[position + 1].responder
        add(.touchesForwarded(.init(responder: link.responder, method: .began, next: next)))
      } else {
        add(
          .eventDropped(
            .init(
              touches: [touch], method: .touches(.began), responder: link.responder,
              reason: TraceReason(.chainEnded))))
      }
    }
  }

  private mutating func ask(_ id: String, _ point: TracePoint) -> String? {
    guard let view = screen.views.first(where: { $0.id == id }) else { return nil }
    add(.hitTestEntered(.init(view: id, point: point, isDirect: false)))
    var reason: TraceReason?
    if !view.isUserInteractionEnabled {
      reason = TraceReason(.interactionDisabled)
    } else if view.isHidden {
      reason = TraceReason(.hidden)
    } else if view.alpha < 0.01 {
      reason = TraceReason(.alphaBelowThreshold, numbers: [.alpha: view.alpha, .threshold: 0.01])
    } else if !view.bounds.contains(point) {
      reason = TraceReason(point, outside: view.bounds)
    }
    guard reason == nil else {
      add(.hitTestReturned(.init(view: id, result: nil, reason: reason)))
      return nil
    }
    add(.pointInsideAnswered(.init(view: id, point: point, answer: true, reason: nil)))
    for subview in screen.views.reversed() where subview.superview == id {
      let own = TracePoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
      if let hit = ask(subview.id, own) {
        add(.hitTestReturned(.init(view: id, result: hit, reason: nil)))
        return hit
      }
    }
    add(.hitTestReturned(.init(view: id, result: id, reason: nil)))
    return id
  }
}
