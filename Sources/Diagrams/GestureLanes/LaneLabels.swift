// SPDX-License-Identifier: Apache-2.0

/// Texts below a lane's bars, each at the place that it is about, in as many rows as keep them apart.
struct LaneLabels {
  static let rowHeight = 13.0
  static let fitter = TextFitter(size: 10)
  private static let mostRows = 10

  struct Label {
    var x: Double
    var text: String
    var classes: [String]
  }

  struct Placed {
    var label: Label
    var row: Int
  }

  private(set) var placed: [Placed] = []

  var rows: Int { (placed.map(\.row).max() ?? -1) + 1 }

  /// Places labels from the right, so that the line from a label up to its place crosses no other one. What finds no
  /// row is left to titles.
  ///
  /// - Parameters:
  ///   - labels: The texts, in any order.
  ///   - right: Where texts end at the latest.
  init(_ labels: [Label], right: Double) {
    /// Where a text in a row ends at the latest.
    var limits = Array(repeating: right, count: Self.mostRows)
    for label in labels.sorted(by: { $0.x < $1.x }).reversed() {
      guard let text = Self.fitter.cut(label.text, to: right - label.x) else { continue }
      let label = Label(x: label.x, text: text, classes: label.classes)
      let end = label.x + Self.fitter.width(of: label.text)
      guard let row = limits.firstIndex(where: { end <= $0 }) else { continue }
      placed.append(Placed(label: label, row: row))
      // A line to this label crosses the rows above it.
      for above in 0...row { limits[above] = min(limits[above], label.x - 6) }
    }
    placed.reverse()
  }

  /// The lines from texts up to what they are about; the first row is at the top.
  func leaders(top: Double, barEnd: Double) -> SVGNode {
    .group(
      [.classes(["leaders"])],
      placed.map {
        let x = $0.label.x - 2
        return .line(
          PicturePoint(x: x, y: barEnd),
          PicturePoint(x: x, y: top + Double($0.row) * Self.rowHeight + 10))
      })
  }

  /// A straight line that texts may lie on.
  struct Segment {
    var start: PicturePoint
    var end: PicturePoint

    func crosses(_ box: PictureRect) -> Bool {
      let (top, bottom) = (max(min(start.y, end.y), box.minY), min(max(start.y, end.y), box.maxY))
      guard top <= bottom else { return false }
      let slope = start.y == end.y ? 0 : (end.x - start.x) / (end.y - start.y)
      let ends = [start.x + (top - start.y) * slope, start.x + (bottom - start.y) * slope]
      return (ends.min() ?? 0) <= box.maxX && (ends.max() ?? 0) >= box.minX
    }
  }

  /// The texts; those that a line crosses on plates.
  func texts(top: Double, arrows: [Segment]) -> [SVGNode] {
    placed.map { item in
      let y = top + Double(item.row) * Self.rowHeight
      let plate = PictureRect(
        x: item.label.x, y: y + 0.5, width: Self.fitter.width(of: item.label.text) + 2,
        height: Self.rowHeight - 1)
      let isCrossed = arrows.contains { $0.crosses(plate) }
      return .group(
        [.classes(item.label.classes + ["laneText"])],
        (isCrossed ? [.rect(plate, classes: ["plate"])] : [])
          + [
            .label(
              item.label.text, at: PicturePoint(x: item.label.x + 1, y: y + 10), size: Self.fitter.size)
          ])
    }
  }
}
