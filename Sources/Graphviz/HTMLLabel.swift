// SPDX-License-Identifier: Apache-2.0

/// A label with styled text or a table.
///
/// There is no way to pass markup, so a text from a user always stays a text.
///
/// ```swift
/// let label = HTMLLabel.table(
///   HTMLTable(rows: [
///     [HTMLCell("UIButton", style: TextStyle(isBold: true), port: "title")],
///     [HTMLCell("tag 7")],
///   ]))
/// ```
public indirect enum HTMLLabel: Sendable, Equatable {
  /// Lines of styled text.
  case text([HTMLText])

  /// A table.
  case table(HTMLTable)

  /// The text alone, on one line.
  var text: String {
    switch self {
    case .text(let pieces):
      pieces.map { piece in
        switch piece {
        case .run(let text, style: _): text
        case .lineBreak: " "
        }
      }.joined()
    case .table(let table):
      table.rows.flatMap { row in row.map(\.content.text) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

/// A piece of styled text.
public enum HTMLText: Sendable, Equatable {
  /// A text in one style. A line feed in it begins a new line.
  case run(String, style: TextStyle = TextStyle())

  /// The end of a line, with the line's alignment.
  case lineBreak(Alignment = .center)
}

extension HTMLText: ExpressibleByStringInterpolation {
  /// Makes a text without style.
  public init(stringLiteral value: String) {
    self = .run(value)
  }
}

/// How a text is drawn. A property that is `nil` is taken from the node.
public struct TextStyle: Sendable, Equatable {
  /// Heavy type.
  public var isBold: Bool
  /// Slanted type.
  public var isItalic: Bool
  /// A line below the text.
  public var isUnderlined: Bool
  /// A line through the text.
  public var isStruckThrough: Bool
  /// The size in points.
  public var size: Double?
  /// The colour.
  public var color: Color?
  /// Font families, best first, separated by commas.
  public var fontName: String?

  /// Makes a style.
  public init(
    isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    size: Double? = nil, color: Color? = nil, fontName: String? = nil
  ) {
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.size = size
    self.color = color
    self.fontName = fontName
  }
}

/// A table in a label: at least one row, and at least one cell in each.
///
/// All lengths are in points; values that Graphviz does not accept become the nearest value that it does.
public struct HTMLTable: Sendable, Equatable {
  /// Width of the outline, 0 to 127.
  public var border: Int = 0
  /// Width of the cells' outlines, unless a cell sets its own.
  public var cellBorder: Int?
  /// Room between the cells.
  public var cellSpacing: Int
  /// Room between a cell's outline and its content, 0 to 255.
  public var cellPadding: Int
  /// Colour of the outlines.
  public var color: Color?
  /// Colour behind the table.
  public var background: Color?
  /// Whether the corners are round.
  public var isRounded: Bool = false
  /// The cells, row by row.
  public var rows: [[HTMLCell]]

  /// Makes a table without outlines.
  public init(cellSpacing: Int = 0, cellPadding: Int = 2, rows: [[HTMLCell]]) {
    self.cellSpacing = cellSpacing
    self.cellPadding = cellPadding
    self.rows = rows
  }
}

/// A cell of a table. All lengths are in points.
public struct HTMLCell: Sendable, Equatable {
  /// The content of the cell, which may be a table.
  public var content: HTMLLabel
  /// The cell's name, for edges that begin or end here.
  public var port: Identifier?
  /// The horizontal alignment of the content and each of its lines.
  public var alignment: Alignment
  /// The vertical alignment of the content.
  public var verticalAlignment: VerticalAlignment = .middle
  /// How many columns the cell covers.
  public var columnSpan: Int = 1
  /// How many rows the cell covers.
  public var rowSpan: Int = 1
  /// Colour behind the cell.
  public var background: Color?
  /// Colour of the cell's outline.
  public var color: Color?
  /// Width of the cell's outline.
  public var border: Int?
  /// Room between outline and content.
  public var padding: Int?
  /// The least width.
  public var width: Int?
  /// The least height.
  public var height: Int?

  /// Makes a cell of one column and one row.
  public init(
    _ content: HTMLLabel, port: Identifier? = nil, alignment: Alignment = .center, background: Color? = nil,
    padding: Int? = nil, width: Int? = nil
  ) {
    self.content = content
    self.port = port
    self.alignment = alignment
    self.background = background
    self.padding = padding
    self.width = width
  }

  /// Makes a cell with one text.
  public init(
    _ text: String, style: TextStyle = TextStyle(), port: Identifier? = nil, alignment: Alignment = .center,
    background: Color? = nil, padding: Int? = nil, width: Int? = nil
  ) {
    self.init(
      .text([.run(text, style: style)]), port: port, alignment: alignment, background: background,
      padding: padding, width: width)
  }
}
