// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The names and order numbers of views, the coordinates of the touch, and what people read on the views.
///
/// A name stands in its view if it fits there and lies in no smaller view; else it stands beside the screen.
struct ScreenLabels {
  private static let mostLabels = 150
  /// The most names beside the screen of views that matter less: not asked, or asked among many.
  private static let mostMinorCallouts = 14
  /// If more views were asked, only those on the path get numbers.
  private static let mostNumbers = 60

  private let scene: ScreenScene
  private let drawn: [Int]
  private let visible: PictureRect
  private let isCrowded: Bool
  private let isPlayed: Bool
  private let calloutLimit: Int
  private var placement: LabelPlacement
  private var anchorHeights: [Double] = []

  /// The names on the screen.
  private(set) var plates: [SVGNode] = []

  /// The names beside the screen.
  private(set) var callouts: [Callout] = []

  /// The texts that people read on the views.
  private(set) var texts: [SVGNode] = []

  /// How many views have no name.
  private(set) var namelessCount = 0

  init(scene: ScreenScene, drawn: [Int], visible: PictureRect, touches: ScreenTouches, isPlayed: Bool) {
    self.scene = scene
    self.drawn = drawn
    self.visible = visible
    self.isPlayed = isPlayed
    placement = LabelPlacement(bounds: visible.insetBy(2))
    isCrowded = scene.shapes.count { !$0.orders.isEmpty } > Self.mostNumbers
    calloutLimit = Int((visible.height - 8) / Callouts.rowHeight)
    for box in touches.markers { placement.take(box) }
    if let (box, node) = touches.label(in: placement) {
      placement.take(box)
      plates.append(node)
    }
    let positions = order
    for position in positions.prefix(Self.mostLabels) { place(position) }
    namelessCount += max(positions.count - Self.mostLabels, 0)
    for position in positions.prefix(Self.mostLabels) { placeText(position) }
  }

  /// The order in which views get places: the path from outside in, the asked views, then the largest.
  private var order: [Int] {
    let keyed = drawn.filter { scene.shapes[$0].isInScope }.map { position in
      let shape = scene.shapes[position]
      let key: (rank: Int, size: Double) =
        switch shape.importance {
        case .hit, .path: (shape.importance == .hit || !isCrowded ? 0 : 1, Double(position))
        case .asked: (2, Double(shape.orders.first ?? 0))
        case .other, .surroundings: (3, -shape.outline.area)
        }
      return (key: key, position: position)
    }
    return keyed.sorted {
      ($0.key.rank, $0.key.size, $0.position) < ($1.key.rank, $1.key.size, $1.position)
    }.map(\.position)
  }

  private mutating func place(_ position: Int) {
    let shape = scene.shapes[position]
    let isNumbered = !shape.orders.isEmpty && (!isCrowded || shape.isOnPath)
    let label = ScreenLabel(
      shape, isNumbered: isNumbered, details: scene.geometry(of: shape.view), isPlayed: isPlayed)
    let obstacles = smaller(than: shape)
    let isMinor = shape.importance == .other || (isCrowded && shape.importance == .asked)
    let limit = isMinor ? min(Self.mostMinorCallouts, calloutLimit) : calloutLimit
    let room = label.room(in: placement, avoiding: obstacles, withDetails: true)
    // With details rather beside the screen than without them on it.
    let isBeside = !label.details.isEmpty && callouts.count < limit
    if let room = room
      ?? (isBeside ? nil : label.room(in: placement, avoiding: obstacles, withDetails: false))
    {
      placement.take(room)
      plates.append(label.node(in: room))
    } else if callouts.count < limit, let anchors = anchors(of: position) {
      var callout = label.callout(at: anchors.right)
      callout.leftAnchor = anchors.left
      callouts.append(callout)
      for anchor in [anchors.left, anchors.right] {
        anchorHeights.append(anchor.y)
        placement.take(PictureRect(around: anchor, radius: 3))
      }
    } else if let room = label.numberRoom(in: placement) {
      placement.take(room)
      plates.append(label.node(in: room))
      namelessCount += 1
    } else {
      namelessCount += 1
    }
  }

  /// Where other views lie in a view, in front or behind, that are smaller than it.
  private func smaller(than shape: ScreenShape) -> [PictureRect] {
    let box = shape.outline.box
    let limit = shape.outline.area * 0.92
    return drawn.compactMap { position in
      guard let other = scene.shapes[position].drawn, other.area < limit, other.area > 0 else { return nil }
      let place = other.box
      return place.intersects(box) ? place : nil
    }
  }

  /// The places on a view to which lines from either side can lead.
  private func anchors(of position: Int) -> (left: PicturePoint, right: PicturePoint)? {
    let shape = scene.shapes[position]
    let covers = drawn.compactMap { other -> PictureRect? in
      let cover = scene.shapes[other]
      guard other > position, cover.isInScope, !cover.isInvisible, let box = cover.drawn?.box else {
        return nil
      }
      return box
    }
    let finder = LeaderAnchor(
      outline: shape.drawn ?? shape.outline, visible: visible, covers: covers, taken: placement.taken,
      usedHeights: anchorHeights)
    guard let left = finder.best(toLeft: true), let right = finder.best(toLeft: false) else { return nil }
    return (left, right)
  }

  /// The text of an upright view in its middle, if that is free.
  private mutating func placeText(_ position: Int) {
    let shape = scene.shapes[position]
    guard !shape.isInvisible, let drawn = shape.drawn, shape.view.transform.b == 0,
      let text = shape.view.text.map(TextFitter.line), !text.isEmpty
    else { return }
    let box = drawn.box
    let fitter = TextFitter(size: min(max(box.height * 0.5, 9), 14))
    let width = fitter.width(of: text)
    guard width <= box.width - 8, box.height >= fitter.size + 2 else { return }
    let middle = box.center
    let place = PictureRect(
      x: middle.x - width / 2, y: middle.y - fitter.size / 2, width: width, height: fitter.size)
    guard placement.isFree(place) else { return }
    placement.take(place)
    texts.append(
      .label(
        text, at: middle.offset(0, fitter.size * 0.35), anchor: .middle,
        size: fitter.size, classes: ["content"], movingWith: shape.view.id))
  }
}

extension PictureRect {
  func contains(_ point: PicturePoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
