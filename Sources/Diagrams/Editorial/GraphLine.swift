// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A line between boxes of a graph on a sheet, where Graphviz put it.
struct GraphLine {
  let link: GraphContent.Link
  let place: Layout.Edge
  let x: Double
  let y: Double

  /// How wide the head of an arrow is, and how far before a box a bar stands.
  private static let (headWidth, barDistance) = (8.0, 7.0)

  var nodes: [SVGNode] {
    let lines = place.curves.flatMap { curve -> [SVGNode] in
      var points = curve.points.map(point)
      let tip = curve.headTip.map(point)
      if link.kind == .takes, let tip { points.append(contentsOf: [tip, tip, tip]) }
      var steps = [PathStep.move(points[0])]
      for index in stride(from: 3, to: points.count, by: 3) {
        steps.append(.curve(points[index - 2], points[index - 1], to: points[index]))
      }
      let width = link.kind == .way ? link.mark.edgeWidth : 1.2
      let line = SVGNode.element(
        .path, (width == 1 ? [] : [.number(.lineWidth, width)]) + [.path(steps)], [])
      guard let tip, let end = curve.points.last.map(point) else { return [line] }
      return [line] + (link.kind == .takes ? bar(at: tip, from: end) : head(at: tip, from: end))
    }
    return lines + MarkDrawing(isEdge: true).nodes(place.marks.filter(\.isText).map { $0.moved(x: x, y: y) })
  }

  private func point(_ point: Layout.Point) -> PicturePoint { PicturePoint(x: x + point.x, y: y + point.y) }

  /// The direction of the end of a line, as a vector of length 1.
  private func direction(from start: PicturePoint, to end: PicturePoint) -> (x: Double, y: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max((x * x + y * y).squareRoot(), 1e-6)
    return (x / length, y / length)
  }

  private func head(at tip: PicturePoint, from end: PicturePoint) -> [SVGNode] {
    guard link.kind == .way else { return [] }
    let way = direction(from: end, to: tip)
    let side = Self.headWidth / 2
    let foot = PicturePoint(x: tip.x - way.x * 8, y: tip.y - way.y * 8)
    return [
      .path([
        .move(tip), .line(PicturePoint(x: foot.x - way.y * side, y: foot.y + way.x * side)),
        .line(PicturePoint(x: foot.x + way.y * side, y: foot.y - way.x * side)), .close,
      ])
    ]
  }

  private func bar(at tip: PicturePoint, from end: PicturePoint) -> [SVGNode] {
    let way = direction(from: end, to: tip)
    let foot = PicturePoint(x: tip.x - way.x * Self.barDistance, y: tip.y - way.y * Self.barDistance)
    let side = 6.0
    return [
      .line(
        PicturePoint(x: foot.x - way.y * side, y: foot.y + way.x * side),
        PicturePoint(x: foot.x + way.y * side, y: foot.y - way.x * side), classes: ["bar"])
    ]
  }
}

extension GraphContent.Link.Kind {
  /// What else a style sheet tells it by.
  var classes: [String] {
    switch self {
    case .way: []
    case .branch: []
    case .fold: []
    case .takes: ["takes"]
    }
  }
}

extension Layout.Mark {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
