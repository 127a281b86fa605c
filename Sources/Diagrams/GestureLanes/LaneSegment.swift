// SPDX-License-Identifier: Apache-2.0

/// A straight line that leaves texts free.
extension Segment {
  /// Shorter parts are not drawn.
  private static let shortest = 1.5
  /// The part at an arrow's end that is always drawn, for its head.
  private static let head = 9.0

  private func point(_ part: Double) -> PicturePoint { start.toward(end, part) }

  /// The part of the line within a box, from 0 at its start to 1 at its end.
  private func part(in box: PictureRect) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    let axes = [
      (start.x, end.x - start.x, box.minX, box.maxX), (start.y, end.y - start.y, box.minY, box.maxY),
    ]
    for (from, way, least, most) in axes {
      if abs(way) < 1e-9 {
        guard from >= least, from <= most else { return nil }
        continue
      }
      let ends = ((least - from) / way, (most - from) / way)
      low = max(low, min(ends.0, ends.1))
      high = min(high, max(ends.0, ends.1))
    }
    return low < high ? low...high : nil
  }

  /// The parts of the line outside of boxes; of the last line of an arrow the end is among them in any case.
  func parts(around boxes: [PictureRect], isLast: Bool) -> [Segment] {
    let whole = length
    guard whole > 0 else { return [] }
    let limit = isLast ? max(0, 1 - Self.head / whole) : 1
    var parts: [Segment] = []
    var from = 0.0
    for hidden in boxes.compactMap(part).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if (hidden.lowerBound - from) * whole >= Self.shortest {
        parts.append(Segment(start: point(from), end: point(hidden.lowerBound)))
      }
      from = max(from, min(hidden.upperBound, limit))
    }
    if isLast || (1 - from) * whole >= Self.shortest {
      parts.append(Segment(start: point(from), end: end))
    }
    return parts
  }
}
