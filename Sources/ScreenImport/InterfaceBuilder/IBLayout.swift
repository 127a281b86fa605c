// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Where the views of a controller are on the device: where constraints, stack views and autoresizing masks put them, and
/// as on the canvas where these leave something open.
struct IBLayout {
  private var frames: [ObjectIdentifier: TraceRect] = [:]

  /// How much of the top of each scroll view bars and the system cover.
  private(set) var covered: [ObjectIdentifier: Double] = [:]

  /// The places of controllers that container views embed.
  private(set) var embedded: [ObjectIdentifier: IBPlace] = [:]

  /// Whether bars cover the views, which gives scroll views their inset even if they cannot scroll.
  private var isUnderBars = false

  /// Whether the constraints were too much work, so that views are as on the canvas.
  private(set) var isUnsolved = false

  /// The layout of views as on the canvas.
  init() {}

  /// The layout of a root view in a place.
  init(_ root: IBElement, of controller: IBElement?, in place: IBPlace) {
    frames[ObjectIdentifier(root)] = place.frame
    isUnderBars = place.isUnderBars
    lay(root, place.frame.size, place.safeArea, guides: Self.oldGuides(controller, place))
  }

  /// The layout inside a view that is as large as on the canvas, which knows where the safe area is.
  init(_ root: IBElement) {
    guard let canvas = root.canvas else { return }
    lay(root, canvas.size, nil, guides: [:])
  }

  /// The frame of a view; nil for an unknown one.
  func frame(of element: IBElement) -> TraceRect? {
    frames[ObjectIdentifier(element)] ?? element.canvas
  }

  /// The guides that controllers had before there were safe areas.
  private static func oldGuides(_ controller: IBElement?, _ place: IBPlace) -> [String: TraceRect] {
    var guides: [String: TraceRect] = [:]
    let size = place.frame.size
    for guide in controller?.children(of: "layoutGuides") ?? [] {
      guard let id = guide.id else { continue }
      let height = guide["type"] == "top" ? place.safeArea.top : place.safeArea.bottom
      guides[id] = TraceRect(
        x: 0, y: guide["type"] == "top" ? 0 : size.height - height, width: size.width, height: height)
    }
    return guides
  }

  /// Lays out the views below the root, and finds what is covered of those that scroll or embed a controller.
  private mutating func lay(
    _ root: IBElement, _ size: TraceSize, _ safeArea: IBInsets?, guides: [String: TraceRect]
  ) {
    let tree = IBTree(root)
    var solver = IBConstraintSolver(tree, size: size, safeArea: safeArea, guides: guides)
    let solved = solver.frames()
    isUnsolved = solved == nil
    let found = solved ?? solver.stretched()
    var safeAreas = [safeArea ?? IBInsets()]
    for (place, node) in tree.nodes.enumerated() {
      if place > 0 {
        var covered = IBInsets()
        if let frame = found[place] {
          // The content of a cell that has no frame in the document fills the cell.
          if node.element.canvas != nil || node.canvas == nil {
            frames[ObjectIdentifier(node.element)] = frame
          }
          if !tree.nodes[node.parent].isScrollView, let superview = found[node.parent] {
            covered = safeAreas[node.parent].reaching(into: frame, of: superview.size)
          }
        }
        safeAreas.append(covered)
      }
      guard let frame = found[place] else { continue }
      let isList = ["tableView", "collectionView"].contains(node.element.name)
      if node.isScrollView, isUnderBars || isList {
        covered[ObjectIdentifier(node.element)] = safeAreas[place].top
      }
      if node.element.name == "containerView" {
        embedded[ObjectIdentifier(node.element)] = IBPlace(
          filling: frame.size, safeArea: safeAreas[place], isUnderBars: isUnderBars)
      }
    }
  }
}
