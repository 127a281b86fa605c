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

  /// A name; the view is the one that it names, if it names one.
  static func label(
    _ text: String, of view: String? = nil, in box: PictureRect, classes: [String], title: String? = nil
  ) -> SVGNode {
    node(text, of: view, in: box, classes: ["label"] + classes, title: title)
  }

  static func badge(
    _ text: String, of view: String? = nil, in box: PictureRect, classes: [String], title: String? = nil
  ) -> SVGNode {
    node(text, of: view, in: box, classes: ["order"] + classes, title: title)
  }

  /// A text, with the sign of a state before or behind it as a part of its own: a page shows it only while it holds.
  private static func words(_ text: String) -> [SVGNode] {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func sign(_ text: String) -> SVGNode { .element(.tspan, [.classes(["sign"])], [.text(text)]) }
    if parts.count > 1, let first = parts.first, ScreenLabel.signs.contains(first) {
      return [sign(first + " "), .text(parts.dropFirst().joined(separator: " "))]
    }
    if parts.count > 1, let last = parts.last, ScreenLabel.signs.contains(last) {
      return [.text(parts.dropLast().joined(separator: " ")), sign(" " + last)]
    }
    return [.text(text)]
  }

  private static func node(
    _ text: String, of view: String?, in box: PictureRect, classes: [String], title: String?
  ) -> SVGNode {
    let middle = PicturePoint(x: box.minX + box.width / 2, y: box.minY + 12)
    let attributes: [SVGAttribute] = [.number(.x, middle.x), .number(.y, middle.y)]
    return .group(
      (view.map { [.about($0)] } ?? []) + [.classes(classes)], title: title == text ? nil : title,
      [.rect(box, radius: 3), .element(.text, attributes, words(text))])
  }
}
