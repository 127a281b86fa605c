// SPDX-License-Identifier: Apache-2.0

/// The look of pictures, from a style sheet in the part of CSS that every renderer of SVG understands.
///
/// The colours are custom properties of `:root`, once for light and once, in
/// `@media screen and (prefers-color-scheme: dark)`, for dark. Rules have plain selectors: elements, classes,
/// attributes, children and siblings, `:not` of one of them, and lists.
///
/// Pages take the text as it is. A picture that stands alone gets only the rules that it needs, with colours in the
/// place of custom properties, since renderers other than browsers do not know those.
package struct StyleSheet: Sendable {
  private let rules: [StyleRule]
  private let light: [String: String]
  private let dark: [String: String]

  package init(_ css: String) {
    let parsed = StyleParser.parse(css)
    func palette(_ isDark: Bool) -> [String: String] {
      let roots = parsed.filter { $0.selectors == [":root"] && ($0.isDark == isDark) && !$0.isPrint }
      let pairs = roots.flatMap(\.declarations).filter { $0.name.hasPrefix("--") }
      return Dictionary(pairs.map { ($0.name, $0.value) }) { _, last in last }
    }
    let lightPalette = palette(false)
    light = lightPalette
    dark = lightPalette.merging(palette(true)) { _, dark in dark }
    rules = parsed.filter { $0.selectors != [":root"] }
  }

  /// The rules that elements of these classes need, with the custom properties of this sheet that they use, as a page
  /// holds them.
  package func rules(for classes: Set<String>) -> String {
    let needed = rules { selector in
      StyleSelector(selector).steps.allSatisfy { $0.classes.allSatisfy(classes.contains) }
    }
    let text = needed.map(\.text).joined()
    func palette(_ palette: [String: String]) -> String {
      let used = palette.sorted { $0.key < $1.key }.filter { text.contains("var(\($0.key))") }
      return used.isEmpty ? "" : ":root{" + used.map { "\($0.key):\($0.value)" }.joined(separator: ";") + "}"
    }
    let colors = palette(dark.filter { light[$0.key] != $0.value })
    return palette(light)
      + (colors.isEmpty ? "" : "@media screen and (prefers-color-scheme: dark){\(colors)}") + text
  }

  /// The rules with those of their selectors that are needed.
  private func rules(_ isNeeded: (String) -> Bool) -> [StyleRule] {
    rules.compactMap { rule in
      var rule = rule
      rule.selectors = rule.selectors.filter(isNeeded)
      return rule.selectors.isEmpty ? nil : rule
    }
  }

  /// The classes that elements of a page have, or get from its script: that may be any word of it.
  package static func classes(in page: String, script: String) -> Set<String> {
    let mark = Array("class=\"".utf8)
    let bytes = Array(page.utf8)
    let words = Array(script.utf8).split { !$0.isNameByte }
    var classes = Set(Set(words).map { String(decoding: $0, as: UTF8.self) })
    var position = 0
    while let start = bytes[position...].firstIndex(of: mark[0]) {
      position = start + 1
      guard bytes[start...].starts(with: mark) else { continue }
      let value = bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
      for name in value.split(separator: UInt8(ascii: " ")) {
        classes.insert(String(decoding: name, as: UTF8.self))
      }
      position = value.endIndex
    }
    return classes
  }

  /// The colour behind a picture that stands alone; automatic means light.
  package func background(_ theme: Theme) -> String {
    (theme == .dark ? dark : light)["--hp-bg"] ?? "#ffffff"
  }

  /// The rules that a picture needs, in the colours of a theme.
  func rules(for picture: SVGNode, theme: Theme) -> String {
    let needed = rules(PictureElements(of: picture).matches)
    let plain = needed.filter { !$0.isDark && !$0.isPrint }
    let palette = theme == .dark ? dark : light
    var text = "svg.hp { background: \(background(theme)); }\n"
    text += plain.map { $0.text(in: palette) }.joined()
    if theme == .automatic {
      let colored = plain.compactMap(\.colored)
      text += "@media screen and (prefers-color-scheme: dark) {\n"
      text += "svg.hp { background: \(background(.dark)); }\n"
      text += colored.map { $0.text(in: dark) }.joined()
      text += "}\n"
    }
    let printed = needed.filter(\.isPrint)
    if !printed.isEmpty { text += "@media print {\n" + printed.map { $0.text(in: light) }.joined() + "}\n" }
    return text
  }
}

/// In which colours a picture stands alone.
package enum Theme: String, CaseIterable, Sendable {
  /// Dark where the reader's system is; light on paper and where that is unknown.
  case automatic = "auto"
  case light
  case dark
}

/// Selectors and what they set.
struct StyleRule: Hashable, Sendable {
  struct Declaration: Hashable, Sendable {
    var name: String
    var value: String
  }

  var selectors: [String]
  var declarations: [Declaration]
  var isDark = false
  var isPrint = false

  /// The rule with its colours only; nil if it has none.
  var colored: StyleRule? {
    var rule = self
    rule.declarations = declarations.filter { $0.value[...].utf8.firstRange(ofASCII: "var(") != nil }
    return rule.declarations.isEmpty ? nil : rule
  }

  /// The rule as a page holds it.
  var text: String {
    let body = declarations.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    let heads = selectors.map { $0.replacing(" > ", with: ">") }
    let rule = "\(heads.joined(separator: ",")){\(body)}"
    return isPrint ? "@media print{\(rule)}" : rule
  }

  /// The rule with the values of custom properties in their places.
  func text(in palette: [String: String]) -> String {
    let body = declarations.map { "\($0.name): \(Self.resolve($0.value, palette));" }
    return selectors.joined(separator: ", ") + " { " + body.joined(separator: " ") + " }\n"
  }

  private static func resolve(_ value: String, _ palette: [String: String]) -> String {
    var result = ""
    var rest = value[...]
    while let start = rest.utf8.firstRange(ofASCII: "var("),
      let end = rest.utf8[start.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    {
      result += rest[..<start.lowerBound]
      result += palette[String(rest[start.upperBound..<end])] ?? "currentColor"
      rest = rest[rest.utf8.index(after: end)...]
    }
    return result + rest
  }
}
