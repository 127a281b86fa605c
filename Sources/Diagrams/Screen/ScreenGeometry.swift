// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Trace

extension ScreenScene {
  /// What changes where a view's content lies: its own transform (HT-18), and its scroll offset (HT-22).
  func geometry(of view: TraceView) -> [String] {
    var facts = transform(view.transform)
    let origin = view.bounds.origin
    if origin != TracePoint(x: 0, y: 0) {
      let point = narrator.point(origin)
      facts.append(
        UIKitClass.isKind(view.baseClass, of: "UIScrollView")
          ? .scrolled(offset: point) : .boundsOrigin(point: point))
    }
    return facts.map(say)
  }

  /// The steps of a transform: mirror, then scale, then rotate.
  private func transform(_ transform: TraceTransform) -> [SpaceText] {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    guard transform != .identity, [a, b, c, d].allSatisfy(\.isFinite) else { return [] }
    let determinant = a * d - b * c
    let isMirrored = determinant < 0
    let side = isMirrored ? -1.0 : 1
    let width = (a * a + b * b).squareRoot()
    guard abs(determinant) > 1e-9, width > 0 else { return [.scaledToNothing] }
    let height = abs(determinant) / width
    var facts: [SpaceText] = isMirrored ? [.mirrored] : []
    let degrees = atan2(side * b, side * a) * 180 / .pi
    if abs(degrees) > 0.005 { facts.append(.rotated(degrees: narrator.number(degrees))) }
    if abs(width - height) < 0.005 {
      if abs(width - 1) > 0.005 { facts.append(.scaled(factor: narrator.number(width))) }
    } else {
      facts.append(.stretched(width: narrator.number(width), height: narrator.number(height)))
    }
    if abs(a * c + b * d) > 0.001 * width * height { facts.append(.skewed) }
    return facts
  }
}

extension TraceView {
  /// What a declared override of `point(inside:)` accepts instead of the bounds: these, made larger or smaller.
  var acceptedArea: TraceRect? {
    guard let shape = overrides.last(where: { $0.method == "pointInside" })?.onlyShape,
      let outsets = shape.outsets, outsets.count == 4
    else { return nil }
    let (top, left) = (outsets[0], outsets[1])
    let width = bounds.size.width + left + outsets[3]
    let height = bounds.size.height + top + outsets[2]
    guard width > 0, height > 0 else { return nil }
    return TraceRect(x: bounds.minX - left, y: bounds.minY - top, width: width, height: height)
  }
}
