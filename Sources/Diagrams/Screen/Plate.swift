// SPDX-License-Identifier: Apache-2.0

/// A text on an area of its own, legible whatever lies below.
enum Plate {
  static let fitter = TextFitter(size: 11)
  static let height = 16.0
  private static let padding = 4.0

  static func width(of text: String) -> Double { fitter.width(of: text) + 2 * padding }

  /// A name; the view is the one that it names, if it names one.
  static func label(
    _ text: String, of view: String? = nil, in box: PictureRect, classes: [String], title: String? = nil
  ) -> SVGNode {
    node(text, of: view, in: box, classes: ["label"] + classes, title: title)
  }

  static func badge(_ text: String, in box: PictureRect, classes: [String]) -> SVGNode {
    node(text, of: nil, in: box, classes: ["order"] + classes, title: nil)
  }

  private static func node(
    _ text: String, of view: String?, in box: PictureRect, classes: [String], title: String?
  ) -> SVGNode {
    let middle = PicturePoint(x: box.minX + box.width / 2, y: box.minY + 12)
    let attributes: [SVGAttribute] = [.number(.x, middle.x), .number(.y, middle.y)]
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3), .element(.text, attributes, [.text(text)])])
  }
}
