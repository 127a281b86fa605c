// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What a box of a sheet is marked as, which gives it its line, its area and its colour: what its object is for the
/// touch, or what else it shows.
enum SheetMark: Hashable, Sendable {
  case state(StoryMark)
  /// The touch that comes in.
  case touch
  /// An action that is sent.
  case action
  /// What is counted and not shown.
  case fold
  /// Where two traces part.
  case parts
  case plain

  static let path = SheetMark.state(.path)
  static let refused = SheetMark.state(.refused)
  static let hit = SheetMark.state(.hit)
  static let held = SheetMark.state(.held)
  static let gets = SheetMark.state(.gets)
  static let lost = SheetMark.state(.lost)

  /// The style class.
  var className: String {
    switch self {
    case .state(let state): state.rawValue
    case .touch: "touch"
    case .action: "action"
    case .fold: "fold"
    case .parts: "parts"
    case .plain: "plain"
    }
  }

  /// What stands for the state in which a recognizer decides.
  static func ofState(_ state: GestureState) -> (mark: SheetMark, glyph: SheetGlyph) {
    switch state {
    case .failed: (.refused, .cross)
    case .cancelled: (.lost, .stop)
    default: (.gets, .diamond)
    }
  }

  /// Whether the box is an event and not an object.
  var isPill: Bool { self == .touch || self == .action }

  /// Whether the area is hatched.
  var isHatched: Bool { self == .held || self == .lost }

  /// The width of a line to the box.
  var edgeWidth: Double {
    switch self {
    case .path, .hit, .gets, .parts, .touch, .action: 2.2
    default: 1.2
    }
  }
}
