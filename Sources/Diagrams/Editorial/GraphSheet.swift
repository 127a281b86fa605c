// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// A graph below a claim: its boxes placed by Graphviz, drawn by us.
struct GraphSheet: Sendable {
  let sheet: Sheet
  let content: GraphContent
  let graph: Graph
  private let layout: Result<Layout, GraphvizError>

  /// No more boxes are shown, but for the screen's tree.
  static let mostBoxes = 8

  /// Where rows are broken if the boxes do not fit otherwise.
  private static func narrowWidths(_ sheet: Sheet) -> [Double] {
    (sheet.width < Sheet.width ? [sheet.contentWidth - 22, 190] : []) + [130, 100, 75]
  }

  /// The first of some contents that has few enough boxes and fits the sheet; each has less to show than the one
  /// before. If none fits, the boxes of the last are put closer to each other, and then made narrower.
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
    // The boxes have their sizes, so their words need not be measured again.
    var bare = graph
    for position in bare.nodes.indices { bare.nodes[position].label = .plain("") }
    do throws(GraphvizError) {
      return Try(content: content, graph: graph, layout: .success(try bare.layout()))
    } catch {
      return Try(content: content, graph: graph, layout: .failure(error))
    }
  }

  // MARK: - For programs

  /// The boxes, each with its place on the sheet.
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

  /// The lines, by the positions of the boxes that they join.
  var links: [JSONObject] {
    content.links.map { link in
      .known([
        "from": link.tail, "to": link.head, "mark": link.mark.className,
        "label": link.label.isEmpty ? nil : link.label,
      ])
    }
  }

  // MARK: - Drawing

  /// Where a box has its upper left corner on the sheet.
  private func corner(of item: GraphContent.Item, _ place: Layout.Node, in layout: Layout) -> PicturePoint {
    PicturePoint(
      x: left(of: layout) + place.center.x - item.box.width / 2,
      y: sheet.top - 3 + place.center.y - item.box.height / 2)
  }

  /// The picture: the claim, the lines, and over them the boxes.
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

  /// How far the graph is moved so that its straight line stands in the middle of the sheet, if it fits so.
  private func left(of layout: Layout) -> Double {
    let line = content.items.firstIndex(where: \.isOnLine).map { layout.nodes[$0].center.x }
    let wanted = sheet.width / 2 - (line ?? layout.width / 2)
    let most = sheet.width - Sheet.margin - layout.width
    return most < Sheet.margin ? (sheet.width - layout.width) / 2 : min(max(wanted, Sheet.margin), most)
  }
}

extension DiagramSubject {
  /// A graph below a claim, ready to be written.
  func diagram(_ graph: GraphSheet, facts: JSONObject = [:], textEquivalent: String) -> Diagram {
    let sheet = graph.sheet
    var diagram = diagram(
      .graph(graph), title: sheet.claim, summary: sheet.line ?? sheet.claim, facts: facts,
      textEquivalent: "\(TextFitter.line(sheet.claim))\n\n\(textEquivalent)")
    diagram.folded = graph.content.folded
    return diagram
  }
}
