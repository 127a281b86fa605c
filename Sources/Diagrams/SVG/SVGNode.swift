// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Graphviz
package import Trace

/// An element or text of a picture.
///
/// The type is closed: names are fixed words, and values are escaped in one place, when the tree is written. Markup
/// cannot be passed, so a name from a screen is always text.
package indirect enum SVGNode: Hashable, Sendable {
  case element(SVGName, [SVGAttribute], [SVGNode])
  case text(String)
}

/// The elements of pictures.
package enum SVGName: String, Sendable {
  case svg, title, desc, style, rect, circle, polyline, polygon, path, text, tspan, defs, pattern, clipPath
  case image, use
  case group = "g"
}

/// An attribute with a typed value.
package enum SVGAttribute: Hashable, Sendable {
  case id(String)
  /// Style rules apply within the element; its identifier is the picture's name, if it has one.
  case scope
  /// The command that keeps the file up to date.
  case maker(String)
  case classes([String])
  case role(String)
  case labelledBy([String])
  /// The identifier of the view that a label or frame belongs to.
  case about(String)
  /// The identifier of a view with which an unmarked element moves.
  case movesWith(String)
  case viewBox(PictureRect)
  case number(Number, Double)
  case points([PicturePoint])
  case path([PathStep])
  /// The value of `currentColor` in style sheets.
  case color(Color)
  /// No fill, unless a style sheet sets one.
  case unfilled
  /// A clip path, by its identifier.
  case clip(String)
  /// A pattern as fill, by its identifier.
  case patternFill(String)
  /// Makes a pattern use the picture's pixels, slanted.
  case slantedPattern
  /// Black strokes and no fill, if there is no style sheet.
  case unstyled
  case fontFamily(String)
  case isBold
  /// The content of an image, stretched to its area.
  case picture(TraceScreenshot)
  /// The element to draw again, by its identifier.
  case repeating(String)
  /// Which part of a text is at its point; by default the beginning.
  case anchor(TextAnchor)

  /// Lengths, in pixels of the picture.
  package enum Number: String, Sendable {
    case x, y, dx, width, height, r, rx, cx, cy
    case fontSize = "font-size"
    case opacity
    case lineWidth = "stroke-width"
  }

  package enum TextAnchor: String, Sendable {
    case start, middle, end
  }
}

/// A step of a path.
package enum PathStep: Hashable, Sendable {
  case move(PicturePoint)
  case line(PicturePoint)
  /// A cubic Bézier curve with its two control points.
  case curve(PicturePoint, PicturePoint, to: PicturePoint)
  case close
}

extension SVGNode {
  /// A group with a title, which browsers show as a tooltip and read aloud.
  static func group(_ attributes: [SVGAttribute], title: String? = nil, _ children: [SVGNode]) -> SVGNode {
    let name = title.map { [SVGNode.element(.title, [], [.text($0)])] } ?? []
    return .element(.group, attributes, name + children)
  }

  static func rect(_ box: PictureRect, radius: Double = 0, classes: [String] = []) -> SVGNode {
    .element(.rect, classed(classes) + attributes(of: box, radius: radius), [])
  }

  static func attributes(of box: PictureRect, radius: Double) -> [SVGAttribute] {
    [
      .number(.x, box.minX), .number(.y, box.minY), .number(.width, box.width), .number(.height, box.height),
    ] + (radius > 0 ? [.number(.rx, radius)] : [])
  }

  /// A screenshot: its own image, or a reference to that of another picture on the page.
  static func image(
    _ screenshot: TraceScreenshot, in box: PictureRect, _ subject: DiagramSubject
  ) -> [SVGNode] {
    switch subject.options.screenshot {
    case .left: []
    case .drawn:
      [
        .element(
          .image, [subject.id(ElementID.screenshot), .picture(screenshot)] + attributes(of: box, radius: 0),
          [])
      ]
    case .repeated(let id): [.element(.use, [.repeating(id)], [])]
    }
  }

  static func circle(_ center: PicturePoint, radius: Double, classes: [String] = []) -> SVGNode {
    .element(
      .circle,
      classed(classes) + [.number(.cx, center.x), .number(.cy, center.y), .number(.r, radius)], [])
  }

  static func line(_ start: PicturePoint, _ end: PicturePoint, classes: [String] = []) -> SVGNode {
    lines([(start, end)], classes: classes)
  }

  /// Straight lines with the same style.
  static func lines(_ lines: [(start: PicturePoint, end: PicturePoint)], classes: [String] = []) -> SVGNode {
    path(lines.flatMap { [.move($0.start), .line($0.end)] }, classes: classes)
  }

  static func polygon(_ points: [PicturePoint], classes: [String] = []) -> SVGNode {
    .element(.polygon, classed(classes) + [.points(points)], [])
  }

  static func polyline(_ points: [PicturePoint]) -> SVGNode { .element(.polyline, [.points(points)], []) }

  static func path(_ steps: [PathStep], classes: [String] = []) -> SVGNode {
    .element(.path, classed(classes) + [.path(steps)], [])
  }

  /// A text on one line; the point is on its baseline. Truncate or wrap it with a ``TextFitter`` first.
  static func label(
    _ text: String, at point: PicturePoint, anchor: SVGAttribute.TextAnchor = .start, isBold: Bool = false,
    size: Double? = nil, classes: [String] = [], movingWith view: String? = nil
  ) -> SVGNode {
    .element(
      .text,
      (view.map { [.movesWith($0)] } ?? []) + classed(classes) + [.number(.x, point.x), .number(.y, point.y)]
        + (anchor == .start ? [] : [.anchor(anchor)]) + (isBold ? [.isBold] : [])
        + (size.map { [.number(.fontSize, $0)] } ?? []),
      [.text(text)])
  }

  /// A line with an arrowhead. The head is filled, while straight lines have no area.
  static func arrow(_ way: [PicturePoint]) -> [SVGNode] {
    guard let end = way.last, let before = way.dropLast().last else { return [] }
    let steps = [PathStep.move(way[0])] + way.dropFirst().map { .line($0) }
    let corners = arrowHead(at: end, from: before, length: 7, width: 7)
    let head = [PathStep.line(corners.0), .line(corners.1)]
    guard way.count > 2 else { return [path(steps + head + [.line(end)])] }
    return [.element(.path, [.unfilled, .path(steps)], []), path([.move(end)] + head + [.close])]
  }

  /// The corners of an arrowhead next to its tip.
  static func arrowHead(
    at end: PicturePoint, from start: PicturePoint, length: Double, width: Double
  ) -> (PicturePoint, PicturePoint) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let distance = max((x * x + y * y).squareRoot(), 1e-6)
    let (ux, uy) = (x / distance, y / distance)
    let (foot, side) = (end.offset(-ux * length, -uy * length), width / 2)
    return (foot.offset(-uy * side, ux * side), foot.offset(uy * side, -ux * side))
  }

  private static func classed(_ classes: [String]) -> [SVGAttribute] {
    classes.isEmpty ? [] : [.classes(classes)]
  }
}

/// Coordinates in tenths of a pixel, finer than any screen shows.
enum SVGNumber {
  /// Tenths of a pixel, clamped to the largest coordinate; 0 for a value that is not finite.
  static func tenths(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
  }

  /// Tenths as a number, without a zero before the decimal point.
  static func text(_ tenths: Int) -> String {
    let text = NumberText.decimal(Double(tenths) / 10, digits: 1)
    guard tenths != 0, abs(tenths) < 10 else { return text }
    return tenths < 0 ? "-" + text.dropFirst(2) : String(text.dropFirst())
  }
}

/// Identifiers of elements, made from those of the trace, so that a page can connect its pictures.
///
/// A view has the same identifier in every picture, after the picture's prefix: `view-SubView2`. Characters other than
/// ASCII letters, digits and hyphens are written as hexadecimal numbers between underscores, so that different names
/// stay different: `UIButton#2` becomes `view-UIButton_23_2`.
package enum ElementID {
  package static func view(_ id: String) -> String { "view-" + name(id) }

  /// The screenshot.
  package static let screenshot = "shot"

  package static func controller(_ id: String) -> String { "controller-" + name(id) }

  package static func recognizer(_ id: String) -> String { "recognizer-" + name(id) }

  package static func responder(_ id: String) -> String { "responder-" + name(id) }

  package static func touch(_ id: String) -> String { "touch-" + name(id) }

  /// An event, by its sequence number in the trace.
  package static func event(_ sequence: Int) -> String { "event-\(sequence)" }

  /// The shortened name of a long identifier; nil if it is not shortened.
  package static func cutName(_ id: String) -> String? {
    let name = name(id)
    return name.utf8.count < longest ? nil : name
  }

  private static let longest = 80

  /// The name; a long one is truncated and followed by a hash of the whole.
  static func name(_ id: String) -> String {
    var result = ""
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for scalar in id.unicodeScalars {
      hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01b3
      guard result.utf8.count < longest else { continue }
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": result.unicodeScalars.append(scalar)
      default: result += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return result.utf8.count < longest ? result : result + "__" + String(hash, radix: 16)
  }
}

extension ResponderSummary {
  /// The identifier of its element, the same in every picture.
  var elementID: String {
    switch kind {
    case .view, .control, .window: ElementID.view(id)
    case .viewController: ElementID.controller(id)
    case .scene, .application, .applicationDelegate, .responder: ElementID.responder(id)
    }
  }
}

/// Sentences below a drawing: how to read it, and what it omits.
struct DrawingNotes {
  private static let lineHeight = 15.0
  private static let fitter = TextFitter(size: 11)

  /// The area of the notes, below the drawing and as wide.
  let area: PictureRect

  private let lines: [String]
  private let left: Double

  /// Lays out the notes.
  ///
  /// - Parameters:
  ///   - sentences: The sentences; each begins on a new line.
  ///   - drawing: The area of the drawing above them.
  ///   - inset: The space to the left and right of the lines.
  init(_ sentences: [String], below drawing: PictureRect, inset: Double = 14) {
    lines = sentences.flatMap { Self.fitter.wrap($0, to: drawing.width - 2 * inset, lines: 8) }
    left = drawing.minX + inset
    area = PictureRect(
      x: drawing.minX, y: drawing.maxY, width: drawing.width,
      height: lines.isEmpty ? 0 : Double(lines.count) * Self.lineHeight + 8)
  }

  /// The notes on a background, because the drawing may extend below them.
  var node: SVGNode {
    .group(
      [.classes(["note", "muted"]), .number(.fontSize, Self.fitter.size)],
      [.rect(area)]
        + lines.enumerated().map { index, line in
          .label(line, at: PicturePoint(x: left, y: area.minY + Double(index) * Self.lineHeight + 13))
        })
  }
}
