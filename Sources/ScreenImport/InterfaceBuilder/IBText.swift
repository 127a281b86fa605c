// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Reads what a person sees on a view: its text and its background.
enum IBText {
  /// The title, text or placeholder of a view.
  static func text(of element: IBElement) -> String? {
    switch element.name {
    case "button":
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      return state.flatMap { written("title", $0) }
        ?? element.value(forKey: "configuration").flatMap { written("title", $0) }
    case "segmentedControl":
      let titles = element.child("segments")?.children.compactMap { SafeText.name($0["title"]) } ?? []
      return SafeText.name(titles.joined(separator: ", "))
    case "label", "textField", "textView", "searchBar":
      return written("text", element) ?? attributed(element) ?? written("placeholder", element)
    default:
      return nil
    }
  }

  /// An attribute, or a child `string` for a text with line breaks.
  private static func written(_ key: String, _ element: IBElement) -> String? {
    if let text = SafeText.name(element[key]) { return text }
    guard let value = element.value(forKey: key) else { return nil }
    return SafeText.name(value.text)
  }

  private static func attributed(_ element: IBElement) -> String? {
    let fragments = element.value(forKey: "attributedText")?.children.filter { $0.name == "fragment" } ?? []
    let texts = fragments.compactMap { $0["content"] ?? $0.value(forKey: "content")?.text }
    return SafeText.name(texts.joined())
  }

  /// A colour in the way of CSS; nil for named and system colours, which look different from device to device.
  static func hex(_ color: IBElement) -> String? {
    let names = ["systemColor", "cocoaTouchSystemColor", "name", "catalog"]
    guard names.allSatisfy({ color[$0] == nil }) else { return nil }
    let alpha = color.number("alpha") ?? 1
    if let white = color.number("white") {
      return HexColor(gray: white, alpha: alpha)?.visibleText
    }
    guard let red = color.number("red"), let green = color.number("green"), let blue = color.number("blue")
    else {
      return nil
    }
    return HexColor(red: red, green: green, blue: blue, alpha: alpha)?.visibleText
  }
}
