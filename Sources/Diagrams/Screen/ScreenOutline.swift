// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The picture of the screen as lines of text.
struct ScreenOutline {
  private static let mostLines = 60

  let diagram: ScreenDiagram

  var text: String {
    let subject = diagram.subject
    let narrator = subject.narrator
    var lines = [
      "- " + narrator[.factScreen] + ": " + narrator.size(subject.index.screen.size),
      "- " + subject.text(.touchAt(point: narrator.point(subject.answer.location))),
    ]
    let asked = diagram.shapes.filter { !$0.orders.isEmpty || $0.state == .hit }
      .sorted { ($0.orders.last ?? .max) < ($1.orders.last ?? .max) }
    for shape in asked.prefix(Self.mostLines) {
      let name = ObjectName(id: shape.view.id, className: shape.view.className).full
      let number = shape.orders.last.map { "\($0). " } ?? "- "
      let box = shape.outline.box
      let origin = TracePoint(x: box.minX / diagram.scale.factor, y: box.minY / diagram.scale.factor)
      let size = TraceSize(
        width: box.width / diagram.scale.factor, height: box.height / diagram.scale.factor)
      let mark = shape.state == .hit ? ", " + narrator[.legendHit] : ""
      let refusal = shape.state == .refused ? ", " + narrator[.legendRefused] : ""
      lines.append("\(number)\(name): \(narrator.point(origin)), \(narrator.size(size))\(mark)\(refusal)")
    }
    if asked.count > Self.mostLines { lines.append("- " + narrator.moreViews(asked.count - Self.mostLines)) }
    return lines.joined(separator: "\n") + "\n"
  }
}
