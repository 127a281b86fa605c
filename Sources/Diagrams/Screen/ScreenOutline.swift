// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The picture of the screen as lines of text: the views asked in their order, then the others, back to front.
struct ScreenOutline {
  private static let mostLines = 200

  let diagram: ScreenDiagram
  let notes: [String]

  private var scene: ScreenScene { diagram.scene }

  private func say(_ text: SpaceText) -> String { scene.subject.options.language.text(text) }

  var text: String {
    let narrator = scene.narrator
    var lines = ["- " + narrator[.factScreen] + ": " + narrator.size(scene.subject.index.screen.size)]
    if scene.subject.touch != nil {
      lines.append("- " + scene.subject.text(.touchAt(point: narrator.point(scene.answer.location))))
    }
    let shapes = scene.shapes.filter(\.isInScope)
    let asked = shapes.filter { !$0.orders.isEmpty || $0.state == .hit }
      .sorted { ($0.orders.last ?? .max) < ($1.orders.last ?? .max) }
    let others = shapes.filter { $0.orders.isEmpty && $0.state != .hit }
    let listed = (asked + others).prefix(Self.mostLines)
    lines += listed.map(line)
    let rest = asked.count + others.count - listed.count
    if rest > 0 { lines.append("- " + narrator.moreViews(rest)) }
    lines += notes.map { "- " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private func area(_ outline: Outline) -> String {
    scene.subject.text(
      .told(of: say(.touchArea), what: place(outline).joined(separator: say(.factSeparator))))
  }

  /// Where the box around an outline begins, and its size.
  private func place(_ outline: Outline) -> [String] {
    let box = outline.box
    let size = TraceSize(width: box.width / scene.scale.factor, height: box.height / scene.scale.factor)
    let origin = scene.scale.screenPoint(PicturePoint(x: box.minX, y: box.minY))
    return [scene.narrator.point(origin), scene.narrator.size(size)]
  }

  private func line(_ shape: ScreenShape) -> String {
    let name = ObjectName(id: shape.view.id, className: shape.view.className).full
    var facts = place(shape.outline) + scene.result(of: shape)
    facts += scene.geometry(of: shape.view)
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !shape.isInvisible, shape.isClipped { facts.append(say(.partlyCutOff)) }
    if !shape.deadParts.isEmpty { facts.append(say(.drawnButDead)) }
    if let area = shape.touchArea { facts.append(self.area(area)) }
    let number = shape.orders.last.map { "\($0). " } ?? "- "
    return number + scene.subject.text(.told(of: name, what: facts.joined(separator: say(.factSeparator))))
  }
}
