// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import Trace
import UIKitModel
import Yams

extension NodeWriter {
  func hitTest(_ hitTest: ScenarioHitTest) -> Node {
    switch hitTest {
    case .passThrough, .subviewsFirst, .subviewsOnly, .ignoresGates: word(hitTest.word ?? "")
    case .filter(let answer):
      choice(answer.then ? HitTestKey.only : .unless, condition(answer.when ?? ScenarioCondition()))
    case .redirect(let id): choice(HitTestKey.redirect, text(id))
    case .returnsNil: choice(HitTestKey.returns, word("nil"))
    case .returnsSelf: choice(HitTestKey.returns, word("self"))
    case .returns(let id): choice(HitTestKey.returns, text(id))
    case .doing(let steps, let answer): doing(steps, then: answer)
    }
  }

  private func doing(_ steps: [ScenarioStep], then answer: ScenarioHitTest?) -> Node {
    var mapping = MappingWriter(self)
    let node = answer.map { hitTest($0) } ?? word(ScenarioReading.defaultWord)
    if let entry = node.mapping?.first, let key = entry.key.string.flatMap(HitTestKey.init) {
      mapping.add(key, entry.value)
    } else {
      mapping.add(HitTestKey.answers, node)
    }
    mapping.add(HitTestKey.steps, self.steps(steps))
    return mapping.block
  }

  func pointInside(_ shape: DeclaredPointInside) -> Node {
    if let word = shape.word { return self.word(word) }
    switch shape {
    case .always, .never, .bounds, .subviews: return flow([])
    case .circle(let center, let radius):
      var mapping = MappingWriter(self)
      mapping.add(CircleKey.center, center.map { row(TracePoint(exactly: $0)) })
      mapping.add(CircleKey.radius, radius.map { number(Double($0)) })
      return choice(PointInsideKey.circle, mapping.flow)
    case .outset(let by):
      if by.top == by.left, by.left == by.bottom, by.bottom == by.right {
        return choice(PointInsideKey.outset, number(Double(by.top)))
      }
      var mapping = MappingWriter(self)
      for (key, value) in [
        (OutsetKey.top, by.top), (.left, by.left), (.bottom, by.bottom), (.right, by.right),
      ]
      where value != 0 {
        mapping.add(key, number(Double(value)))
      }
      return choice(PointInsideKey.outset, mapping.flow)
    case .roundedRect(let radius):
      return choice(
        PointInsideKey.roundedRect, choice(RoundedRectKey.cornerRadius, number(Double(radius))))
    case .polygon(let points):
      return choice(PointInsideKey.polygon, flow(points.map { row(TracePoint(exactly: $0)) }))
    case .union(let shapes):
      return choice(PointInsideKey.union, flow(shapes.map { pointInside($0) }))
    }
  }

  /// A mapping of one entry on one line.
  func choice<Key: FileKey>(_ key: Key, _ value: Node) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(key, value)
    return mapping.flow
  }
}
