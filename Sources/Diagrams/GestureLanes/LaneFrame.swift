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
      (PicturePoint(x: left, y: y), PicturePoint(x: right, y: y))
    }
    return columns + [.lines(rules, classes: ["laneRules"]), labels]
  }

  private var labels: SVGNode {
    let labels = axis.ticks.map { tick in
      SVGNode.label(tick.text, at: PicturePoint(x: tick.x - 4, y: top - 9), size: Self.tickSize)
    }
    let line = (PicturePoint(x: axis.starts.first ?? left, y: top), PicturePoint(x: right, y: top))
    let ticks = axis.ticks.map { (PicturePoint(x: $0.x, y: top - 5), PicturePoint(x: $0.x, y: top)) }
    return .group([.classes(["axis"])], [.lines([line] + ticks)] + labels)
  }

  /// The pauses that are cut out, drawn over the lanes so that bars show the cut.
  /// Their lines leave texts free.
  func breaks(around boxes: [PictureRect]) -> [SVGNode] {
    axis.breaks.map { pause in
      let width = Self.breakWidth
      let strip = PictureRect(x: pause.x - width / 2, y: top - 6, width: width, height: bottom - top + 8)
      let hidden = boxes.filter { $0.maxX > strip.minX - 3 && $0.minX < strip.maxX + 3 }
      let edges = [strip.minX, strip.maxX].flatMap { Self.zigzag(x: $0, strip, around: hidden) }
      return .group(
        [.classes(["pause"])], title: pause.text,
        [.rect(strip, classes: ["plate"])] + edges + [
          .label(pause.text, at: PicturePoint(x: pause.x, y: top - 9), anchor: .middle, size: Self.tickSize)
        ])
    }
  }

  private static func zigzag(x: Double, _ strip: PictureRect, around boxes: [PictureRect]) -> [SVGNode] {
    let slant = 2.0
    var lines: [[PicturePoint]] = [[]]
    var isRight = false
    for y in stride(from: strip.minY, through: strip.maxY, by: 7) {
      if boxes.contains(where: { y > $0.minY - 2 && y < $0.maxY + 2 }) {
        lines.append([])
      } else {
        lines[lines.count - 1].append(PicturePoint(x: x + (isRight ? slant : -slant), y: y))
      }
      isRight.toggle()
    }
    return lines.filter { $0.count > 1 }.map { .polyline($0) }
  }
}
