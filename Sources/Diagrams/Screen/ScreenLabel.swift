// SPDX-License-Identifier: Apache-2.0

import Trace

/// The number and the name of one view on the screen.
struct ScreenLabel {
  let shape: ScreenShape
  let name: String
  /// The number and a mark, so that colour is not all that tells; nil if there are too many numbers.
  let badge: String?
  let text: String
  private let classes: [String]

  init(_ shape: ScreenShape, isNumbered: Bool) {
    self.shape = shape
    name = ObjectName(id: shape.view.id, className: shape.view.className).name
    let mark =
      switch shape.state {
      case .hit: "✓"
      case .refused: "×"
      case .asking: "…"
      case .passedUp, .unasked: ""
      }
    let number = isNumbered ? shape.orders.last.map(String.init) : nil
    badge = number.map { mark.isEmpty ? $0 : $0 + " " + mark }
    text = badge != nil || mark.isEmpty ? name : mark + " " + name
    classes = Array(shape.classes.prefix(1))
  }

  private var badgeWidth: Double { badge.map(Plate.width(ofBadge:)) ?? 0 }

  private var width: Double { badgeWidth + Plate.width(of: text) }

  /// A place for all of it inside of the view, where it lies in none of the obstacles; nil if there is none.
  func room(in placement: LabelPlacement, avoiding obstacles: [PictureRect]) -> PictureRect? {
    shape.drawn.flatMap { drawn in
      placement.place(
        in: drawn, width: width, rows: shape.importance == .other ? 4 : 12, avoiding: obstacles)
    }
  }

  /// A place for the number alone.
  func badgeRoom(in placement: LabelPlacement) -> PictureRect? {
    guard badge != nil else { return nil }
    return placement.place(in: shape.drawn ?? shape.outline, width: badgeWidth, rows: 12, avoiding: [])
  }

  /// The label in a place: the number alone if there is no room for both.
  func plates(in room: PictureRect) -> [SVGNode] {
    var nodes: [SVGNode] = []
    if room.width >= width - 0.01 {
      let box = PictureRect(
        x: room.minX + badgeWidth, y: room.minY, width: width - badgeWidth, height: room.height)
      nodes.append(Plate.label(text, in: box, classes: classes, title: name))
    }
    if let badge {
      let box = PictureRect(x: room.minX, y: room.minY, width: badgeWidth, height: room.height)
      nodes.append(Plate.badge(badge, in: box, classes: classes, title: name))
    }
    return nodes
  }

  /// The label beside the drawing.
  func callout(at anchor: PicturePoint) -> Callout {
    Callout(anchor: anchor, badge: badge, text: text, classes: classes, title: name)
  }
}
