// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The label of a node in a tree: a name, lines in small type, marks on light areas and badges on dark ones.
struct TreeLabel {
  static let width = NodeLabel.width

  /// A whole number: older versions of Graphviz cut the rest off, and areas would be wider than their texts.
  private static let smallSize = 11.0

  /// The colour by which a style sheet knows the area of a mark; that of a badge is white.
  private static let markFill: Color = "#eeeeee"

  private static let bold = TextFitter(size: NodeLabel.size, isBold: true)
  private static let small = TextFitter(size: smallSize)
  private static let smallBold = TextFitter(size: smallSize, isBold: true)
  /// Between a text and the edge of its area, and between areas.
  private static let space = 2.0

  var name: String
  var details: [String] = []
  /// Words for unusual settings.
  var marks: [String] = []
  /// The most lines of the name.
  var nameLines = 2
  /// The widest line, in points.
  var width = Self.width

  /// Words on dark areas, each with what stands below it.
  var badges: [(name: String, details: String)] = []

  private struct Row {
    var cells: [HTMLCell]
    var size: NodeSize
    var isTable = false
  }

  var label: Label {
    let rows = rows
    let width = rows.map(\.size.width).max() ?? 0
    let cells = rows.map { row -> [HTMLCell] in
      guard row.isTable else { return row.cells }
      // A table in a table is stretched, and its cells with it, unless something else fills the row.
      let filler = HTMLCell("", padding: 0, width: max(1, Int(width - row.size.width)))
      let table = HTMLTable(cellSpacing: 2, cellPadding: 0, rows: [row.cells + [filler]])
      return [HTMLCell(.table(table), alignment: .left, padding: 0)]
    }
    return .html(.table(HTMLTable(cellSpacing: 1, cellPadding: 0, rows: cells)))
  }

  private var rows: [Row] {
    let title = TextStyle(isBold: true, size: NodeLabel.size)
    let plain = TextStyle(size: Self.smallSize)
    var rows = Self.bold.wrap(name, to: width, lines: nameLines).map { line($0, title, Self.bold) }
    for detail in details where !detail.isEmpty {
      rows += Self.small.wrap(detail, to: width, lines: 3).map { line($0, plain, Self.small) }
    }
    rows += areas(marks, plain, Self.small, fill: Self.markFill)
    for badge in badges {
      let style = TextStyle(isBold: true, size: Self.smallSize)
      rows += areas([badge.name], style, Self.smallBold, fill: .white)
      guard !badge.details.isEmpty else { continue }
      rows += Self.small.wrap(badge.details, to: width, lines: 2).map { line($0, plain, Self.small) }
    }
    return rows
  }

  private func line(_ text: String, _ style: TextStyle, _ fitter: TextFitter) -> Row {
    Row(
      cells: [HTMLCell(text, style: style, alignment: .left, padding: 0)],
      size: NodeSize(width: fitter.width(of: text), height: fitter.size * 1.25))
  }

  /// Words on areas, as many in a row as there is room for.
  private func areas(_ words: [String], _ style: TextStyle, _ fitter: TextFitter, fill: Color) -> [Row] {
    var rows: [Row] = []
    for text in words.flatMap({ fitter.wrap($0, to: self.width - 4 * Self.space, lines: 2) }) {
      let width = fitter.width(of: text) + 3 * Self.space
      let cell = HTMLCell(text, style: style, background: fill, padding: 2)
      if var last = rows.last, last.size.width + width <= self.width {
        last.cells.append(cell)
        last.size.width += width
        rows[rows.count - 1] = last
      } else {
        rows.append(
          Row(
            cells: [cell], size: NodeSize(width: width + 2 * Self.space, height: fitter.size * 1.25 + 8),
            isTable: true))
      }
    }
    return rows
  }
}

extension TreeLabel: TreeNodeLabel {
  var nodeSize: NodeSize {
    let sizes = rows.map(\.size)
    return NodeSize(
      width: (sizes.map(\.width).max() ?? 0) + 16, height: sizes.reduce(8) { $0 + $1.height })
  }

  func narrowed(to width: Double) -> TreeLabel {
    var label = self
    label.width = width
    label.nameLines = 4
    return label
  }
}

extension NodeLabel: TreeNodeLabel {
  var nodeSize: NodeSize {
    NodeSize(
      width: textWidth + (number == nil ? 16 : 38),
      height: lines.reduce(10) { $0 + (($1.isName ? Self.size : Self.smallSize) * 1.2 + 2) })
  }

  func narrowed(to width: Double) -> NodeLabel {
    var label = self
    label.limit = width
    return label
  }
}
