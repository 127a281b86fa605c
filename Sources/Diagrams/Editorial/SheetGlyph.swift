// SPDX-License-Identifier: Apache-2.0

/// A sign of 12 by 12 pixels. None speaks alone: a word stands beside it.
enum SheetGlyph: Hashable, Sendable {
  /// The finger.
  case finger
  /// The hit-test view.
  case crosshair
  /// No: a view refuses, a recognizer fails.
  case cross
  /// Yes: a view contains the point, a responder can perform an action.
  case check
  /// Somebody gets the touch, or recognizes.
  case diamond
  /// Somebody waits.
  case bars
  /// A way ends, or somebody loses the touch.
  case stop
  /// An action that is sent.
  case arrow
  /// What is counted and not shown.
  case dots
  /// Two traces differ.
  case differs

  static let size = 12.0

  /// The width of a sign with the room before its words.
  static let lead = size + 5

  /// What stands for the sign where there is only text.
  var character: String {
    switch self {
    case .finger: "◉"
    case .crosshair: "⌖"
    case .cross: "✕"
    case .check: "✓"
    case .diamond: "◆"
    case .bars: "‖"
    case .stop: "⊘"
    case .arrow: "→"
    case .dots: "⋯"
    case .differs: "≠"
    }
  }

  /// The sign with its upper left corner at a point.
  func node(at corner: PicturePoint) -> SVGNode {
    func point(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x: corner.x + x, y: corner.y + y) }
    let strokes: [SVGNode] =
      switch self {
      case .finger: [.circle(point(6, 6), radius: 4.8), .circle(point(6, 6), radius: 2.2, classes: ["dot"])]
      case .crosshair:
        [
          .circle(point(6, 6), radius: 3),
          .lines([
            (point(6, 0.5), point(6, 3)), (point(6, 9), point(6, 11.5)), (point(0.5, 6), point(3, 6)),
            (point(9, 6), point(11.5, 6)),
          ]),
        ]
      case .cross: [.lines([(point(3, 3), point(9, 9)), (point(9, 3), point(3, 9))])]
      case .check: [.path([.move(point(2, 6.5)), .line(point(5, 9.5)), .line(point(10, 3))])]
      case .diamond:
        [
          .path(
            [
              .move(point(6, 1.5)), .line(point(10.5, 6)), .line(point(6, 10.5)), .line(point(1.5, 6)),
              .close,
            ],
            classes: ["dot"])
        ]
      case .bars: [.lines([(point(4, 2.5), point(4, 9.5)), (point(8, 2.5), point(8, 9.5))])]
      case .stop: [.circle(point(6, 6), radius: 4.8), .line(point(2.8, 9.2), point(9.2, 2.8))]
      case .arrow:
        [
          .lines([(point(1.5, 6), point(10, 6))]),
          .path([.move(point(6.5, 2.5)), .line(point(10, 6)), .line(point(6.5, 9.5))]),
        ]
      case .differs:
        [
          .lines([
            (point(2, 4.3), point(10, 4.3)), (point(2, 7.7), point(10, 7.7)),
            (point(8.4, 1.6), point(3.6, 10.4)),
          ])
        ]
      case .dots: [2, 6, 10].map { .circle(point($0, 6), radius: 1.2, classes: ["dot"]) }
      }
    return .group([.classes(["glyph"])], strokes)
  }
}
