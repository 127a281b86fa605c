// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// The sentences of the steps, one after the other in one place below a drawing, and a bar that tells how far it is.
struct WalkCaptions {
  private static let heading = TextFitter(size: 11)
  private static let sentence = TextFitter(size: 13)
  private static let lineHeight = 17.0
  private static let mostLines = 3
  private static let bar = 3.0

  /// A caption: where in the walk, and a sentence.
  struct Caption {
    var heading: String
    var sentence: String
    var span: WalkSpan
  }

  /// What the captions cover, below the drawing and as wide.
  let area: PictureRect
  let node: SVGNode

  init(_ captions: [Caption], below drawing: PictureRect, style: inout WalkStyle, inset: Double = 14) {
    let (left, width) = (drawing.minX + inset, drawing.width - 2 * inset)
    let lines = captions.map { Self.sentence.wrap($0.sentence, to: width, lines: Self.mostLines) }
    let most = lines.map(\.count).max() ?? 0
    area = PictureRect(
      x: drawing.minX, y: drawing.maxY, width: drawing.width,
      height: 34 + Double(most) * Self.lineHeight)
    let track = PictureRect(x: left, y: drawing.maxY + 4, width: width, height: Self.bar)
    let top = track.maxY + 16
    let groups = zip(captions, lines).map { caption, lines in
      let heading = Self.heading.cut(caption.heading, to: width) ?? ""
      return SVGNode.group(
        [.classes(["caption"] + style.classes(caption.span)), .number(.fontSize, Self.sentence.size)],
        [
          .label(
            heading, at: PicturePoint(x: left, y: top), size: Self.heading.size,
            classes: ["muted"])
        ]
          + lines.enumerated().map { index, line in
            .label(line, at: PicturePoint(x: left, y: top + Double(index + 1) * Self.lineHeight))
          })
    }
    node = .group(
      [.classes(["captions"])],
      [
        .group([.classes(["note"])], [.rect(area)]),
        .group([.classes(["track"])], [.rect(track)]),
        .group([.classes(["touch"])], [.rect(track, classes: [WalkStyle.progress])]),
      ] + groups)
  }
}
