// SPDX-License-Identifier: Apache-2.0

import Narration

/// A picture with a claim on top: 680 pixels wide, whatever it shows.
///
/// One unit is one pixel, and no text is smaller than ``SheetText/small``, so that it can stand in an article as it is.
struct Sheet: Sendable {
  static let width = DiagramOptions.articleWidth
  static let margin = 20.0
  static let contentWidth = width - 2 * margin

  /// The width of this sheet, and of what stands between its margins.
  let width: Double
  var contentWidth: Double { width - 2 * Self.margin }

  /// One sentence with names, which says what the picture shows.
  let claim: String

  /// What stands in grey below it; nil for nothing.
  let line: String?

  /// The sign before the line.
  let glyph: SheetGlyph?

  let text: SheetText

  private let claimLines: [String]
  private let smallLines: [String]

  init(
    claim: String, line: String?, glyph: SheetGlyph? = nil, text: SheetText, width: Double = Sheet.width
  ) {
    self.claim = claim
    self.line = line
    self.glyph = glyph
    self.text = text
    self.width = width
    let room = width - 2 * Self.margin
    // Two lines are meant; a third is better than a name that is cut.
    claimLines = Self.lines(of: claim, in: room, text.claim, most: width < Self.width ? 6 : 3)
    let lead = glyph == nil ? 0 : SheetGlyph.lead
    smallLines = line.map { text.line.wrap($0, to: room - lead, lines: width < Self.width ? 4 : 2) } ?? []
  }

  /// The lines of a claim; a last one of a single word gets some company.
  private static func lines(
    of claim: String, in room: Double, _ fitter: TextFitter, most: Int
  ) -> [String] {
    let lines = fitter.wrap(claim, to: room, lines: most)
    guard lines.count > 1, let last = lines.last, fitter.width(of: last) < room / 4 else { return lines }
    let even = fitter.wrap(claim, to: room * 0.8, lines: most)
    return even.count == lines.count ? even : lines
  }

  /// Where what is shown begins.
  var top: Double { 63 + 22 * Double(claimLines.count - 1) + 20 * Double(smallLines.count) }

  /// The texts on top.
  var head: [SVGNode] {
    let claims = claimLines.enumerated().map { position, line in
      SVGNode.label(
        line, at: PicturePoint(x: Self.margin, y: 34 + 22 * Double(position)), isBold: true,
        size: text.claim.size)
    }
    let first = 55 + 22 * Double(claimLines.count - 1)
    let sign = glyph.map { [$0.node(at: PicturePoint(x: Self.margin, y: first - 10))] } ?? []
    let left = Self.margin + (glyph == nil ? 0 : SheetGlyph.lead)
    let lines = smallLines.enumerated().map { position, line in
      SVGNode.label(
        line, at: PicturePoint(x: left, y: first + 20 * Double(position)), size: text.line.size,
        classes: ["muted"])
    }
    return claims + sign + lines
  }

  /// The picture with what it shows, which ends at a height.
  func diagram(
    _ subject: DiagramSubject, _ nodes: [SVGNode], bottom: Double, facts: JSONObject, textEquivalent: String
  ) -> Diagram {
    let box = PictureRect(x: 0, y: 0, width: width, height: bottom + Self.margin)
    let sheet = SVGNode.group([.classes(["sheet"])], head + nodes)
    return subject.diagram(
      subject.drawing([sheet], in: box, fontSize: text.small.size), title: claim, summary: line ?? claim,
      facts: facts, textEquivalent: "\(TextFitter.line(claim))\n\n\(textEquivalent)")
  }
}
