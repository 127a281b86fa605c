// SPDX-License-Identifier: Apache-2.0

/// The name of a view, with the number in the order of asking.
///
/// In a picture the number has a plate of its own. On a page sign, number and name share one, where sign and number
/// show while they hold.
struct NamePlate {
  private static let names = TextFitter(size: 11, isMonospaced: true)
  private static let padding = 4.0
  private static let sign = 12.0
  private static let gap = 3.0
  /// A longer name is cut in the middle on a page.
  private static let longest = names.width(of: String(repeating: "m", count: 28))

  let isPlayed: Bool
  /// The number, in a picture with the sign of the view's state; on a page empty for a sign alone, and nil for a view
  /// that never has one.
  let badge: String?
  let view: String?
  let classes: [String]
  var title: String?
  /// What the number is of.
  var badgeTitle: String?

  /// What stands beside the name.
  var badgeWidth: Double {
    guard let badge else { return 0 }
    return isPlayed ? Self.sign + Self.gap + Self.names.width(of: number(badge)) : Plate.width(ofBadge: badge)
  }

  func width(of text: String) -> Double {
    badgeWidth + (isPlayed ? Self.names.width(of: text) + 2 * Self.padding : Plate.width(of: text))
  }

  /// The number without a name.
  var badgeAlone: Double { isPlayed && badge != nil ? badgeWidth + 2 * Self.padding : badgeWidth }

  /// A name in so much room for it and the number.
  func cut(_ text: String, to room: Double) -> String? {
    isPlayed
      ? Self.names.cut(text, to: min(room - badgeWidth, Self.longest))
      : Plate.fitter.cut(text, to: room - badgeWidth)
  }

  /// The plates with a name, or without; the number stands behind the name, since it shows later, unless it is first.
  func nodes(_ text: String?, in room: PictureRect, badgeFirst: Bool = false) -> [SVGNode] {
    if isPlayed { return [node(text ?? "", in: room)] }
    var nodes: [SVGNode] = []
    let nameBox = PictureRect(
      x: badgeFirst ? room.minX + badgeWidth : room.minX, y: room.minY, width: room.width - badgeWidth,
      height: room.height)
    let badgeBox = PictureRect(
      x: badgeFirst ? room.minX : room.maxX - badgeWidth, y: room.minY, width: badgeWidth, height: room.height
    )
    if let text { nodes.append(Plate.label(text, of: view, in: nameBox, classes: classes, title: title)) }
    if let badge {
      let node = Plate.badge(badge, of: view, in: badgeBox, classes: classes, title: badgeTitle)
      nodes.insert(node, at: badgeFirst ? 0 : nodes.count)
    }
    return nodes
  }

  private func number(_ badge: String) -> String { badge.isEmpty ? "" : badge + " " }

  private func node(_ text: String, in box: PictureRect) -> SVGNode {
    let left = box.minX + Self.padding
    // A page's style has its form and size.
    let sign = SVGNode.element(
      .rect, [.classes(["sign"]), .number(.x, left), .number(.y, box.minY + 2)], [])
    // Behind a sign the name begins where it stays when the number goes.
    let x = badge == nil ? box.minX + box.width / 2 : left + Self.sign + Self.gap
    let number = badge.map(number) ?? ""
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(["label"] + classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3)] + (badge == nil ? [] : [sign])
        + [
          .element(
            .text, [.number(.x, x), .number(.y, box.minY + 12)],
            (number.isEmpty ? [] : [.element(.tspan, [.classes(["nth"])], [.text(number)])]) + [.text(text)])
        ])
  }
}
