// SPDX-License-Identifier: Apache-2.0

/// Sentences below a drawing: how to read it, and what it leaves out.
struct DrawingNotes {
  private static let lineHeight = 15.0
  private static let fitter = TextFitter(size: 11)

  /// What the notes cover, below the drawing and as wide.
  let area: PictureRect

  private let lines: [String]
  private let left: Double

  /// - Parameters:
  ///   - sentences: Each begins a line of its own.
  ///   - drawing: What the notes stand below.
  ///   - inset: The room left and right of the lines.
  init(_ sentences: [String], below drawing: PictureRect, inset: Double = 14) {
    lines = sentences.flatMap { Self.fitter.wrap($0, to: drawing.width - 2 * inset, lines: 8) }
    left = drawing.minX + inset
    area = PictureRect(
      x: drawing.minX, y: drawing.maxY, width: drawing.width,
      height: lines.isEmpty ? 0 : Double(lines.count) * Self.lineHeight + 8)
  }

  /// The notes on a plate, since what is drawn may reach below them.
  var node: SVGNode {
    .group(
      [.classes(["note", "muted"]), .number(.fontSize, Self.fitter.size)],
      [.rect(area)]
        + lines.enumerated().map { index, line in
          .label(line, at: PicturePoint(x: left, y: area.minY + Double(index) * Self.lineHeight + 13))
        })
  }
}
