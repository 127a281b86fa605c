// SPDX-License-Identifier: Apache-2.0

/// Words beside a box, in a row that goes on below where it meets the edge of the sheet.
struct SheetAside {
  /// A part of the words, with a sign before it and a look of its own.
  struct Part: Hashable {
    var text: String
    var isBold = false
    var glyph: SheetGlyph?
    /// What the part is marked as; nil for grey.
    var mark: SheetMark?

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

  /// Parts of a line that are one text: what is said of a word in bold follows it, however wide that is in the
  /// reader's font.
  private static func runs(_ line: [(part: Part, x: Double)]) -> [[(part: Part, x: Double)]] {
    line.runs { last, piece in
      last.part.isBold && !piece.part.isBold && piece.part.glyph == nil && last.part.mark == piece.part.mark
    }
  }

  /// The words, the first line's box having its upper edge at a height.
  func nodes(top: Double) -> [SVGNode] {
    lines.enumerated().flatMap { number, line in
      Self.runs(line).map { run in
        let (part, x) = run[0]
        let y = top + Self.lineHeight * Double(number)
        let sign = part.glyph.map { [$0.node(at: PicturePoint(x: x, y: y + 6))] } ?? []
        let start = x + (part.glyph == nil ? 0 : SheetGlyph.size + 5)
        return .group(
          [.classes(["aside", part.mark?.className ?? "unmarked"])],
          sign + [Self.text(run.map(\.part), at: PicturePoint(x: start, y: y + 16))])
      }
    }
  }

  private static func text(_ parts: [Part], at point: PicturePoint) -> SVGNode {
    guard parts.count > 1 else { return .label(parts[0].text, at: point, isBold: parts[0].isBold) }
    return .element(
      .text, [.number(.x, point.x), .number(.y, point.y)],
      parts.enumerated().map { position, part in
        .element(
          .tspan, (part.isBold ? [.isBold] : []) + (position > 0 ? [.number(.dx, gap - 3)] : []),
          [.text(part.text)])
      })
  }
}
