// SPDX-License-Identifier: Apache-2.0

/// A name beside a drawing, with a line to what it names.
struct Callout {
  /// Where the line ends, on what is named.
  var anchor: PicturePoint
  /// Where it ends if the name stands left of the drawing; nil if it has to stand right.
  var leftAnchor: PicturePoint?
  /// Whether a line from the right would cross other names.
  var avoidsRight = false
  /// How the name looks, and its number.
  var plate: NamePlate
  var text: String
  /// A text in small type below the name.
  var detail: String?
}

/// Names right of a drawing, and left of it if there are many, or if it is much nearer.
struct Callouts {
  /// The height of a name and the gap to the next, also where names are drawn a fifth larger.
  static let rowHeight = 24.0
  fileprivate static let detailHeight = 12.5
  fileprivate static let detailFitter = TextFitter(size: 9.5)
  static let widest = 190.0
  /// With more names than this, those nearer to the left side stand there.
  private static let mostAtOneSide = 8
  /// Fewer names stand left if the lines to the right would be so much longer, taken together.
  private static let longDetour = 200.0

  private let columns: [CalloutColumn]

  init(_ callouts: [Callout], beside drawing: PictureRect) {
    // How much longer each line would be to the right.
    let detours = callouts.map { callout in
      callout.leftAnchor.map { drawing.maxX - callout.anchor.x - ($0.x - drawing.minX) } ?? 0
    }
    let isMany = callouts.count > Self.mostAtOneSide
    let isAllLeft = !isMany && detours.reduce(0, +) > Self.longDetour * Double(callouts.count)
    let sides = zip(callouts, detours).map { callout, detour in
      callout.leftAnchor != nil && (callout.avoidsRight || isAllLeft || (isMany && detour > 0))
    }
    let atLeft = zip(callouts, sides).filter(\.1).map { callout, _ in
      var callout = callout
      callout.anchor = callout.leftAnchor ?? callout.anchor
      return callout
    }
    columns = [
      CalloutColumn(zip(callouts, sides).filter { !$1 }.map(\.0), beside: drawing, isLeft: false),
      CalloutColumn(atLeft, beside: drawing, isLeft: true),
    ].filter { $0.area.width > 0 }
  }

  /// What the names cover, from the edges of the drawing on.
  var areas: [PictureRect] { columns.map(\.area) }

  var leaders: SVGNode { .group([.classes(["leader"])], columns.flatMap(\.leaders)) }
  var plates: SVGNode { .group([.classes(["labels", "beside"])], columns.flatMap(\.plates)) }
}

/// Names in a column beside a drawing, in the order of what they name, so that no two lines cross.
private struct CalloutColumn {
  private static let run = 26.0

  let area: PictureRect
  let leaders: [SVGNode]
  let plates: [SVGNode]

  /// The names stand below the top of the drawing.
  init(_ callouts: [Callout], beside drawing: PictureRect, isLeft: Bool) {
    let sorted = callouts.enumerated().sorted {
      ($0.element.anchor.y, $0.element.anchor.x, $0.offset)
        < ($1.element.anchor.y, $1.element.anchor.x, $1.offset)
    }.map { Row($0.element) }
    let middles = Self.middles(of: sorted, from: drawing.minY + 4, to: drawing.maxY - 4)
    let edge = isLeft ? drawing.minX : drawing.maxX
    var leaders: [SVGNode] = []
    var plates: [SVGNode] = []
    for (row, middle) in zip(sorted, middles) {
      let anchor = row.callout.anchor
      let knee = PicturePoint(x: isLeft ? min(edge, anchor.x) : max(edge, anchor.x), y: anchor.y)
      let left = isLeft ? edge - Self.run - row.width : edge + Self.run
      let end = PicturePoint(x: isLeft ? left + row.plateWidth + 3 : left - 3, y: middle)
      let leader: [SVGNode] = [.polyline([anchor, knee, end]), .circle(anchor, radius: 2)]
      leaders += row.callout.plate.view.map { [.group([.movesWith($0)], leader)] } ?? leader
      plates += row.plates(at: PicturePoint(x: left, y: middle))
    }
    self.leaders = leaders
    self.plates = plates
    let bottom = zip(sorted, middles).map { $0.height / 2 + $1 }.max() ?? drawing.maxY
    let width = sorted.isEmpty ? 0 : Self.run + (sorted.map(\.width).max() ?? 0) + 12
    area = PictureRect(
      x: isLeft ? edge - width : edge, y: drawing.minY, width: width,
      height: max(bottom + 4, drawing.maxY) - drawing.minY)
  }

  /// The middles of the names, as near to their views as the other names allow.
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
    /// Without the details.
    let plateWidth: Double
    private let name: String
    private let details: [String]

    init(_ callout: Callout) {
      self.callout = callout
      let plate = callout.plate
      let room = Callouts.widest - plate.signWidth
      name = plate.cut(callout.text, to: Callouts.widest) ?? "…"
      details = callout.detail.map { Callouts.detailFitter.wrap($0, to: room, lines: 2) } ?? []
      height = Callouts.rowHeight + Double(details.count) * Callouts.detailHeight
      let widest = details.map(Callouts.detailFitter.width(of:)).max() ?? 0
      plateWidth = plate.width(of: name)
      width = max(plateWidth, plate.signWidth + widest)
    }

    /// The line ends at the name and not at the number, which shows later than the name.
    func plates(at place: PicturePoint) -> [SVGNode] {
      let top = place.y - height / 2 + 1
      let room = PictureRect(x: place.x, y: top, width: plateWidth, height: Plate.height)
      var nodes = [callout.plate.node(name, in: room)]
      for (index, line) in details.enumerated() {
        let base = top + Plate.height + Double(index + 1) * Callouts.detailHeight - 2
        nodes.append(
          .label(
            line, at: PicturePoint(x: place.x + 2, y: base),
            size: Callouts.detailFitter.size,
            classes: ["muted"]))
      }
      return nodes
    }
  }
}

extension PictureRect {
  /// The line from a point to the side of the drawing.
  func leader(from point: PicturePoint, toLeft: Bool) -> PictureRect {
    let end = toLeft ? minX : maxX
    return PictureRect(x: min(point.x, end), y: point.y - 1, width: abs(end - point.x), height: 2)
  }

  func union(_ others: [PictureRect]) -> PictureRect { others.reduce(self) { $0.union($1) } }
}
