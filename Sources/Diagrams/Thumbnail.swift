// SPDX-License-Identifier: Apache-2.0

extension Diagram {
  /// A drawing without texts and identifiers, as an element for a page that brings the styles; empty for a graph.
  ///
  /// A page can hold many of them. Screen readers skip them.
  package func thumbnail() -> String {
    guard case .drawing(let drawing) = content else { return "" }
    return SVGWriter.text(
      of: .element(
        .svg, [.classes(["hp", "hp-" + kind.id]), .viewBox(drawing.box)],
        drawing.nodes.compactMap(\.withoutTexts)), isInPage: true)
  }
}

extension SVGNode {
  /// The shapes without texts; nil if there are none.
  fileprivate var withoutTexts: SVGNode? {
    guard case .element(let name, let attributes, let children) = self else { return nil }
    switch name {
    case .title, .desc, .style, .text, .tspan, .defs, .pattern: return nil
    case .svg, .group, .anchor:
      let shapes = children.compactMap(\.withoutTexts)
      return shapes.isEmpty ? nil : .element(name, attributes.filter(\.isLook), shapes)
    case .rect, .circle, .ellipse, .polyline, .polygon, .path:
      return .element(name, attributes.filter(\.isLook), [])
    }
  }
}

extension SVGAttribute {
  fileprivate var isLook: Bool {
    switch self {
    case .id, .role, .labelledBy, .about, .movesWith, .link, .fontFamily, .isBold, .isItalic, .decoration,
      .anchor, .patternFill, .number(.fontSize, _):
      false
    default: true
    }
  }
}
