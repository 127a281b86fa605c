// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// The frames of a controller's views on the device, from constraints, stack views and autoresizing masks. Values that
/// these leave open are those of the canvas.
struct IBLayout {
  private var frames: [ObjectIdentifier: TraceRect] = [:]

  /// The height that bars and the system cover at the top of each scroll view.
  private(set) var covered: [ObjectIdentifier: Double] = [:]

  /// The places of controllers in container views.
  private(set) var embedded: [ObjectIdentifier: IBPlace] = [:]

  /// Whether bars cover the views. Scroll views then have insets even if they cannot scroll.
  private var isUnderBars = false

  /// Whether the constraints took too much work, so that the frames are those of the canvas.
  private(set) var isUnsolved = false

  /// The layout of views as on the canvas.
  init() {}

  /// The layout of a root view in a place.
  init(_ root: IBElement, of controller: IBElement?, in place: IBPlace) {
    frames[ObjectIdentifier(root)] = place.frame
    isUnderBars = place.isUnderBars
    lay(root, place.frame.size, place.safeArea, guides: Self.oldGuides(controller, place))
  }

  /// The layout inside a view with its size on the canvas, which also shows the safe area.
  init(_ root: IBElement) {
    guard let canvas = root.canvas else { return }
    lay(root, canvas.size, nil, guides: [:])
  }

  /// The frame of a view; nil if it is unknown.
  func frame(of element: IBElement) -> TraceRect? {
    frames[ObjectIdentifier(element)] ?? element.canvas
  }

  /// The layout guides that controllers had before there were safe areas.
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

  /// Lays out the views below the root, and finds the covered parts of scroll views and container views.
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
          // The content view of a cell without a frame in the document fills the cell.
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
