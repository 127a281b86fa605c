// SPDX-License-Identifier: Apache-2.0

/// The name of a view. On a stage that is played sign, number in the order of asking and name share a plate, where sign and
/// number show while they hold.
struct NamePlate {
  private static let names = TextFitter(size: 11, isMonospaced: true)
  private static let padding = 4.0
  private static let sign = 12.0
  private static let gap = 3.0
  /// A longer name is cut in the middle on a page.
  private static let longest = names.width(of: String(repeating: "m", count: 28))

  let isPlayed: Bool
  /// The number behind the sign, empty for a sign alone; nil for a view that never has one.
  let number: String?
  let view: String?
  let classes: [String]
  var title: String?

  /// What stands before the name.
  var signWidth: Double { number == nil ? 0 : Self.sign + Self.gap + Self.names.width(of: numberText) }

  /// The plate without a name.
  var signAlone: Double { signWidth + 2 * Self.padding }

  private var numberText: String { number.map { $0.isEmpty ? "" : $0 + " " } ?? "" }

  func width(of text: String) -> Double {
    isPlayed ? signAlone + Self.names.width(of: text) : Plate.width(of: text)
  }

  /// A name in so much room for it and what stands before it.
  func cut(_ text: String, to room: Double) -> String? {
    isPlayed
      ? Self.names.cut(text, to: min(room - signWidth, Self.longest)) : Plate.fitter.cut(text, to: room)
  }

  /// The plate with a name, or an empty text for the sign alone.
  func node(_ text: String, in box: PictureRect) -> SVGNode {
    guard isPlayed else { return Plate.label(text, of: view, in: box, classes: classes, title: title) }
    let left = box.minX + Self.padding
    // A page's style has its form and size.
    let sign = SVGNode.element(
      .rect, [.classes(["sign"]), .number(.x, left), .number(.y, box.minY + 2)], [])
    // Behind a sign the name begins where it stays when the number goes.
    let x = number == nil ? box.minX + box.width / 2 : left + Self.sign + Self.gap
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(["label"] + classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3)] + (number == nil ? [] : [sign])
        + [
          .element(
            .text, [.number(.x, x), .number(.y, box.minY + 12)],
            (numberText.isEmpty ? [] : [.element(.tspan, [.classes(["nth"])], [.text(numberText)])])
              + [.text(text)])
        ])
  }
}
