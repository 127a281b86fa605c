// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

extension NodeWriter {
  func touch(_ touch: ScenarioTouch) -> Node {
    var mapping = MappingWriter(tags)
    switch touch.action {
    case .tap(let point, let duration):
      mapping.add(TouchKey.tap, row(point))
      if duration != ScenarioTouch.tapDuration { mapping.add(TouchKey.duration, number(duration)) }
    case .drag(let from, let to, let steps, let duration):
      var drag = MappingWriter(tags)
      drag.add(DragKey.from, row(from))
      drag.add(DragKey.to, row(to))
      if steps != ScenarioTouch.dragSteps { drag.add(DragKey.steps, integer(steps)) }
      mapping.add(TouchKey.drag, drag.flow)
      if duration != ScenarioTouch.dragDuration { mapping.add(TouchKey.duration, number(duration)) }
    case .sample(let phase, let location):
      if let key = TouchKey(rawValue: phase) { mapping.add(key, row(location)) }
    }
    if touch.finger != "finger" { mapping.add(TouchKey.finger, text(touch.finger)) }
    mapping.add(TouchKey.at, touch.at.map { number($0) })
    return mapping.block
  }

  func expectation(_ expectation: ScenarioExpectation) -> Node {
    var mapping = MappingWriter(tags)
    if expectation.touch != 1 { mapping.add(ExpectationKey.touch, integer(expectation.touch)) }
    if let hitView = expectation.hitView {
      mapping.add(ExpectationKey.hitView, hitView.map { text($0) } ?? word("nil"))
    }
    mapping.add(ExpectationKey.hitOrder, expectation.hitOrder.map { row($0) })
    mapping.add(ExpectationKey.chain, expectation.chain.map { row($0) })
    return mapping.block
  }
}
