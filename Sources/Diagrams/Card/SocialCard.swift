// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The preview picture that other sites show beside a link to a page: its title, a few words, and the screen.
package struct SocialCard: Sendable {
  /// The size that sites show without cropping, in pixels.
  package static let width = 1200.0
  package static let height = 630.0

  private static let margin = 64.0
  private static let pictureWidth = 360.0

  /// The kind of page, such as "Lesson 3 of 16"; empty for none.
  package var label: String
  package var title: String
  package var lead: String

  /// The screen; nil for a page without one.
  package var screen: Diagram?

  package init(label: String, title: String, lead: String, screen: Diagram? = nil) {
    self.label = label
    self.title = title
    self.lead = lead
    self.screen = screen
  }

  /// The card as an SVG file, in light colours.
  package func svg(style: StyleSheet) -> String {
    let rules = style.rules(for: screen?.parts ?? [], theme: .light)
    return SVGWriter.file(
      of: .element(
        .svg,
        [
          .scope, .number(.width, Self.width), .number(.height, Self.height), .unstyled, .classes(["hp"]),
          .fontFamily(TextFitter.fontName),
          .viewBox(PictureRect(x: 0, y: 0, width: Self.width, height: Self.height)),
        ],
        [.element(.style, [], [.text(rules)])] + texts + picture),
      name: nil, isNamedByPlaces: true)
  }

  /// The drawing of the screen on the right, scaled to fit.
  private var picture: [SVGNode] {
    guard case .drawing(let drawing) = screen?.content else { return [] }
    let box = PictureRect(
      x: Self.width - Self.margin - Self.pictureWidth, y: Self.margin, width: Self.pictureWidth,
      height: Self.height - 2 * Self.margin)
    return [
      .element(
        .svg,
        [.classes(["hp", "hp-screen"])] + SVGNode.attributes(of: box, radius: 0) + [.viewBox(drawing.box)],
        drawing.nodes)
    ]
  }

  /// The texts on the left, from the top down, and the name at the bottom.
  private var texts: [SVGNode] {
    let isWide = picture.isEmpty
    let room = Self.width - 2 * Self.margin - (isWide ? 0 : Self.pictureWidth + 48)
    var nodes: [SVGNode] = []
    var y = Self.margin + 28
    if !label.isEmpty {
      nodes.append(colored("edge", .label(label, at: PicturePoint(x: Self.margin, y: y), size: 28)))
      y += 84
    } else {
      y += 40
    }
    let head = TextFitter(size: 60, isBold: true)
    for line in head.wrap(title, to: room, lines: 4) {
      nodes.append(.label(line, at: PicturePoint(x: Self.margin, y: y), isBold: true, size: head.size))
      y += 72
    }
    let body = TextFitter(size: 30)
    let free = Int((Self.height - Self.margin - 72 - y) / 42)
    for line in beginning(of: body.wrap(lead, to: room, lines: .max), free) {
      nodes.append(colored("edge", .label(line, at: PicturePoint(x: Self.margin, y: y), size: body.size)))
      y += 42
    }
    let foot = PicturePoint(x: Self.margin, y: Self.height - Self.margin)
    nodes.append(colored("hit", .label("HitPath", at: foot, isBold: true, size: 32)))
    return nodes
  }

  /// Wraps a text in a group whose class sets its colour; on the text itself, the class would outline each letter.
  private func colored(_ name: String, _ text: SVGNode) -> SVGNode {
    .element(.group, [.classes([name])], [text])
  }

  /// The first `count` lines; the last one indicates if more follow.
  private func beginning(of lines: [String], _ count: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(max(count, 0))) }
    return lines.prefix(count - 1) + [lines[count - 1] + " …"]
  }
}
