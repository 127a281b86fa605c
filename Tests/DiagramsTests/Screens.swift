// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A screen that is written down in a test, and touched there.
struct Screen {
  var size = TraceSize(width: 320, height: 568)
  var views: [TraceView] = []
  private(set) var windows: [String] = []
  private var positions: [String: Int] = [:]

  /// Adds a window in front of the others.
  mutating func addWindow(_ id: String = "UIWindow", _ frame: TraceRect? = nil) {
    let frame = frame ?? TraceRect(x: 0, y: 0, width: size.width, height: size.height)
    var view = TraceView(id: id, className: "UIWindow", baseClass: "UIWindow", frame: frame)
    view.window = TraceWindow(windowLevel: 0, isKeyWindow: windows.isEmpty)
    view.windowTransform = .identity
    positions[id] = views.count
    views.append(view)
    windows.insert(id, at: 0)
  }

  /// Adds a view in front of its siblings.
  mutating func add(
    _ id: String, in superview: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    class className: String = "UIView", _ change: (inout TraceView) -> Void = { _ in }
  ) {
    var view = TraceView(
      id: id, className: className, frame: TraceRect(x: x, y: y, width: width, height: height))
    view.superview = superview
    change(&view)
    let above = positions[superview].map { views[$0] }
    view.windowTransform = TraceTransform(boundsOf: view).then(above?.windowTransform ?? .identity)
    positions[id] = views.count
    views.append(view)
  }

  var screen: TraceScreen {
    TraceScreen(
      size: size, application: TraceResponder(id: "UIApplication", className: "UIApplication"), views: views,
      windowOrder: windows)
  }

  /// The trace of a tap: two walks by UIKit's rules, and a chain along the superviews.
  func tapped(_ x: Double, _ y: Double, passes: Int = 2, handledBy handler: String? = nil) -> TouchTrace {
    let screen = screen
    var walk = Walk(index: ScreenIndex(screen))
    let point = TracePoint(x: x, y: y)
    var hit: String?
    for pass in 1...passes {
      walk.add(.hitTestPassBegan(.init(touch: "touch1", pass: pass, location: point, windows: windows)))
      hit = walk.ask(windows: windows, at: point)
      walk.add(.hitTestPassEnded(.init(touch: "touch1", pass: pass, view: hit)))
    }
    let window = hit.flatMap { walk.index.ancestry(of: $0).last?.id }
    walk.add(
      .touchUpdated(
        TouchSample(
          touch: "touch1", finger: "finger1", phase: .began, location: point, window: window, view: hit)))
    if let hit { walk.deliver(from: hit, handledBy: handler) } else { walk.drop() }
    return TouchTrace(header: TraceHeader(name: "test"), screen: screen, events: walk.events)
  }
}

extension TraceTransform {
  /// This transform, then another one.
  func then(_ other: TraceTransform) -> TraceTransform {
    TraceTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }
}

/// Writes the events of a tap.
private struct Walk {
  let index: ScreenIndex
  private(set) var events: [TraceEvent] = []

  init(index: ScreenIndex) {
    self.index = index
  }

  mutating func add(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(sequence: events.count + 1, time: 0, kind: kind))
  }

  mutating func ask(windows: [String], at point: TracePoint) -> String? {
    for window in windows {
      guard let view = index.view(window), let inverse = TraceTransform(boundsOf: view).inverse else {
        continue
      }
      if let hit = ask(view, at: inverse(point)) { return hit }
    }
    return nil
  }

  /// Without recursion, for views nested by the thousand.
  private mutating func ask(_ root: TraceView, at point: TracePoint) -> String? {
    var open: [(view: TraceView, point: TracePoint, rest: [String])] = []
    var asked: (view: TraceView, point: TracePoint)? = (root, point)
    var found: String?
    while true {
      if let (view, point) = asked {
        asked = nil
        add(.hitTestEntered(.init(view: view.id, point: point, isDirect: false)))
        if let reason = refusal(of: view, at: point) {
          add(.hitTestReturned(.init(view: view.id, result: nil, reason: reason)))
        } else {
          open.append((view, point, index.subviews(of: view.id)))
        }
      }
      guard let (view, point, rest) = open.last else { return found }
      if found == nil, let next = rest.last, let subview = index.view(next) {
        open[open.count - 1].rest.removeLast()
        if let inverse = TraceTransform(boundsOf: subview).inverse { asked = (subview, inverse(point)) }
      } else {
        open.removeLast()
        found = found ?? view.id
        add(.hitTestReturned(.init(view: view.id, result: found, reason: nil)))
        if open.isEmpty { return found }
      }
    }
  }

  private func refusal(of view: TraceView, at point: TracePoint) -> TraceReason? {
    if !view.isUserInteractionEnabled { return TraceReason(.interactionDisabled) }
    if view.isHidden { return TraceReason(.hidden) }
    if view.alpha < 0.01 {
      return TraceReason(.alphaBelowThreshold, numbers: [.alpha: view.alpha, .threshold: 0.01])
    }
    return view.bounds.contains(point) ? nil : TraceReason(point, outside: view.bounds)
  }

  mutating func deliver(from hit: String, handledBy handler: String?) {
    let chain = index.ancestry(of: hit).map(\.id) + ["UIApplication"]
    let links = chain.enumerated().map { position, id in
      ChainLink(
        responder: id,
        rule: position == chain.count - 1 ? .end : (position == chain.count - 2 ? .application : .superview))
    }
    add(.responderChain(.init(touch: "touch1", links: links)))
    for (position, id) in chain.enumerated() {
      add(.touchesDelivered(.init(responder: id, method: .began, touches: ["touch1"])))
      if id == handler {
        add(
          .touchesKept(.init(responder: id, method: .began, reason: TraceReason(.handledByResponder)))
        )
        return
      }
      if position + 1 < chain.count {
        add(.touchesForwarded(.init(responder: id, method: .began, next: chain[position + 1])))
      } else {
        add(
          .eventDropped(
            .init(
              touches: ["touch1"], method: .touches(.began), responder: id, reason: TraceReason(.chainEnded)))
        )
      }
    }
  }

  mutating func drop() {
    add(
      .eventDropped(
        .init(
          touches: ["touch1"], method: .touches(.began), responder: nil, reason: TraceReason(.noWindow))))
  }
}
