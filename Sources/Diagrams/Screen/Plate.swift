// SPDX-License-Identifier: Apache-2.0

/// A text on an area of its own, legible whatever lies below.
enum Plate {
  static let fitter = TextFitter(size: 11)
  static let height = 16.0
  private static let bold = TextFitter(size: fitter.size, isBold: true)
  private static let padding = 4.0

  static func width(of text: String) -> Double { fitter.width(of: text) + 2 * padding }

  static func width(ofBadge text: String) -> Double {
    max(bold.width(of: text) + 2 * padding, height)
  }

  static func label(_ text: String, in box: PictureRect, classes: [String], title: String? = nil) -> SVGNode {
    node(text, in: box, classes: ["label"] + classes, title: title)
  }

  static func badge(_ text: String, in box: PictureRect, classes: [String], title: String? = nil) -> SVGNode {
    node(text, in: box, classes: ["order"] + classes, title: title)
  }

  private static func node(
    _ text: String, in box: PictureRect, classes: [String], title: String?
  ) -> SVGNode {
    let middle = PicturePoint(x: box.minX + box.width / 2, y: box.minY + 12)
    return .group(
      [.classes(classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3), .label(text, at: middle)])
  }
}
