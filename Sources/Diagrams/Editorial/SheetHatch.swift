// SPDX-License-Identifier: Apache-2.0

/// The hatching of areas that wait or lose the touch: patterns once for each picture, in the colours of their marks.
enum SheetHatch {
  private static func name(_ mark: SheetMark) -> String { "hatch-\(mark.className)" }

  /// The patterns for some marks.
  static func definitions(_ marks: [SheetMark], id: (String) -> SVGAttribute) -> [SVGNode] {
    let used = [SheetMark.held, .lost].filter(marks.contains)
    guard !used.isEmpty else { return [] }
    let stroke = SVGNode.line(PicturePoint(x: 0, y: 0), PicturePoint(x: 0, y: 7))
    return [
      .element(
        .defs, [],
        used.map { mark in
          .element(
            .pattern,
            [
              id(name(mark)), .classes(["hatch", mark.className]), .slantedPattern, .number(.width, 7),
              .number(.height, 7),
            ], [stroke])
        })
    ]
  }

  /// A hatched area over one in plain colour.
  static func area(
    _ area: PictureRect, radius: Double, mark: SheetMark, id: (String) -> SVGAttribute
  ) -> SVGNode {
    guard case .id(let pattern) = id(name(mark)) else { return .group([], []) }
    // A style sheet gives shapes the area of what they belong to, which the group says here.
    return .group([.classes(["hatched"]), .patternFill(pattern)], [.rect(area, radius: radius)])
  }
}
