// SPDX-License-Identifier: Apache-2.0

import Analysis

/// How well each control can be reached, below the map.
struct TapMapTable {
  static let inset = 14.0
  static let markWidth = 22.0
  private static let rowHeight = 19.0

  let area: PictureRect
  let node: SVGNode

  init(_ rows: TapMapRows, below drawing: PictureRect) {
    guard !rows.rows.isEmpty else {
      area = PictureRect(x: drawing.minX, y: drawing.maxY, width: drawing.width, height: 0)
      node = .group([], [])
      return
    }
    let left = drawing.minX + Self.inset
    var top = drawing.maxY + 8
    var nodes: [SVGNode] = []
    func row(_ texts: [String], classes: [String] = []) {
      var x = left + Self.markWidth
      for (column, text) in texts.enumerated() {
        let width = rows.widths[column]
        let indent = column == 1 && classes.isEmpty ? TapMapRows.barWidth : 0
        if let text = TapMapRows.fitter.cut(text, to: width - indent + 0.01) {
          nodes.append(.label(text, at: PicturePoint(x: x + indent, y: top + 13), classes: classes))
        }
        x += width + TapMapRows.gap
      }
    }
    row(rows.heading, classes: ["muted"])
    let right = drawing.maxX - Self.inset
    for entry in rows.rows {
      top += Self.rowHeight
      nodes.append(.line(PicturePoint(x: left, y: top), PicturePoint(x: right, y: top), classes: ["rowLine"]))
      if entry.isSmall {
        let box = PictureRect(x: left, y: top + 1.5, width: 16, height: 16)
        nodes.append(Plate.badge("!", in: box, classes: ["refused"]))
      }
      let bar = PicturePoint(x: left + Self.markWidth + rows.widths[0] + TapMapRows.gap, y: top + 6)
      nodes += Self.bar(entry.share, at: bar)
      row(entry.texts)
    }
    area = PictureRect(
      x: drawing.minX, y: drawing.maxY, width: drawing.width, height: top + Self.rowHeight + 6 - drawing.maxY)
    node = .group([.classes(["table"])], [.group([.classes(["note"])], [.rect(area)])] + nodes)
  }

  private static func bar(_ share: Double, at place: PicturePoint) -> [SVGNode] {
    let full = PictureRect(x: place.x, y: place.y, width: TapMapRows.barWidth - 8, height: 7)
    var reached = full
    reached.width = full.width * min(max(share, 0), 1)
    return [.rect(full, radius: 1.5, classes: ["bar"])]
      + (reached.width > 0.5 ? [.rect(reached, radius: 1.5, classes: ["reached"])] : [])
  }
}

/// The texts of the table, and how wide its columns are.
struct TapMapRows {
  static let fitter = TextFitter(size: 11)
  static let gap = 14.0
  static let barWidth = 50.0
  private static let mostRows = 24
  private static let widest = [190.0, 110, 120, 230]

  struct Row {
    let texts: [String]
    let share: Double
    let isSmall: Bool
  }

  let heading: [String]
  let rows: [Row]
  let widths: [Double]

  /// How many targets are left out.
  let surplusCount: Int

  var width: Double {
    rows.isEmpty
      ? 0
      : 2 * TapMapTable.inset + TapMapTable.markWidth + widths.reduce(0, +) + Double(widths.count - 1)
        * Self.gap
  }

  init(_ targets: [DrawnTarget], words: TapMapWords) {
    // Rows with a warning come first if there is no room for all.
    let isWorse = { (target: DrawnTarget) in target.isSmall || target.isPartlyLost }
    let order = targets.filter(isWorse) + targets.filter { !isWorse($0) }
    let chosen = Set(order.prefix(Self.mostRows).map(\.target.view))
    let shown = targets.filter { chosen.contains($0.target.view) }
    surplusCount = targets.count - shown.count
    let cells = shown.map { words.cells(of: $0.target) }
    // If no target loses taps, there is no column for who gets them.
    let columnCount = cells.allSatisfy { $0.last == "" } ? 3 : 4
    heading = Array(words.heading.prefix(columnCount))
    rows = zip(shown, cells).map { target, texts in
      Row(
        texts: Array(texts.prefix(columnCount)), share: target.target.share, isSmall: target.isSmall)
    }
    let texts = [heading] + rows.map(\.texts)
    widths = (0..<columnCount).map { column in
      let widest = texts.map { Self.fitter.width(of: $0[column]) }.max() ?? 0
      return min(widest + (column == 1 ? Self.barWidth : 0), Self.widest[column])
    }
  }
}
