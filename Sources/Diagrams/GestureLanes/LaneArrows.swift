// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The ways of arrows between lanes.
struct LaneArrows {
  private static let clearance = 4.0

  private enum Course {
    /// Down or up beside the decision, then right to its effect.
    case elbow(x: Double, end: Double)
    case upright(x: Double)
    case slanted(from: Double, to: Double)
  }

  let timeline: GestureTimeline
  private let courses: [Course]

  init(_ timeline: GestureTimeline, axis: TimeAxis) {
    self.timeline = timeline
    courses = timeline.arrows.map { arrow in
      let (from, to) = (axis.x(arrow.from.moment), axis.x(arrow.to.moment))
      let lane = timeline.lanes[arrow.from.lane]
      if timeline.lanes[arrow.to.lane].kind == .recognizer, to - from >= 3 * Self.clearance {
        return .elbow(x: from + Self.clearance, end: to)
      }
      // A state lasts, so that an arrow may begin anywhere below it.
      let lasts = lane.spans.contains { span in
        guard case .state = span.kind, span.start <= arrow.to.moment else { return false }
        return span.end.map { arrow.to.moment <= $0 } ?? true
      }
      return lasts ? .upright(x: to + 1.5) : .slanted(from: from + 1.5, to: to + 1.5)
    }
  }

  /// Where arrows run through the texts below a lane's bars.
  func textCrossings(of lane: Int) -> [Double] {
    zip(timeline.arrows, courses).flatMap { arrow, course -> [Double] in
      let (first, last) = (min(arrow.from.lane, arrow.to.lane), max(arrow.from.lane, arrow.to.lane))
      guard first <= lane, lane < last else { return [] }
      switch course {
      case .elbow(let x, _), .upright(let x): return [x]
      case .slanted(let from, let to): return [from, to]
      }
    }
  }

  /// Where upright lines cross a lane's bars, or end in them.
  func crossings(of lane: Int) -> [Double] {
    zip(timeline.arrows, courses).compactMap { arrow, course in
      let (first, last) = (min(arrow.from.lane, arrow.to.lane), max(arrow.from.lane, arrow.to.lane))
      let isThrough = first < lane && lane < last
      switch course {
      case .elbow(let x, _): return isThrough || lane == arrow.to.lane ? x : nil
      case .upright(let x): return isThrough ? x : nil
      case .slanted: return nil
      }
    }
  }

  /// The corners of the way of the arrow at a position, with the tops of the lanes.
  func way(of position: Int, tops: [Double]) -> [PicturePoint] {
    let arrow = timeline.arrows[position]
    let isDown = arrow.to.lane > arrow.from.lane
    func edge(_ lane: Int, isBelow: Bool) -> Double {
      tops[lane] + LaneShape.inset + (isBelow ? LaneShape.barHeight : 0)
    }
    let start = edge(arrow.from.lane, isBelow: isDown)
    // From above an arrow ends at the bar of the touch that it is about.
    let rows = arrow.touches.isEmpty || !isDown ? [:] : LaneShapes.rows(of: timeline.lanes[arrow.to.lane])
    let row = arrow.touches.compactMap { rows[$0] }.min() ?? 0
    let end = edge(arrow.to.lane, isBelow: !isDown) + LaneShape.top(ofRow: row)
    switch courses[position] {
    case .upright(let x): return [PicturePoint(x: x, y: start), PicturePoint(x: x, y: end)]
    case .slanted(let from, let to): return [PicturePoint(x: from, y: start), PicturePoint(x: to, y: end)]
    case .elbow(let x, let right):
      let middle = edge(arrow.to.lane, isBelow: false) + LaneShape.barHeight / 2
      return [
        PicturePoint(x: x, y: start), PicturePoint(x: x, y: middle), PicturePoint(x: right, y: middle),
      ]
    }
  }

  /// An arrow along a way, broken where texts are.
  static func node(
    _ way: [PicturePoint], around boxes: [PictureRect], classes: [String], title: String
  ) -> SVGNode {
    let lines = zip(way, way.dropFirst()).map { Segment(start: $0, end: $1) }
    let parts = lines.enumerated().flatMap { position, line in
      line.parts(around: boxes, isLast: position == lines.count - 1)
    }
    let arrow = parts.last.map { SVGNode.arrow([$0.start, $0.end]) } ?? []
    return .group(
      [.classes(classes)], title: title, [.lines(parts.dropLast().map { ($0.start, $0.end) })] + arrow)
  }
}
