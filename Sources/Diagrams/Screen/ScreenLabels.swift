// SPDX-License-Identifier: Apache-2.0

import Trace

/// The names and order numbers of views, and the coordinates of the touch.
struct ScreenLabels {
  static let fitter = TextFitter(size: 10.5)
  private static let bold = TextFitter(size: 10.5, isBold: true)
  private static let padding = 3.0
  private static let mostLabels = 150
  /// Of more asked views than this only those on the path get numbers.
  private static let mostNumbers = 60

  let diagram: ScreenDiagram

  var nodes: [SVGNode] {
    var placement = LabelPlacement(bounds: diagram.visible)
    let touches = ScreenTouches(diagram: diagram)
    for box in touches.markers { placement.take(box) }
    var nodes: [SVGNode] = []
    if let (box, text) = touches.label {
      placement.take(box)
      nodes += [Self.plate(box, text, Self.fitter, classes: ["label", "touch"])]
    }

    var boxesInside: [Int: [PictureRect]] = [:]
    for position in diagram.drawn {
      if let parent = diagram.shapes[position].parent {
        boxesInside[parent, default: []].append(diagram.shapes[position].outline.box)
      }
    }
    let asked = diagram.shapes.count { !$0.orders.isEmpty }
    for position in order.prefix(Self.mostLabels) {
      let shape = diagram.shapes[position]
      let isNumbered = !shape.orders.isEmpty && (asked <= Self.mostNumbers || shape.isOnPath)
      let number = isNumbered ? badgeText(of: shape) : nil
      let obstacles = boxesInside[position] ?? []
      guard
        let label = label(for: shape, number: number, in: placement, avoiding: obstacles)
          ?? (isNumbered ? self.label(for: shape, number: number, in: placement, avoiding: []) : nil)
      else { continue }
      placement.take(label.box)
      nodes += label.nodes
    }
    return [.group([.classes(["labels"])], nodes)]
  }

  /// Who gets a place first: the hit view, the path from inside out, the asked ones, then the largest.
  private var order: [Int] {
    func rank(_ shape: ScreenShape) -> Int {
      if shape.state == .hit { return 0 }
      if shape.isOnPath { return 1 }
      return shape.orders.isEmpty ? 3 : 2
    }
    let keyed = diagram.drawn.map { position in
      let shape = diagram.shapes[position]
      let rank = rank(shape)
      return (rank: rank, key: rank == 1 ? -Double(position) : shape.outline.area, position: position)
    }
    return keyed.sorted { ($0.rank, $0.key, $0.position) < ($1.rank, $1.key, $1.position) }.map(\.position)
  }

  /// The number and a mark, so that colour is not all that tells.
  private func badgeText(of shape: ScreenShape) -> String {
    let number = shape.orders.last.map(String.init) ?? ""
    return switch shape.state {
    case .hit: number + " ✓"
    case .refused: number + " ×"
    case .passedUp, .unasked: number
    }
  }

  /// The number and the name of a view; the number alone if there is no room for both.
  private func label(
    for shape: ScreenShape, number: String?, in placement: LabelPlacement, avoiding obstacles: [PictureRect]
  ) -> (box: PictureRect, nodes: [SVGNode])? {
    let name = ObjectName(id: shape.view.id, className: shape.view.className).name
    let badge = number.map { Self.bold.width(of: $0) + 2 * Self.padding } ?? 0
    let wanted = badge + Self.fitter.width(of: TextFitter.line(name)) + 2 * Self.padding
    let least = number == nil ? min(wanted, 34) : badge
    guard let room = placement.place(in: shape.outline, wanted: wanted, least: least, avoiding: obstacles)
    else { return nil }

    let classes = Array(diagram.classes(of: shape).prefix(1))
    var nodes: [SVGNode] = []
    var box = PictureRect(x: room.minX, y: room.minY, width: badge, height: room.height)
    let rest = room.width - badge - 2 * Self.padding
    let text = Self.fitter.cut(name, to: rest + 0.01)
    if let text {
      let plate = PictureRect(
        x: room.minX + badge, y: room.minY, width: Self.fitter.width(of: text) + 2 * Self.padding,
        height: room.height)
      nodes.append(Self.plate(plate, text, Self.fitter, classes: ["label"] + classes, title: name))
      box = box.union(plate)
    } else if number == nil {
      return nil
    }
    if let number {
      let plate = PictureRect(x: room.minX, y: room.minY, width: badge, height: room.height)
      nodes.append(Self.plate(plate, number, Self.bold, classes: ["order"] + classes, title: name))
    }
    return (box, nodes)
  }

  /// A text on a plate of the background's colour, legible whatever lies below.
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
          [.number(.x, box.minX + padding), .number(.y, box.minY + 11.8)] + (fitter.isBold ? [.isBold] : []),
          [.text(text)]),
      ])
  }
}
