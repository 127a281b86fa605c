// SPDX-License-Identifier: Apache-2.0

extension SVGNode {
  /// An element with a readable name, which is shown when the pointer rests and read aloud.
  static func group(_ attributes: [SVGAttribute], title: String? = nil, _ children: [SVGNode]) -> SVGNode {
    let name = title.map { [SVGNode.element(.title, [], [.text($0)])] } ?? []
    return .element(.group, attributes, name + children)
  }

  static func rect(_ box: PictureRect, radius: Double = 0, classes: [String] = []) -> SVGNode {
    .element(.rect, classed(classes) + attributes(of: box, radius: radius), [])
  }

  static func attributes(of box: PictureRect, radius: Double) -> [SVGAttribute] {
    [
      .number(.x, box.minX), .number(.y, box.minY), .number(.width, box.width), .number(.height, box.height),
    ] + (radius > 0 ? [.number(.rx, radius)] : [])
  }

  static func circle(_ center: PicturePoint, radius: Double, classes: [String] = []) -> SVGNode {
    .element(
      .circle,
      classed(classes) + [.number(.cx, center.x), .number(.cy, center.y), .number(.r, radius)], [])
  }

  static func line(_ start: PicturePoint, _ end: PicturePoint, classes: [String] = []) -> SVGNode {
    lines([(start, end)], classes: classes)
  }

  /// Straight lines that look alike.
  static func lines(_ lines: [(start: PicturePoint, end: PicturePoint)], classes: [String] = []) -> SVGNode {
    path(lines.flatMap { [.move($0.start), .line($0.end)] }, classes: classes)
  }

  static func polygon(_ points: [PicturePoint], classes: [String] = []) -> SVGNode {
    .element(.polygon, classed(classes) + [.points(points)], [])
  }

  static func polyline(_ points: [PicturePoint], classes: [String] = []) -> SVGNode {
    .element(.polyline, classed(classes) + [.points(points)], [])
  }

  static func path(_ steps: [PathStep], classes: [String] = []) -> SVGNode {
    .element(.path, classed(classes) + [.path(steps)], [])
  }

  /// A text on one line; the point is on its base line. Cut or wrap it with a ``TextFitter`` first.
  static func label(
    _ text: String, at point: PicturePoint, anchor: SVGAttribute.TextAnchor = .start, isBold: Bool = false,
    size: Double? = nil, classes: [String] = [], movingWith view: String? = nil
  ) -> SVGNode {
    .element(
      .text,
      (view.map { [.movesWith($0)] } ?? []) + classed(classes) + [.number(.x, point.x), .number(.y, point.y)]
        + (anchor == .start ? [] : [.anchor(anchor)]) + (isBold ? [.isBold] : [])
        + (size.map { [.number(.fontSize, $0)] } ?? []),
      [.text(text)])
  }

  /// A line with a head at its end. The head is filled, and straight lines have no area; it has the class `tip` where
  /// the line is dashed, so that the head is not.
  static func arrow(_ way: [PicturePoint], isDashed: Bool = false) -> [SVGNode] {
    guard let end = way.last, let before = way.dropLast().last else { return [] }
    let steps = [PathStep.move(way[0])] + way.dropFirst().map { .line($0) }
    let corners = arrowHead(at: end, from: before, length: 7, width: 7)
    let head = [PathStep.line(corners.0), .line(corners.1)]
    guard way.count > 2 || isDashed else { return [path(steps + head + [.line(end)])] }
    return [
      .element(.path, (way.count > 2 ? [.unfilled] : []) + [.path(steps)], []),
      path([.move(end)] + head + [.close], classes: isDashed ? ["tip"] : []),
    ]
  }

  /// The corners of an arrow's head beside its tip.
  static func arrowHead(
    at end: PicturePoint, from start: PicturePoint, length: Double, width: Double
  ) -> (PicturePoint, PicturePoint) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let distance = max((x * x + y * y).squareRoot(), 1e-6)
    let (ux, uy) = (x / distance, y / distance)
    let (foot, side) = (end.offset(-ux * length, -uy * length), width / 2)
    return (foot.offset(-uy * side, ux * side), foot.offset(uy * side, -ux * side))
  }

  private static func classed(_ classes: [String]) -> [SVGAttribute] {
    classes.isEmpty ? [] : [.classes(classes)]
  }
}
