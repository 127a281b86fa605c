// SPDX-License-Identifier: Apache-2.0

/// Straight segments that belong to something.
struct OwnedSegment {
  var start: PicturePoint
  var end: PicturePoint
  var owner: Int
}

/// Segments put together by the line on which they lie, so that those with a stretch in common are found.
struct LineGroups {
  /// Points and lines nearer than this, in pixels, are the same.
  static let tolerance = 0.02

  /// A segment as a stretch of its line.
  struct Stretch {
    var from: Double
    var to: Double
    /// Whether the segment runs in the line's direction.
    var isForward: Bool
    var owner: Int
  }

  /// A line with its stretches.
  struct Line {
    /// The direction, of length 1.
    var direction: PicturePoint
    /// How far the line is from the origin.
    var offset: Double
    var stretches: [Stretch]

    func point(at place: Double) -> PicturePoint {
      PicturePoint(
        x: direction.x * place + direction.y * offset, y: direction.y * place - direction.x * offset)
    }
  }

  private(set) var lines: [Line] = []

  init(_ segments: [OwnedSegment]) {
    struct Placed {
      var angle: Double
      var direction: PicturePoint
      var offset: Double
      var stretch: Stretch
    }
    var placed: [Placed] = []
    placed.reserveCapacity(segments.count)
    for segment in segments {
      var (x, y) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
      let length = (x * x + y * y).squareRoot()
      guard length > Self.tolerance else { continue }
      // Nearly upright and nearly level lines are taken to be so, whichever side they lean to.
      (x, y) = (x / length, y / length)
      if abs(x) < 1e-5 { (x, y) = (0, y < 0 ? -1 : 1) }
      if abs(y) < 1e-5 { (x, y) = (x < 0 ? -1 : 1, 0) }
      let isForward = x > 0 || (x == 0 && y > 0)
      let direction = isForward ? PicturePoint(x: x, y: y) : PicturePoint(x: -x, y: -y)
      func place(_ point: PicturePoint) -> Double { point.x * direction.x + point.y * direction.y }
      let (from, to) = (place(segment.start), place(segment.end))
      placed.append(
        Placed(
          angle: direction.y, direction: direction,
          offset: segment.start.x * direction.y - segment.start.y * direction.x,
          stretch: Stretch(
            from: min(from, to), to: max(from, to), isForward: isForward, owner: segment.owner)))
    }
    placed.sort { ($0.angle, $0.offset, $0.stretch.from) < ($1.angle, $1.offset, $1.stretch.from) }
    var start = 0
    while start < placed.count {
      var end = start + 1
      while end < placed.count, placed[end].angle - placed[end - 1].angle < 1e-5 { end += 1 }
      add(placed[start..<end].sorted { $0.offset < $1.offset }.map { ($0.direction, $0.offset, $0.stretch) })
      start = end
    }
  }

  /// Adds parallel segments, by their offsets.
  private mutating func add(_ parallels: [(direction: PicturePoint, offset: Double, stretch: Stretch)]) {
    var last = -Double.infinity
    for (direction, offset, stretch) in parallels {
      if offset - last > Self.tolerance {
        lines.append(Line(direction: direction, offset: offset, stretches: []))
      }
      lines[lines.count - 1].stretches.append(stretch)
      last = offset
    }
  }
}

extension LineGroups.Line {
  /// The stretches where the segments of the two directions do not cancel each other.
  var remaining: [(from: Double, to: Double)] {
    var changes: [(place: Double, change: Int)] = []
    for stretch in stretches {
      let step = stretch.isForward ? 1 : -1
      changes += [(stretch.from, step), (stretch.to, -step)]
    }
    changes.sort { ($0.place, $0.change) < ($1.place, $1.change) }
    var result: [(from: Double, to: Double)] = []
    var sum = 0
    var begin = 0.0
    var index = 0
    while index < changes.count {
      let place = changes[index].place
      let before = sum
      while index < changes.count, changes[index].place - place < LineGroups.tolerance {
        sum += changes[index].change
        index += 1
      }
      if before == 0, sum != 0 {
        begin = place
      } else if before != 0, sum == 0, place - begin > LineGroups.tolerance {
        result.append((begin, place))
      }
    }
    return result
  }

  /// The pairs of owners that have a stretch in common, the smaller one first.
  var neighbours: [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var open: [LineGroups.Stretch] = []
    for stretch in stretches.sorted(by: { ($0.from, $0.to, $0.owner) < ($1.from, $1.to, $1.owner) }) {
      open.removeAll { $0.to - stretch.from < LineGroups.tolerance }
      for other in open where other.owner != stretch.owner {
        pairs.append((min(other.owner, stretch.owner), max(other.owner, stretch.owner)))
      }
      open.append(stretch)
    }
    return pairs
  }
}
