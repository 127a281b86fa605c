// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The picture of the screen as lines of text: the views asked in their order, then the others, back to front.
struct ScreenOutline: SceneWords {
  private static let mostLines = 200

  let diagram: ScreenDiagram
  let notes: [String]

  var scene: ScreenScene { diagram.scene }

  var text: String {
    var lines = ["- " + narrator[.factScreen] + ": " + narrator.size(subject.index.screen.size)]
    if subject.touch != nil {
      lines.append("- " + subject.touchText)
    }
    // Positions: shapes are large, and there may be many.
    let shapes = scene.shapes
    let inScope = shapes.indices.filter { shapes[$0].isInScope }
    let asked = inScope.filter { !shapes[$0].orders.isEmpty || shapes[$0].state == .hit }
      .sorted { (shapes[$0].orders.last ?? .max) < (shapes[$1].orders.last ?? .max) }
    let others = inScope.filter { shapes[$0].orders.isEmpty && shapes[$0].state != .hit }
    let listed = (asked + others).prefix(Self.mostLines)
    lines += listed.map { line(shapes[$0]) }
    return outline(lines, moreViews: asked.count + others.count - listed.count, notes: notes)
  }

  /// Where the box around an outline begins, and its size.
  private func place(_ outline: Outline) -> [String] {
    let box = outline.box
    let size = TraceSize(width: box.width / scene.scale.factor, height: box.height / scene.scale.factor)
    let origin = scene.scale.screenPoint(PicturePoint(x: box.minX, y: box.minY))
    return [narrator.point(origin), narrator.size(size)]
  }

  private func line(_ shape: ScreenShape) -> String {
    let name = ObjectName(id: shape.view.id, className: shape.view.className).full
    var facts = place(shape.outline) + scene.result(of: shape)
    facts += scene.geometry(of: shape.view)
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !shape.isInvisible, shape.isClipped { facts.append(say(.partlyCutOff)) }
    if !shape.deadParts.isEmpty { facts.append(say(.drawnButDead)) }
    if let area = shape.touchArea { facts.append(line(on: say(.touchArea), place(area))) }
    let number = shape.orders.last.map { "\($0). " } ?? "- "
    return number + line(on: name, facts)
  }
}
