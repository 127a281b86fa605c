// SPDX-License-Identifier: Apache-2.0

package import Graphviz

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
  case svg, title, desc, style, rect, circle, ellipse, polyline, polygon, path, text, tspan, defs, pattern
  case group = "g"
  case anchor = "a"
}

/// An attribute, with the value in its own type.
package enum SVGAttribute: Hashable, Sendable {
  case id(String)
  case classes([String])
  case role(String)
  case labelledBy([String])
  /// The view that a label or a frame belongs to, by its identifier in the trace.
  case about(String)
  /// The view with which something moves that is not marked like it.
  case movesWith(String)
  case viewBox(PictureRect)
  case number(Number, Double)
  case points([PicturePoint])
  case path([PathStep])
  /// What a style sheet calls `currentColor`.
  case color(Color)
  /// What a style sheet may overrule.
  case fill(Color)
  case stroke(Color)
  /// No area, unless a style sheet gives one.
  case unfilled
  /// A pattern as area, by its identifier.
  case patternFill(String)
  /// Of a pattern: it is laid in pixels of the picture, and slanted.
  case slantedPattern
  /// Black lines and no areas where there is no style sheet.
  case unstyled
  case dashes(Dashes)
  case fontFamily(String)
  case isBold
  case isItalic
  case decoration(String)
  /// Which part of a text stands at its point; without it the beginning.
  case anchor(TextAnchor)
  /// Where an anchor leads.
  case link(String)

  /// Lengths, in pixels of the picture.
  package enum Number: String, Sendable {
    case x, y, dx, width, height, r, rx, ry, cx, cy
    case fontSize = "font-size"
    case lineWidth = "stroke-width"
  }

  /// Lengths of a line's dashes and of the gaps between them.
  package enum Dashes: String, Sendable {
    case dashed = "5,2"
    case dotted = "1,5"
  }

  package enum TextAnchor: String, Sendable {
    case start, middle, end
  }
}

/// A step of a path's outline.
package enum PathStep: Hashable, Sendable {
  case move(PicturePoint)
  case line(PicturePoint)
  /// A Bézier with its two control points.
  case curve(PicturePoint, PicturePoint, to: PicturePoint)
  case close
}
