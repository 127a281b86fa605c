// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The points that `point(inside:)` accepts as convex shapes, which together are all of them.
@MainActor
struct TouchShape {
  /// How far a circle's outline may be off, in points: it is taken as a polygon with its corners on the circle.
  private static let roundness = 0.02

  private let map: ScreenMap
  private let view: UIView

  private var bounds: CGRect { view.bounds }

  /// The shapes on the screen.
  private(set) var parts: [TapShape] = []

  /// Whether they are what the view accepts. In place of a polygon that crosses itself too often stands the box around it:
  /// the view has to be asked.
  private(set) var isExact = true

  /// The most heights at which the edges of a polygon meet, times its edges.
  private static let mostMeetings = 60_000

  /// The touch area of a view, by its declared override or else by its bounds (HT-11, HT-15).
  init(of view: UIView, _ map: ScreenMap) {
    self.init(view.pointInsideRule ?? .bounds, of: view, map)
  }

  /// A shape that a view may have.
  init(_ declared: DeclaredPointInside, of view: UIView, _ map: ScreenMap) {
    self.map = map
    self.view = view
    add(declared)
  }

  private mutating func add(_ declared: DeclaredPointInside) {
    switch declared {
    case .always:
      parts.append(TapShape([]))
    case .never:
      break
    case .bounds:
      add(bounds)
    case .outset(let by):
      add(
        bounds.inset(by: UIEdgeInsets(top: -by.top, left: -by.left, bottom: -by.bottom, right: -by.right)))
    case .circle(let center, let radius):
      let radius = Double(radius ?? min(bounds.width, bounds.height) / 2)
      let center = center ?? CGPoint(x: bounds.midX, y: bounds.midY)
      addOutline(Self.circle(SIMD2(Double(center.x), Double(center.y)), abs(radius)))
    case .roundedRect(let radius):
      addRoundedRect(radius: Double(radius))
    case .polygon(let points):
      addPolygon(points.map { SIMD2(Double($0.x), Double($0.y)) })
    case .union(let parts):
      for part in parts { add(part) }
    case .subviews:
      for subview in view.subviews.reversed() where subview.passesGates(nil) {
        guard UIApplication.running?.budget.spend() ?? true else { return }
        guard let inner = map.entering(subview.layer) else { continue }
        let shape = TouchShape(of: subview, inner)
        parts += shape.parts
        isExact = isExact && shape.isExact
      }
    }
  }

  /// Adds a rectangle, unless it holds no point (HT-14).
  private mutating func add(_ rect: CGRect) {
    guard let lines = lines(of: rect) else { return }
    parts.append(TapShape(lines))
  }

  private func lines(of rect: CGRect) -> [HalfPlane]? {
    let (left, top) = (Double(rect.origin.x), Double(rect.origin.y))
    let (right, bottom) = (left + Double(rect.size.width), top + Double(rect.size.height))
    guard left < right, top < bottom else { return nil }
    return [
      map.halfPlane([1, 0], -left), map.halfPlane([-1, 0], right), map.halfPlane([0, 1], -top),
      map.halfPlane([0, -1], bottom),
    ]
  }

  /// Adds the convex polygon with these corners, in order with growing angle.
  private mutating func addOutline(_ corners: [SIMD2<Double>]) {
    guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    parts.append(TapShape(outline(corners)))
  }

  private func outline(_ corners: [SIMD2<Double>]) -> [HalfPlane] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { line(from: $0, to: $1) }
  }

  /// The part to the right of a line, in the direction of the line, where y grows downwards.
  private func line(from start: SIMD2<Double>, to end: SIMD2<Double>) -> HalfPlane {
    let inwards = SIMD2(start.y - end.y, end.x - start.x)
    return map.halfPlane(inwards, -(inwards * start).sum())
  }

  /// What lies inside of a side of a trapezoid.
  private func line(_ edge: Edge, isLeft: Bool) -> HalfPlane {
    let (upper, lower) = edge.0.y < edge.1.y ? (edge.0, edge.1) : (edge.1, edge.0)
    return isLeft ? line(from: lower, to: upper) : line(from: upper, to: lower)
  }

  private static func circle(_ center: SIMD2<Double>, _ radius: Double) -> [SIMD2<Double>] {
    guard radius > 0, radius.isFinite else { return [] }
    // Corners straight above, below and beside the centre, so that straight sides can go on from there.
    let quarter = (Double.pi / 4 / acos(1 - min(roundness / radius, 0.1))).rounded(.up)
    let count = 4 * max(2, Int(quarter))
    return (0..<count).map { step in
      let angle = 2 * Double.pi * Double(step) / Double(count)
      return center + SIMD2(cos(angle), sin(angle)) * radius
    }
  }

  /// Adds a rectangle with quarter circles for corners: its lines, and the outlines of the four.
  private mutating func addRoundedRect(radius: Double) {
    guard var lines = lines(of: bounds) else { return }
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let (right, bottom) = (Double(bounds.maxX), Double(bounds.maxY))
    let radius = max(0, min(radius, min(right - left, bottom - top) / 2))
    let circle = Self.circle(.zero, radius)
    if !circle.isEmpty {
      // The circle's lines, each moved to the corner that it is nearest to.
      for (start, end) in zip(circle, circle.dropFirst() + circle.prefix(1)) {
        let middle = (start + end) / 2
        let center = SIMD2(
          middle.x > 0 ? right - radius : left + radius, middle.y > 0 ? bottom - radius : top + radius)
        let inwards = SIMD2(start.y - end.y, end.x - start.x)
        lines.append(map.halfPlane(inwards, -(inwards * (start + center)).sum()))
      }
    }
    parts.append(TapShape(lines))
  }

  /// Adds any polygon by the even-odd rule, as trapezoids between the heights at which its edges meet.
  private mutating func addPolygon(_ points: [SIMD2<Double>]) {
    guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let edges = zip(points, points.dropFirst() + points.prefix(1)).filter { $0.y != $1.y }
    guard let heights = Self.heights(edges) else { return addBox(around: points) }
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      let crossing =
        edges
        .filter { min($0.y, $1.y) < middle && middle < max($0.y, $1.y) }
        .map { (Self.x(of: $0, at: middle), $0) }
        .sorted { $0.0 < $1.0 }
      for pair in stride(from: 0, to: crossing.count - 1, by: 2) {
        // The edges themselves, not corners: where edges cross, those could come in either order.
        parts.append(
          TapShape([
            map.halfPlane([0, 1], -top), map.halfPlane([0, -1], bottom),
            line(crossing[pair].1, isLeft: true), line(crossing[pair + 1].1, isLeft: false),
          ]))
      }
    }
  }

  private mutating func addBox(around points: [SIMD2<Double>]) {
    isExact = false
    let (low, high) = points.dropFirst().reduce((points[0], points[0])) {
      (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
    }
    addOutline([low, [high.x, low.y], high, [low.x, high.y]])
  }

  private typealias Edge = (SIMD2<Double>, SIMD2<Double>)

  /// The heights of corners and of crossings, from top to bottom, each once; nil if there are too many.
  private static func heights(_ edges: [Edge]) -> [Double]? {
    // Two heights an edge are the fewest that a polygon with slanted edges has.
    guard edges.count <= 2_000 else { return nil }
    let most = max(mostMeetings / max(edges.count, 1), 2 * edges.count)
    var heights: Set<Double> = []
    for (index, edge) in edges.enumerated() {
      guard heights.count <= most else { return nil }
      heights.insert(edge.0.y)
      heights.insert(edge.1.y)
      for other in edges[..<index] {
        let (along, across) = (edge.1 - edge.0, other.1 - other.0)
        let determinant = along.x * across.y - along.y * across.x
        guard determinant != 0 else { continue }
        let way = other.0 - edge.0
        let share = (way.x * across.y - way.y * across.x) / determinant
        if share > 0, share < 1 { heights.insert(edge.0.y + share * along.y) }
      }
    }
    return heights.sorted()
  }

  private static func x(of edge: Edge, at height: Double) -> Double {
    edge.0.x + (height - edge.0.y) / (edge.1.y - edge.0.y) * (edge.1.x - edge.0.x)
  }
}
