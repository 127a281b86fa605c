// SPDX-License-Identifier: Apache-2.0

/// A number on a disc, which is a pill from two digits on.
struct SheetDisc {
  private static let height = 18.0

  let number: String
  let width: Double

  /// A digit that stands in a column of discs gets the room around it that other numbers have.
  init(_ number: String, text: SheetText, isInColumn: Bool = false) {
    self.number = number
    width =
      number.count < 2 && !isInColumn
      ? Self.height : max(Self.height, text.strong.width(of: number) + 10)
  }

  /// The disc with its upper left corner at a point.
  func node(at corner: PicturePoint) -> SVGNode {
    let area = PictureRect(x: corner.x, y: corner.y, width: width, height: Self.height)
    return .group(
      [.classes(["order"])],
      [
        .rect(area, radius: Self.height / 2),
        .label(number, at: PicturePoint(x: corner.x + width / 2, y: corner.y + 13)),
      ])
  }
}
