// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A graph below a claim: laid out by Graphviz, drawn here.
struct GraphSheet: Sendable {
  let sheet: Sheet
  let content: GraphContent
  let graph: Graph
  private let layout: Result<Layout, GraphvizError>

  /// The maximum number of boxes, except in the view hierarchy.
  static let mostBoxes = 8

  /// The widths at which rows wrap if the boxes do not fit otherwise.
  private static func narrowWidths(_ sheet: Sheet) -> [Double] {
    (sheet.width < Sheet.width ? [sheet.contentWidth - 22, 190] : []) + [130, 100, 75]
  }

  /// Lays out the first content that has few enough boxes and fits the sheet; the contents are ordered by decreasing
  /// detail. If none fits, puts the boxes of the last one closer together, then makes them narrower.
  init(_ sheet: Sheet, _ contents: [GraphContent], mostBoxes: Int = mostBoxes) {
    let few = contents.filter { $0.boxCount <= mostBoxes }
    let tries = few.isEmpty ? Array(contents.suffix(1)) : few
    var last = Self.laidOut(tries[0], sheet)
    for content in tries.dropFirst() where !last.fits(sheet) { last = Self.laidOut(content, sheet) }
    if !last.fits(sheet) {
      var content = tries[tries.count - 1]
      content.nodeSeparation = 0.1
      last = Self.laidOut(content, sheet)
      for width in Self.narrowWidths(sheet) where !last.fits(sheet) {
        for position in content.items.indices {
          content.items[position].box = content.items[position].box.narrowed(to: width)
        }
        last = Self.laidOut(content, sheet)
      }
    }
    self.sheet = sheet
    (content, graph, layout) = (last.content, last.graph, last.layout)
  }

  private struct Try {
    var content: GraphContent
    var graph: Graph
    var layout: Result<Layout, GraphvizError>

    func fits(_ sheet: Sheet) -> Bool {
      if case .success(let layout) = layout { layout.width <= sheet.contentWidth } else { true }
    }
  }

  private static func laidOut(_ content: GraphContent, _ sheet: Sheet) -> Try {
    let graph = content.graph(name: sheet.claim, text: sheet.text)
    // The sizes of the boxes are fixed, so Graphviz need not measure their text.
    var bare = graph
    for position in bare.nodes.indices { bare.nodes[position].label = .plain("") }
    do throws(GraphvizError) {
      return Try(content: content, graph: graph, layout: .success(try bare.layout()))
    } catch {
      return Try(content: content, graph: graph, layout: .failure(error))
    }
  }

  // MARK: - For programs

  /// The boxes with their coordinates.
  var boxes: [JSONObject] {
    let layout = try? layout.get()
    return content.items.enumerated().map { position, item in
      .known([
        "id": item.id, "mark": item.box.mark.className, "rows": item.box.rows.map(\.text),
        "title": item.title,
        "folded": item.folded.isEmpty ? nil : item.folded,
        "box": layout.map { layout in
          let corner = corner(of: item, layout.nodes[position], in: layout)
          return [corner.x, corner.y, item.box.width, item.box.height].map {
            Double(SVGNumber.tenths($0)) / 10
          }
        },
      ])
    }
  }

  /// The edges, by the indices of the boxes that they join.
  var links: [JSONObject] {
    content.links.map { link in
      .known([
        "from": link.tail, "to": link.head, "mark": link.mark.className,
        "label": link.label.isEmpty ? nil : link.label,
      ])
    }
  }

  // MARK: - Drawing

  /// The upper left corner of a box on the sheet.
  private func corner(of item: GraphContent.Item, _ place: Layout.Node, in layout: Layout) -> PicturePoint {
    PicturePoint(
      x: left(of: layout) + place.center.x - item.box.width / 2,
      y: sheet.top - 3 + place.center.y - item.box.height / 2)
  }

  /// The picture: the claim, the edges, and the boxes above them.
  func drawn(idPrefix: String) throws(GraphvizError) -> (box: PictureRect, nodes: [SVGNode]) {
    let layout = try layout.get()
    let id = { (name: String) in SVGAttribute.id(idPrefix + name) }
    let (x, y) = (left(of: layout), sheet.top - 3)
    let edges = zip(zip(content.links, graph.edgeTitles), layout.edges).map { edge, place in
      let (link, title) = edge
      return SVGNode.group(
        [.classes(["edge", link.mark.className] + (link.kind == .takes ? ["takes"] : []))], title: title,
        GraphLine(link: link, place: place, x: x, y: y).nodes)
    }
    let boxes = zip(content.items, layout.nodes).map { item, place -> SVGNode in
      let corner = corner(of: item, place, in: layout)
      return .group(
        (item.id.map { [id($0)] } ?? []) + [.classes(["object", item.box.mark.className])], title: item.title,
        item.box.nodes(at: corner, id: id))
    }
    let hatches = SheetHatch.definitions(content.items.map(\.box.mark), id: id)
    let bottom = y + layout.height + Sheet.margin - 4
    return (
      PictureRect(x: 0, y: 0, width: sheet.width, height: bottom.rounded(.up)),
      [
        .group(
          [
            id("graph"), .classes(["sheet", "graph"]), .fontFamily(TextFitter.fontName),
            .number(.fontSize, sheet.text.small.size),
          ], hatches + [.group([.classes(["claim"])], sheet.head)] + edges + boxes)
      ]
    )
  }

  /// The horizontal offset that centres the graph's vertical line on the sheet, if it fits there.
  private func left(of layout: Layout) -> Double {
    let line = content.items.firstIndex(where: \.isOnLine).map { layout.nodes[$0].center.x }
    let wanted = sheet.width / 2 - (line ?? layout.width / 2)
    let most = sheet.width - Sheet.margin - layout.width
    return most < Sheet.margin ? (sheet.width - layout.width) / 2 : min(max(wanted, Sheet.margin), most)
  }
}

extension DiagramSubject {
  /// Makes a picture from a graph below a claim.
  func diagram(
    _ graph: GraphSheet, facts: @autoclosure () -> JSONObject = [:], textEquivalent: @autoclosure () -> String
  ) -> Diagram {
    var diagram = diagram(
      .graph(graph), below: graph.sheet, facts: facts(), textEquivalent: textEquivalent())
    diagram.folded = graph.content.folded
    return diagram
  }
}

/// A box of a graph, made of rows.
///
/// Its rows are measured once, for both layout and drawing.
struct GraphBox: Sendable {
  /// The symbol before a row.
  enum Lead: Hashable, Sendable {
    case nothing
    /// The position of a view in the order of asking, on a disc.
    case number(String)
    case glyph(SheetGlyph)
  }

  /// A name followed by words, or words alone, in as many lines as needed.
  struct Row: Hashable, Sendable {
    var lead = Lead.nothing
    var name = ""
    var words = ""
    var isStrong = false
    /// What the row is about, where the box is about several objects: its element's identifier, and a sentence.
    var id: String?
    var title: String?

    /// An object: its number, name and role.
    static func object(
      _ name: String, _ role: String, number: String? = nil, id: String? = nil, title: String? = nil
    ) -> Row {
      Row(lead: number.map { .number($0) } ?? .nothing, name: name, words: role, id: id, title: title)
    }

    /// A fact about the object above.
    static func fact(_ words: String, _ glyph: SheetGlyph? = nil) -> Row {
      Row(lead: glyph.map { .glyph($0) } ?? .nothing, words: words)
    }

    /// An answer: its symbol, and the result set like a name.
    static func answer(_ name: String, _ glyph: SheetGlyph) -> Row { Row(lead: .glyph(glyph), name: name) }

    /// The identifier and title of the row's own element, if the box is about several objects.
    static func event(_ words: String, _ glyph: SheetGlyph) -> Row {
      Row(lead: .glyph(glyph), words: words, isStrong: true)
    }

    /// A count and its role on the same line.
    static func count(_ words: String, _ role: String) -> Row {
      Row(lead: .glyph(.dots), name: words, words: role, isStrong: true)
    }

    /// A count.
    static func count(_ words: String) -> Row { .event(words, .dots) }

    /// The row as text.
    var text: String { [name, words].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The fonts of the name and the words. A count is not an object, and therefore not set like a name.
    fileprivate func types(_ text: SheetText) -> (name: TextFitter, words: TextFitter) {
      (isStrong ? text.strong : text.name, isStrong && name.isEmpty ? text.strong : text.small)
    }
  }

  private struct Line: Sendable {
    var row: Int
    var lead: Lead
    var name: String
    var words: String
    var width: Double
    /// Whether the line needs the height of a name or disc.
    var isTall: Bool
    var height: Double { isTall ? GraphBox.nameHeight : GraphBox.lineHeight }
  }

  fileprivate static let nameHeight = 20.0
  fileprivate static let lineHeight = 16.0
  static let inset = 11.0
  private static let (margin, listMargin) = (6.0, 2.0)
  private static let roleGap = 5.0

  /// The widths at which names and words wrap.
  private static let widestName = 190.0
  static let widestRow = 224.0

  let mark: SheetMark
  let rows: [Row]
  private let lines: [Line]
  private let text: SheetText

  /// The space above and below the rows.
  private let margin: Double

  /// Creates a box with its rows wrapped at a width; a box in a list is lower.
  init(
    _ mark: SheetMark, _ rows: [Row], text: SheetText, width: Double = widestRow, isInList: Bool = false
  ) {
    self.mark = mark
    self.rows = rows
    self.text = text
    margin = isInList ? Self.listMargin : Self.margin
    lines = rows.enumerated().flatMap { Self.lines(of: $1, $0, text, width) }
  }

  /// The same box with its rows wrapped at another width.
  func narrowed(to width: Double) -> GraphBox { GraphBox(mark, rows, text: text, width: width) }

  private static func lines(of row: Row, _ number: Int, _ text: SheetText, _ room: Double) -> [Line] {
    let (large, small) = row.types(text)
    let lead = leadWidth(row.lead, text)
    var lines: [Line] = []
    func add(_ name: String, _ words: String) {
      let own = lines.isEmpty ? row.lead : .nothing
      let gap = name.isEmpty || words.isEmpty ? 0 : roleGap
      let width = lead + large.width(of: name) + gap + small.width(of: words)
      let isDisc = if case .number = own { true } else { false }
      lines.append(
        Line(
          row: number, lead: own, name: name, words: words, width: width, isTall: !name.isEmpty || isDisc))
    }
    let names =
      row.name.isEmpty ? [] : large.wrap(row.name, to: min(widestName, room - lead), lines: 8)
    for name in names.dropLast() { add(name, "") }
    let last = names.last ?? ""
    let used = lead + (last.isEmpty ? 0 : large.width(of: last) + roleGap)
    if used + small.width(of: row.words) <= room || row.words.isEmpty {
      add(last, row.words)
    } else {
      if !last.isEmpty { add(last, "") }
      for words in small.wrap(row.words, to: room - lead, lines: 6) { add("", words) }
    }
    return lines
  }

  /// The width of the symbol before the words, including the gap.
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

  /// Half of the excess width of the text measurements, which are wide enough for all common fonts.
  private var indent: Double { mark == .plain ? 0 : min(widest * 0.045, 6) }

  var height: Double {
    mark.isPill
      ? 12 + Self.lineHeight * Double(lines.count)
      : lines.reduce(2 * margin) { $0 + $1.height }
  }

  /// The area of the box, given its upper left corner.
  func area(at corner: PicturePoint) -> PictureRect {
    PictureRect(x: corner.x, y: corner.y, width: width, height: height)
  }

  // MARK: - Drawing

  /// Draws the box, given its upper left corner. `id` makes the identifier of the hatching pattern.
  func nodes(at corner: PicturePoint, id: (String) -> SVGAttribute) -> [SVGNode] {
    let area = area(at: corner)
    let radius = mark.isPill ? min(14, height / 2) : 9
    var nodes = [SVGNode.rect(area, radius: radius)]
    if mark.isHatched { nodes.append(SheetHatch.area(area, radius: radius, mark: mark, id: id)) }
    var top = corner.y + margin
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
      nodes.append(
        .element(.text, start + (row.isStrong && row.name.isEmpty ? [.isBold] : []), [.text(line.words)]))
      return nodes
    }
    // The role follows the name directly, however wide that is in the reader's font.
    let name = SVGNode.element(
      .tspan, [.classes(["name"]), .isBold, .number(.fontSize, row.types(text).name.size)],
      [.text(line.name)])
    let role = SVGNode.element(.tspan, [.number(.dx, Self.roleGap)], [.text(line.words)])
    nodes.append(.element(.text, start, line.words.isEmpty ? [name] : [name, role]))
    return nodes
  }

  // MARK: - DOT

  /// The same lines as a Graphviz label.
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
        pieces.append(.run(line.name, style: TextStyle(isBold: true, size: row.types(text).name.size)))
        if !line.words.isEmpty { pieces.append(.run(" ")) }
      }
      if !line.words.isEmpty {
        pieces.append(.run(line.words, style: TextStyle(isBold: row.isStrong && row.name.isEmpty)))
      }
      return [HTMLCell(.text(pieces), alignment: .left, padding: 0)]
    }
    return .html(.table(HTMLTable(cellSpacing: 0, cellPadding: 0, rows: cells)))
  }
}

/// The boxes and edges of a graph.
struct GraphContent: Sendable {
  struct Item: Sendable {
    var box: GraphBox
    /// A sentence that describes the box.
    var title: String
    /// The identifier of its element, if the box is about a single object.
    var id: String?
    /// Whether it is on the vertical line through the picture.
    var isOnLine = false
    /// The names of objects that it counts instead of showing.
    var folded: [String] = []
  }

  struct Link: Sendable {
    enum Kind: Sendable {
      /// To the next station.
      case way
      /// From a view to a subview.
      case branch
      /// To a count.
      case fold
      /// From an object that takes or delays something outside its own path; does not affect the layout.
      case takes
    }

    var tail: Int
    var head: Int
    var mark: SheetMark
    var kind = Kind.way
    var label = ""

    var width: Double { kind == .way ? mark.edgeWidth : 1.2 }
  }

  var items: [Item] = []
  var links: [Link] = []
  /// The indices of items that are side by side.
  var sameRank: [[Int]] = []
  /// The space between neighbours and between ranks, in inches.
  var nodeSeparation = 0.22
  var rankSeparation = 0.3

  /// Adds an item and the edge to it, and returns its index.
  @discardableResult
  mutating func add(
    _ item: Item, below parent: Int? = nil, _ kind: Link.Kind = .way, mark: SheetMark? = nil,
    label: String = ""
  ) -> Int {
    items.append(item)
    let position = items.count - 1
    if let parent {
      links.append(
        Link(tail: parent, head: position, mark: mark ?? item.box.mark, kind: kind, label: label))
    }
    return position
  }

  /// The number of boxes, without those of events.
  var boxCount: Int { items.count { !$0.box.mark.isPill } }

  /// The names of objects that are counted instead of shown.
  var folded: [String] { items.flatMap(\.folded) }

  // MARK: - For Graphviz

  static func identifier(of position: Int) -> Identifier { Identifier(.n, position) }

  /// The graph with all its text.
  func graph(name: String, text: SheetText) -> Graph {
    var graph = Graph(
      name: name,
      attributes: [
        .rankDirection(.topToBottom), .ordering(.outgoing), .rankSeparation(rankSeparation),
        .nodeSeparation(nodeSeparation), .splines(.curves), .margin(0), .padding(0),
      ],
      nodeDefaults: [
        .shape(.box), .style(.rounded), .fixedSize(true), .fontName(TextFitter.fontName),
        .fontSize(text.small.size),
      ],
      edgeDefaults: [.arrowSize(0.7), .fontName(TextFitter.fontName), .fontSize(text.small.size)])
    graph.textLimit = 1_000
    for (position, item) in items.enumerated() {
      graph.nodes.append(
        Node(
          Self.identifier(of: position), label: item.box.label, title: item.title,
          attributes: [
            .class(item.box.mark.className), .width(item.box.width / 72), .height(item.box.height / 72),
          ] + (item.isOnLine ? [.group("p")] : []) + (item.id.map { [.id($0)] } ?? [])))
    }
    graph.edges = links.map { link in
      let isOnLine = items[link.tail].isOnLine && items[link.head].isOnLine && link.kind != .takes
      return Edge(
        Self.identifier(of: link.tail), Self.identifier(of: link.head),
        label: link.label.isEmpty ? nil : .plain("  \(link.label)  "), title: title(of: link),
        attributes: [.class(link.mark.className), .penWidth(link.width)]
          + (isOnLine ? [.weight(100)] : []) + look(of: link.kind))
    }
    graph.sameRank = sameRank.map { $0.map(Self.identifier) }
    return graph
  }

  private func look(of kind: Link.Kind) -> [Attribute] {
    switch kind {
    case .way: []
    case .branch: [.arrowHead(.none)]
    case .fold: [.arrowHead(.none), .style(.dotted)]
    case .takes: [.constraint(false), .arrowHead(.bar), .style(.dashed)]
    }
  }

  private func title(of link: Link) -> String {
    func name(_ item: Item) -> String {
      item.box.rows.first.map { $0.name.isEmpty ? $0.words : $0.name } ?? item.title
    }
    let names = "\(name(items[link.tail])) → \(name(items[link.head]))"
    return link.label.isEmpty ? names : "\(names): \(link.label)"
  }
}

/// An edge of a graph, as routed by Graphviz.
struct GraphLine {
  let link: GraphContent.Link
  let place: Layout.Edge
  let x: Double
  let y: Double

  var nodes: [SVGNode] {
    let lines = place.curves.flatMap { curve -> [SVGNode] in
      var points = curve.points.map(point)
      let tip = curve.headTip.map(point)
      if link.kind == .takes, let tip { points.append(contentsOf: [tip, tip, tip]) }
      var steps = [PathStep.move(points[0])]
      for index in stride(from: 3, to: points.count, by: 3) {
        steps.append(.curve(points[index - 2], points[index - 1], to: points[index]))
      }
      let line = SVGNode.element(.path, [.number(.lineWidth, link.width), .path(steps)], [])
      guard let tip, let end = curve.points.last.map(point) else { return [line] }
      return [line] + head(at: tip, from: end)
    }
    let labels = place.marks.compactMap { mark in
      if case .text(let text) = mark { label(text) } else { nil }
    }
    return lines + labels
  }

  /// The label of the edge, in the font of the sheet.
  private func label(_ text: Layout.Text) -> SVGNode {
    let anchor: SVGAttribute.TextAnchor =
      switch text.alignment {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
    return .label(text.string, at: point(text.position), anchor: anchor)
  }

  private func point(_ point: Layout.Point) -> PicturePoint { PicturePoint(x: x + point.x, y: y + point.y) }

  /// The end of the edge: an arrow, or a bar before the box; empty for a plain line.
  private func head(at tip: PicturePoint, from end: PicturePoint) -> [SVGNode] {
    switch link.kind {
    case .branch, .fold: return []
    case .way:
      let corners = SVGNode.arrowHead(at: tip, from: end, length: 8, width: 8)
      return [.path([.move(tip), .line(corners.0), .line(corners.1), .close])]
    case .takes:
      let corners = SVGNode.arrowHead(at: tip, from: end, length: 7, width: 12)
      return [.line(corners.0, corners.1, classes: ["bar"])]
    }
  }
}
