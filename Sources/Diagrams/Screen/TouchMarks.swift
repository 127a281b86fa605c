// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// How fingers are drawn, in a group of class `touch`.
enum TouchMarks {
  /// Where a finger goes down: a ring in a cross.
  static func down(at center: PicturePoint, radius: Double, arm: Double) -> [SVGNode] {
    let arms = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { x, y in
      (center.offset(x * 3, y * 3), center.offset(x * arm, y * arm))
    }
    return [.circle(center, radius: radius), .lines(arms)]
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
      middle.offset(4.5 * x, 4.5 * y), middle.offset(-3.5 * x - 3.6 * y, -3.5 * y + 3.6 * x),
      middle.offset(-3.5 * x + 3.6 * y, -3.5 * y - 3.6 * x),
    ]
  }
}

/// What becomes of a finger where its way ends.
enum TouchEnd {
  case pressed, lifted, cancelled

  init(_ answer: TouchAnswer) {
    self = answer.isCancelled ? .cancelled : answer.samples.last?.isOver == true ? .lifted : .pressed
  }

  /// A disc in a ring where it is down, a dot in a ring where it lifted, a cross where its touch is cancelled.
  func mark(at center: PicturePoint) -> [SVGNode] {
    switch self {
    case .pressed: [.circle(center, radius: 9), .circle(center, radius: 5.5, classes: ["dot"])]
    case .lifted: [.circle(center, radius: 5), .circle(center, radius: 2.2, classes: ["dot"])]
    case .cancelled:
      [.lines([-1.0, 1].map { (center.offset(-4.5, 4.5 * $0), center.offset(4.5, -4.5 * $0)) })]
    }
  }
}
