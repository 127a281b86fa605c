// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A recognizer that decides, as a mark on an edge of its view, with an arrow from the finger if it acts.
///
/// It stands where it covers little and where the arrow is short.
struct ActorPill {
  static let height = 16.0
  /// How far an arrow goes at best, and how far it stays from the finger's middle and from the mark, in pixels of a page.
  private static let bestArrow = 46.0
  private static let (fromFinger, fromMark) = (15.0, 5.0)
  private static let placesOnEdge = 13

  /// What it keeps off.
  struct Surroundings {
    /// The texts and controls that it better not covers.
    var contents: [PictureRect]
    /// The views that the finger was meant for.
    var meant: [PictureRect]
    /// The other marks, which it does not cover.
    var taken: [PictureRect]
  }

  private let plate: NamePlate
  private let name: String

  let acts: Bool

  /// Its place, as large as a page draws it.
  let box: PictureRect
  private let finger: PicturePoint?
  private let growth: Double

  /// - Parameters:
  ///   - actor: The recognizer.
  ///   - mark: What it is at the outcome.
  ///   - area: The part of its view that is seen.
  ///   - room: What the picture shows.
  ///   - surroundings: What it keeps off.
  ///   - finger: Where the finger is; nil for nowhere.
  ///   - growth: How much larger a page draws names than they are here.
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

  /// The middles of places on the edges of an area, with what each edge costs.
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

  /// The point of the box that is nearest to another.
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

  /// A bent arrow from the finger; none where the finger is nowhere, or beside the pill.
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
