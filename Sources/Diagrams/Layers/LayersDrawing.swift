// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// Planes seen from above and from the side: the screen lies flat, and what is in front is higher.
struct LayersDrawing {
  /// How wide the planes are drawn at most.
  private static let width = 470.0
  private static let mostNames = 44
  /// If not all layers have room for names, only this many get some, and the hit path.
  private static let fewNames = 20
  private static let mostDetails = 14
  private static let margin = 16.0

  let area: PictureRect
  let nodes: [SVGNode]
  let callouts: Callouts

  /// How many planes have no name.
  let namelessCount: Int

  init(scene: ScreenScene, stack: LayerStack) {
    let projection = LayerProjection(stack: stack, width: Self.width)
    let planes = stack.layers.map { layer in layer.outline.points.map { projection($0, layer.level) } }
    var corners = planes.flatMap { $0 }
    let needle = scene.finger
    let top = needle.map { point in
      let high = projection(point, stack.levelCount - 1)
      let least = corners.filter { abs($0.x - high.x) < 30 }.map(\.y).min() ?? high.y
      return PicturePoint(x: high.x, y: min(high.y - 44, least - 18))
    }
    if let top {
      corners += [top.offset(-40, -10), top.offset(90, 0)]
    }
    let box = Outline(points: corners).box.insetBy(-Self.margin)
    area = box
    let named = Self.named(stack)
    namelessCount = stack.layers.count - named.count
    callouts = Callouts(
      Self.callouts(named, scene: scene, stack: stack, planes: planes), beside: box)
    let painter = Painter(scene: scene, stack: stack, projection: projection, planes: planes)
    nodes = painter.levels(needle: needle, top: top)
  }

  /// The layers that get names: by importance, if there are too many.
  private static func named(_ stack: LayerStack) -> [Int] {
    let pathCount = stack.layers.count { $0.shape.isOnPath || $0.shape.state == .hit }
    let limit = stack.layers.count > mostNames ? max(pathCount, fewNames) : mostNames
    return stack.layers.map(\.shape).foremost(
      Array(stack.layers.indices), limit: min(limit, mostNames))
  }

  private static func callouts(
    _ named: [Int], scene: ScreenScene, stack: LayerStack, planes: [[PicturePoint]]
  ) -> [Callout] {
    var taken: [Double] = []
    return named.reversed().map { position in
      let shape = stack.layers[position].shape
      let anchors = rightEdge(of: planes[position])
      let anchor = anchors.first { place in !taken.contains { abs($0 - place.y) < 5 } } ?? anchors[0]
      taken.append(anchor.y)
      var callout = ScreenLabel(shape, isNumbered: !shape.orders.isEmpty).callout(at: anchor)
      if named.count <= mostDetails, shape.state == .refused, let step = scene.moment.step(of: shape.view.id)
      {
        callout.detail = scene.narrator.reason(step)?.plain
      }
      return callout
    }
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
}

/// Where the points of the screen lie, on planes one above the other.
struct LayerProjection {
  private let factor: Double
  private let gap: Double
  /// A step to the right on the screen, and a step down, as they are in the picture.
  private let right = PicturePoint(x: 0.94, y: 0.13)
  private let down = PicturePoint(x: -0.40, y: 0.42)

  init(stack: LayerStack, width: Double) {
    let box = stack.layers.dropFirst().reduce(stack.layers.first?.outline.box) { $0?.union($1.outline.box) }
    let (wide, high) = (box?.width ?? 1, box?.height ?? 1)
    factor = width / max(wide * 0.94 + high * 0.40, 1)
    gap = min(max(560 / Double(max(stack.levelCount, 1)), 15), 58)
  }

  func callAsFunction(_ point: PicturePoint, _ level: Int) -> PicturePoint {
    PicturePoint(
      x: factor * (point.x * right.x + point.y * down.x),
      y: factor * (point.x * right.y + point.y * down.y) - Double(level) * gap)
  }
}

/// Draws from the lowest plane to the highest.
private struct Painter: SceneWords {
  let scene: ScreenScene
  let stack: LayerStack
  let projection: LayerProjection
  let planes: [[PicturePoint]]

  func levels(needle: PicturePoint?, top: PicturePoint?) -> [SVGNode] {
    let byLevel = Dictionary(grouping: stack.layers.indices, by: { stack.layers[$0].level })
    let hitLevel = stack.layers.first { $0.shape.state == .hit }?.level ?? 0
    var nodes: [SVGNode] = []
    for level in 0..<stack.levelCount {
      let positions = byLevel[level] ?? []
      nodes += positions.flatMap { guides($0) + [plane($0)] }
      guard let needle, let top else { continue }
      let place = projection(needle, level)
      let end = level == stack.levelCount - 1 ? top : projection(needle, level + 1)
      nodes.append(
        .group(
          [.classes(["touch", "needle"])],
          [.line(place, end, classes: level < hitLevel ? ["beyond"] : [])] + marks(positions, at: place)))
    }
    if let top { nodes.append(finger(at: top)) }
    return nodes
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

  private func finger(at top: PicturePoint) -> SVGNode {
    let text = narrator.point(scene.subject.finger)
    let box = PictureRect(x: top.x + 10, y: top.y - 8, width: Plate.width(of: text), height: Plate.height)
    let finger = scene.touch([
      .circle(top, radius: 6),
      .polygon([top.offset(0, 16), top.offset(-4, 8), top.offset(4, 8)]),
    ])
    return .group([], [finger, Plate.label(text, in: box, classes: ["touch"])])
  }
}
