// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Graphviz
package import Trace

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
  case svg, title, desc, style, rect, circle, polyline, polygon, path, text, tspan, defs, pattern, clipPath
  case image, use
  case group = "g"
}

/// An attribute, with the value in its own type.
package enum SVGAttribute: Hashable, Sendable {
  case id(String)
  /// That rules of a style sheet hold within the element: its identifier is the picture's name, if it has one.
  case scope
  /// Which command keeps the file fresh.
  case maker(String)
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
  /// No area, unless a style sheet gives one.
  case unfilled
  /// What is left of it: the area of a clip path, by its identifier.
  case clip(String)
  /// A pattern as area, by its identifier.
  case patternFill(String)
  /// Of a pattern: it is laid in pixels of the picture, and slanted.
  case slantedPattern
  /// Black lines and no areas where there is no style sheet.
  case unstyled
  case fontFamily(String)
  case isBold
  /// What an image shows, stretched to its place.
  case picture(TraceScreenshot)
  /// The element that is drawn once more, by its identifier.
  case repeating(String)
  /// Which part of a text stands at its point; without it the beginning.
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

/// A step of a path's outline.
package enum PathStep: Hashable, Sendable {
  case move(PicturePoint)
  case line(PicturePoint)
  /// A Bézier with its two control points.
  case curve(PicturePoint, PicturePoint, to: PicturePoint)
  case close
}

extension SVGNode {
  /// An element with a readable name, which is shown when the pointer rests and read aloud.
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

  /// A screenshot in its place: by itself, or as another picture of the page has it.
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

  /// Straight lines that look alike.
  static func lines(_ lines: [(start: PicturePoint, end: PicturePoint)], classes: [String] = []) -> SVGNode {
    path(lines.flatMap { [.move($0.start), .line($0.end)] }, classes: classes)
  }

  static func polygon(_ points: [PicturePoint], classes: [String] = []) -> SVGNode {
    .element(.polygon, classed(classes) + [.points(points)], [])
  }

  static func polyline(_ points: [PicturePoint], classes: [String] = []) -> SVGNode {
    .element(.polyline, classed(classes) + [.points(points)], [])
  }

  static func path(_ steps: [PathStep], classes: [String] = []) -> SVGNode {
    .element(.path, classed(classes) + [.path(steps)], [])
  }

  /// A text on one line; the point is on its base line. Cut or wrap it with a ``TextFitter`` first.
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

  /// A line with a head at its end. The head is filled, and straight lines have no area; it has the class `tip` where
  /// the line is dashed, so that the head is not.
  static func arrow(_ way: [PicturePoint], isDashed: Bool = false) -> [SVGNode] {
    guard let end = way.last, let before = way.dropLast().last else { return [] }
    let steps = [PathStep.move(way[0])] + way.dropFirst().map { .line($0) }
    let corners = arrowHead(at: end, from: before, length: 7, width: 7)
    let head = [PathStep.line(corners.0), .line(corners.1)]
    guard way.count > 2 || isDashed else { return [path(steps + head + [.line(end)])] }
    return [
      .element(.path, (way.count > 2 ? [.unfilled] : []) + [.path(steps)], []),
      path([.move(end)] + head + [.close], classes: isDashed ? ["tip"] : []),
    ]
  }

  /// The corners of an arrow's head beside its tip.
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

/// Coordinates in tenths, which is finer than any screen shows them.
enum SVGNumber {
  /// Tenths of a pixel; what a picture cannot hold becomes 0 or its edge.
  static func tenths(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
  }

  /// Tenths as a number, without the zero in front of the point.
  static func text(_ tenths: Int) -> String {
    let text = NumberText.decimal(Double(tenths) / 10, digits: 1)
    guard tenths != 0, abs(tenths) < 10 else { return text }
    return tenths < 0 ? "-" + text.dropFirst(2) : String(text.dropFirst())
  }
}

/// Identifiers of elements, made from those of the trace, so that a page can join what several pictures show.
///
/// In every picture a view has the same one, after the picture's prefix: `view-SubView2`. Characters other than
/// ASCII letters, digits and hyphens are written as their number in hexadecimal between underscores, so that
/// different names never meet: `UIButton#2` is `view-UIButton_23_2`.
package enum ElementID {
  package static func view(_ id: String) -> String { "view-" + name(id) }

  /// The picture of the screen itself.
  package static let screenshot = "shot"

  package static func controller(_ id: String) -> String { "controller-" + name(id) }

  package static func recognizer(_ id: String) -> String { "recognizer-" + name(id) }

  package static func responder(_ id: String) -> String { "responder-" + name(id) }

  package static func touch(_ id: String) -> String { "touch-" + name(id) }

  /// An event, by its sequence number in the trace.
  package static func event(_ sequence: Int) -> String { "event-\(sequence)" }

  /// The name of a long identifier as it stands in elements' own; nil for one that is not cut.
  package static func cutName(_ id: String) -> String? {
    let name = name(id)
    return name.utf8.count < longest ? nil : name
  }

  private static let longest = 80

  /// The name; of a long one the beginning and a number made from all of it.
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
