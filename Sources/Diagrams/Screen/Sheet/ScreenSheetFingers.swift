// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The fingers on a sheet: the touch that it is about, and those that were down at the same time.
struct ScreenSheetFingers {
  private static let radius = 10.0

  let scene: ScreenScene
  let map: ScreenSheetMap

  /// The touches whose fingers are drawn, with their numbers, the sheet's own last.
  let touches: [(number: Int, answer: TouchAnswer)]

  init(_ scene: ScreenScene, _ map: ScreenSheetMap) {
    self.scene = scene
    self.map = map
    touches = Self.touches(of: scene.subject)
  }

  /// The touches that are down together; at a step only the touch itself.
  static func touches(of subject: DiagramSubject) -> [(number: Int, answer: TouchAnswer)] {
    let all = subject.analysis.touches
    let own = subject.options.touch
    var sequence: Set<Int> = [own]
    if subject.laterStep == nil, subject.options.step == nil {
      let spans = Self.spans(subject.analysis)
      var grows = true
      while grows {
        grows = false
        for other in all.indices where !sequence.contains(other) {
          if sequence.contains(where: { spans[$0].overlaps(spans[other]) }) {
            sequence.insert(other)
            grows = true
          }
        }
      }
    }
    let others = sequence.subtracting([own]).sorted().prefix(4)
    return others.map { ($0 + 1, all[$0]) } + [(own + 1, subject.answer)]
  }

  /// The events within which each touch is down.
  private static func spans(_ analysis: TraceAnalysis) -> [ClosedRange<Int>] {
    var spans: [String: ClosedRange<Int>] = [:]
    for event in analysis.trace.events {
      guard let touch = event.kind.sample?.touch else { continue }
      let first = spans[touch]?.lowerBound ?? event.sequence
      spans[touch] = first...max(event.sequence, first)
    }
    return analysis.touches.map { spans[$0.touch] ?? 0...0 }
  }

  private func place(_ point: PicturePoint) -> PicturePoint {
    let (spot, frame) = (map(point), map.frame)
    return PicturePoint(
      x: min(max(spot.x, frame.minX), frame.maxX), y: min(max(spot.y, frame.minY), frame.maxY))
  }

  /// Where the fingers are, which texts must not cover.
  var spots: [PictureRect] {
    touches.flatMap { scene.points(of: $0.answer).map { PictureRect(around: place($0), radius: 14) } }
  }

  var nodes: [SVGNode] { touches.map(node) }

  private func node(_ number: Int, _ answer: TouchAnswer) -> SVGNode {
    let points = scene.points(of: answer).map(place)
    guard let start = points.first else { return .group([], []) }
    var marks: [SVGNode] = []
    if let end = points.last, Segment(start: start, end: end).length > 2 * Self.radius {
      let from = start.toward(
        points[1], min(Self.radius / max(Segment(start: start, end: points[1]).length, 1), 1))
      marks += SVGNode.arrow([from] + points.dropFirst())
    }
    marks += [
      .circle(start, radius: Self.radius), .circle(start, radius: 4, classes: ["dot"]),
    ]
    if touches.count > 1 {
      let spot = start.offset(18, -8)
      marks.append(
        .group(
          [.classes(["order"])],
          [
            .circle(spot, radius: 9),
            .label(String(number), at: spot.offset(0, 4), isBold: true),
          ]))
    }
    let isOwn = answer.touch == scene.answer.touch
    return isOwn ? scene.touch(marks) : .group([.classes(["touch", "others"])], marks)
  }
}
