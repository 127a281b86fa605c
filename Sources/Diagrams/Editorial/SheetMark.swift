// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a box of a sheet is marked as, which gives it its line, its area and its colour.
enum SheetMark: String, Hashable, Sendable {
  /// The touch that comes in.
  case touch
  /// A view that was asked and contains the point, a responder that passes on.
  case path
  case refused
  case hit
  /// It gets the touch, or recognizes.
  case handled
  case waiting
  /// It is cancelled, or never gets the touch; or a way ends.
  case lost = "cancelled"
  /// An action that is sent.
  case action
  /// What is counted and not shown.
  case fold
  /// Where two traces part.
  case parts
  case plain

  /// What stands for the state in which a recognizer decides.
  static func ofState(_ state: GestureState) -> (mark: SheetMark, glyph: SheetGlyph) {
    switch state {
    case .failed: (.refused, .cross)
    case .cancelled: (.lost, .stop)
    default: (.handled, .diamond)
    }
  }

  /// Whether the box is an event and not an object.
  var isPill: Bool { self == .touch || self == .action }

  /// Whether the area is hatched.
  var isHatched: Bool { self == .waiting || self == .lost }

  /// The width of a line to the box.
  var edgeWidth: Double {
    switch self {
    case .path, .hit, .parts, .handled, .touch, .action: 2.2
    default: 1.2
    }
  }
}
