// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIKitProperties {
  /// Properties that only affect drawing, in addition to the background and corner radius of every view. They have no
  /// value unless a source sets one.
  static let drawing: [UIKitProperty] =
    [
      UIKitProperty(
        "borderWidth", \UIView.layer.borderWidth,
        "the width of the layer's line along the edge, in points; drawing only",
        type: .number(PropertyType.lengths), defaultValue: 0, attribute: .none),
      UIKitProperty(
        "borderColor", \UIView.layer.borderColor, "the colour of that line; drawing only",
        defaultValue: .some(nil), attribute: .none),
      UIKitProperty(
        "tintColor", \UIView.knownTintColor, "the view's own tint colour; drawing only",
        defaultValue: .some(nil),
        attribute: .none),
    ] + look(of: UILabel.self) + look(of: UIButton.self) + look(of: UITextField.self)
    + look(of: UITextView.self) + [
      UIKitProperty(
        "numberOfLines", \UILabel.knownNumberOfLines,
        "the most lines that are drawn, 0 for as many as there are; drawing only", defaultValue: .some(nil)),
      UIKitProperty(
        "placeholder", \UITextField.placeholder, "what is shown while there is no text; drawing only",
        defaultValue: ""),
      UIKitProperty(
        "image", \UIImageView.image, "the name of the picture; drawing only", defaultValue: .some(nil)),
      UIKitProperty(
        "image", of: UIButton.self, "the name of the picture; drawing only", defaultValue: .some(nil),
        attribute: .none, get: { $0.image(for: .normal) }, set: { $0.setImage($1, for: .normal) }),
    ]

  /// How a class of views draws its text.
  private static func look<View: TextDrawing>(of view: View.Type) -> [UIKitProperty] {
    [
      UIKitProperty(
        "textColor", of: view, "the colour of the text; drawing only", defaultValue: .some(nil),
        attribute: .none,
        get: { $0.look.color }, set: { $0.look.color = $1 }),
      UIKitProperty(
        "fontSize", of: view, "the size of the text's font, in points; drawing only",
        type: .number(PropertyType.lengths), defaultValue: .some(nil), attribute: .none,
        get: { $0.look.font?.pointSize }, set: { $0.look.font = $1.map { UIFont(pointSize: $0) } }),
      UIKitProperty(
        "textAlignment", of: view, "where the lines of the text begin or end; drawing only",
        defaultValue: .some(nil), get: { $0.look.alignment }, set: { $0.look.alignment = $1 }),
    ]
  }
}

extension NSTextAlignment: PropertyStorage {
  static let type = PropertyType.word(allCases.map(\.name))

  init?(setting value: PropertyValue) {
    guard let word = String(value), let known = Self.allCases.first(where: { $0.name == word }) else {
      return nil
    }
    self = known
  }

  var value: PropertyValue { .text(name) }
}

extension UIImage: PropertyStorage {
  static var type: PropertyType { .text }

  init?(setting value: PropertyValue) {
    guard let name = String(value), !name.isEmpty else { return nil }
    self.init(named: name)
  }

  var value: PropertyValue { .text(name) }
}
