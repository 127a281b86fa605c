// SPDX-License-Identifier: Apache-2.0

import Trace

/// The names and order numbers of views, and the coordinates of the touch.
struct ScreenLabels {
  static let fitter = TextFitter(size: 11)
  private static let mostLabels = 150
  /// Of more asked views than this only those on the path get numbers.
  private static let mostNumbers = 60

  private let diagram: ScreenDiagram
  private var placement: LabelPlacement
  private var plates: [SVGNode] = []
  private let isCrowded: Bool
  /// Where the subviews of each shape are.
  private var subviewBoxes: [Int: [PictureRect]] = [:]

  init(diagram: ScreenDiagram) {
    self.diagram = diagram
    placement = LabelPlacement(bounds: diagram.visible)
    isCrowded = diagram.shapes.count { !$0.orders.isEmpty } > Self.mostNumbers
    for position in diagram.drawn {
      if let parent = diagram.shapes[position].parent {
        subviewBoxes[parent, default: []].append(diagram.shapes[position].outline.box)
      }
    }
    placeAll()
  }

  var node: SVGNode { .group([.classes(["labels"])], plates) }

  private mutating func placeAll() {
    let touches = ScreenTouches(diagram: diagram)
    for box in touches.markers { placement.take(box) }
    let positions = order.prefix(Self.mostLabels)
    // The hit view's name matters most, and the coordinates of the touch fit anywhere around it.
    let hit = positions.filter { diagram.shapes[$0].state == .hit }
    for position in hit { place(position) }
    if let (box, text) = touches.label(avoiding: placement.taken) {
      placement.take(box)
      plates.append(ScreenLabel.plate(box, text, Self.fitter, classes: ["label", "touch"]))
    }
    for position in positions where diagram.shapes[position].state != .hit { place(position) }
  }

  private mutating func place(_ position: Int) {
    let shape = diagram.shapes[position]
    let isNumbered = !shape.orders.isEmpty && (!isCrowded || shape.isOnPath)
    let label = ScreenLabel(shape, isNumbered: isNumbered, classes: diagram.classes(of: shape))
    guard let room = label.room(in: placement, avoiding: subviewBoxes[position] ?? []),
      let (box, nodes) = label.plates(in: room)
    else { return }
    placement.take(box)
    plates += nodes
  }

  /// Who gets a place first: the hit view, the path from inside out, the asked ones, then the largest.
  private var order: [Int] {
    let keyed = diagram.drawn.map { position in
      let shape = diagram.shapes[position]
      let key: (rank: Int, size: Double) =
        switch shape.importance {
        case .hit: (0, 0)
        case .path: (1, -Double(position))
        case .asked: (2, shape.outline.area)
        case .other: (3, -shape.outline.area)
        }
      return (key: key, position: position)
    }
    return keyed.sorted {
      ($0.key.rank, $0.key.size, $0.position) < ($1.key.rank, $1.key.size, $1.position)
    }.map(\.position)
  }
}
