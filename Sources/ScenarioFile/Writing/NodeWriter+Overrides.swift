// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

extension NodeWriter {
  func hitTest(_ hitTest: ScenarioHitTest) -> Node {
    switch hitTest {
    case .passThrough: word("passThrough")
    case .subviewsFirst: word("subviewsFirst")
    case .subviewsOnly: word("subviewsOnly")
    case .filter(let answer):
      choice(answer.then ? HitTestKey.only : .unless, condition(answer.when ?? ScenarioCondition()))
    case .ignoresGates: word("ignoresGates")
    case .redirect(let id): choice(HitTestKey.redirect, text(id))
    case .returnsNil: choice(HitTestKey.returns, word("nil"))
    case .returnsSelf: choice(HitTestKey.returns, word("self"))
    case .returns(let id): choice(HitTestKey.returns, text(id))
    case .doing(let steps, let answer): doing(steps, then: answer)
    }
  }

  private func doing(_ steps: [ScenarioStep], then answer: ScenarioHitTest?) -> Node {
    var mapping = MappingWriter(tags)
    let node = answer.map { hitTest($0) } ?? word(ReadingContext.defaultWord)
    if let entry = node.mapping?.first, let key = entry.key.string.flatMap(HitTestKey.init) {
      mapping.add(key, entry.value)
    } else {
      mapping.add(HitTestKey.answers, node)
    }
    mapping.add(HitTestKey.steps, self.steps(steps))
    return mapping.block
  }

  func pointInside(_ shape: ScenarioPointInside) -> Node {
    switch shape {
    case .always: return word("always")
    case .never: return word("never")
    case .bounds: return word("bounds")
    case .subviews: return word("subviews")
    case .circle(nil, nil): return word("circle")
    case .circle(let center, let radius):
      var mapping = MappingWriter(tags)
      mapping.add(CircleKey.center, center.map { row($0) })
      mapping.add(CircleKey.radius, radius.map { number($0) })
      return choice(PointInsideKey.circle, mapping.flow)
    case .outset(let top, let left, let bottom, let right):
      if top == left, left == bottom, bottom == right { return choice(PointInsideKey.outset, number(top)) }
      var mapping = MappingWriter(tags)
      for (key, value) in [(OutsetKey.top, top), (.left, left), (.bottom, bottom), (.right, right)]
      where value != 0 {
        mapping.add(key, number(value))
      }
      return choice(PointInsideKey.outset, mapping.flow)
    case .roundedRect(let cornerRadius):
      var mapping = MappingWriter(tags)
      mapping.add(RoundedRectKey.cornerRadius, number(cornerRadius))
      return choice(PointInsideKey.roundedRect, mapping.flow)
    case .polygon(let points):
      return choice(PointInsideKey.polygon, flow(points.map { row($0) }))
    case .union(let shapes):
      return choice(PointInsideKey.union, flow(shapes.map { pointInside($0) }))
    }
  }

  /// A mapping of one entry on one line.
  func choice<Key: ScenarioKey>(_ key: Key, _ value: Node) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(key, value)
    return mapping.flow
  }
}
