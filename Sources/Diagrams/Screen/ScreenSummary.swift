// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What is drawn on the screen and where, in points of the screen, for programs.
struct ScreenSummary: Hashable, Sendable {
  var size: TraceSize
  var touch: [TracePoint]
  var hitView: String?
  var views: [View]

  struct View: Hashable, Sendable {
    var id: String
    var className: String
    var state: String
    var orders: [Int]
    var outline: [TracePoint]
  }

  init(diagram: ScreenDiagram) {
    let factor = diagram.scale.factor
    size = diagram.subject.index.screen.size
    touch = diagram.subject.answer.samples.map(\.location)
    hitView = diagram.subject.answer.hitView
    views = diagram.drawn.map { position in
      let shape = diagram.shapes[position]
      return View(
        id: shape.view.id, className: shape.view.className, state: diagram.classes(of: shape)[0],
        orders: shape.orders,
        outline: shape.outline.points.map { TracePoint(x: $0.x / factor, y: $0.y / factor) })
    }
  }
}

extension ScreenSummary: Encodable {}

extension ScreenSummary.View: Encodable {
  enum CodingKeys: String, CodingKey {
    case id, state, orders, outline
    case className = "class"
  }
}
