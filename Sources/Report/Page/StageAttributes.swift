// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Trace

/// What a step makes different of the stage, as attributes of its list item, in the
/// coordinates of its picture.
///
/// Items of a list are set apart by `|`, and begin with the view.
struct StageAttributes {
  let change: ScreenStage.Change

  /// How many of the picture's units a point of the screen has.
  let factor: Double

  func write(to markup: inout Markup) {
    markup.attribute("data-moves", places)
    markup.attribute(
      "data-looks", list(change.looks.map { ([PercentEncoding.encoded($0.view)] + $0.looks) }))
    markup.attribute("data-order", list(change.order.map { [PercentEncoding.encoded($0)] }))
    markup.attribute(
      "data-finger", change.finger.map { ([$0.phase] + points(way($0.way))).joined(separator: " ") })
  }

  private func list(_ items: [[String]]) -> String? {
    items.isEmpty ? nil : items.map { $0.joined(separator: " ") }.joined(separator: "|")
  }

  private var places: String? {
    list(change.places.map { [PercentEncoding.encoded($0.view)] + points($0.corners) })
  }

  /// Points where the finger rested once.
  private func way(_ points: [TracePoint]) -> [TracePoint] {
    points.enumerated().filter { $0 == 0 || points[$0 - 1] != $1 }.map(\.element)
  }

  private func points(_ points: [TracePoint]) -> [String] {
    points.map { PageNumber.text(factor * $0.x, digits: 1) + "," + PageNumber.text(factor * $0.y, digits: 1) }
  }
}
