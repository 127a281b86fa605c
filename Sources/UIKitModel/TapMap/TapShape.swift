// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A convex shape on the screen: the points that lie in all of its half-planes.
struct TapShape {
  private let lines: [HalfPlane]

  /// A box around the shape.
  private let box: TapBox

  init(_ lines: [HalfPlane]) {
    self.lines = lines
    var part: TapPiece? = TapPiece(TapBox.everywhere.corners)
    for line in lines { part = part?.split(by: line).inside }
    box = part?.box ?? TapBox(low: .zero, high: .zero)
  }

  /// A box on the screen.
  init(box: CGRect) {
    self.init([
      HalfPlane(normal: [1, 0], offset: -Double(box.minX)),
      HalfPlane(normal: [-1, 0], offset: Double(box.maxX)),
      HalfPlane(normal: [0, 1], offset: -Double(box.minY)),
      HalfPlane(normal: [0, -1], offset: Double(box.maxY)),
    ])
  }

  /// Whether a box may overlap the shape; false if it lies beyond one of the shape's lines.
  func mayMeet(_ box: TapBox) -> Bool {
    guard box.meets(self.box) else { return false }
    return lines.allSatisfy { $0.greatestDistance(in: box) > HalfPlane.tolerance }
  }

  /// Returns the part of a piece in the shape and appends the remaining parts to `rest`; nil if they do not overlap.
  func cut(_ piece: TapPiece, _ rest: inout [TapPiece]) -> TapPiece? {
    let count = rest.count
    var current = piece
    for line in lines {
      let (inside, outside) = current.split(by: line)
      guard let inside else {
        rest.removeSubrange(count...)
        return nil
      }
      if let outside { rest.append(outside) }
      current = inside
    }
    return current
  }
}

/// Maps points of the screen to a view's bounds, as hit testing converts them (HT-18).
struct ScreenMap {
  private var a = 1.0, b = 0.0, c = 0.0, d = 1.0
  private var tx = 0.0, ty = 0.0

  /// The map to the screen's own coordinates.
  static let screen = ScreenMap()

  /// The map to a view whose transform has no inverse (HT-21).
  static let nowhere = ScreenMap(tx: .nan, ty: .nan)

  /// The map to the bounds of a layer in this space; nil if its transform has no inverse (HT-21).
  @MainActor
  func entering(_ layer: CALayer) -> ScreenMap? {
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    var map = self
    map.tx -= Double(position.x)
    map.ty -= Double(position.y)
    let transform = layer.affineTransform()
    if !transform.isIdentity {
      guard transform.isInvertible else { return nil }
      let inverse = transform.inverted()
      map = map.followed(by: inverse)
    }
    map.tx += Double(bounds.origin.x + anchor.x * bounds.size.width)
    map.ty += Double(bounds.origin.y + anchor.y * bounds.size.height)
    return map
  }

  /// The map from the screen to the bounds of a view.
  @MainActor
  static func into(_ view: UIView) -> ScreenMap {
    var map = ScreenMap.screen
    for step in Array(view.selfAndSuperviews).reversed() {
      guard let next = map.entering(step.layer) else { return nowhere }
      map = next
    }
    return map
  }

  private func followed(by next: CGAffineTransform) -> ScreenMap {
    let (na, nb, nc, nd) = (Double(next.a), Double(next.b), Double(next.c), Double(next.d))
    return ScreenMap(
      a: a * na + b * nc, b: a * nb + b * nd, c: c * na + d * nc, d: c * nb + d * nd,
      tx: tx * na + ty * nc + Double(next.tx), ty: tx * nb + ty * nd + Double(next.ty))
  }

  /// Maps a point of the screen.
  func callAsFunction(_ point: SIMD2<Double>) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The points of the screen that map to points `(x, y)` with `normal.x · x + normal.y · y + offset ≥ 0`.
  func halfPlane(_ normal: SIMD2<Double>, _ offset: Double) -> HalfPlane {
    HalfPlane(
      normal: SIMD2(a * normal.x + b * normal.y, c * normal.x + d * normal.y),
      offset: normal.x * tx + normal.y * ty + offset)
  }
}

/// A convex part of the screen.
struct TapPiece {
  /// The corners, clockwise on the screen.
  let corners: [SIMD2<Double>]

  /// The box around the corners.
  let box: TapBox

  /// The overrides that contributed to the piece, as a number of ``TapSources``.
  var source: Int

  /// Where its questions differ from those of its area, as a number of ``TapQuestions``.
  var detours: Int

  /// Creates a piece from at least three corners.
  init(
    _ corners: [SIMD2<Double>], source: Int = TapSources.none, detours: Int = TapQuestions.noDetours
  ) {
    self.corners = corners
    self.source = source
    self.detours = detours
    box = TapBox(around: corners)
  }

  /// Returns the parts inside and outside a half-plane; nil for a part that is too narrow to matter.
  func split(by line: HalfPlane) -> (inside: TapPiece?, outside: TapPiece?) {
    if line.leastDistance(in: box) >= -HalfPlane.tolerance { return (self, nil) }
    if !(line.greatestDistance(in: box) > HalfPlane.tolerance) { return (nil, self) }
    let distances = corners.map { line.distance(of: $0) }
    let reachesIn = distances.contains { $0 > HalfPlane.tolerance }
    let reachesOut = distances.contains { $0 < -HalfPlane.tolerance }
    guard reachesIn, reachesOut else { return reachesIn ? (self, nil) : (nil, self) }
    var inside: [SIMD2<Double>] = []
    var outside: [SIMD2<Double>] = []
    inside.reserveCapacity(corners.count + 1)
    outside.reserveCapacity(corners.count + 1)
    var previous = corners.count - 1
    for index in corners.indices {
      let (before, here) = (distances[previous], distances[index])
      let crosses =
        before > HalfPlane.tolerance && here < -HalfPlane.tolerance
        || before < -HalfPlane.tolerance && here > HalfPlane.tolerance
      if crosses {
        let point = line.crossing(corners[previous], before, corners[index], here)
        inside.append(point)
        outside.append(point)
      }
      if here >= -HalfPlane.tolerance { inside.append(corners[index]) }
      if here <= HalfPlane.tolerance { outside.append(corners[index]) }
      previous = index
    }
    return (
      TapPiece(inside, source: source, detours: detours),
      TapPiece(outside, source: source, detours: detours)
    )
  }

  /// The mean of the corners, which is well inside.
  var middle: SIMD2<Double> { corners.reduce(.zero, +) / Double(corners.count) }
}

extension TapPiece {
  /// Groups pieces by a number, in the order of the numbers.
  static func groups(_ pieces: [TapPiece], by number: KeyPath<TapPiece, Int>) -> [[TapPiece]] {
    guard let first = pieces.first?[keyPath: number] else { return [] }
    if pieces.allSatisfy({ $0[keyPath: number] == first }) { return [pieces] }
    return Dictionary(grouping: pieces) { $0[keyPath: number] }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Joins pieces that have the same questions and the same overrides.
  static func joined(_ pieces: [TapPiece]) -> [TapPiece] {
    groups(pieces, by: \.source).flatMap { groups($0, by: \.detours) }.flatMap { pieces in
      PieceMerger.joined(pieces.map(\.corners)).map {
        TapPiece($0, source: pieces[0].source, detours: pieces[0].detours)
      }
    }
  }
}

/// A part of the screen, as pieces that do not overlap. Each question is asked about a whole area.
struct TapArea {
  private(set) var pieces: [TapPiece] = []

  /// The last question about the area; nil before the first.
  var last: Int?

  var isEmpty: Bool { pieces.isEmpty }

  mutating func add(_ piece: TapPiece) { pieces.append(piece) }

  /// Adds the pieces of an area that has the same questions.
  mutating func add(_ other: TapArea) {
    if pieces.isEmpty { pieces = other.pieces } else { pieces += other.pieces }
  }

  /// Removes and returns all pieces.
  mutating func takeAll() -> TapArea {
    defer { pieces = [] }
    return self
  }

  /// Removes and returns what lies in a shape. Pieces outside the shape stay whole.
  mutating func take(_ shape: TapShape) -> TapArea {
    var taken = TapArea(last: last)
    var rest: [TapPiece] = []
    var index = 0
    while index < pieces.count {
      guard shape.mayMeet(pieces[index].box),
        let inside = shape.cut(pieces[index], &rest)
      else {
        index += 1
        continue
      }
      taken.add(inside)
      pieces.swapAt(index, pieces.count - 1)
      pieces.removeLast()
    }
    pieces += rest
    return taken
  }

  /// Removes from an area what lies in any of the shapes, and returns it.
  static func taking(_ shapes: [TapShape], from area: inout TapArea) -> TapArea {
    var taken = TapArea(last: area.last)
    for shape in shapes { taken.add(area.take(shape)) }
    return taken
  }
}

/// The grid of points for which overrides in code are called.
struct TapGrid {
  /// The smallest distance between them, in points.
  private static let leastStep = 4.0

  /// The approximate limit of work: the number of points times the number of views that a call may reach.
  private static let mostWork = 2e6

  /// The approximate limit of the number of points.
  private static let mostPoints = 20_000.0

  private let step: Double

  /// Creates a grid as fine as the limits allow for the size of the pieces and the number of views that a call may
  /// reach.
  init(_ pieces: [TapPiece], workPerPoint: Int) {
    let area = pieces.reduce(0) { sum, piece in
      let size = piece.box.high - piece.box.low
      return sum + size.x * size.y
    }
    let points = min(Self.mostPoints, Self.mostWork / Double(max(1, workPerPoint)))
    step = max(Self.leastStep, (area / points).squareRoot())
  }

  /// Divides a piece by the answers for the centres of the grid's cells.
  ///
  /// A piece with the same answer everywhere stays whole, so that it keeps its exact outline.
  func divide<Answer: Equatable>(
    _ piece: TapPiece, ask: (SIMD2<Double>) -> Answer, receive: (TapPiece, Answer) -> Void
  ) {
    let size = piece.box.high - piece.box.low
    guard size.x > step || size.y > step else { return receive(piece, ask(piece.middle)) }
    var parts: [(piece: TapPiece, answer: Answer)] = []
    forEachSlice(of: piece, axis: 1) { row in
      let start = parts.count
      forEachSlice(of: row, axis: 0) { cell in
        let answer = ask(cell.middle)
        if parts.count > start, parts[parts.count - 1].answer == answer {
          parts[parts.count - 1].piece = Self.joined(parts[parts.count - 1].piece, cell, in: row)
        } else {
          parts.append((cell, answer))
        }
      }
    }
    guard let first = parts.first else { return }
    if parts.allSatisfy({ $0.answer == first.answer }) {
      receive(piece, first.answer)
    } else {
      for part in parts { receive(part.piece, part.answer) }
    }
  }

  /// Cuts a piece at the lines of the grid across one axis.
  private func forEachSlice(of piece: TapPiece, axis: Int, _ body: (TapPiece) -> Void) {
    var rest = piece
    var line = (piece.box.low[axis] / step).rounded(.down) + 1
    while line * step < piece.box.high[axis] {
      var normal = SIMD2<Double>.zero
      normal[axis] = -1
      let (before, after) = rest.split(by: HalfPlane(normal: normal, offset: line * step))
      if let before { body(before) }
      guard let after else { return }
      rest = after
      line += 1
    }
    body(rest)
  }

  /// Joins two neighbours in a row: returns the part of the row between their outer ends.
  private static func joined(_ left: TapPiece, _ right: TapPiece, in row: TapPiece) -> TapPiece {
    let from = HalfPlane(normal: [1, 0], offset: -left.box.low.x)
    let to = HalfPlane(normal: [-1, 0], offset: right.box.high.x)
    let cut = row.split(by: from).inside?.split(by: to).inside
    return cut ?? left
  }
}

/// The points on one side of a straight line on the screen, including the line.
struct HalfPlane {
  /// A point nearer than this counts as on the line, in points.
  static let tolerance = 1e-7

  /// The unit vector that points inwards.
  private let normal: SIMD2<Double>

  /// The distance of the origin from the line, positive inside.
  private let offset: Double

  /// The points for which `(normal · point) + offset ≥ 0`, for a normal of any length.
  ///
  /// With a zero normal, or numbers that are not finite, every point or no point is inside.
  init(normal: SIMD2<Double>, offset: Double) {
    let length = (normal * normal).sum().squareRoot()
    if length > 0, length.isFinite, offset.isFinite {
      self.normal = length == 1 ? normal : normal / length
      self.offset = length == 1 ? offset : offset / length
    } else {
      self.normal = .zero
      self.offset = length == 0 && offset >= 0 || offset == .infinity ? .infinity : -.infinity
    }
  }

  /// The distance of a point from the line, negative outside.
  func distance(of point: SIMD2<Double>) -> Double {
    normal.x * point.x + normal.y * point.y + offset
  }

  /// The distance of the box's corner that is farthest inside.
  func greatestDistance(in box: TapBox) -> Double {
    distance(
      of: SIMD2(normal.x > 0 ? box.high.x : box.low.x, normal.y > 0 ? box.high.y : box.low.y))
  }

  /// The distance of the box's corner that is farthest outside.
  func leastDistance(in box: TapBox) -> Double {
    distance(
      of: SIMD2(normal.x > 0 ? box.low.x : box.high.x, normal.y > 0 ? box.low.y : box.high.y))
  }

  /// Where the line crosses the segment between two points with these distances, one inside and one outside.
  func crossing(
    _ start: SIMD2<Double>, _ startDistance: Double, _ end: SIMD2<Double>, _ endDistance: Double
  ) -> SIMD2<Double> {
    var point = start + (end - start) * (startDistance / (startDistance - endDistance))
    // Vertical and horizontal lines keep their exact position.
    if normal.y == 0 { point.x = -offset / normal.x }
    if normal.x == 0 { point.y = -offset / normal.y }
    return point
  }
}

/// A rectangle on the screen whose sides are parallel to the axes.
struct TapBox {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  /// The box around at least one point.
  init(around corners: [SIMD2<Double>]) {
    low = corners[0]
    high = corners[0]
    for corner in corners {
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
    }
  }

  /// A box around every screen.
  static let everywhere = TapBox(low: SIMD2(-1e9, -1e9), high: SIMD2(1e9, 1e9))

  /// Whether the boxes overlap, with a margin for rounding errors of large numbers.
  func meets(_ other: TapBox) -> Bool {
    low.x < other.high.x + 0.01 && other.low.x - 0.01 < high.x && low.y < other.high.y + 0.01
      && other.low.y - 0.01 < high.y
  }

  var corners: [SIMD2<Double>] { [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)] }
}

/// The points that `point(inside:)` accepts, as a union of convex shapes.
@MainActor
struct TouchShape {
  /// How far a polygon's outline may be from the circle that it stands for, in points.
  private static let roundness = 0.02

  private let map: ScreenMap
  private let view: UIView

  private var bounds: CGRect { view.bounds }

  /// The shapes on the screen.
  private(set) var parts: [TapShape] = []

  /// Whether the shapes are exactly what the view accepts. A polygon that crosses itself too often is replaced by its
  /// bounding box, and then the view must be asked about sample points.
  private(set) var isExact = true

  /// The limit of the heights at which a polygon's edges meet, times the number of edges.
  private static let mostMeetings = 60_000

  /// The touch area of a view: its declared override, or else its bounds (HT-11, HT-15).
  init(of view: UIView, _ map: ScreenMap) {
    self.init(view.pointInsideRule ?? .bounds, of: view, map)
  }

  /// A declared shape, in a view's bounds coordinates.
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
      add(bounds.outset(by: by))
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

  /// Adds a rectangle, unless it is empty (HT-14).
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

  /// Adds a convex polygon; its corners are in the order of growing angle.
  private mutating func addOutline(_ corners: [SIMD2<Double>]) {
    guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    parts.append(TapShape(outline(corners)))
  }

  private func outline(_ corners: [SIMD2<Double>]) -> [HalfPlane] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { line(from: $0, to: $1) }
  }

  /// The half-plane to the right of a line in its direction, where y grows downwards.
  private func line(from start: SIMD2<Double>, to end: SIMD2<Double>) -> HalfPlane {
    let inwards = SIMD2(start.y - end.y, end.x - start.x)
    return map.halfPlane(inwards, -(inwards * start).sum())
  }

  /// The half-plane inside the left or right side of a trapezoid.
  private func line(_ edge: Edge, isLeft: Bool) -> HalfPlane {
    let (upper, lower) = edge.0.y < edge.1.y ? (edge.0, edge.1) : (edge.1, edge.0)
    return isLeft ? line(from: lower, to: upper) : line(from: upper, to: lower)
  }

  private static func circle(_ center: SIMD2<Double>, _ radius: Double) -> [SIMD2<Double>] {
    guard radius > 0, radius.isFinite else { return [] }
    // Corners lie exactly above, below and beside the centre, where straight sides may continue.
    let quarter = (Double.pi / 4 / acos(1 - min(roundness / radius, 0.1))).rounded(.up)
    let count = 4 * max(2, Int(quarter))
    return (0..<count).map { step in
      let angle = 2 * Double.pi * Double(step) / Double(count)
      return center + SIMD2(cos(angle), sin(angle)) * radius
    }
  }

  /// Adds a rectangle with rounded corners: the rectangle's lines and those of four quarter circles.
  private mutating func addRoundedRect(radius: Double) {
    guard var lines = lines(of: bounds) else { return }
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let (right, bottom) = (Double(bounds.maxX), Double(bounds.maxY))
    let radius = max(0, min(radius, min(right - left, bottom - top) / 2))
    let circle = Self.circle(.zero, radius)
    if !circle.isEmpty {
      // The circle's lines, each moved to the nearest corner.
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

  /// Adds a polygon by the even-odd rule, as trapezoids between the heights at which its edges meet.
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
        // Use the edges themselves, not corners, whose order is unclear where edges cross.
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
    // A polygon with slanted edges may have two heights per edge.
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
