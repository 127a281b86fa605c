// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A box of a graph on a sheet, in rows.
///
/// Its rows are measured once: the layout keeps the room that they need, and the drawing writes them there.
struct GraphBox: Sendable {
  /// What stands before a row.
  enum Lead: Hashable, Sendable {
    case nothing
    /// The order in which views were asked, on a disc.
    case number(String)
    case glyph(SheetGlyph)
  }

  /// A name with words behind it, or words alone, in as many lines as they need.
  struct Row: Hashable, Sendable {
    var lead = Lead.nothing
    var name = ""
    var words = ""
    var isStrong = false
    /// What the row is about, where the box is about several objects: its element's identifier, and a sentence.
    var id: String?
    var title: String?

    /// An object: its number, its name, and what it is.
    static func object(
      _ name: String, _ role: String, number: String? = nil, id: String? = nil, title: String? = nil
    ) -> Row {
      Row(lead: number.map { .number($0) } ?? .nothing, name: name, words: role, id: id, title: title)
    }

    /// What is said of the object above.
    static func fact(_ words: String, _ glyph: SheetGlyph? = nil) -> Row {
      Row(lead: glyph.map { .glyph($0) } ?? .nothing, words: words)
    }

    /// An answer: its sign, and what it is in the type of names.
    static func answer(_ name: String, _ glyph: SheetGlyph) -> Row { Row(lead: .glyph(glyph), name: name) }

    /// What happens: the words of a pill, or of a count.
    static func event(_ words: String, _ glyph: SheetGlyph) -> Row {
      Row(lead: .glyph(glyph), words: words, isStrong: true)
    }

    /// What is counted.
    static func count(_ words: String) -> Row { .event(words, .dots) }

    /// The row as text.
    var text: String { [name, words].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  private struct Line: Sendable {
    var row: Int
    var lead: Lead
    var name: String
    var words: String
    var width: Double
    /// Whether the line is as high as a name or a disc needs it.
    var isTall: Bool
    var height: Double { isTall ? GraphBox.nameHeight : GraphBox.lineHeight }
  }

  fileprivate static let nameHeight = 20.0
  fileprivate static let lineHeight = 16.0
  private static let inset = 11.0
  private static let margin = 6.0
  private static let roleGap = 5.0

  /// Wider names go on in a second line, and so do words in rows that are wider.
  private static let widestName = 190.0
  static let widestRow = 224.0

  let mark: SheetMark
  let rows: [Row]
  private let lines: [Line]
  private let text: SheetText

  init(_ mark: SheetMark, _ rows: [Row], text: SheetText, width: Double = widestRow) {
    self.mark = mark
    self.rows = rows
    self.text = text
    lines = rows.enumerated().flatMap { Self.lines(of: $1, $0, text, width) }
  }

  /// The same box with its rows broken at a width.
  func narrowed(to width: Double) -> GraphBox { GraphBox(mark, rows, text: text, width: width) }

  private static func lines(of row: Row, _ number: Int, _ text: SheetText, _ room: Double) -> [Line] {
    let small = row.isStrong ? text.strong : text.small
    let lead = leadWidth(row.lead, text)
    var lines: [Line] = []
    func add(_ name: String, _ words: String) {
      let own = lines.isEmpty ? row.lead : .nothing
      let gap = name.isEmpty || words.isEmpty ? 0 : roleGap
      let width = lead + text.name.width(of: name) + gap + small.width(of: words)
      let isDisc = if case .number = own { true } else { false }
      lines.append(
        Line(
          row: number, lead: own, name: name, words: words, width: width, isTall: !name.isEmpty || isDisc))
    }
    let names =
      row.name.isEmpty ? [] : text.name.wrap(row.name, to: min(widestName, room - lead), lines: 8)
    for name in names.dropLast() { add(name, "") }
    let last = names.last ?? ""
    let used = lead + (last.isEmpty ? 0 : text.name.width(of: last) + roleGap)
    if used + small.width(of: row.words) <= room || row.words.isEmpty {
      add(last, row.words)
    } else {
      if !last.isEmpty { add(last, "") }
      for words in small.wrap(row.words, to: room - lead, lines: 6) { add("", words) }
    }
    return lines
  }

  /// The width of what stands before the words, with the room between.
  private static func leadWidth(_ lead: Lead, _ text: SheetText) -> Double {
    switch lead {
    case .nothing: 0
    case .number(let number): SheetDisc(number, text: text).width + 5
    case .glyph: SheetGlyph.lead
    }
  }

  // MARK: - Size

  private var sideRoom: Double { mark.isPill ? 14 : Self.inset }

  private var widest: Double { lines.map(\.width).max() ?? 0 }

  var width: Double { widest + 2 * sideRoom }

  /// Half of the room that our measures leave, since they are wide enough for all usual fonts.
  private var indent: Double { mark == .plain ? 0 : min(widest * 0.045, 6) }

  var height: Double {
    mark.isPill
      ? 12 + Self.lineHeight * Double(lines.count)
      : lines.reduce(2 * Self.margin) { $0 + $1.height }
  }

  // MARK: - Drawing

  /// The box with its upper left corner at a point. `hatch` is the pattern for hatched areas.
  func nodes(at corner: PicturePoint, id: (String) -> SVGAttribute) -> [SVGNode] {
    let area = PictureRect(x: corner.x, y: corner.y, width: width, height: height)
    let radius = mark.isPill ? min(14, height / 2) : 9
    var nodes = [SVGNode.rect(area, radius: radius)]
    if mark.isHatched { nodes.append(SheetHatch.area(area, radius: radius, mark: mark, id: id)) }
    var top = corner.y + Self.margin
    for (number, row) in rows.enumerated() {
      var parts: [SVGNode] = []
      for line in lines where line.row == number {
        parts += self.nodes(of: line, row, at: PicturePoint(x: corner.x + sideRoom + indent, y: top))
        top += mark.isPill ? Self.lineHeight : line.height
      }
      nodes += row.id.map { [.group([id($0)], title: row.title, parts)] } ?? parts
    }
    return nodes
  }

  private func nodes(of line: Line, _ row: Row, at corner: PicturePoint) -> [SVGNode] {
    var nodes: [SVGNode] = []
    let base = corner.y + (line.isTall ? 14 : 12)
    switch line.lead {
    case .nothing: break
    case .glyph(let glyph):
      nodes.append(glyph.node(at: PicturePoint(x: corner.x, y: corner.y + (line.isTall ? 4 : 2))))
    case .number(let number):
      nodes.append(SheetDisc(number, text: text).node(at: PicturePoint(x: corner.x, y: corner.y + 1)))
    }
    let start: [SVGAttribute] = [
      .number(.x, corner.x + Self.leadWidth(row.lead, text)), .number(.y, base),
    ]
    if line.name.isEmpty {
      guard !line.words.isEmpty else { return nodes }
      nodes.append(.element(.text, start + (row.isStrong ? [.isBold] : []), [.text(line.words)]))
      return nodes
    }
    // The role stands right behind the name, however wide that is in the reader's font.
    let name = SVGNode.element(
      .tspan, [.classes(["name"]), .isBold, .number(.fontSize, text.name.size)], [.text(line.name)])
    let role = SVGNode.element(.tspan, [.number(.dx, Self.roleGap)], [.text(line.words)])
    nodes.append(.element(.text, start, line.words.isEmpty ? [name] : [name, role]))
    return nodes
  }

  // MARK: - DOT

  /// The same lines as a label of Graphviz.
  var label: Label {
    let cells = lines.map { line -> [HTMLCell] in
      let row = rows[line.row]
      var pieces: [HTMLText] = []
      switch line.lead {
      case .nothing: break
      case .glyph(let glyph): pieces.append(.run(glyph.character + " "))
      case .number(let number): pieces.append(.run(number + " ", style: TextStyle(isBold: true)))
      }
      if !line.name.isEmpty {
        pieces.append(.run(line.name, style: TextStyle(isBold: true, size: text.name.size)))
        if !line.words.isEmpty { pieces.append(.run(" ")) }
      }
      if !line.words.isEmpty { pieces.append(.run(line.words, style: TextStyle(isBold: row.isStrong))) }
      return [HTMLCell(.text(pieces), alignment: .left, padding: 0)]
    }
    return .html(.table(HTMLTable(cellSpacing: 0, cellPadding: 0, rows: cells)))
  }
}
