// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Trace

/// The part of the screen that stands on a sheet, and where its points are there.
struct ScreenSheetMap {
  private static let widest = 288.0
  private static let highest = 438.0

  /// Between what is asked and the edge of a part.
  private static let surroundings = 16.0

  /// Parts are no smaller, in points, so that one sees where they are.
  private static let smallestPart = 150.0
  private static let mostEnlarged = 2.0

  /// How far a screen's edge is from the frame around it.
  static let bezel = 6.0

  /// The whole screen and the part that is drawn, as pictures of the screen count.
  let screen: PictureRect
  let part: PictureRect

  /// Where the part is drawn.
  let area: PictureRect
  let factor: Double

  /// A map whose upper left corner is at a height; `asked` are the areas that have to be seen.
  init(_ scene: ScreenScene, asked: [PictureRect], top: Double) {
    let screen = scene.scale.frame
    self.screen = screen
    let unit = scene.scale.factor
    let seen = asked.compactMap { $0.intersection(screen) }
    let needed = seen.dropFirst().reduce(seen.first) { $0?.union($1) }
    var part = screen
    if let needed, needed.area < screen.area / 2 {
      let least = Self.smallestPart * unit
      let wider = needed.insetBy(-Self.surroundings * unit)
      let grown = PictureRect(
        x: wider.center.x - max(wider.width, least) / 2, y: wider.center.y - max(wider.height, least) / 2,
        width: max(wider.width, least), height: max(wider.height, least))
      let moved = PictureRect(
        x: max(min(grown.minX, screen.maxX - grown.width), screen.minX),
        y: max(min(grown.minY, screen.maxY - grown.height), screen.minY), width: grown.width,
        height: grown.height)
      part = moved.intersection(screen) ?? screen
    }
    self.part = part
    factor = min(
      Self.widest / part.width, Self.highest / part.height, Self.mostEnlarged / unit)
    area = PictureRect(
      x: Sheet.margin + Self.bezel, y: top + Self.bezel, width: part.width * factor,
      height: part.height * factor)
  }

  var isPart: Bool { part != screen }

  func callAsFunction(_ point: PicturePoint) -> PicturePoint {
    PicturePoint(
      x: area.minX + (point.x - part.minX) * factor, y: area.minY + (point.y - part.minY) * factor)
  }

  /// An outline on the sheet, as far as it is in the part; nil for nothing.
  func callAsFunction(_ outline: Outline) -> Outline? {
    let moved = Outline(points: outline.points.map { self($0) })
    guard isPart || !area.contains(moved.box) else { return moved }
    return moved.part(in: Outline(frame))
  }

  /// What a view that is drawn may fill: the part, up to the screen's frame.
  var frame: PictureRect { area.insetBy(-Self.bezel) }

  // MARK: - The frame

  /// Whether the part ends where the screen does, at the top, right, bottom and left.
  private var isClosed: [Bool] {
    [\PictureRect.minY, \.maxX, \.maxY, \.minX].map { abs(part[keyPath: $0] - screen[keyPath: $0]) < 0.5 }
  }

  /// The screen's frame, open where only a part is drawn.
  var device: [SVGNode] {
    guard isPart else { return [.rect(frame, radius: 12)] }
    let lines = zip(Outline(frame).sides, isClosed).filter(\.1).map { ($0.0.start, $0.0.end) }
    return [.rect(frame, classes: ["open"])] + (lines.isEmpty ? [] : [.lines(lines, classes: ["edges"])])
  }

  /// The sides of an outline that are no cuts of the part.
  func sides(of outline: Outline) -> [PathStep] {
    let box = frame
    return outline.sides.filter { side in
      func lies(_ axis: KeyPath<PicturePoint, Double>, at edge: Double) -> Bool {
        abs(side.start[keyPath: axis] - edge) < 0.01 && abs(side.end[keyPath: axis] - edge) < 0.01
      }
      let isCut = [box.minX, box.maxX].contains { lies(\.x, at: $0) }
      return !isCut && ![box.minY, box.maxY].contains { lies(\.y, at: $0) }
    }.flatMap { [PathStep.move($0.start), .line($0.end)] }
  }
}

extension Outline {
  /// Whether it is an upright rectangle.
  var isUpright: Bool {
    points.count == 4
      && sides.allSatisfy { abs($0.start.x - $0.end.x) < 0.01 || abs($0.start.y - $0.end.y) < 0.01 }
  }

  /// The rightmost place on a height; nil where there is none.
  func right(at y: Double) -> Double? { row(top: y, bottom: y)?.right }
}
