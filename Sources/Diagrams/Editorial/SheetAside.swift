// SPDX-License-Identifier: Apache-2.0

/// Words beside a box, in a row that goes on below where it meets the edge of the sheet.
struct SheetAside {
  /// A part of the words, with a sign before it and a look of its own.
  struct Part: Hashable {
    var text: String
    var isBold = false
    var glyph: SheetGlyph?
    /// What the part is marked as; nil for grey.
    var mark: String?

    /// The part where there are only words.
    var plainText: String { (glyph == .arrow ? "→ " : "") + text }
  }

  private static let gap = 9.0
  static let lineHeight = 16.0

  private let text: SheetText
  private let lines: [[(part: Part, x: Double)]]

  /// A row between two places.
  init(_ parts: [Part], from left: Double, to right: Double, text: SheetText) {
    self.text = text
    var lines: [[(part: Part, x: Double)]] = []
    var x = right
    for part in parts {
      let sign = part.glyph == nil ? 0 : SheetGlyph.size + 5
      let fitter = part.isBold ? text.strong : text.small
      for (position, words) in fitter.wrap(part.text, to: right - left - sign, lines: 6).enumerated() {
        var piece = part
        piece.text = words
        if position > 0 { piece.glyph = nil }
        let width = fitter.width(of: words) + sign
        if lines.isEmpty || position > 0 || x + width > right {
          lines.append([])
          x = left
        }
        lines[lines.count - 1].append((piece, x))
        x += width + Self.gap
      }
    }
    self.lines = lines
  }

  /// How high the lines after the first are.
  var extraHeight: Double { Self.lineHeight * Double(max(lines.count - 1, 0)) }

  /// The words, the first line's box having its upper edge at a height.
  func nodes(top: Double) -> [SVGNode] {
    lines.enumerated().flatMap { number, line in
      line.map { part, x in
        let y = top + Self.lineHeight * Double(number)
        let sign = part.glyph.map { [$0.node(at: PicturePoint(x: x, y: y + 6))] } ?? []
        let start = x + (part.glyph == nil ? 0 : SheetGlyph.size + 5)
        return .group(
          [.classes(["aside", part.mark ?? "unmarked"])],
          sign + [.label(part.text, at: PicturePoint(x: start, y: y + 16), isBold: part.isBold)])
      }
    }
  }
}
