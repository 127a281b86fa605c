// SPDX-License-Identifier: Apache-2.0

/// A name beside a drawing, with a line to what it names.
struct Callout {
  /// Where the line ends, on what is named.
  var anchor: PicturePoint
  /// Stands before the name on an area of its own.
  var badge: String?
  var text: String
  /// A text in small type below the name.
  var detail: String?
  var classes: [String]
  var title: String?
}

/// Names in a column right of a drawing, in the order of what they name, so that no two lines cross.
struct Callouts {
  static let rowHeight = 18.0
  private static let detailHeight = 12.5
  private static let run = 26.0
  private static let detailFitter = TextFitter(size: 9.5)
  static let widest = 190.0

  /// What the column covers, from the edge of the drawing on.
  let area: PictureRect

  let leaders: SVGNode
  let plates: SVGNode

  /// The names stand right of the drawing, and below its top.
  init(_ callouts: [Callout], beside drawing: PictureRect) {
    let sorted = callouts.enumerated().sorted {
      ($0.element.anchor.y, $0.element.anchor.x, $0.offset)
        < ($1.element.anchor.y, $1.element.anchor.x, $1.offset)
    }.map { Row($0.element) }
    let middles = Self.middles(of: sorted, from: drawing.minY + 4, to: drawing.maxY - 4)
    let edge = drawing.maxX
    let left = edge + Self.run
    var leaders: [SVGNode] = []
    var plates: [SVGNode] = []
    for (row, middle) in zip(sorted, middles) {
      let anchor = row.callout.anchor
      let knee = PicturePoint(x: max(edge, anchor.x), y: anchor.y)
      let end = PicturePoint(x: left - 3, y: middle)
      leaders += [.polyline([anchor, knee, end]), .circle(anchor, radius: 2)]
      plates += row.plates(at: PicturePoint(x: left, y: middle))
    }
    self.leaders = .group([.classes(["leader"])], leaders)
    self.plates = .group([.classes(["labels"])], plates)
    let bottom = zip(sorted, middles).map { $0.height / 2 + $1 }.max() ?? drawing.maxY
    area = PictureRect(
      x: edge, y: drawing.minY,
      width: sorted.isEmpty ? 0 : Self.run + (sorted.map(\.width).max() ?? 0) + 12,
      height: max(bottom + 4, drawing.maxY) - drawing.minY)
  }

  /// As near to what is named as the other names let them.
  private static func middles(of rows: [Row], from top: Double, to bottom: Double) -> [Double] {
    var tops: [Double] = []
    var free = top
    for row in rows {
      let place = max(free, row.callout.anchor.y - row.height / 2)
      tops.append(place)
      free = place + row.height
    }
    let total = rows.reduce(0) { $0 + $1.height }
    var limit = max(bottom, top + total)
    for index in rows.indices.reversed() {
      tops[index] = min(tops[index], limit - rows[index].height)
      limit = tops[index]
    }
    return zip(tops, rows).map { $0 + $1.height / 2 }
  }

  /// A name with the room that it takes.
  private struct Row {
    let callout: Callout
    let height: Double
    let width: Double
    private let name: String
    private let details: [String]
    private let badgeWidth: Double

    init(_ callout: Callout) {
      self.callout = callout
      badgeWidth = callout.badge.map(Plate.width(ofBadge:)) ?? 0
      let room = Callouts.widest - badgeWidth
      name = Plate.fitter.cut(callout.text, to: room) ?? "…"
      details = callout.detail.map { Callouts.detailFitter.wrap($0, to: room, lines: 2) } ?? []
      height = Callouts.rowHeight + Double(details.count) * Callouts.detailHeight
      let widest = details.map(Callouts.detailFitter.width(of:)).max() ?? 0
      width = badgeWidth + max(Plate.width(of: name), widest)
    }

    func plates(at place: PicturePoint) -> [SVGNode] {
      let top = place.y - height / 2 + 1
      var nodes: [SVGNode] = []
      if let badge = callout.badge {
        let box = PictureRect(x: place.x, y: top, width: badgeWidth, height: Plate.height)
        nodes.append(Plate.badge(badge, in: box, classes: callout.classes, title: callout.title))
      }
      let box = PictureRect(
        x: place.x + badgeWidth, y: top, width: Plate.width(of: name), height: Plate.height)
      nodes.append(Plate.label(name, in: box, classes: callout.classes, title: callout.title))
      for (index, line) in details.enumerated() {
        let base = top + Plate.height + Double(index + 1) * Callouts.detailHeight - 2
        nodes.append(
          .label(
            line, at: PicturePoint(x: box.minX + 2, y: base), size: Callouts.detailFitter.size,
            classes: ["muted"]))
      }
      return nodes
    }
  }
}

extension Callouts {
  init(none drawing: PictureRect) { self.init([], beside: drawing) }
}
