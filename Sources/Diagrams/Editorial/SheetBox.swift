// SPDX-License-Identifier: Apache-2.0

/// The box of an object: its name, and what it is in a word or two.
struct SheetBox {
  static let height = 24.0
  private static let inset = 10.0
  private static let lineHeight = 16.0

  /// Wider names go on in a second line.
  private static let widestName = 190.0

  private let glyph: SheetGlyph?
  private let names: [String]
  private let role: String
  private let name: TextFitter
  private let small: TextFitter

  /// A box no wider than the room. Behind a glyph the name is in small type.
  init(_ name: String, role: String, glyph: SheetGlyph? = nil, text: SheetText, room: Double) {
    self.glyph = glyph
    self.name = glyph == nil ? text.name : text.strong
    small = text.small
    let most = room - 2 * Self.inset - (glyph == nil ? 0 : SheetGlyph.size + 5)
    names = self.name.wrap(name, to: min(most, glyph == nil ? Self.widestName : most), lines: 8)
    let left = most - Self.gap - self.name.width(of: names.last ?? "")
    self.role = small.wrap(role, to: max(left, 40), lines: 1).first ?? ""
  }

  private static let gap = 7.0

  private var nameWidth: Double { names.map(name.width).max() ?? 0 }

  private var roleStart: Double { name.width(of: names.last ?? "") + (names.last == "" ? 0 : Self.gap) }

  private var glyphWidth: Double { glyph == nil ? 0 : SheetGlyph.size + 5 }

  var width: Double {
    let last = role.isEmpty ? 0 : roleStart + small.width(of: role)
    return 2 * Self.inset + glyphWidth + max(nameWidth, last)
  }

  var height: Double { Self.height + Self.lineHeight * Double(names.count - 1) }

  /// The box with its upper left corner at a point.
  func nodes(at corner: PicturePoint) -> [SVGNode] {
    let left = corner.x + Self.inset + glyphWidth
    var nodes: [SVGNode] = [
      .rect(PictureRect(x: corner.x, y: corner.y, width: width, height: height), radius: 9)
    ]
    if let glyph {
      nodes.append(glyph.node(at: PicturePoint(x: corner.x + Self.inset, y: corner.y + 6)))
    }
    for (position, text) in names.enumerated() {
      let line = corner.y + 16.5 + Self.lineHeight * Double(position)
      // The role stands right behind the name, however wide that is in the reader's font.
      let isLast = position == names.count - 1 && !role.isEmpty
      let words = isLast ? [roleNode] : []
      nodes.append(
        .element(
          .text, [.number(.x, left), .number(.y, line)],
          [.element(.tspan, [.classes(["name"]), .isBold, .number(.fontSize, name.size)], [.text(text)])]
            + words))
    }
    return nodes
  }

  private var roleNode: SVGNode {
    .element(.tspan, [.number(.dx, names.last == "" ? 0 : Self.gap)], [.text(role)])
  }
}
