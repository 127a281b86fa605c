// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Trace

/// A view where it is on the picture of the screen.
struct ScreenShape {
  let view: TraceView

  /// How many superviews it has.
  let depth: Int

  /// The position of the superview's shape.
  let parent: Int?

  /// The whole view, in pixels of the picture.
  let outline: Outline

  /// The part that clipping superviews leave (HT-23); nil if there is none.
  let drawn: Outline?

  /// Where touches can reach it: inside of all superviews that decide by their bounds (HT-1); nil if nowhere.
  let live: Outline?

  /// What a declared override of `point(inside:)` accepts instead of the bounds, as far as a trace tells (HT-15).
  let touchArea: Outline?

  /// Whether it, or a superview, is hidden or transparent.
  let isInvisible: Bool

  /// Whether it belongs to what the picture is narrowed to.
  let isInScope: Bool

  /// What the hit test makes of it.
  let state: StoryMark

  /// What it is drawn as: its ``state``, or what it is at the outcome of the touch.
  let mark: StoryMark

  /// Whether it was not asked, and a later step may ask it.
  let isStillToCome: Bool
  let isOnPath: Bool
  let isCurrent: Bool
  let orders: [Int]

  /// Whether superviews cut off a part of it.
  var isClipped: Bool { drawn.map { $0.area < outline.area * 0.998 } ?? true }

  /// Whether its outline is drawn where superviews cut it off, too.
  var showsWhole: Bool { isInScope && isClipped && importance.rawValue <= Importance.asked.rawValue }

  /// The parts that are drawn beyond superviews, where no touch reaches them, as convex pieces.
  var deadParts: [Outline] {
    guard !isInvisible, view.isUserInteractionEnabled, let drawn else { return [] }
    guard let live else { return [drawn] }
    return live.area < drawn.area * 0.998 ? drawn.without(live) : []
  }

  /// The order in which views are drawn and named if there is no room for all.
  enum Importance: Int {
    case hit, path, asked, other, surroundings
  }

  var importance: Importance {
    guard isInScope else { return .surroundings }
    if state == .hit || isCurrent { return .hit }
    if isOnPath { return .path }
    return orders.isEmpty ? .other : .asked
  }

  /// The view's background colour on an area; empty if it has none. A style sheet paints it in the current colour.
  func tint(_ points: [PicturePoint]) -> [SVGNode] {
    guard !isInvisible, let color = view.backgroundColor.flatMap(Color.init(css:)) else { return [] }
    return [.element(.polygon, [.classes(["tint"]), .unfilled, .color(color), .points(points)], [])]
  }

  /// The classes that tell what a finger or code made of the view, whatever the hit test says of it.
  var looks: [String] {
    (isInvisible ? [ScreenLook.hidden] : []).map(\.rawValue) + view.looks.map(\.rawValue)
  }

  /// The classes that tell what became of the view.
  var classes: [String] {
    var classes = [mark.rawValue] + view.kindClasses + looks
    if isCurrent { classes.append("current") }
    if !isInScope { classes.append("faint") }
    return classes
  }
}

extension [ScreenShape] {
  /// No more of the positions than a limit: the path first, then views asked, then the largest. They keep their order.
  func foremost(_ positions: [Int], limit: Int) -> [Int] {
    guard positions.count > limit else { return positions }
    let keyed = positions.map {
      (rank: self[$0].importance.rawValue, area: -self[$0].outline.area, position: $0)
    }
    return keyed.sorted { ($0.rank, $0.area, $0.position) < ($1.rank, $1.area, $1.position) }
      .prefix(limit).map(\.position).sorted()
  }
}

/// Where the screen's points are on the picture: phones stay as they are, a larger screen fits a page, and a
/// view that the picture is narrowed to is enlarged.
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

  /// The same, enlarged so that a part of the picture is about as large as a phone.
  init(_ scale: ScreenScale, enlarging part: PictureRect) {
    size = scale.size
    let room = min(360 / max(part.width, 1), 480 / max(part.height, 1))
    factor = scale.factor * min(max(room, 1), 6)
  }

  func callAsFunction(_ point: TracePoint) -> PicturePoint {
    PicturePoint(x: point.x * factor, y: point.y * factor)
  }

  /// The point of the screen at a place of the picture.
  func screenPoint(_ point: PicturePoint) -> TracePoint {
    TracePoint(x: point.x / factor, y: point.y / factor)
  }

  var frame: PictureRect {
    PictureRect(x: 0, y: 0, width: size.width * factor, height: size.height * factor)
  }
}
