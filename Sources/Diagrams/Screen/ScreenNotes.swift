// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// How to read the picture of the screen, below it.
struct ScreenNotes {
  private static let lineHeight = 15.0

  private let lines: [String]
  private let origin: PicturePoint
  private let area: PictureRect

  init(diagram: ScreenDiagram) {
    let subject = diagram.subject
    var sentences = [subject.text(.screenMarks)]
    let shapes = diagram.drawn.map { diagram.shapes[$0] }
    if shapes.contains(where: { $0.isCut || $0.isUnseen }) { sentences.append(subject.text(.screenDashes)) }
    if subject.analysis.touches.count > 1 { sentences.append(subject.text(.otherTouches)) }
    let total = subject.index.screen.views.count
    if diagram.drawn.count + diagram.beyondCount < total {
      sentences.append(subject.text(.drawnOnScreen(count: diagram.drawn.count, total: total)))
    }
    if diagram.beyondCount > 0 {
      sentences.append(subject.text(.beyondThePicture(count: diagram.beyondCount)))
    }
    if subject.answer.passesDiffer {
      sentences.append(subject.text(.walksDiffer(count: subject.answer.passes.count)))
    }
    let width = diagram.visible.width - 28
    lines = sentences.flatMap { ScreenLabels.fitter.wrap($0, to: width, lines: 8) }
    origin = PicturePoint(x: diagram.visible.minX + 14, y: diagram.visible.maxY)
    area = PictureRect(
      x: diagram.visible.minX, y: diagram.visible.maxY, width: diagram.visible.width,
      height: Double(lines.count) * Self.lineHeight + 8)
  }

  var height: Double { area.height }

  /// Views that reach beyond the picture end where the notes begin.
  private var plate: SVGNode {
    .element(
      .rect,
      [
        .number(.x, area.minX), .number(.y, area.minY), .number(.width, area.width),
        .number(.height, area.height),
      ], [])
  }

  var node: SVGNode {
    .group(
      [.classes(["note", "muted"])],
      [plate]
        + lines.enumerated().map { index, line in
          .element(
            .text,
            [.number(.x, origin.x), .number(.y, origin.y + Double(index) * Self.lineHeight + 13)],
            [.text(line)])
        })
  }
}
