// SPDX-License-Identifier: Apache-2.0

/// Samples of what is drawn, each with what it means, in rows.
struct PictureLegend {
  enum Sample {
    /// An area as views of some classes have it.
    case area([String])
    case hatched([String])
    case badge(String, [String])
    /// Where a finger goes down.
    case down
  }

  typealias Entry = (sample: Sample, text: String)

  private static let rowHeight = 18.0
  private static let sampleWidth = 20.0
  private static let fitter = TextFitter(size: 11)

  let area: PictureRect
  let node: SVGNode

  /// The rows stand below the drawing, and are as wide.
  init(_ entries: [Entry], below drawing: PictureRect, inset: Double = 14) {
    var nodes: [SVGNode] = []
    var place = PicturePoint(x: drawing.minX + inset, y: drawing.maxY)
    let right = drawing.maxX - inset
    for entry in entries {
      let lines = Self.fitter.wrap(
        entry.text, to: right - drawing.minX - inset - Self.sampleWidth - 6, lines: 3)
      let width = Self.sampleWidth + 6 + (lines.map(Self.fitter.width(of:)).max() ?? 0)
      if place.x + width > right, place.x > drawing.minX + inset {
        place = PicturePoint(x: drawing.minX + inset, y: place.y + Self.rowHeight)
      }
      let box = PictureRect(x: place.x, y: place.y + 3, width: Self.sampleWidth, height: 12)
      nodes.append(Self.node(of: entry.sample, in: box))
      for (index, line) in lines.enumerated() {
        let base = place.y + 13 + Double(index) * 14
        nodes.append(.label(line, at: PicturePoint(x: box.maxX + 6, y: base)))
      }
      place.y += Double(lines.count - 1) * 14
      place.x += width + 18
    }
    let bottom = entries.isEmpty ? drawing.maxY : place.y + Self.rowHeight + 2
    area = PictureRect(x: drawing.minX, y: drawing.maxY, width: drawing.width, height: bottom - drawing.maxY)
    node = .group([.classes(["legend"])], [.group([.classes(["note"])], [.rect(area)])] + nodes)
  }

  private static func node(of sample: Sample, in box: PictureRect) -> SVGNode {
    switch sample {
    case .area(let classes):
      return .group([.classes(["swatch"] + classes)], [.polygon(box.corners)])
    case .hatched(let classes):
      let outline = Outline(box)
      return .group(
        [.classes(["swatch"] + classes)],
        [
          .polygon(outline.points, classes: ["outside"]),
          .path(outline.hatching(distance: 5), classes: ["hatch"]),
        ])
    case .badge(let text, let classes):
      return Plate.badge(
        text, in: PictureRect(x: box.minX, y: box.minY - 1, width: box.width, height: 14), classes: classes)
    case .down: return .group([.classes(["touch"])], TouchMarks.down(at: box.center, radius: 4, arm: 7))
    }
  }
}
