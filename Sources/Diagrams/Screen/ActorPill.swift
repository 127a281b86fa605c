// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A recognizer that decides, as a pill on an edge of its view, with an arrow from the finger if it acts.
///
/// It is placed where it covers little and the arrow is short.
struct ActorPill {
  static let height = 16.0
  /// The ideal length of the arrow, and its distance from the centre of the finger and from the pill, in pixels of the
  /// page.
  private static let bestArrow = 46.0
  private static let (fromFinger, fromMark) = (15.0, 5.0)
  private static let placesOnEdge = 13

  /// What the pill should avoid.
  struct Surroundings {
    /// Texts and controls, preferably not covered.
    var contents: [PictureRect]
    /// The views that the finger was aimed at.
    var meant: [PictureRect]
    /// The other pills, never covered.
    var taken: [PictureRect]
  }

  private let plate: NamePlate
  private let name: String

  let acts: Bool

  /// Its area, at the size at which a page draws it.
  let box: PictureRect
  private let finger: PicturePoint?
  private let growth: Double

  /// Finds a place for the pill; fails if there is none.
  ///
  /// - Parameters:
  ///   - actor: The recognizer.
  ///   - mark: Its mark at the outcome.
  ///   - area: The visible part of its view.
  ///   - room: The area of the picture.
  ///   - surroundings: What the pill should avoid.
  ///   - finger: The location of the finger; nil for none.
  ///   - growth: The factor by which a page enlarges names.
  init?(
    _ actor: ScreenOutcome.Actor, mark: StoryMark, on area: PictureRect, in room: PictureRect,
    _ surroundings: Surroundings, finger: PicturePoint?, growth: Double
  ) {
    acts = actor.acts
    let plate = NamePlate(
      isPlayed: true, number: "", view: actor.recognizer,
      classes: ["pill"] + (acts ? ["acts"] : []) + [mark.rawValue])
    name = plate.cut(actor.name, to: 150) ?? actor.name
    self.plate = plate
    self.finger = finger
    self.growth = growth
    let (width, height) = ((plate.width(of: name) + 8) * growth, Self.height * growth)
    let spot = finger.map { PictureRect(around: $0, radius: 12 * growth) }
    let near = surroundings.contents.filter { $0.intersects(area.insetBy(-height)) }
    var best: (cost: Double, box: PictureRect)?
    for (center, edge) in Self.places(on: area, width: width) {
      let box = PictureRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
      guard room.contains(box), spot.map({ !$0.intersects(box) }) ?? true,
        !surroundings.taken.contains(where: { $0.insetBy(-3 * growth).intersects(box) })
      else { continue }
      var cost = edge + 14 * Double(near.count { $0.intersects(box) })
      cost += 400 * Double(surroundings.meant.count { $0 != area && $0.intersects(box) })
      if let finger, acts {
        let end = Self.end(of: finger, at: box)
        let line = Segment(start: finger, end: end)
        let length = line.length / growth - Self.fromFinger - Self.fromMark
        cost += abs(length - Self.bestArrow) * 0.8
        cost += 30 * Double(near.count { line.passes($0) && !$0.contains(finger) })
      }
      if cost < best?.cost ?? .infinity { best = (cost, box) }
    }
    guard let best else { return nil }
    box = best.box
  }

  /// The possible centres on the edges of an area, each with the cost of its edge.
  private static func places(on area: PictureRect, width: Double) -> [(PicturePoint, Double)] {
    (0..<placesOnEdge).flatMap { place -> [(PicturePoint, Double)] in
      let share = (Double(place) + 0.5) / Double(placesOnEdge)
      let x = area.minX + area.width * share
      let y = area.minY + area.height * share
      return [
        (PicturePoint(x: x, y: area.minY), 0), (PicturePoint(x: area.maxX - width / 2 - 6, y: y), 12),
        (PicturePoint(x: area.minX + width / 2 + 6, y: y), 16), (PicturePoint(x: x, y: area.maxY), 30),
      ]
    }
  }

  /// The point of the box nearest to a point.
  private static func end(of start: PicturePoint, at box: PictureRect) -> PicturePoint {
    PicturePoint(
      x: min(max(start.x, box.minX + 8), box.maxX - 8),
      y: start.y < box.minY + box.height / 2 ? box.minY : box.maxY)
  }

  var node: SVGNode {
    let (width, height) = (box.width / growth, box.height / growth)
    let own = PictureRect(
      x: box.center.x - width / 2, y: box.center.y - height / 2, width: width, height: height)
    return plate.node(name, in: own)
  }

  /// A curved arrow from the finger; empty if there is no finger, or if it is next to the pill.
  var arrow: [SVGNode] {
    guard let finger else { return [] }
    let end = Self.end(of: finger, at: box)
    let way = Segment(start: finger, end: end)
    guard way.length > 26 * growth else { return [] }
    let start = finger.toward(end, Self.fromFinger * growth / way.length)
    let tip = end.toward(finger, Self.fromMark * growth / way.length)
    let (x, y) = ((tip.x - start.x), (tip.y - start.y))
    let bend = min(0.14, 16 * growth / way.length) * (x < 0 ? -1 : 1)
    let middle = PicturePoint(x: (start.x + tip.x) / 2 - y * bend, y: (start.y + tip.y) / 2 + x * bend)
    let head = SVGNode.arrowHead(at: tip, from: middle, length: 8 * growth, width: 8 * growth)
    return [
      .element(
        .path,
        [
          .unfilled,
          .path([.move(start), .curve(start.toward(middle, 0.66), tip.toward(middle, 0.66), to: tip)]),
        ], []),
      .path([.move(tip), .line(head.0), .line(head.1), .close], classes: ["tip"]),
    ]
  }
}

extension Segment {
  /// Whether it passes through an area.
  func passes(_ box: PictureRect) -> Bool {
    (0...20).contains { box.contains(start.toward(end, Double($0) / 20)) }
  }
}
