// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ScenarioView {
  /// The warning of a frame that extends to the left of its origin, or upwards.
  static let negativeSize =
    "the frame has a negative width or height; the same rectangle with positive ones is taken"

  /// Changes what a scenario file cannot hold, and returns what was changed in words.
  mutating func fit() -> [String] {
    var changes: [String] = []
    let before = geometry
    geometry = geometry.standardized
    if geometry != before { changes.append(Self.negativeSize) }
    let standard = (geometry, self.transform, self.anchorPoint, self.contentOffset)
    geometry = geometry.clamped
    self.transform = self.transform.map {
      TraceTransform(
        a: $0.a.clamped, b: $0.b.clamped, c: $0.c.clamped, d: $0.d.clamped, tx: $0.tx.clamped,
        ty: $0.ty.clamped)
    }
    self.anchorPoint = self.anchorPoint?.clamped
    self.contentOffset = self.contentOffset?.clamped
    if standard != (geometry, self.transform, self.anchorPoint, self.contentOffset) {
      changes.append("the view lies beyond a million points and is moved to there, or cut")
      responder.unknown.add(.frame)
    }
    return changes
  }
}

extension ScenarioGeometry {
  fileprivate var standardized: ScenarioGeometry {
    switch self {
    case .frame(let frame): .frame(frame.standardized)
    case .bounds(let bounds, let center): .bounds(bounds.standardized, center: center)
    case .fill: .fill
    }
  }

  fileprivate var clamped: ScenarioGeometry {
    switch self {
    case .frame(let frame): .frame(frame.clamped)
    case .bounds(let bounds, let center): .bounds(bounds.clamped, center: center.clamped)
    case .fill: .fill
    }
  }
}

extension TraceRect {
  /// The same rectangle with a width and a height that are not negative.
  var standardized: TraceRect {
    TraceRect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y, width: abs(size.width),
      height: abs(size.height))
  }

  fileprivate var clamped: TraceRect {
    let size = size.clamped
    return TraceRect(
      x: origin.x.clamped, y: origin.y.clamped, width: size.width, height: size.height)
  }
}

extension TraceSize {
  /// The size without what is beyond the limits of a scenario.
  var clamped: TraceSize { TraceSize(width: width.clamped, height: height.clamped) }
}

extension TracePoint {
  fileprivate var clamped: TracePoint { TracePoint(x: x.clamped, y: y.clamped) }
}

extension Double {
  fileprivate var clamped: Double {
    Swift.min(Swift.max(self, -ScenarioReader.maximumLength), ScenarioReader.maximumLength)
  }
}
