// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The layers, for programs; outlines in points of the screen.
struct LayersSummary: Encodable, Sendable {
  var size: TraceSize
  var touch: TracePoint?
  var hitView: String?
  /// From back to front.
  var layers: [Layer]

  struct Layer: Encodable, Sendable {
    var id: String
    var `class`: String
    var level: Int
    var state: String
    var orders: [Int]
    var containsTouch: Bool?
    var covers: [String]
    var outline: [TracePoint]
  }

  init(scene: ScreenScene, stack: LayerStack) {
    size = scene.subject.index.screen.size
    touch = scene.subject.touch?.location
    hitView = scene.moment.isEnd ? scene.answer.hitView : nil
    layers = stack.layers.map { layer in
      Layer(
        id: layer.shape.view.id, class: layer.shape.view.className, level: layer.level,
        state: layer.shape.classes[0], orders: layer.shape.orders, containsTouch: layer.containsTouch,
        covers: layer.covers.map { stack.layers[$0].shape.view.id },
        outline: layer.outline.points.map(scene.scale.screenPoint))
    }
  }
}
