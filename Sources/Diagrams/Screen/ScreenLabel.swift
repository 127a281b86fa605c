// SPDX-License-Identifier: Apache-2.0

import Trace

/// The number and the name of one view on the screen.
struct ScreenLabel {
  private static let fitter = ScreenLabels.fitter
  private static let bold = TextFitter(size: ScreenLabels.fitter.size, isBold: true)
  private static let padding = 3.0

  let shape: ScreenShape
  let name: String
  /// The number and a mark, so that colour is not all that tells; nil if there are too many numbers.
  let badge: String?
  let text: String
  let classes: [String]

  init(_ shape: ScreenShape, isNumbered: Bool, classes: [String]) {
    self.shape = shape
    name = ObjectName(id: shape.view.id, className: shape.view.className).name
    let mark =
      switch shape.state {
      case .hit: "✓"
      case .refused: "×"
      case .passedUp, .unasked: ""
      }
    let number = shape.orders.last.map { isNumbered ? String($0) : "" } ?? ""
    badge = isNumbered ? [number, mark].filter { !$0.isEmpty }.joined(separator: " ") : nil
    text = isNumbered || mark.isEmpty ? name : mark + " " + name
    self.classes = Array(classes.prefix(1))
  }

  private var badgeWidth: Double { badge.map { Self.bold.width(of: $0) + 2 * Self.padding } ?? 0 }

  private var width: Double { badgeWidth + Self.fitter.width(of: text) + 2 * Self.padding }

  /// A place inside of the view, for the hit-test view also beside it; nil if there is none.
  ///
  /// It does not cover subviews, unless the view was asked and there is no other place.
  func room(in placement: LabelPlacement, avoiding subviews: [PictureRect]) -> PictureRect? {
    func inside(_ obstacles: [PictureRect]) -> PictureRect? {
      placement.place(
        in: shape.outline, wanted: width, least: badge == nil ? min(width, 34) : badgeWidth,
        rows: shape.importance == .other ? 3 : 12, avoiding: obstacles)
    }
    let free = inside(subviews)
    guard shape.state == .hit else { return free ?? (badge == nil ? nil : inside([])) }
    func whole(_ room: PictureRect?) -> PictureRect? { room?.width ?? 0 < width ? nil : room }
    let covering = inside([])
    return whole(free) ?? whole(covering) ?? beside(placement) ?? free ?? covering
  }

  private func beside(_ placement: LabelPlacement) -> PictureRect? {
    let box = shape.outline.box
    let width = min(width, 160)
    let height = LabelPlacement.height
    // Close by, or as far away as the cross-hair reaches.
    var places: [PictureRect] = []
    for gap in [2.0, 18] {
      let below = box.maxY + gap
      let above = box.minY - height - gap
      let right = box.maxX + gap
      let left = box.minX - width - gap
      let corners: [(x: Double, y: Double)] = [
        (box.minX, below), (box.minX, above), (right, box.minY), (left, box.minY), (right, below),
      ]
      for corner in corners {
        places.append(PictureRect(x: corner.x, y: corner.y, width: width, height: height))
      }
    }
    return places.first { place in
      placement.bounds.contains(place) && !placement.taken.contains { $0.intersects(place) }
    }
  }

  /// The label in a place: the number alone if there is no room for both; nil if nothing can be read.
  func plates(in room: PictureRect) -> (box: PictureRect, nodes: [SVGNode])? {
    var nodes: [SVGNode] = []
    var box = PictureRect(x: room.minX, y: room.minY, width: badgeWidth, height: room.height)
    if let text = Self.fitter.cut(text, to: room.width - badgeWidth - 2 * Self.padding + 0.01) {
      let plate = PictureRect(
        x: room.minX + badgeWidth, y: room.minY, width: Self.fitter.width(of: text) + 2 * Self.padding,
        height: room.height)
      nodes.append(Self.plate(plate, text, Self.fitter, classes: ["label"] + classes, title: name))
      box = box.union(plate)
    } else if badge == nil {
      return nil
    }
    if let badge {
      let plate = PictureRect(x: room.minX, y: room.minY, width: badgeWidth, height: room.height)
      nodes.append(Self.plate(plate, badge, Self.bold, classes: ["order"] + classes, title: name))
    }
    return (box, nodes)
  }

  /// A text on a plate of its own, legible whatever lies below.
  static func plate(
    _ box: PictureRect, _ text: String, _ fitter: TextFitter, classes: [String], title: String? = nil
  ) -> SVGNode {
    .group(
      [.classes(classes)], title: title == text ? nil : title,
      [
        .element(
          .rect,
          [
            .number(.x, box.minX), .number(.y, box.minY), .number(.width, box.width),
            .number(.height, box.height), .number(.rx, 3),
          ], []),
        .element(
          .text,
          [.number(.x, box.minX + padding), .number(.y, box.minY + 12.2)] + (fitter.isBold ? [.isBold] : []),
          [.text(text)]),
      ])
  }
}
