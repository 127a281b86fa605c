// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The number and the name of one view on the screen.
struct ScreenLabel {
  let shape: ScreenShape
  let name: String
  let text: String
  /// What changes where its content lies; empty for most views.
  let details: String
  private let plate: NamePlate

  init(_ shape: ScreenShape, isNumbered: Bool, details: [String], isPlayed: Bool) {
    self.shape = shape
    name = ObjectName(id: shape.view.id, className: shape.view.className).name
    self.details = details.joined(separator: ", ")
    // There may be too many numbers.
    let number = isNumbered ? shape.orders.last.map(String.init) : nil
    plate = NamePlate(
      isPlayed: isPlayed, number: !isPlayed || shape.orders.isEmpty ? nil : number ?? "",
      view: shape.view.id, classes: [shape.mark.rawValue],
      title: details.isEmpty ? name : name + " · " + self.details)
    text = isPlayed ? plate.cut(name, to: .infinity) ?? name : name
  }

  private var width: Double { plate.width(of: text) }

  /// The name with the details, for where there is room.
  private var longText: String { details.isEmpty ? text : text + " · " + details }

  private var longWidth: Double { plate.width(of: longText) }

  /// A place for the number and the name inside of the view, where they lie in none of the obstacles; nil if there
  /// is none.
  func room(
    in placement: LabelPlacement, avoiding obstacles: [PictureRect], withDetails: Bool
  ) -> PictureRect? {
    guard let drawn = shape.drawn else { return nil }
    return placement.place(
      in: drawn, width: withDetails ? longWidth : width, rows: shape.importance == .other ? 4 : 12,
      avoiding: obstacles)
  }

  /// A place for the number alone.
  func numberRoom(in placement: LabelPlacement) -> PictureRect? {
    guard plate.number != nil else { return nil }
    return placement.place(in: shape.drawn ?? shape.outline, width: plate.signAlone, rows: 12, avoiding: [])
  }

  /// The label in a place: the number alone if there is no room for more.
  func node(in room: PictureRect) -> SVGNode {
    guard room.width >= width - 0.01 else { return plate.node("", in: room) }
    return plate.node(room.width >= longWidth - 0.01 ? longText : text, in: room)
  }

  /// The label beside the drawing.
  func callout(at anchor: PicturePoint) -> Callout {
    var plate = plate
    plate.title = name
    return Callout(anchor: anchor, plate: plate, text: text, detail: details.isEmpty ? nil : details)
  }
}
