// SPDX-License-Identifier: Apache-2.0

import Foundation

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

  /// Whether a box may have points in the shape; false if it is beyond one of its lines.
  func mayMeet(_ box: TapBox) -> Bool {
    guard box.meets(self.box) else { return false }
    return lines.allSatisfy { $0.greatestDistance(in: box) > HalfPlane.tolerance }
  }

  /// The part of a piece in the shape, with what remains of the piece added to the rest; nil if they do not meet.
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

  /// The map of a view to which no point corresponds (HT-21).
  static let nowhere = ScreenMap(tx: .nan, ty: .nan)

  /// The map to the bounds of a layer in this space; nil if no point corresponds (HT-21).
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

  /// The map to the bounds of a view, from its root on.
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

  /// The image of a point of the screen.
  func callAsFunction(_ point: SIMD2<Double>) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The points of the screen whose image `(x, y)` has `normal.x · x + normal.y · y + offset` not negative.
  func halfPlane(_ normal: SIMD2<Double>, _ offset: Double) -> HalfPlane {
    HalfPlane(
      normal: SIMD2(a * normal.x + b * normal.y, c * normal.x + d * normal.y),
      offset: normal.x * tx + normal.y * ty + offset)
  }
}
