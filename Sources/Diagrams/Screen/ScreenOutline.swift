// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The views of a screen in lines: what each answered, where it is, and what decides on where its content lies.
struct ScreenOutline: SceneWords {
  let scene: ScreenScene

  /// The views that were asked in their order, then the others from back to front.
  var lines: [String] {
    // Positions: shapes are large, and there may be many.
    let shapes = scene.shapes
    let inScope = shapes.indices.filter { shapes[$0].isInScope }
    let asked = inScope.filter { !shapes[$0].orders.isEmpty || shapes[$0].state == .hit }
      .sorted { (shapes[$0].orders.last ?? .max) < (shapes[$1].orders.last ?? .max) }
    let others = inScope.filter { shapes[$0].orders.isEmpty && shapes[$0].state != .hit }
    return (asked + others).map { line(shapes[$0]) }
  }

  /// Where the box around an outline begins, and its size.
  private func place(_ outline: Outline) -> [String] {
    let box = outline.box
    let size = TraceSize(width: box.width / scene.scale.factor, height: box.height / scene.scale.factor)
    let origin = scene.scale.screenPoint(PicturePoint(x: box.minX, y: box.minY))
    return [narrator.point(origin), narrator.size(size)]
  }

  private func line(_ shape: ScreenShape) -> String {
    var facts = place(shape.outline) + scene.geometry(of: shape.view)
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !shape.isInvisible, shape.isClipped { facts.append(say(.partlyCutOff)) }
    if !shape.deadParts.isEmpty { facts.append(say(.drawnButDead)) }
    if let area = shape.touchArea { facts.append(line(on: say(.touchArea), place(area))) }
    let number = shape.orders.isEmpty ? "- " : ""
    return number + scene.title(of: shape) + " [" + facts.joined(separator: say(.factSeparator)) + "]"
  }
}
