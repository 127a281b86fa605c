// SPDX-License-Identifier: Apache-2.0

/// Writes the outline of a path in as few bytes as there are, from coordinates in tenths.
///
/// What comes after the start is relative, from the tenths that were written before, so that nothing adds up.
struct SVGPathWriter {
  struct Point: Equatable, Sendable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: PicturePoint) {
      self.init(x: SVGNumber.tenths(point.x), y: SVGNumber.tenths(point.y))
    }

    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  }

  private static let origin = Point(x: 0, y: 0)

  private var bytes: [UInt8] = []
  /// Where the outline is, and where the part of it began.
  private var place = Self.origin
  private var start = Self.origin
  /// A straight line from there that is not written yet, since it may go on.
  private var line = Self.origin
  private var command: UInt8?

  /// The outline that consists of steps.
  static func outline(_ steps: [PathStep]) -> [UInt8] {
    var writer = SVGPathWriter()
    for step in steps {
      switch step {
      case .move(let place): writer.move(to: Point(place))
      case .line(let place): writer.line(to: Point(place))
      case .curve(let first, let second, let place):
        writer.curve(Point(first), Point(second), to: Point(place))
      case .close: writer.close()
      }
    }
    writer.writeLine()
    return writer.bytes
  }

  private mutating func move(to point: Point) {
    writeLine()
    write(command == nil ? "M" : "m", [point - place])
    place = point
    start = point
  }

  private mutating func line(to point: Point) {
    let step = point - place - line
    let isOn = line.x * step.y == line.y * step.x && line.x * step.x + line.y * step.y >= 0
    if !isOn { writeLine() }
    line = point - place
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    writeLine()
    write("c", [first - place, second - place, end - place])
    place = end
  }

  private mutating func close() {
    writeLine()
    write("z", [Int]())
    place = start
  }

  private mutating func writeLine() {
    let step = line
    guard step != Self.origin else { return }
    line = Self.origin
    place = place + step
    if step.y == 0 {
      write("h", [step.x])
    } else if step.x == 0 {
      write("v", [step.y])
    } else {
      write("l", [step])
    }
  }

  private mutating func write(_ letter: Unicode.Scalar, _ points: [Point]) {
    write(letter, points.flatMap { [$0.x, $0.y] })
  }

  private mutating func write(_ letter: Unicode.Scalar, _ numbers: [Int]) {
    let next = UInt8(ascii: letter)
    // A second move with no letter would be a line.
    let isSame = command == next && next != UInt8(ascii: "m") && !numbers.isEmpty
    command = next
    if !isSame { bytes.append(next) }
    for (index, number) in numbers.enumerated() {
      if index > 0 || isSame, number >= 0 { bytes.append(UInt8(ascii: " ")) }
      bytes += SVGNumber.text(number).utf8
    }
  }
}
