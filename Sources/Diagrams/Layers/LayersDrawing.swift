// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// Planes seen from above and from the side: the screen lies flat, what is in front is higher, and names stand in a column
/// on the right.
struct LayersDrawing: SceneWords {
  /// How wide the planes are drawn at most.
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

  /// How many planes have no name.
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

  /// Where the drawing ends.
  var bottom: Double { max(planes.joined().map(\.y).max() ?? 0, column.bottom) }

  /// The name of a view, with what it is at the touch.
  private static func label(of layer: LayerStack.Layer, _ scene: ScreenScene) -> ScreenSheetLabel {
    let shape = layer.shape
    let language = scene.subject.options.language
    var rows = [
      GraphBox.Row.object(TextFitter.line(shape.view.id), "", number: shape.orders.last.map(String.init))
    ]
    var mark = SheetMark.fold
    switch shape.state {
    case .hit:
      mark = .hit
      rows.append(.fact(language.say(GraphText.hitTestView), .crosshair))
    case .refused:
      mark = .refused
      if let step = scene.moment.step(of: shape.view.id) {
        let refusal = scene.narrator.refusal(step.reason, of: shape.view.id)
        rows.append(.fact(language.say(GraphText.refusal(refusal)), .cross))
      }
    case .path, .asked: mark = .path
    default: if shape.isOnPath { mark = .path }
    }
    return ScreenSheetLabel(views: [shape.view.id], mark: mark, rows: rows)
  }

  /// Places on the side of a plane that lies furthest to the right.
  private static func rightEdge(of plane: [PicturePoint]) -> [PicturePoint] {
    var best = Segment(start: plane[0], end: plane[0])
    var most = -Double.infinity
    for side in Outline(points: plane).sides where abs(side.start.y - side.end.y) > 1 {
      if side.start.x + side.end.x > most { (best, most) = (side, side.start.x + side.end.x) }
    }
    return [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map { best.start.toward(best.end, $0) }
  }

  // MARK: - Drawing

  /// From the lowest plane to the highest, and the names.
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

  /// Lines from the corners of a view to where it lies on its superview.
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

  /// Where the touch goes through the planes of a level: a dot in a view.
  private func marks(_ positions: [Int], at place: PicturePoint) -> [SVGNode] {
    let met = positions.filter { stack.layers[$0].containsTouch == true }
    if met.contains(where: { stack.layers[$0].shape.state == .hit }) {
      return [.circle(place, radius: 6), .circle(place, radius: 3, classes: ["dot"])]
    }
    return met.isEmpty ? [] : [.circle(place, radius: 3, classes: ["dot"])]
  }
}

/// Where the points of the screen lie, on planes one above the other.
struct LayerProjection {
  /// The room between two planes.
  private static let gap = 52.0

  private let factor: Double
  /// A step to the right on the screen, and a step down, as they are in the picture.
  private let right = PicturePoint(x: 0.94, y: 0.13)
  private let down = PicturePoint(x: -0.40, y: 0.42)

  /// Where the screen's origin lies, on the lowest plane.
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
