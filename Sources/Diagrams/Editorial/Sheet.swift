// SPDX-License-Identifier: Apache-2.0

import Narration

/// A picture with a claim on top: 680 pixels wide, whatever it shows.
///
/// One unit is one pixel, and no text is smaller than ``SheetText/small``, so that it can stand in an article as it is.
struct Sheet {
  static let width = 680.0
  static let margin = 20.0
  static let contentWidth = width - 2 * margin

  /// One sentence with names, which says what the picture shows.
  let claim: String

  /// What stands in grey below it; nil for nothing.
  let line: String?

  let text: SheetText

  private let claimLines: [String]
  private let smallLines: [String]

  init(claim: String, line: String?, text: SheetText) {
    self.claim = claim
    self.line = line
    self.text = text
    // Two lines are meant; a third is better than a name that is cut.
    claimLines = text.claim.wrap(claim, to: Self.contentWidth, lines: 3)
    smallLines = line.map { text.line.wrap($0, to: Self.contentWidth, lines: 2) } ?? []
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
    let lines = smallLines.enumerated().map { position, line in
      SVGNode.label(
        line, at: PicturePoint(x: Self.margin, y: first + 20 * Double(position)), size: text.line.size,
        classes: ["muted"])
    }
    return claims + lines
  }

  /// The picture with what it shows, which ends at a height.
  func diagram(
    _ subject: DiagramSubject, _ nodes: [SVGNode], bottom: Double, facts: JSONObject, textEquivalent: String
  ) -> Diagram {
    let box = PictureRect(x: 0, y: 0, width: Self.width, height: bottom + Self.margin)
    let sheet = SVGNode.group([.classes(["sheet"])], head + nodes)
    return subject.diagram(
      subject.drawing([sheet], in: box, fontSize: text.small.size, facts: facts), title: claim,
      summary: line ?? claim, textEquivalent: "\(TextFitter.line(claim))\n\n\(textEquivalent)")
  }
}
