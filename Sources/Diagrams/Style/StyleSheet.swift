// SPDX-License-Identifier: Apache-2.0

/// The colours of a picture outside a page.
package enum Theme: String, CaseIterable, Sendable {
  /// Dark if the reader's system is; light on paper and where that is unknown.
  case automatic = "auto"
  case light
  case dark
}

/// The colours of pages and pictures.
package enum Palette {
  /// The name of each colour, with its light and dark value.
  package static let colors: [(name: String, light: String, dark: String)] = [
    ("bg", "#ffffff", "#111318"), ("fg", "#15171c", "#e9ebf0"), ("muted", "#565e6c", "#a3acbb"),
    ("line", "#dcdfe5", "#313742"), ("edge", "#7d8593", "#7c8697"), ("fill", "#f5f6f8", "#191c22"),
    ("accent", "#0b57b0", "#8abafc"), ("accent-fill", "#eaf2fd", "#1b2b45"),
    ("path", "#343c4a", "#9aa1ae"), ("path-fill", "#eef0f4", "#262b34"),
    ("hit", "#0d41d4", "#b3d7fe"), ("hit-fill", "#dce6fe", "#1c3a66"),
    ("gets", "#09764a", "#60e3a6"), ("gets-fill", "#d5f1e4", "#0f3d2d"),
    ("refused", "#7a1207", "#ff7364"), ("refused-fill", "#fbe7e4", "#4a1a17"),
    ("lost", "#b0259b", "#d27af5"), ("lost-fill", "#f9e4f5", "#40194f"),
    ("held", "#80630a", "#f6cb45"), ("held-fill", "#fbf1cf", "#3d2f0a"),
    ("touch", "#15171c", "#e9ebf0"),
    // Over a screenshot: transparent, or 45 % of `bg` in dark mode.
    ("veil", "#ffffff00", "#11131873"),
    // The app below the marks, drawn in light colours: unchanged, or inverted with its hues kept in dark mode.
    ("app", "none", "invert(0.9) hue-rotate(180deg)"), ("knob", "#ffffff", "#0d0d0d"),
    // Regions of the tap map.
    ("hue1", "#dae6fb", "#223258"), ("hue2", "#dcf0df", "#1e3c2a"), ("hue3", "#fbebcf", "#42341a"),
    ("hue4", "#eadff6", "#372a49"), ("hue5", "#d3eef0", "#183a3f"), ("hue6", "#f9dde4", "#472732"),
  ]

  private static let light = Dictionary(uniqueKeysWithValues: colors.map { ($0.name[...], $0.light) })
  private static let dark = Dictionary(uniqueKeysWithValues: colors.map { ($0.name[...], $0.dark) })

  /// What all pictures of a page share: the colours as custom properties, such as `--hp-bg`, which follow the reader's
  /// colour scheme, and the font.
  package static var properties: String {
    func block(_ colors: [(name: String, value: String)]) -> String {
      ":root{" + colors.map { "--hp-\($0.name):\($0.value)" }.joined(separator: ";") + "}"
    }
    return ":root{color-scheme:light dark}" + block(colors.map { ($0.name, $0.light) })
      + "svg.hp{font-family:\(TextFitter.fontName)}"
      + "@media screen and (prefers-color-scheme: dark){\(block(colors.map { ($0.name, $0.dark) }))}"
  }

  /// The background colour of a picture outside a page; automatic means light.
  package static func background(_ theme: Theme) -> String { (theme == .dark ? dark : light)["bg"] ?? "" }

  /// The rules with colours instead of custom properties, which only browsers understand.
  static func resolved(_ css: String, isDark: Bool) -> String {
    let pieces = css.split(separator: "var(--hp-", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let name = piece.prefix { $0 != ")" }
      text += (isDark ? dark : light)[name] ?? "currentColor"
      text += piece.dropFirst(name.count + 1)
    }
  }
}

/// A group of style rules for pictures: shapes are in `picture/NAME.css`, colours in `picture/NAME-colors.css`.
///
/// Each kind of picture lists the parts that it needs; all need ``base``.
package enum PicturePart: String, CaseIterable, Sendable {
  case base, sheet, graph, asides, lanes, sequence, touch, callouts, screen, device, stage, paint, layers
  case tapMap = "tap-map"
  case walk

  package var forms: String { "picture/\(rawValue).css" }
  package var colors: String { "picture/\(rawValue)-colors.css" }

  /// The parts and ``base`` in a fixed order, each once.
  package static func sorted(_ parts: some Sequence<PicturePart>) -> [PicturePart] {
    let wanted = Set(parts).union([.base])
    return allCases.filter(wanted.contains)
  }

  /// The files of some parts for a page.
  package static func files(of parts: some Sequence<PicturePart>) -> [String] {
    let parts = sorted(parts)
    return [PicturePart.base.forms] + parts.map(\.colors) + parts.dropFirst().map(\.forms)
  }
}

/// The style rules of pictures outside a page.
package struct StyleSheet: Sendable {
  private let texts: [String: String]

  /// Creates a style sheet.
  ///
  /// - Parameter texts: The CSS texts, by file.
  package init(_ texts: [String: String]) { self.texts = texts }

  private func text(_ file: String) -> String { texts[file] ?? "" }

  /// The rules of some parts with the colours of a theme. The automatic theme has dark colours that follow the reader's
  /// system.
  package func rules(for parts: [PicturePart], theme: Theme) -> String {
    let parts = PicturePart.sorted(parts)
    let colored = "svg.hp{background:var(--hp-bg)}" + parts.map { text($0.colors) }.joined()
    let light = Palette.resolved(colored, isDark: theme == .dark)
    let dark =
      theme == .automatic
      ? "@media screen and (prefers-color-scheme: dark){\(Palette.resolved(colored, isDark: true))}" : ""
    return text(PicturePart.base.forms) + light + dark + parts.dropFirst().map { text($0.forms) }.joined()
  }
}
