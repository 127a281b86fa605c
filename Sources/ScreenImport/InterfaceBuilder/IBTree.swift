// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// A view and everything below it, superviews first, as on the canvas.
struct IBTree {
  struct Node {
    let element: IBElement

    /// The index of the superview; the root has its own.
    let parent: Int

    /// The index after the last view below this one.
    fileprivate(set) var end: Int

    /// The frame on the canvas, in the superview.
    let canvas: TraceRect?

    /// The alignment rectangle on the canvas, in the superview.
    let aligned: TraceRect?

    /// The alignment rectangle on the canvas, in the root; nil if the frame of a superview is missing.
    let alignedInRoot: TraceRect?

    /// The distances from the frame to the alignment rectangle.
    let alignment: IBInsets

    let isScrollView: Bool
  }

  /// The `alignmentRectInsets` of UIKit's controls, as Interface Builder's canvas shows them.
  private static let alignments = [
    "slider": IBInsets(top: 0, left: 2, bottom: 1, right: 2),
    "switch": IBInsets(top: 0, left: 0, bottom: 0, right: 2),
    "segmentedControl": IBInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]

  private(set) var nodes: [Node] = []
  private var places: [String: Int] = [:]

  init(_ root: IBElement) {
    var open: [(element: IBElement, parent: Int)] = [(root, 0)]
    while let (element, parent) = open.popLast() {
      let place = nodes.count
      var canvas = element.canvas
      if canvas == nil, place > 0, element["key"] == "contentView", let cell = nodes[parent].canvas {
        canvas = TraceRect(x: 0, y: 0, width: cell.size.width, height: cell.size.height)
      }
      let alignment = Self.alignments[element.name] ?? IBInsets()
      let aligned = canvas.map { $0.inset(by: alignment) }
      var inRoot = aligned
      if place == 0 {
        inRoot = canvas.map { TraceRect(x: 0, y: 0, width: $0.size.width, height: $0.size.height) }
      } else if let outer = nodes[parent].alignedInRoot {
        inRoot?.origin.x += outer.minX
        inRoot?.origin.y += outer.minY
      } else {
        inRoot = nil
      }
      nodes.append(
        Node(
          element: element, parent: parent, end: place + 1, canvas: canvas, aligned: aligned,
          alignedInRoot: inRoot, alignment: alignment,
          isScrollView: UIKitClass.isKind(element.elementClass, of: "UIScrollView")))
      if let id = element.id, places[id] == nil { places[id] = place }
      open += IBViewTree.subviews(of: element).reversed().map { ($0, place) }
    }
    for place in nodes.indices.dropFirst().reversed() {
      let parent = nodes[place].parent
      nodes[parent].end = max(nodes[parent].end, nodes[place].end)
    }
  }

  /// The index of the view with an identifier of Interface Builder.
  subscript(id: String) -> Int? { places[id] }

  /// Whether a view is below another.
  func isInside(_ place: Int, _ outer: Int) -> Bool { place > outer && place < nodes[outer].end }

  /// The views directly below a view, from back to front.
  func subviews(of place: Int) -> [Int] {
    var found: [Int] = []
    var next = place + 1
    while next < nodes[place].end {
      found.append(next)
      next = nodes[next].end
    }
    return found
  }

  /// Whether a stack view arranges the view.
  func isArranged(_ place: Int) -> Bool {
    place > 0 && nodes[nodes[place].parent].element.name == "stackView"
  }
}

extension TraceRect {
  /// The rectangle inside the insets.
  func inset(by insets: IBInsets) -> TraceRect {
    TraceRect(
      x: minX + insets.left, y: minY + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// How a view without constraints is resized with its superview on one axis.
struct IBStretching {
  /// The share of the superview's growth before the view.
  var start = 0.0

  /// The share that makes the view larger.
  var extent = 0.0

  init() {}

  /// Divides a change among the flexible parts as `autoresizingMask` does: in proportion to their lengths.
  init(_ view: IBElement, _ canvas: TraceRect, _ axis: IBAxis, in superview: IBElement, _ old: TraceSize) {
    let superviewClass = superview.elementClass
    if UIKitClass.isKind(superviewClass, of: "UITableView")
      || UIKitClass.isKind(superviewClass, of: "UITableViewCell")
    {
      // Rows and their contents are as wide as the table.
      guard axis == .horizontal else { return }
      if view[IBElement.accessory] != nil { start = 1 } else { extent = 1 }
      return
    }
    guard view.flag("translatesAutoresizingMaskIntoConstraints") != false else { return }
    let mask = view.value(forKey: "autoresizingMask")
    let keys =
      axis == .horizontal
      ? ["flexibleMinX", "widthSizable", "flexibleMaxX"] : ["flexibleMinY", "heightSizable", "flexibleMaxY"]
    let flexible = keys.map { mask?.flag($0) ?? false }
    let after = old.extent(axis) - canvas.start(axis) - canvas.extent(axis)
    let parts = zip(flexible, [canvas.start(axis), canvas.extent(axis), after]).map { $0 ? max(0, $1) : 0 }
    let sum = parts.reduce(0, +)
    let count = Double(flexible.count { $0 })
    func share(_ part: Int) -> Double {
      flexible[part] ? (sum > 0 ? parts[part] / sum : 1 / count) : 0
    }
    (start, extent) = (share(0), share(1))
  }
}
