// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A view where it is on the picture of the screen.
struct ScreenShape {
  var view: TraceView

  /// The position among the screen's views, for identifiers.
  var number: Int

  /// The whole view, in pixels of the picture.
  var outline: Outline

  /// The part that lies inside all its superviews; nil if none does.
  var inside: Outline?

  /// Whether a part lies outside of a superview.
  var isCut: Bool

  /// The position of the superview's shape.
  var parent: Int?

  var state: HitPathTree.State
  var isOnPath: Bool
  var orders: [Int]

  /// Whether the view itself is hidden or transparent, or animated away from touches.
  var isUnseen: Bool { view.isUnseen }

  /// Who is drawn, and named, first where there is not room for all.
  enum Importance: Int {
    case hit, path, asked, other
  }

  var importance: Importance {
    if state == .hit { return .hit }
    if isOnPath { return .path }
    return orders.isEmpty ? .other : .asked
  }
}

/// Where the screen's points are on the picture: scaled so that a large screen fits a page, and phones stay as
/// they are.
struct ScreenScale {
  let factor: Double
  let size: TraceSize

  init(_ screen: TraceScreen) {
    func usable(_ length: Double, otherwise: Double) -> Double {
      length.isFinite && length >= 1 && length < 100_000 ? length : otherwise
    }
    let width = usable(screen.size.width, otherwise: 320)
    let height = usable(screen.size.height, otherwise: 568)
    size = TraceSize(width: width, height: height)
    factor = min(max(1, min(2, 320 / max(width, height))), 960 / height, 800 / width)
  }

  func callAsFunction(_ point: TracePoint) -> PicturePoint {
    PicturePoint(x: point.x * factor, y: point.y * factor)
  }

  var frame: PictureRect {
    PictureRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
  }
}

extension ScreenShape {
  /// The views of all windows in the order of drawing, back to front; siblings as `zPosition` says (HT-24).
  static func all(of tree: HitPathTree, scale: ScreenScale) -> [ScreenShape] {
    let index = tree.index
    var numbers: [String: Int] = [:]
    for (number, view) in index.screen.views.enumerated() { numbers[view.id] = number }
    var shapes: [ScreenShape] = []
    var seen: Set<String> = []
    for window in tree.windows.compactMap(index.view) {
      let toScreen = TraceTransform(boundsOf: window)
      var open: [(id: String, parent: Int?)] = [(window.id, nil)]
      while let (id, parent) = open.popLast() {
        guard let view = index.view(id), seen.insert(id).inserted else { continue }
        var next = parent
        if let outline = outline(of: view, toScreen: toScreen, scale: scale) {
          next = shapes.count
          let room = parent.map { shapes[$0].inside }
          let part = room.map { $0.flatMap { outline.isFlat ? outline : outline.clipped(to: $0) } } ?? outline
          let isCut = part.map { $0.area < outline.area * 0.998 } ?? true
          shapes.append(
            ScreenShape(
              view: view, number: numbers[id] ?? 0, outline: outline, inside: isCut ? part : outline,
              isCut: isCut, parent: parent, state: tree.state(of: id), isOnPath: tree.isOnPath.contains(id),
              orders: (tree.steps[id] ?? []).map(\.order)))
        }
        let subviews = index.subviews(of: id)
        let depths = subviews.map { index.view($0)?.zPosition ?? 0 }
        let inOrder = subviews.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        open += inOrder.reversed().map { (subviews[$0], next) }
      }
    }
    return shapes
  }

  private static func outline(of view: TraceView, toScreen: TraceTransform, scale: ScreenScale) -> Outline? {
    guard let toWindow = view.window != nil ? .identity : view.windowTransform else { return nil }
    let points = view.bounds.corners.map { scale(toScreen(toWindow($0))) }
    guard points.allSatisfy({ abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return nil }
    return Outline(points: points)
  }
}

extension Outline {
  /// Whether there is no area, so that it cannot be cut.
  fileprivate var isFlat: Bool { area < 1e-6 }
}
