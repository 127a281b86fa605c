// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// The name of an image in UIKit's descriptions.
enum ImageName {
  /// The name for an image without one.
  static let unnamed = "unnamed"

  /// The name in a description such as `<UIImage:0x1 named(main: photo) {24, 24}>`, or another text unchanged; nil for
  /// no image. An image without a name still counts.
  static func read(_ text: String) -> String? {
    guard text.hasPrefix("<") else { return text == "(null)" ? nil : SafeText.name(text) }
    for mark in [" named(", " symbol("] {
      guard let start = text.firstRange(of: mark)?.upperBound,
        let colon = text[start...].firstRange(of: ": ")?.upperBound,
        let end = text[colon...].firstIndex(of: ")")
      else { continue }
      if let name = SafeText.name(text[colon..<end]) { return name }
    }
    return unnamed
  }
}
