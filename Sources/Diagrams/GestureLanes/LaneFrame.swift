// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// What lies behind and over the lanes: the axis, the columns of instants, and the pauses that are cut out.
struct LaneFrame {
  private static let tickSize = 10.0
  private static let columnInset = 6.0
  private static let breakWidth = 9.0

  let axis: TimeAxis
  let top: Double
  let bottom: Double
  let left: Double
  let right: Double

  func background(tops: [Double], words: LaneWords) -> [SVGNode] {
    var columns: [SVGNode] = []
    for position in axis.instants.indices where !axis.instants[position].isQuiet {
      let width = axis.width(of: position)
      let box = PictureRect(
        x: axis.starts[position] - Self.columnInset, y: top, width: width + 2 * Self.columnInset,
        height: bottom - top)
      columns.append(
        .group(
          [.classes(["instant"])], title: words.seconds(axis.instants[position].time), [.rect(box, radius: 3)]
        ))
    }
    let rules = tops.dropFirst().map { y in
      SVGNode.line(PicturePoint(x: left, y: y), PicturePoint(x: right, y: y))
    }
    return columns + [.group([.classes(["laneRules"])], rules), labels]
  }

  private var labels: SVGNode {
    let ticks = axis.ticks.flatMap { tick in
      [
        SVGNode.line(PicturePoint(x: tick.x, y: top - 5), PicturePoint(x: tick.x, y: top)),
        SVGNode.label(
          tick.text, at: PicturePoint(x: tick.x - 4, y: top - 9), size: Self.tickSize, classes: ["muted"]),
      ]
    }
    let line = SVGNode.line(
      PicturePoint(x: axis.starts.first ?? left, y: top), PicturePoint(x: right, y: top))
    return .group([.classes(["axis"])], [line] + ticks)
  }

  /// Where pauses are cut out, as lines.
  var cuts: [LaneLabels.Segment] {
    axis.breaks.flatMap { pause in
      [-Self.breakWidth / 2, Self.breakWidth / 2].map { offset in
        LaneLabels.Segment(
          start: PicturePoint(x: pause.x + offset, y: top), end: PicturePoint(x: pause.x + offset, y: bottom))
      }
    }
  }

  /// Over the lanes, so that bars are seen to be cut.
  func breaks(_ words: LaneWords) -> [SVGNode] {
    axis.breaks.map { pause in
      let (width, slant) = (Self.breakWidth, 4.0)
      let strip = PictureRect(x: pause.x - width / 2, y: top - 6, width: width, height: bottom - top + 8)
      let text = words.text(.pause(time: words.seconds(pause.duration)))
      let edges = [strip.minX, strip.maxX].map { x -> SVGNode in
        var points: [PicturePoint] = []
        var y = strip.minY
        var isRight = false
        while y <= strip.maxY {
          points.append(PicturePoint(x: x + (isRight ? slant / 2 : -slant / 2), y: y))
          isRight.toggle()
          y += 7
        }
        return .polyline(points)
      }
      return .group(
        [.classes(["pause"])], title: text,
        [
          .rect(strip, classes: ["plate"])
        ] + edges + [
          .label(text, at: PicturePoint(x: pause.x, y: top - 9), anchor: .middle, size: Self.tickSize)
        ])
    }
  }
}
