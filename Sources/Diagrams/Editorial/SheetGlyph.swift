// SPDX-License-Identifier: Apache-2.0

/// A sign of 12 by 12 pixels. None speaks alone: a word stands beside it.
enum SheetGlyph {
  /// The hit-test view.
  case crosshair
  /// An action that is sent.
  case arrow
  /// What is counted and not shown.
  case dots

  static let size = 12.0

  /// The sign with its upper left corner at a point.
  func node(at corner: PicturePoint) -> SVGNode {
    func point(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x: corner.x + x, y: corner.y + y) }
    let strokes: [SVGNode] =
      switch self {
      case .crosshair:
        [
          .circle(point(6, 6), radius: 3),
          .lines([
            (point(6, 0.5), point(6, 3)), (point(6, 9), point(6, 11.5)), (point(0.5, 6), point(3, 6)),
            (point(9, 6), point(11.5, 6)),
          ]),
        ]
      case .arrow:
        [
          .lines([(point(1.5, 6), point(10, 6))]),
          .path([.move(point(6.5, 2.5)), .line(point(10, 6)), .line(point(6.5, 9.5))]),
        ]
      case .dots: [2, 6, 10].map { .circle(point($0, 6), radius: 1.2, classes: ["dot"]) }
      }
    return .group([.classes(["glyph"])], strokes)
  }
}
