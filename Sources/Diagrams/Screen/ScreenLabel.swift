// SPDX-License-Identifier: Apache-2.0

import Trace

/// The number and the name of one view on the screen.
struct ScreenLabel {
  let shape: ScreenShape
  let name: String
  /// The number and a mark, so that it does not depend on colour alone; nil if there are too many numbers.
  let badge: String?
  let text: String
  /// What changes where its content lies; empty for most views.
  let details: String
  private let classes: [String]

  /// The signs of states, so that they do not depend on colour alone.
  static let signs: Set = ["✓", "×", "…"]

  init(_ shape: ScreenShape, isNumbered: Bool, details: [String] = []) {
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
    self.details = details.joined(separator: ", ")
    classes = Array(shape.classes.prefix(1))
  }

  private var badgeWidth: Double { badge.map(Plate.width(ofBadge:)) ?? 0 }

  private var width: Double { badgeWidth + Plate.width(of: text) }

  /// The name with the details, for where there is room.
  private var longText: String { details.isEmpty ? text : text + " · " + details }

  private var longWidth: Double { badgeWidth + Plate.width(of: longText) }

  /// A place for the number and the name inside of the view, where they lie in none of the obstacles; nil if there
  /// is none.
  func room(
    in placement: LabelPlacement, avoiding obstacles: [PictureRect], withDetails: Bool
  ) -> PictureRect? {
    guard let drawn = shape.drawn else { return nil }
    return placement.place(
      in: drawn, width: withDetails ? longWidth : width, rows: shape.importance == .other ? 4 : 12,
      avoiding: obstacles)
  }

  /// A place for the number alone.
  func badgeRoom(in placement: LabelPlacement) -> PictureRect? {
    guard badge != nil else { return nil }
    return placement.place(in: shape.drawn ?? shape.outline, width: badgeWidth, rows: 12, avoiding: [])
  }

  /// The label in a place: the number alone if there is no room for more. The number stands behind the name, since it
  /// shows later.
  func plates(in room: PictureRect) -> [SVGNode] {
    var nodes: [SVGNode] = []
    if room.width >= width - 0.01 {
      let box = PictureRect(
        x: room.minX, y: room.minY, width: room.width - badgeWidth, height: room.height)
      let isLong = room.width >= longWidth - 0.01
      nodes.append(
        Plate.label(
          isLong ? longText : text, of: shape.view.id, in: box, classes: classes, title: title))
    }
    if let badge {
      let box = PictureRect(
        x: room.maxX - badgeWidth, y: room.minY, width: badgeWidth, height: room.height)
      nodes.append(Plate.badge(badge, of: shape.view.id, in: box, classes: classes, title: name))
    }
    return nodes
  }

  private var title: String { details.isEmpty ? name : name + " · " + details }

  /// The label beside the drawing.
  func callout(at anchor: PicturePoint) -> Callout {
    Callout(
      anchor: anchor, badge: badge, text: text, detail: details.isEmpty ? nil : details, classes: classes,
      title: name, view: shape.view.id)
  }
}
