// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// An exploded view of the screen below a claim: every view is a plane above what it covers, and the touch is a line
/// through the planes.
struct LayersDiagram: Picture, SceneWords {
  /// More planes above each other cannot be distinguished.
  static let mostLevels = 8

  let scene: ScreenScene
  private let stack: LayerStack

  static func applies(to subject: DiagramSubject) -> Bool {
    guard let scene = try? ScreenScene(subject), scene.shapes.contains(where: \.isInScope) else {
      return false
    }
    return LayerStack(scene).levelCount <= mostLevels
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    scene = try ScreenScene(subject)
    stack = LayerStack(scene)
  }

  func diagram() -> Diagram {
    guard !stack.layers.isEmpty else {
      return subject.sentence(say(.noLayers))
    }
    guard stack.levelCount <= Self.mostLevels else {
      let refusal = say(.tooManyLayers(levels: stack.levelCount, most: Self.mostLevels))
      var diagram = subject.sentence(refusal)
      diagram.refusal = refusal
      diagram.facts = facts
      diagram.textEquivalent = outline
      return diagram
    }
    let sheet = Sheet(
      claim: claim,
      line: subject.touch == nil ? nil : narrator.joined([narrator.gestureLine(answer), layersSummary]),
      glyph: subject.touch == nil ? nil : .finger, text: text)
    let drawing = LayersDrawing(scene: scene, stack: stack, top: sheet.top, text: text)
    let area = PictureRect(x: 0, y: 0, width: Sheet.width, height: drawing.bottom + 8)
    let notes = DrawingNotes(
      notes
        + scene.notes(
          nameless: drawing.namelessCount, cutOff: stack.cutOffCount, beyond: stack.beyondCount),
      below: area, inset: Sheet.margin)
    return sheet.diagram(
      subject, drawing.nodes + [notes.node], bottom: notes.area.maxY - 8, facts: facts,
      textEquivalent: outline)
  }

  // MARK: - Words

  private var layersSummary: String {
    say(.layersSummary(views: stack.layers.count, levels: stack.levelCount))
  }

  /// The views at the point of the touch and the one that is hit; for a step, what happens.
  private var claim: String {
    if let step = scene.stepSentence { return step }
    guard subject.touch != nil else { return layersSummary }
    let point = narrator.point(subject.finger)
    let met = stack.layers.reversed().filter { $0.containsTouch == true }.map(\.shape.view.id)
    let there =
      met.isEmpty
      ? say(.nothingAtThePoint(point: point))
      : say(.atThePoint(point: point, names: narrator.names(met, limit: 8)))
    let hit = scene.moment.isEnd ? answer.hitView.map { say(.isHit(name: narrator.name($0))) } : nil
    return TextFitter.line(narrator.joined([there] + (hit.map { [$0] } ?? [])))
  }

  private var notes: [String] {
    (stack.foldedCount > 0 ? [say(.foldedLayers(count: stack.foldedCount))] : [])
      + (stack.surplusCount > 0
        ? [
          subject.text(
            .drawnOnScreen(count: stack.layers.count, total: stack.layers.count + stack.surplusCount))
        ] : [])
  }

  /// The layers from front to back, with what each covers.
  private var outline: String {
    let positions = stack.layers.indices.sorted {
      (stack.layers[$0].level, $0) > (stack.layers[$1].level, $1)
    }
    return (positions.map(line) + notes.map { "- " + $0 }).joined(separator: "\n") + "\n"
  }

  private func line(_ position: Int) -> String {
    let layer = stack.layers[position]
    let shape = layer.shape
    var facts: [String] = []
    if let order = shape.orders.last { facts.append(say(.askedAs(number: order))) }
    facts += scene.result(of: shape)
    if let isInside = layer.containsTouch { facts.append(say(isInside ? .containsTheTouch : .touchPassesBy)) }
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !layer.covers.isEmpty {
      let covered = layer.covers.reversed().map { stack.layers[$0].shape.view.id }
      facts.append(say(.covers(names: narrator.names(covered, limit: 10))))
    }
    let name = ObjectName(id: shape.view.id, className: shape.view.className).full
    let text = say(.layer(level: layer.level + 1, name: name))
    return "- " + line(on: text, facts)
  }

  /// The layers from back to front, for programs; outlines are in points in screen coordinates.
  private var facts: JSONObject {
    .known([
      "size": subject.index.screen.size,
      "touch": subject.touch.map { _ in subject.finger },
      "hitView": scene.moment.isEnd ? answer.hitView : nil,
      "step": scene.step,
      "layers": stack.layers.map { layer -> JSONObject in
        .known([
          "id": layer.shape.view.id, "class": layer.shape.view.className, "level": layer.level,
          "state": layer.shape.mark.rawValue, "orders": layer.shape.orders,
          "containsTouch": layer.containsTouch,
          "covers": layer.covers.map { stack.layers[$0].shape.view.id },
          "outline": scene.points(of: layer.outline),
        ])
      },
    ])
  }
}

extension DiagramKind {
  package static let layers = DiagramKind(
    picture: LayersDiagram.self, id: "layers",
    name: PictureName(
      english: .init("The layers"),
      simplifiedChinese: .init("视图的层次")),
    question: "What lies over what?",
    discussion: "The same screen in planes by depth, eight at most, and the touch as a line through them.",
    example: "--touch 2", form: .drawing, parts: [.sheet, .touch, .callouts, .layers], touch: .shown,
    choices: [.step, .focus, .folding], isOfAnswer: false)
}

/// The views as layers, each above its superview and above everything behind it that it covers.
struct LayerStack {
  private static let mostLayers = 150
  /// If more views are visible, those that are irrelevant to the touch are omitted.
  private static let foldingCount = 60

  struct Layer {
    let shape: ScreenShape
    /// The visible part of the view, or all of it if superviews clip it completely.
    let outline: Outline
    /// The level, 0 for the backmost.
    var level: Int
    /// The indices of the layers behind it that it partly covers, without its superviews.
    var covers: [Int]
    /// Whether the view contains the touch, by its own answer if it was asked; nil without a touch.
    var containsTouch: Bool?
  }

  /// From back to front.
  let layers: [Layer]

  /// The number of views omitted because they are irrelevant to the touch, and because there are too many.
  let foldedCount: Int
  let surplusCount: Int

  /// The number of views outside the screen or without a known position, and of those completely clipped by superviews.
  let beyondCount: Int
  let cutOffCount: Int

  var levelCount: Int { (layers.map(\.level).max() ?? -1) + 1 }

  init(_ scene: ScreenScene) {
    let frame = scene.scale.frame
    let near = Outline((scene.focus?.outline.box ?? frame).insetBy(-0.2 * max(frame.width, frame.height)))
    let inScope = scene.shapes.indices.filter { scene.shapes[$0].isInScope }
    var outlines: [Int: Outline] = [:]
    for position in inScope {
      let shape = scene.shapes[position]
      guard let outline = shape.drawn ?? (shape.orders.isEmpty ? nil : shape.outline) else { continue }
      outlines[position] = outline.part(in: near)
    }
    let inSight = inScope.filter { outlines[$0] != nil }
    cutOffCount = inScope.count { scene.shapes[$0].drawn == nil && scene.shapes[$0].orders.isEmpty }
    beyondCount = inScope.count - inSight.count - cutOffCount + scene.placelessCount

    let finger = scene.finger
    func concerns(_ position: Int) -> Bool {
      let shape = scene.shapes[position]
      if shape.isOnPath || !shape.orders.isEmpty || shape.state == .hit || shape.view.window != nil {
        return true
      }
      return finger.map { outlines[position]?.contains($0) ?? false } ?? true
    }
    let folds = scene.subject.options.folds && inSight.count > Self.foldingCount
    let chosen = folds ? inSight.filter(concerns) : inSight
    foldedCount = inSight.count - chosen.count

    let limit = max(min(Self.mostLayers, scene.subject.options.maximumDrawnViews), 1)
    let shown = scene.shapes.foremost(chosen, limit: limit)
    var layers = Self.layers(of: shown, scene, outlines)
    surplusCount = chosen.count - shown.count
    for position in layers.indices {
      // A view's answer applies where it was asked, not where the finger moved afterwards.
      let step = scene.subject.laterStep == nil ? scene.moment.step(of: layers[position].shape.view.id) : nil
      guard let finger else { continue }
      layers[position].containsTouch = step?.isInside ?? layers[position].shape.outline.contains(finger)
    }
    self.layers = layers
  }

  private static func layers(
    of positions: [Int], _ scene: ScreenScene, _ outlines: [Int: Outline]
  ) -> [Layer] {
    var layers: [Layer] = []
    var places: [Int: Int] = [:]
    for position in positions {
      guard let outline = outlines[position] else { continue }
      let shape = scene.shapes[position]
      var above: Set<Int> = []
      var parent = shape.parent
      while let superview = parent {
        if let place = places[superview] { above.insert(place) }
        parent = scene.shapes[superview].parent
      }
      var level = (above.map { layers[$0].level }.max() ?? -1) + 1
      var covers: [Int] = []
      let box = outline.box
      for (place, other) in layers.enumerated() where !above.contains(place) {
        guard other.outline.box.intersects(box), other.outline.clipped(to: outline) != nil else { continue }
        covers.append(place)
        level = max(level, other.level + 1)
      }
      places[position] = layers.count
      layers.append(Layer(shape: shape, outline: outline, level: level, covers: covers))
    }
    return layers
  }
}

/// The planes seen from above and the side: the screen lies flat, views in front are higher, and names are in a column
/// on the right.
struct LayersDrawing: SceneWords {
  /// The maximum width of the planes.
  private static let width = 360.0
  private static let columnGap = 40.0
  private static let mostNames = 14

  let scene: ScreenScene
  private let stack: LayerStack
  private let projection: LayerProjection
  private let planes: [[PicturePoint]]
  private let column: ScreenSheetColumn
  private let edge: Double

  /// The upper end of the line through the planes; nil without a touch.
  private let needleTop: PicturePoint?

  /// The number of planes without a name.
  let namelessCount: Int

  init(scene: ScreenScene, stack: LayerStack, top: Double, text: SheetText) {
    self.scene = scene
    self.stack = stack
    let flat = LayerProjection(stack: stack, width: Self.width)
    func corners(_ projection: LayerProjection) -> [[PicturePoint]] {
      stack.layers.map { layer in layer.outline.points.map { projection($0, layer.level) } }
    }
    func needle(_ projection: LayerProjection) -> PicturePoint? {
      scene.finger.map { point in
        let high = projection(point, stack.levelCount - 1)
        let near = corners(projection).joined().filter { abs($0.x - high.x) < 30 }.map(\.y).min() ?? high.y
        return PicturePoint(x: high.x, y: min(high.y - 44, near - 18))
      }
    }
    let spot = needle(flat).map { [$0.offset(-8, -8), $0.offset(8, 0)] } ?? []
    let box = Outline(points: corners(flat).flatMap { $0 } + spot).box
    var projection = flat
    projection.origin = PicturePoint(x: Sheet.margin - box.minX, y: top - box.minY)
    self.projection = projection
    let planes = corners(projection)
    self.planes = planes
    needleTop = needle(projection)
    edge = Sheet.margin + box.width
    let named = stack.layers.map(\.shape).foremost(Array(stack.layers.indices), limit: Self.mostNames)
    namelessCount = stack.layers.count - named.count
    var taken: [Double] = []
    let labels = named.reversed().map { position -> (ScreenSheetLabel, PicturePoint?) in
      let anchors = Self.rightEdge(of: planes[position])
      let anchor = anchors.first { place in !taken.contains { abs($0 - place.y) < 5 } } ?? anchors[0]
      taken.append(anchor.y)
      return (Self.label(of: stack.layers[position], scene), anchor)
    }
    column = ScreenSheetColumn(labels, left: edge + Self.columnGap, top: top, text: text)
  }

  /// The lower edge of the drawing.
  var bottom: Double { max(planes.joined().map(\.y).max() ?? 0, column.bottom) }

  /// The name of a view, with its state for the touch.
  private static func label(of layer: LayerStack.Layer, _ scene: ScreenScene) -> ScreenSheetLabel {
    let shape = layer.shape
    let id = shape.view.id
    let rows =
      [GraphBox.Row.object(TextFitter.line(id), "", number: shape.orders.last.map(String.init))]
      + scene.answerRows(shape.state, scene.moment.step(of: id), of: id)
    return ScreenSheetLabel(views: [id], mark: SheetMark(ofView: shape.mark), rows: rows)
  }

  /// Points on the rightmost side of a plane.
  private static func rightEdge(of plane: [PicturePoint]) -> [PicturePoint] {
    var best = Segment(start: plane[0], end: plane[0])
    var most = -Double.infinity
    for side in Outline(points: plane).sides where abs(side.start.y - side.end.y) > 1 {
      if side.start.x + side.end.x > most { (best, most) = (side, side.start.x + side.end.x) }
    }
    return [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map { best.start.toward(best.end, $0) }
  }

  // MARK: - Drawing

  /// The planes from the lowest to the highest, and the names.
  var nodes: [SVGNode] {
    let byLevel = Dictionary(grouping: stack.layers.indices, by: { stack.layers[$0].level })
    let hitLevel = stack.layers.first { $0.shape.state == .hit }?.level ?? 0
    var nodes: [SVGNode] = []
    for level in 0..<stack.levelCount {
      let positions = byLevel[level] ?? []
      nodes += positions.flatMap { guides($0) + [plane($0)] }
      guard let finger = scene.finger, let needleTop else { continue }
      let place = projection(finger, level)
      let end = level == stack.levelCount - 1 ? needleTop : projection(finger, level + 1)
      nodes.append(
        .group(
          [.classes(["touch", "needle"])],
          [.line(place, end, classes: level < hitLevel ? ["beyond"] : [])] + marks(positions, at: place)))
    }
    if let needleTop {
      nodes.append(
        scene.touch([
          .circle(needleTop, radius: 6),
          .polygon([needleTop.offset(0, 16), needleTop.offset(-4, 8), needleTop.offset(4, 8)]),
        ]))
    }
    return nodes
      + column.placed.map { item in
        // The box itself is not drawn.
        .group(
          [.classes(["callout", item.label.mark.className])],
          column.leader(item, from: edge)
            + item.box.nodes(at: PicturePoint(x: column.left - 11, y: item.top), id: subject.id).dropFirst())
      }
  }

  private func plane(_ position: Int) -> SVGNode {
    let shape = stack.layers[position].shape
    let polygons = [.polygon(planes[position])] + shape.tint(planes[position])
    return .group(
      [
        scene.subject.id(ElementID.view(shape.view.id)),
        .classes(["plane"] + shape.classes),
      ],
      title: scene.title(of: shape), polygons)
  }

  /// Lines from the corners of a view to their position on its superview.
  private func guides(_ position: Int) -> [SVGNode] {
    let layer = stack.layers[position]
    guard layer.level > 0, stack.layers.count <= 30 || layer.shape.isOnPath,
      let below = stack.layers.first(where: { $0.shape.view.id == layer.shape.view.superview })
    else { return [] }
    let lines = layer.outline.points.map {
      (projection($0, layer.level), projection($0, below.level))
    }
    return [.lines(lines, classes: ["guide"])]
  }

  /// A dot where the touch passes through the views of a level.
  private func marks(_ positions: [Int], at place: PicturePoint) -> [SVGNode] {
    let met = positions.filter { stack.layers[$0].containsTouch == true }
    if met.contains(where: { stack.layers[$0].shape.state == .hit }) {
      return [.circle(place, radius: 6), .circle(place, radius: 3, classes: ["dot"])]
    }
    return met.isEmpty ? [] : [.circle(place, radius: 3, classes: ["dot"])]
  }
}

/// Projects points of the screen onto planes above each other.
struct LayerProjection {
  /// The distance between two planes.
  private static let gap = 52.0

  private let factor: Double
  /// The projections of a step to the right and a step down on the screen.
  private let right = PicturePoint(x: 0.94, y: 0.13)
  private let down = PicturePoint(x: -0.40, y: 0.42)

  /// The projection of the screen's origin on the lowest plane.
  var origin = PicturePoint(x: 0, y: 0)

  init(stack: LayerStack, width: Double) {
    let box = stack.layers.dropFirst().reduce(stack.layers.first?.outline.box) { $0?.union($1.outline.box) }
    let (wide, high) = (box?.width ?? 1, box?.height ?? 1)
    factor = width / max(wide * 0.94 + high * 0.40, 1)
  }

  func callAsFunction(_ point: PicturePoint, _ level: Int) -> PicturePoint {
    PicturePoint(
      x: origin.x + factor * (point.x * right.x + point.y * down.x),
      y: origin.y + factor * (point.x * right.y + point.y * down.y) - Double(level) * Self.gap)
  }
}
