// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen to scale, with the views where they are and the touch on them.
struct ScreenDiagram: Picture {
  /// How far a picture reaches beyond the screen, as a share of it.
  private static let overhang = 0.2
  private static let margin = 14.0

  let subject: DiagramSubject
  let tree: HitPathTree
  let scale: ScreenScale

  /// The shapes of all views, and of those that are drawn the positions, both from back to front.
  let shapes: [ScreenShape]
  let drawn: [Int]

  /// What is seen of the screen and around it.
  let visible: PictureRect

  /// Views that lie beyond what is seen.
  let beyondCount: Int

  static func applies(to subject: DiagramSubject) -> Bool { true }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    tree = HitPathTree(subject.answer, in: subject.index)
    scale = ScreenScale(subject.index.screen)
    shapes = ScreenShape.all(of: tree, scale: scale)

    let frame = scale.frame
    let furthest = PictureRect(
      x: -frame.width * Self.overhang, y: -frame.height * Self.overhang,
      width: frame.width * (1 + 2 * Self.overhang), height: frame.height * (1 + 2 * Self.overhang))
    var seen = frame
    for shape in shapes where shape.isOnPath || !shape.orders.isEmpty {
      if let part = shape.outline.box.intersection(furthest) { seen = seen.union(part) }
    }
    for sample in subject.answer.samples {
      let point = scale(sample.location)
      let spot = PictureRect(x: point.x - 20, y: point.y - 20, width: 40, height: 40)
      if let part = spot.intersection(furthest) { seen = seen.union(part) }
    }
    visible = seen.insetBy(-Self.margin)

    let inSight = shapes.indices.filter { [visible, shapes] in shapes[$0].outline.box.touches(visible) }
    beyondCount = subject.index.screen.views.count - inSight.count
    let limit = max(subject.options.maximumDrawnViews, 1)
    drawn = inSight.count <= limit ? inSight : Self.foremost(inSight, of: shapes, limit: limit)
  }

  /// The path, then the views asked, then the largest; in the order of drawing.
  private static func foremost(_ positions: [Int], of shapes: [ScreenShape], limit: Int) -> [Int] {
    let keyed = positions.map {
      (rank: shapes[$0].importance.rawValue, area: -shapes[$0].outline.area, position: $0)
    }
    return keyed.sorted { ($0.rank, $0.area, $0.position) < ($1.rank, $1.area, $1.position) }
      .prefix(limit).map(\.position).sorted()
  }

  var narrator: Narrator { subject.narrator }

  func diagram() -> Diagram {
    let notes = DrawingNotes(ScreenNotes(diagram: self).sentences, below: visible)
    let box = PictureRect(
      x: visible.minX, y: visible.minY, width: visible.width, height: visible.height + notes.height)
    var nodes = [screenFrame]
    for position in drawn { nodes += self.nodes(for: shapes[position]) }
    nodes += ScreenTouches(diagram: self).trails
    nodes += [ScreenLabels(diagram: self).node, notes.node]
    let font: [SVGAttribute] = [
      .fontFamily(TextFitter.fontName), .number(.fontSize, ScreenLabels.fitter.size),
    ]
    nodes = [.group(font, nodes)]
    return Diagram(
      kind: .screen, title: narrator[.overlayTitle],
      summary: narrator.joined([narrator.overlayLabel(subject.answer), narrator.verdict(subject.answer)]),
      textEquivalent: ScreenOutline(diagram: self).text,
      content: .drawing(Diagram.Drawing(box: box, nodes: nodes, facts: ScreenSummary(diagram: self))),
      idPrefix: subject.options.idPrefix)
  }

  private var screenFrame: SVGNode {
    let frame = scale.frame
    return .group(
      [.classes(["screen"])], title: narrator.size(subject.index.screen.size),
      [
        .element(
          .rect,
          [
            .number(.x, frame.minX), .number(.y, frame.minY), .number(.width, frame.width),
            .number(.height, frame.height),
          ], [])
      ])
  }

  private func nodes(for shape: ScreenShape) -> [SVGNode] {
    var nodes: [SVGNode] = []
    // A style sheet paints the area in the current colour.
    if !shape.isUnseen, let color = shape.view.backgroundColor.flatMap(HexColor.init) {
      nodes.append(
        .element(
          .polygon,
          [
            .classes(["tint"]), .unfilled, .color(color), .points(shape.outline.points),
          ], []))
    }
    var outlines: [SVGNode] = []
    if shape.isCut {
      outlines.append(.element(.polygon, [.classes(["outside"]), .points(shape.outline.points)], []))
      if let inside = shape.inside { outlines.append(.element(.polygon, [.points(inside.points)], [])) }
    } else {
      outlines.append(.element(.polygon, [.points(shape.outline.points)], []))
    }
    nodes.append(
      .group(
        [.id(subject.options.idPrefix + "view-v\(shape.number)"), .classes(["view"] + classes(of: shape))],
        title: title(of: shape), outlines))
    return nodes
  }

  func classes(of shape: ScreenShape) -> [String] {
    var classes: [String] =
      switch shape.state {
      case .hit: ["hit"]
      case .passedUp: ["path"]
      case .refused: ["refused"]
      case .unasked: [shape.isOnPath ? "path" : "unasked"]
      }
    if shape.view.window != nil { classes.append("window") }
    if shape.view.control != nil { classes.append("control") }
    if shape.isUnseen { classes.append("hiddenView") }
    return classes
  }

  private func title(of shape: ScreenShape) -> String {
    let name = ObjectName(id: shape.view.id, className: shape.view.className)
    guard let step = tree.steps[shape.view.id]?.last else {
      let answer = shape.state == .hit ? narrator[.legendHit] : narrator[.legendUnasked]
      return subject.text(.told(of: name.full, what: answer))
    }
    let sentence = "\(step.order). " + narrator.step(step) + (name.className.map { " (\($0))" } ?? "")
    return TextFitter.line(sentence)
  }
}

extension PictureRect {
  /// Whether anything of it is in another one; a line without area may be, too.
  fileprivate func touches(_ other: PictureRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
