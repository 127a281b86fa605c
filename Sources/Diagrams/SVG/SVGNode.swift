// SPDX-License-Identifier: Apache-2.0

/// An element or a text of a picture.
///
/// The type is closed: names are fixed words, and values are escaped when the tree is written, in one place. There
/// is no way to pass markup, so a name from a screen can only ever be a text.
package indirect enum SVGNode: Hashable, Sendable {
  case element(SVGName, [SVGAttribute], [SVGNode])
  case text(String)
}

/// The elements that pictures consist of.
package enum SVGName: String, Sendable {
  case svg, title, desc, style, rect, circle, polyline, polygon, path, text
  case group = "g"
}

/// An attribute, with the value in its own type.
package enum SVGAttribute: Hashable, Sendable {
  case id(String)
  case classes([String])
  case role(String)
  case labelledBy([String])
  /// The view that a label or a frame belongs to, by its identifier in the trace.
  case about(String)
  case viewBox(PictureRect)
  case number(Number, Double)
  case points([PicturePoint])
  case path([PathStep])
  /// What a style sheet calls `currentColor`.
  case color(HexColor)
  /// No area, unless a style sheet gives one.
  case unfilled
  /// Black lines and no areas, for whoever has no style sheet.
  case unstyled
  case fontFamily(String)
  case isBold
  /// Which part of a text stands at its point; without it the beginning.
  case anchor(TextAnchor)

  /// Lengths, in pixels of the picture.
  package enum Number: String, Sendable {
    case x, y, width, height, r, rx, cx, cy
    case fontSize = "font-size"
  }

  package enum TextAnchor: String, Sendable {
    case start, middle, end
  }
}

/// A step of a path's outline.
package enum PathStep: Hashable, Sendable {
  case move(PicturePoint)
  case line(PicturePoint)
  case close
}
