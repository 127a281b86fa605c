// SPDX-License-Identifier: Apache-2.0

/// A line of cubic Béziers, as Graphviz draws every path, in tenths of a point.
///
/// Most of them are less than they could be: boxes with round corners, and straight lines.
struct SVGCurve {
  private typealias Point = SVGPathWriter.Point

  /// The start, and for each Bézier two control points and its end.
  private var points: [Point] = []

  /// Reads `M1,2C3,4 5,6 7,8`; nil if it is anything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "M"), let curve = bytes.firstIndex(of: UInt8(ascii: "C")),
      let start = SVGNumber.list(bytes[bytes.startIndex + 1..<curve]), start.count == 2,
      let numbers = SVGNumber.list(bytes[(curve + 1)...]), numbers.count >= 6, numbers.count % 6 == 0
    else { return nil }
    points.reserveCapacity(numbers.count / 2 + 1)
    points.append(Point(x: start[0], y: start[1]))
    for index in stride(from: 0, to: numbers.count, by: 2) {
      points.append(Point(x: numbers[index], y: numbers[index + 1]))
    }
  }

  /// The box with round corners that the line is around: four sides, each followed by a corner.
  var roundedBox: SVGBox? {
    guard points.count == 25, Self.areAlmost(points[0], points[24]) else { return nil }
    var corners: [Point] = []
    for side in stride(from: 0, to: 24, by: 6) {
      let (start, end, next) = (points[side], points[side + 3], points[side + 6])
      guard Self.areAlmost(start, points[side + 1]), Self.areAlmost(end, points[side + 2]),
        start.x == end.x || start.y == end.y
      else { return nil }
      let isAcross = start.y == end.y
      let corner = isAcross ? Point(x: next.x, y: end.y) : Point(x: end.x, y: next.y)
      // The handles of a corner lie on its sides.
      let (first, second) = (points[side + 4], points[side + 5])
      let isRound =
        isAcross ? first.y == corner.y && second.x == corner.x : first.x == corner.x && second.y == corner.y
      guard isRound else { return nil }
      corners.append(corner)
    }
    guard var box = SVGBox(corners: corners.flatMap { [$0.x, $0.y] }) else { return nil }
    let corner = points[6] - points[3]
    guard abs(abs(corner.x) - abs(corner.y)) <= 1 else { return nil }
    box.radius = abs(corner.x)
    return box
  }

  /// Writes a path's outline.
  func write(to output: inout [UInt8]) {
    var writer = SVGPathWriter()
    writer.move(to: points[0])
    for index in stride(from: 0, to: points.count - 1, by: 3) {
      let end = points[index + 3]
      if isStraight(from: index) {
        writer.line(to: end)
      } else {
        writer.curve(points[index + 1], points[index + 2], to: end)
      }
    }
    writer.finish(in: &output)
  }

  /// Whether a Bézier goes straight on: its handles lie on the line between its ends.
  private func isStraight(from index: Int) -> Bool {
    let start = points[index]
    let end = points[index + 3] - start
    let length = Double(end.x * end.x + end.y * end.y).squareRoot()
    return points[(index + 1)...(index + 2)].allSatisfy { handle in
      guard length > 0 else { return Self.areAlmost(handle, start) }
      let way = handle - start
      let aside = Double(way.x * end.y - way.y * end.x).magnitude / length
      let along = Double(way.x * end.x + way.y * end.y) / length
      return aside <= 0.7 && along >= -1 && along <= length + 1
    }
  }

  private static func areAlmost(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1
  }
}
