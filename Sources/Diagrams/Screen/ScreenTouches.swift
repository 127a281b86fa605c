// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The touch on the screen: a cross-hair where the finger went down, and the way that it took.
struct ScreenTouches {
  private static let radius = 7.0
  private static let arm = 14.0
  private static let smallRadius = 5.0

  let diagram: ScreenDiagram

  private var answer: TouchAnswer { diagram.subject.answer }

  private func points(of answer: TouchAnswer) -> [PicturePoint] {
    var points: [PicturePoint] = []
    for sample in answer.samples {
      let point = diagram.scale(sample.location)
      guard point.x.isFinite, point.y.isFinite else { continue }
      if point != points.last { points.append(point) }
    }
    return points
  }

  /// The ways of all touches, the picture's own last.
  var trails: [SVGNode] {
    let touches = diagram.subject.analysis.touches.enumerated()
    let others = touches.filter { $0.element.touch != answer.touch }.prefix(20)
    return others.compactMap { number, other in
      let points = points(of: other)
      guard let start = points.first else { return nil }
      return .group(
        [.classes(["touch", "muted"])], title: diagram.narrator.heading(other, number: number + 1),
        trail(points) + [circle(start, Self.smallRadius)])
    } + [own]
  }

  private var own: SVGNode {
    let points = points(of: answer)
    guard let start = points.first else { return .group([.classes(["touch"])], []) }
    let title = diagram.subject.text(.touchAt(point: diagram.narrator.point(answer.location)))
    let arms = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { x, y in
      SVGNode.element(
        .line,
        [
          .number(.x1, start.x + x * 3), .number(.y1, start.y + y * 3),
          .number(.x2, start.x + x * Self.arm), .number(.y2, start.y + y * Self.arm),
        ], [])
    }
    return .group(
      [.id(diagram.subject.options.idPrefix + "touch"), .classes(["touch"])], title: title,
      trail(points) + [circle(start, Self.radius)] + arms)
  }

  private func trail(_ points: [PicturePoint]) -> [SVGNode] {
    guard points.count > 1, let end = points.last else { return [] }
    return [.element(.polyline, [.points(points)], []), circle(end, 3)]
  }

  private func circle(_ center: PicturePoint, _ radius: Double) -> SVGNode {
    .element(.circle, [.number(.cx, center.x), .number(.cy, center.y), .number(.r, radius)], [])
  }

  /// What labels must not cover.
  var markers: [PictureRect] {
    diagram.subject.analysis.touches.prefix(20).flatMap { other in
      let points = points(of: other)
      let radius = other.touch == answer.touch ? Self.arm : Self.smallRadius
      return [points.first.map { ($0, radius) }, points.count > 1 ? points.last.map { ($0, 4) } : nil]
        .compactMap { $0 }.map(Self.square)
    }
  }

  private static func square(around center: PicturePoint, _ radius: Double) -> PictureRect {
    PictureRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The coordinates beside the cross-hair, where they cover nothing if there is such a place.
  func label(avoiding taken: [PictureRect]) -> (box: PictureRect, text: String)? {
    guard let start = points(of: answer).first else { return nil }
    let text = diagram.narrator.point(answer.location)
    let width = ScreenLabels.fitter.width(of: text) + 6
    let height = LabelPlacement.height
    let own = Self.square(around: start, Self.arm)
    let ways = points(of: answer).dropFirst().first
    let below = [(8.0, 8.0), (-8 - width, 8)]
    let above = [(8.0, -8 - height), (-8 - width, -8 - height)]
    // On the side to which the finger did not go.
    let goesDown = ways.map { $0.y > start.y } ?? false
    let boxes = (goesDown ? above + below : below + above).map { x, y in
      PictureRect(x: start.x + x, y: start.y + y, width: width, height: height)
    }
    let inSight = boxes.filter(diagram.visible.contains)
    let free = inSight.first { box in !taken.contains { $0 != own && $0.intersects(box) } }
    return (free ?? inSight.first).map { ($0, text) }
  }
}
