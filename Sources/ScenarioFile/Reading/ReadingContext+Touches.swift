// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  /// Times and durations, in seconds.
  static let times = PropertyType.lengths

  func touches(_ node: SourceNode, _ key: String) -> [ScenarioTouch] {
    let nodes = items(node, key, of: "touches")
    let touches = nodes.compactMap { node in touch(node).map { ($0, node.place) } }
    // With an entry missing, nothing is known about the fingers after it.
    let isComplete = touches.count == nodes.count
    if isComplete { FingerCheck.run(touches, reportingTo: self) }
    touchDowns = isComplete ? touches.map(\.0.touchDownCount).reduce(0, +) : .max
    return touches.map(\.0)
  }

  private func touch(_ node: SourceNode) -> ScenarioTouch? {
    guard let fields = fields(node, .touch), let kind = kind(of: fields), let value = fields[kind] else {
      return nil
    }
    checkCompanions(of: kind, fields)
    guard let action = action(kind, value, fields) else { return nil }
    var touch = ScenarioTouch(action)
    if let node = fields[TouchKey.finger] { touch.finger = identifier(node, "finger") ?? touch.finger }
    touch.fingers = integer(fields, TouchKey.fingers) ?? 1
    touch.at = number(fields, TouchKey.at)
    touch.line = node.place.line
    return touch
  }

  /// The one key that says what an entry is. Beside a press or a shake, `cancelled` only says how it ends.
  private func kind(of fields: Fields) -> TouchKey? {
    var kinds = TouchKey.kinds.filter { fields[$0] != nil }
    if kinds.contains(where: { $0 == .press || $0 == .motion }) { kinds.removeAll { $0 == .cancelled } }
    if kinds.count == 1 { return kinds[0] }
    let names = TouchKey.kinds.map(\.rawValue).joined(separator: ", ")
    let found = kinds.isEmpty ? "none of them" : kinds.map(\.rawValue).joined(separator: " and ")
    missing("a touch is one of \(names), found \(found)", in: fields)
    return nil
  }

  private func checkCompanions(of kind: TouchKey, _ fields: Fields) {
    let allowed = kind.companions + [kind, .at]
    for key in TouchKey.allCases where fields[key] != nil && !allowed.contains(key) {
      let others = TouchKey.kinds.filter { $0.companions.contains(key) }.map { "'\($0.rawValue)'" }
      report(
        fields.keyPlace(key), "'\(key.rawValue)' does not go with '\(kind.rawValue)'",
        hint: "it goes with \(others.joined(separator: ", "))")
    }
    if kind == .tap, fields[TouchKey.interval] != nil, fields[TouchKey.count] == nil {
      report(
        fields.keyPlace(TouchKey.interval), "'interval' without 'count'",
        hint: "it is the time between the taps of one entry, such as count: 2")
    }
    if kind == .longPress, fields[TouchKey.to] == nil {
      for key in [TouchKey.hold, .steps] where fields[key] != nil {
        report(
          fields.keyPlace(key), "'\(key.rawValue)' without 'to'",
          hint: "a long press that goes nowhere only has a 'duration'")
      }
    }
  }

  private func action(_ kind: TouchKey, _ value: SourceNode, _ fields: Fields) -> ScenarioTouch.Action? {
    typealias Default = ScenarioTouch.Default
    let duration = number(fields, TouchKey.duration)
    switch kind {
    case .tap:
      let count = integer(fields, TouchKey.count) ?? 1
      return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: count)
    case .doubleTap: return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: 2)
    case .tripleTap: return tap(value, kind, fields, duration: duration ?? Default.tapDuration, count: 3)
    case .longPress: return longPress(value, fields, duration: duration)
    case .drag: return drag(value, duration: duration ?? Default.dragDuration)
    case .swipe: return swipe(value, duration: duration ?? Default.swipeDuration)
    case .pinch: return pinch(value, duration: duration ?? Default.pinchDuration)
    case .rotate: return rotate(value, duration: duration ?? Default.pinchDuration)
    case .began, .moved, .ended, .cancelled:
      return point(value, kind.rawValue).map { .sample(phase: kind.rawValue, location: $0) }
    case .press:
      guard let button = name(value, kind.rawValue) else { return nil }
      return .press(
        button, duration: duration ?? Default.pressDuration,
        cancelled: self.value(fields, TouchKey.cancelled, Form.bool) ?? false)
    case .motion:
      guard word(value, kind.rawValue, of: Self.motions) != nil else { return nil }
      return .shake(cancelled: self.value(fields, TouchKey.cancelled, Form.bool) ?? false)
    case .call: return call(value, fields)
    default: return input(kind, value)
    }
  }

  // MARK: Gestures

  private func tap(
    _ node: SourceNode, _ kind: TouchKey, _ fields: Fields, duration: Double, count: Int
  ) -> ScenarioTouch.Action? {
    let interval = number(fields, TouchKey.interval) ?? ScenarioTouch.Default.tapInterval
    return point(node, kind.rawValue).map {
      .tap($0, duration: duration, count: count, interval: interval)
    }
  }

  private func longPress(
    _ node: SourceNode, _ fields: Fields, duration: Double?
  ) -> ScenarioTouch.Action? {
    typealias Default = ScenarioTouch.Default
    let hold = number(fields, TouchKey.hold) ?? Default.longPressDuration
    let steps = integer(fields, TouchKey.steps) ?? Default.dragSteps
    guard let from = point(node, TouchKey.longPress.rawValue) else { return nil }
    guard fields[TouchKey.to] != nil else {
      return .tap(
        from, duration: duration ?? Default.longPressDuration, count: 1, interval: Default.tapInterval)
    }
    return value(fields, TouchKey.to, Form.point).map {
      .pressAndDrag(from: from, to: $0, hold: hold, steps: steps, duration: duration ?? Default.dragDuration)
    }
  }

  private func drag(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .drag) else { return nil }
    checkNeeded(DragKey.self, in: fields, of: "the drag")
    guard let from = value(fields, DragKey.from, Form.point), let to = value(fields, DragKey.to, Form.point)
    else { return nil }
    let steps = integer(fields, DragKey.steps) ?? ScenarioTouch.Default.dragSteps
    return .drag(from: from, to: to, steps: steps, duration: duration)
  }

  private func swipe(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    let hint = SwipeKey.example
    guard let fields = fields(node, .swipe) else { return nil }
    checkNeeded(SwipeKey.self, in: fields, of: "the swipe")
    let steps = integer(fields, SwipeKey.steps) ?? ScenarioTouch.Default.dragSteps
    let from = value(fields, SwipeKey.from, Form.point)
    var end: TracePoint?
    switch (fields[SwipeKey.to], fields[SwipeKey.direction]) {
    case (nil, nil):
      missing("the swipe goes nowhere, expected 'direction' or 'to'", in: fields, hint: hint)
    case (_?, _?):
      report(
        fields.keyPlace(SwipeKey.direction), "both 'to' and 'direction', expected one way to say where to",
        hint: hint)
    case (_?, nil):
      end = value(fields, SwipeKey.to, Form.point)
      if fields[SwipeKey.distance] != nil {
        report(
          fields.keyPlace(SwipeKey.distance), "'distance' goes with 'direction', and this swipe has a 'to'")
      }
    case (nil, let direction?):
      let distance = number(fields, SwipeKey.distance)
      guard let from, let word = word(direction, "direction", of: Self.directions) else { return nil }
      end = from.moved(word, by: distance ?? ScenarioTouch.Default.swipeDistance)
    }
    guard let from, let end else { return nil }
    return .drag(from: from, to: end, steps: steps, duration: duration)
  }

  private func pinch(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .pinch) else { return nil }
    checkNeeded(PinchKey.self, in: fields, of: "the pinch")
    let steps = integer(fields, PinchKey.steps) ?? ScenarioTouch.Default.pinchSteps
    let angle = number(fields, PinchKey.angle) ?? 0
    guard let center = value(fields, PinchKey.center, Form.point),
      let from = number(fields, PinchKey.from),
      let to = number(fields, PinchKey.to)
    else { return nil }
    return .pinch(center: center, from: from, to: to, angle: angle, steps: steps, duration: duration)
  }

  private func rotate(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .rotate) else { return nil }
    checkNeeded(RotateKey.self, in: fields, of: "the rotation")
    let steps = integer(fields, RotateKey.steps) ?? ScenarioTouch.Default.pinchSteps
    let radius =
      number(fields, RotateKey.radius) ?? ScenarioTouch.Default.rotateRadius
    guard let center = value(fields, RotateKey.center, Form.point), let angle = number(fields, RotateKey.by)
    else {
      return nil
    }
    return .rotate(center: center, radius: radius, by: angle, steps: steps, duration: duration)
  }
}

private extension TracePoint {
  func moved(_ direction: String, by distance: Double) -> TracePoint {
    switch direction {
    case "left": TracePoint(x: x - distance, y: y)
    case "right": TracePoint(x: x + distance, y: y)
    case "up": TracePoint(x: x, y: y - distance)
    default: TracePoint(x: x, y: y + distance)
    }
  }
}
