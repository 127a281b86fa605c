// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// What Graphviz draws for one object, as elements.
struct MarkDrawing {
  /// Whether the object is an edge: the heads of its line are paths too, and no area is the usual.
  var isEdge = false

  func nodes(_ marks: [Layout.Mark]) -> [SVGNode] {
    marks.map { mark in
      switch mark {
      case .shape(let outline, let pen): shape(outline, look(of: pen))
      case .text(let text): Self.label(text, at: PicturePoint(text.position))
      }
    }
  }

  // MARK: - Shapes

  private func shape(_ outline: Layout.Outline, _ look: [SVGAttribute]) -> SVGNode {
    if !isEdge, let (box, radius) = outline.uprightBox {
      return .element(.rect, SVGNode.attributes(of: box, radius: radius) + look, [])
    }
    switch outline {
    case .polygon(let points) where isEdge:
      let steps = points.enumerated().map { $0 == 0 ? PathStep.move(.init($1)) : .line(.init($1)) }
      return .element(.path, [.path(steps + [.close])] + look, [])
    case .polygon(let points): return .element(.polygon, [.points(points.map(PicturePoint.init))] + look, [])
    case .polyline(let points):
      return .element(.polyline, [.points(points.map(PicturePoint.init))] + look, [])
    case .curve(let points): return .element(.path, [.path(PathStep.curves(points))] + look, [])
    case .ellipse(let center, let radiusX, let radiusY):
      return .element(
        .ellipse,
        [.number(.cx, center.x), .number(.cy, center.y), .number(.rx, radiusX), .number(.ry, radiusY)] + look,
        [])
    }
  }

  /// What a style sheet does not say anyway.
  private func look(of pen: Layout.Pen) -> [SVGAttribute] {
    var look: [SVGAttribute] = []
    if let fill = pen.fill {
      if !fill.isBlack, isEdge || !fill.isWhite { look.append(.fill(fill)) }
    } else if !isEdge {
      look.append(.unfilled)
    }
    if let stroke = pen.stroke, !stroke.isBlack { look.append(.stroke(stroke)) }
    if pen.width != 1 { look.append(.number(.lineWidth, pen.width)) }
    switch pen.dashes {
    case .dashed: look.append(.dashes(.dashed))
    case .dotted: look.append(.dashes(.dotted))
    default: break
    }
    return look
  }

  // MARK: - Texts

  static func label(_ text: Layout.Text, at place: PicturePoint) -> SVGNode {
    var look = font(of: text) + [.number(.x, place.x), .number(.y, place.y)]
    if text.style.isBold { look.append(.isBold) }
    if text.style.isItalic { look.append(.isItalic) }
    let lines =
      (text.style.isUnderlined ? ["underline"] : []) + (text.style.isStruckThrough ? ["line-through"] : [])
    if !lines.isEmpty { look.append(.decoration(lines.joined(separator: " "))) }
    if let color = text.style.color, !color.isBlack { look.append(.fill(color)) }
    return .element(.text, look, [.text(spaced(text.string))])
  }

  /// Families, size and anchor.
  static func font(of text: Layout.Text) -> [SVGAttribute] {
    let families = text.style.fontName ?? ""
    let anchor: SVGAttribute.TextAnchor =
      switch text.alignment {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
    // Graphviz's own default is no name that a style sheet knows.
    return [
      .fontFamily(families == "Times-Roman" ? "Times,serif" : families),
      .number(.fontSize, text.style.size ?? 14), .anchor(anchor),
    ]
  }

  /// Runs of spaces keep their width.
  private static func spaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isAfterSpace = result.last == " " || result.last == "\u{A0}"
      result.append(scalar == " " && isAfterSpace ? "\u{A0}" : scalar)
    }
    return String(result)
  }
}

extension Color {
  fileprivate var isBlack: Bool { text == "#000000" || text == "black" }
  fileprivate var isWhite: Bool { text == "#ffffff" || text == "white" }
}

extension PicturePoint {
  fileprivate init(_ point: Layout.Point) { self.init(x: point.x, y: point.y) }
}

extension PathStep {
  /// Béziers, one after the other; straight lines where they go straight on.
  fileprivate static func curves(_ points: [Layout.Point]) -> [PathStep] {
    guard let start = points.first else { return [] }
    return [.move(PicturePoint(start))]
      + stride(from: 3, to: points.count, by: 3).map { index in
        let part = points[index - 3...index].map(PicturePoint.init)
        return isStraight(part)
          ? .line(part[3]) : .curve(part[1], part[2], to: part[3])
      }
  }

  /// Whether the control points of a Bézier lie on the line between its ends.
  private static func isStraight(_ bezier: [PicturePoint]) -> Bool {
    let (start, end) = (bezier[0], bezier[3])
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return bezier[1...2].allSatisfy { control in
      let (dx, dy) = (control.x - start.x, control.y - start.y)
      guard length > 0 else { return abs(dx) <= 0.1 && abs(dy) <= 0.1 }
      let along = (dx * x + dy * y) / length
      return abs(dx * y - dy * x) / length <= 0.07 && along >= -0.1 && along <= length + 0.1
    }
  }
}

extension Layout.Outline {
  /// The upright box that this is, and the radius of its corners.
  fileprivate var uprightBox: (box: PictureRect, radius: Double)? {
    switch self {
    case .polygon(let points) where points.count == 4:
      guard let box = Self.box(around: points),
        (0..<4).allSatisfy({ Self.isUpright(points[$0], points[($0 + 1) % 4]) })
      else { return nil }
      return (box, 0)
    // Four sides, each followed by a corner, whose control points lie on the sides too.
    case .curve(let points) where points.count == 25:
      guard let box = Self.box(around: points) else { return nil }
      let isBox = points.allSatisfy { point in
        min(abs(point.x - box.minX), abs(point.x - box.maxX)) < 0.02
          || min(abs(point.y - box.minY), abs(point.y - box.maxY)) < 0.02
      }
      let (across, down) = (abs(points[6].x - points[3].x), abs(points[6].y - points[3].y))
      return isBox && abs(across - down) < 0.1 ? (box, across) : nil
    default: return nil
    }
  }

  private static func isUpright(_ a: Layout.Point, _ b: Layout.Point) -> Bool {
    abs(a.x - b.x) < 0.02 || abs(a.y - b.y) < 0.02
  }

  private static func box(around points: [Layout.Point]) -> PictureRect? {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(), left < right,
      top < bottom
    else { return nil }
    return PictureRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
