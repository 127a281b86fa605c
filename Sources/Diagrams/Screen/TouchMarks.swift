// SPDX-License-Identifier: Apache-2.0

/// How fingers are drawn, in a group of class `touch`.
enum TouchMarks {
  /// Where a finger goes down: a ring in a cross.
  static func down(at center: PicturePoint, radius: Double, arm: Double) -> [SVGNode] {
    let arms = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { x, y in
      (
        PicturePoint(x: center.x + x * 3, y: center.y + y * 3),
        PicturePoint(x: center.x + x * arm, y: center.y + y * arm)
      )
    }
    return [.circle(center, radius: radius), .lines(arms)]
  }

  /// Where it lifts: a dot in a ring.
  static func lift(at center: PicturePoint) -> [SVGNode] {
    [.circle(center, radius: 5), .circle(center, radius: 2.2, classes: ["dot"])]
  }

  /// Where it is while it is down: a disc in a ring.
  static func pressed(at center: PicturePoint) -> [SVGNode] {
    [.circle(center, radius: 9), .circle(center, radius: 5.5, classes: ["dot"])]
  }

  /// Where its touch is cancelled: a cross.
  static func cancelled(at center: PicturePoint) -> [SVGNode] {
    let lines = [(-1.0, -1.0), (-1, 1)].map { x, y in
      (
        PicturePoint(x: center.x + 4.5 * x, y: center.y + 4.5 * y),
        PicturePoint(x: center.x - 4.5 * x, y: center.y - 4.5 * y)
      )
    }
    return [.lines(lines)]
  }

  /// The way of a finger, with heads in its direction on stretches that are long enough.
  static func way(_ points: [PicturePoint]) -> [SVGNode] {
    guard points.count > 1 else { return [] }
    var nodes: [SVGNode] = [.polyline(points)]
    var travelled = 20.0
    for (start, end) in zip(points, points.dropFirst()) {
      let (x, y, length) = (end.x - start.x, end.y - start.y, Segment(start: start, end: end).length)
      travelled += length
      guard length > 8, travelled > 40 else { continue }
      travelled = 0
      nodes.append(
        .polygon(head(at: start.toward(end, 0.6), x / length, y / length)))
    }
    return nodes
  }

  /// A head whose middle is at a point, in a direction of length 1.
  private static func head(at middle: PicturePoint, _ x: Double, _ y: Double) -> [PicturePoint] {
    [
      PicturePoint(x: middle.x + 4.5 * x, y: middle.y + 4.5 * y),
      PicturePoint(x: middle.x - 3.5 * x - 3.6 * y, y: middle.y - 3.5 * y + 3.6 * x),
      PicturePoint(x: middle.x - 3.5 * x + 3.6 * y, y: middle.y - 3.5 * y - 3.6 * x),
    ]
  }
}
