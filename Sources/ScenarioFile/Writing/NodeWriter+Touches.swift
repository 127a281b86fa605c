// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import Yams

extension NodeWriter {
  private typealias Default = ScenarioTouch.Default

  func touch(_ touch: ScenarioTouch) -> Node {
    var mapping = MappingWriter(self)
    switch touch.action {
    case .tap(let point, let duration, let count, let interval):
      addTap(point, duration, count, interval, to: &mapping)
    case .drag(let from, let to, let steps, let duration):
      addDrag(from, to, steps, duration, to: &mapping)
    case .pressAndDrag(let from, let to, let hold, let steps, let duration):
      mapping.add(TouchKey.longPress, row(from))
      mapping.add(TouchKey.to, row(to))
      mapping.add(TouchKey.hold, number(hold, unless: Default.longPressDuration))
      mapping.add(TouchKey.steps, integer(steps, unless: Default.dragSteps))
      mapping.add(TouchKey.duration, number(duration, unless: Default.dragDuration))
    case .pinch(let center, let from, let to, let angle, let steps, let duration):
      var pinch = MappingWriter(self)
      pinch.add(PinchKey.center, row(center))
      pinch.add(PinchKey.from, number(from))
      pinch.add(PinchKey.to, number(to))
      pinch.add(PinchKey.angle, number(angle, unless: 0))
      pinch.add(PinchKey.steps, integer(steps, unless: Default.pinchSteps))
      mapping.add(TouchKey.pinch, pinch.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.pinchDuration))
    case .rotate(let center, let radius, let angle, let steps, let duration):
      var rotate = MappingWriter(self)
      rotate.add(RotateKey.center, row(center))
      rotate.add(RotateKey.radius, number(radius, unless: Default.rotateRadius))
      rotate.add(RotateKey.by, number(angle))
      rotate.add(RotateKey.steps, integer(steps, unless: Default.pinchSteps))
      mapping.add(TouchKey.rotate, rotate.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.pinchDuration))
    case .sample(let phase, let location):
      if let key = TouchKey(rawValue: phase) { mapping.add(key, row(location)) }
    default:
      addInput(touch.action, to: &mapping)
    }
    mapping.add(TouchKey.fingers, integer(touch.fingers, unless: 1))
    if touch.finger != Default.finger { mapping.add(TouchKey.finger, text(touch.finger)) }
    mapping.add(TouchKey.at, touch.at.map { number($0) })
    return mapping.block
  }

  private func addTap(
    _ point: TracePoint, _ duration: Double, _ count: Int, _ interval: Double, to mapping: inout MappingWriter
  ) {
    if count == 1, duration == Default.longPressDuration {
      mapping.add(TouchKey.longPress, row(point))
      return
    }
    mapping.add(count == 2 ? TouchKey.doubleTap : count == 3 ? .tripleTap : .tap, row(point))
    mapping.add(TouchKey.duration, number(duration, unless: Default.tapDuration))
    if count > 3 { mapping.add(TouchKey.count, integer(count)) }
    if count > 1 { mapping.add(TouchKey.interval, number(interval, unless: Default.tapInterval)) }
  }

  private func addDrag(
    _ from: TracePoint, _ to: TracePoint, _ steps: Int, _ duration: Double, to mapping: inout MappingWriter
  ) {
    var drag = MappingWriter(self)
    drag.add(DragKey.from, row(from))
    drag.add(DragKey.to, row(to))
    drag.add(DragKey.steps, integer(steps, unless: Default.dragSteps))
    if duration == Default.swipeDuration {
      mapping.add(TouchKey.swipe, drag.flow)
    } else {
      mapping.add(TouchKey.drag, drag.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.dragDuration))
    }
  }

  /// What is done without fingers.
  func addInput(_ action: ScenarioTouch.Action, to mapping: inout MappingWriter) {
    switch action {
    case .hover(let location): mapping.add(TouchKey.hover, location.map { row($0) } ?? word("none"))
    case .interrupt(let cause): mapping.add(TouchKey.interrupt, text(cause))
    case .press(let button, let duration, let cancelled):
      mapping.add(TouchKey.press, text(button))
      mapping.add(TouchKey.duration, number(duration, unless: Default.pressDuration))
      if cancelled { mapping.add(TouchKey.cancelled, bool(true)) }
    case .shake(let cancelled):
      mapping.add(TouchKey.motion, word("shake"))
      if cancelled { mapping.add(TouchKey.cancelled, bool(true)) }
    case .remote(let command): mapping.add(TouchKey.remote, text(command))
    case .command(let command): mapping.add(TouchKey.command, text(command))
    case .menu(let commands): mapping.add(TouchKey.menu, row(commands))
    case .set(let object, let values):
      var set = MappingWriter(self)
      set.add(object, assignments(values))
      mapping.add(TouchKey.set, set.flow)
    case .call(let object, let method, let argument):
      mapping.add(TouchKey.call, text(method))
      mapping.add(TouchKey.on, object.map { text($0) })
      mapping.add(TouchKey.with, argument.map { insertion($0) ?? value($0) })
    case .wait(let time): mapping.add(TouchKey.wait, number(time))
    case .tap, .drag, .pressAndDrag, .pinch, .rotate, .sample: break
    }
  }

  /// A view that is inserted, and its place; nil for another argument.
  private func insertion(_ argument: PropertyValue) -> Node? {
    guard case .texts(let words) = argument, words.count == 3, let place = InsertionKey(rawValue: words[1])
    else { return nil }
    var mapping = MappingWriter(self)
    mapping.add(InsertionKey.view, text(words[0]))
    mapping.add(place, place == .at ? word(words[2]) : text(words[2]))
    return mapping.flow
  }

  /// What is set, on one line.
  private func assignments(_ values: [ScenarioAssignment]) -> Node {
    var mapping = MappingWriter(self)
    for assignment in values {
      switch assignment {
      case .property(let property): add([property], to: &mapping)
      case .key(let key, let value): mapping.add(key, LineValue.node(value) ?? text(value))
      }
    }
    return mapping.flow
  }

  private func number(_ value: Double, unless usual: Double) -> Node? { value == usual ? nil : number(value) }

  private func integer(_ value: Int, unless usual: Int) -> Node? { value == usual ? nil : integer(value) }
}
