// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A line between boxes of a graph on a sheet, where Graphviz put it.
struct GraphLine {
  let link: GraphContent.Link
  let place: Layout.Edge
  let x: Double
  let y: Double

  var nodes: [SVGNode] {
    let lines = place.curves.flatMap { curve -> [SVGNode] in
      var points = curve.points.map(point)
      let tip = curve.headTip.map(point)
      if link.kind == .takes, let tip { points.append(contentsOf: [tip, tip, tip]) }
      var steps = [PathStep.move(points[0])]
      for index in stride(from: 3, to: points.count, by: 3) {
        steps.append(.curve(points[index - 2], points[index - 1], to: points[index]))
      }
      let line = SVGNode.element(.path, [.number(.lineWidth, link.width), .path(steps)], [])
      guard let tip, let end = curve.points.last.map(point) else { return [line] }
      return [line] + head(at: tip, from: end)
    }
    let labels = place.marks.compactMap { mark in
      if case .text(let text) = mark { label(text) } else { nil }
    }
    return lines + labels
  }

  /// The words beside the line, in the font of the sheet.
  private func label(_ text: Layout.Text) -> SVGNode {
    let anchor: SVGAttribute.TextAnchor =
      switch text.alignment {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
    return .label(text.string, at: point(text.position), anchor: anchor)
  }

  private func point(_ point: Layout.Point) -> PicturePoint { PicturePoint(x: x + point.x, y: y + point.y) }

  /// What the line has at its end: an arrow, or a bar that stands before the box; nothing where it only leads there.
  private func head(at tip: PicturePoint, from end: PicturePoint) -> [SVGNode] {
    switch link.kind {
    case .branch, .fold: return []
    case .way:
      let corners = SVGNode.arrowHead(at: tip, from: end, length: 8, width: 8)
      return [.path([.move(tip), .line(corners.0), .line(corners.1), .close])]
    case .takes:
      let corners = SVGNode.arrowHead(at: tip, from: end, length: 7, width: 12)
      return [.line(corners.0, corners.1, classes: ["bar"])]
    }
  }
}
