// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What is drawn on the screen and where, in points of the screen, for programs.
struct ScreenSummary: Encodable, Sendable {
  var size: TraceSize
  var touch: [TracePoint]
  var hitView: String?
  var step: Int?
  var views: [View]

  struct View: Encodable, Sendable {
    var id: String
    var `class`: String
    var state: String
    var orders: [Int]
    var isInvisible: Bool
    var outline: [TracePoint]
    /// What superviews leave of it; the outline if they cut off nothing.
    var drawn: [TracePoint]
    /// Pieces that are drawn and that no touch reaches.
    var dead: [[TracePoint]]
  }

  init(diagram: ScreenDiagram) {
    let scene = diagram.scene
    func points(_ outline: Outline) -> [TracePoint] { outline.points.map(scene.scale.screenPoint) }
    size = scene.subject.index.screen.size
    touch = scene.answer.samples.map(\.location)
    hitView = scene.moment.isEnd ? scene.answer.hitView : nil
    step = scene.moment.current?.order
    views = diagram.drawn.map { scene.shapes[$0] }.filter(\.isInScope).map { shape in
      View(
        id: shape.view.id, class: shape.view.className, state: shape.classes[0], orders: shape.orders,
        isInvisible: shape.isInvisible, outline: points(shape.outline),
        drawn: shape.drawn.map(points) ?? [], dead: shape.deadParts.map(points))
    }
  }
}
