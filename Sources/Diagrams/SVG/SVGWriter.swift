// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Trace

/// Writes a picture's tree as text. All escaping happens here.
///
/// Coordinates have one decimal. Groups begin on a new line. Empty groups and paths are omitted, and so are font
/// attributes that an enclosing group already has.
struct SVGWriter {
  /// Whether the text is for an HTML page, where elements need no namespace and style sheets define the whole look.
  private let isInPage: Bool

  /// The picture's name; nil if identifiers and rules are written unchanged. See ``PictureNaming``.
  private let name: String?

  /// What does not contribute to a generated name.
  private enum Omitted { case nothing, maker, makerAndPlaces }
  private var omitted = Omitted.nothing

  /// The beginning of every identifier.
  private var prefix: String { name.map { $0.isEmpty ? "" : $0 + "-" } ?? "" }

  private var bytes: [UInt8] = []
  /// The font of the enclosing groups.
  private var font = Font()

  private struct Font {
    var size: Double?
    var families: String?
    var anchor = SVGAttribute.TextAnchor.start
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(isInPage: Bool = false, name: String? = nil) {
    (self.isInPage, self.name) = (isInPage, name)
  }

  /// Writes a tree as text.
  static func text(of node: SVGNode, isInPage: Bool = false) -> String {
    var writer = SVGWriter(isInPage: isInPage)
    writer.write(node)
    return writer.text
  }

  /// Writes a tree as a file that a page can also contain beside others: all identifiers, references and names of
  /// animations begin with the picture's name, and its rules apply only inside it.
  ///
  /// - Parameters:
  ///   - node: The tree.
  ///   - name: The picture's name; nil for one generated from the content.
  ///   - isNamedByPlaces: Whether coordinates contribute to the generated name. Graphviz's coordinates depend on its
  ///     version.
  /// - Returns: The text.
  static func file(of node: SVGNode, name: String?, isNamedByPlaces: Bool) -> String {
    var draft = SVGWriter(name: "")
    if name == nil {
      draft.omitted = isNamedByPlaces ? .maker : .makerAndPlaces
      draft.write(node)
    }
    var writer = SVGWriter(name: name ?? PictureNaming.name(of: draft.bytes))
    writer.write(node)
    return writer.text
  }

  mutating func write(_ node: SVGNode) {
    switch node {
    case .text(let string):
      append(Self.escape(string))
    case .element(let name, let attributes, let children):
      if node.isNothing { return }
      if name == .group || name == .style { append("\n") }
      append("<" + name.rawValue)
      if name == .svg, !isInPage { append(" xmlns=\"http://www.w3.org/2000/svg\"") }
      let outerFont = font
      for attribute in attributes { write(attribute) }
      if children.isEmpty {
        append("/>")
      } else {
        append(">")
        for child in children {
          if name == .style, case .text(let rules) = child {
            writeStyle(rules)
          } else {
            write(child)
          }
        }
        append("</\(name.rawValue)>")
      }
      font = outerFont
      if name == .svg { append("\n") }
    }
  }

  private mutating func write(_ attribute: SVGAttribute) {
    if omitted != .nothing, attribute.isMaker || omitted == .makerAndPlaces && attribute.isPlace { return }
    switch attribute {
    case .id(let id): writeReference("id", [id])
    case .scope: if let name { write("id", name) }
    case .classes(let names): if !names.isEmpty { write("class", names.joined(separator: " ")) }
    case .role(let role): write("role", role)
    case .labelledBy(let ids): writeReference("aria-labelledby", ids)
    case .maker(let command): write("data-by", command)
    case .about(let id): write("data-n", PercentEncoding.encoded(id))
    case .movesWith(let id): write("data-with", PercentEncoding.encoded(id))
    case .viewBox(let box):
      let numbers = [box.minX, box.minY, box.width, box.height]
      write("viewBox", numbers.map { Self.decimal($0) }.joined(separator: " "))
    case .number(.fontSize, let size):
      if size != font.size { write("font-size", Self.decimal(size)) }
      font.size = size
    case .number(.opacity, let share): write("opacity", NumberText.decimal(share, digits: 2))
    case .number(let name, let number): write(name.rawValue, Self.decimal(number))
    case .points(let points):
      append(" points=\"")
      for (index, point) in points.enumerated() {
        if index > 0 { append(" ") }
        append(Self.decimal(point.x) + "," + Self.decimal(point.y))
      }
      append("\"")
    case .path(let steps):
      append(" d=\"")
      bytes += SVGPathWriter.outline(steps)
      append("\"")
    case .color(let color): write("color", color.text)
    case .unfilled: write("fill", "none")
    case .clip(let id): writeReference("clip-path", [id], "url(#", ")")
    case .patternFill(let id): writeReference("fill", [id], "url(#", ")")
    case .slantedPattern:
      write("patternUnits", "userSpaceOnUse")
      write("patternTransform", "rotate(45)")
    case .unstyled:
      if isInPage { return }
      write("fill", "none")
      write("stroke", "black")
    case .fontFamily(let families):
      // A page's style has it.
      if isInPage { return }
      if families != font.families { write("font-family", families) }
      font.families = families
    case .isBold: write("font-weight", "bold")
    case .picture(let screenshot):
      // Base64 contains no character that needs escaping.
      append(
        " preserveAspectRatio=\"none\" href=\"data:image/\(screenshot.format.rawValue);base64,"
          + screenshot.base64 + "\"")
    case .repeating(let id): writeReference("href", [id], "#")
    case .anchor(let anchor):
      if anchor != font.anchor { write("text-anchor", anchor.rawValue) }
      font.anchor = anchor
    }
  }

  private mutating func write(_ name: String, _ value: String) {
    append(" \(name)=\"\(Self.escape(value))\"")
  }

  /// Writes an attribute whose value is a list of identifiers.
  private mutating func writeReference(
    _ name: String, _ ids: [String], _ before: String = "", _ after: String = ""
  ) {
    append(" \(name)=\"\(before)")
    for (position, id) in ids.enumerated() {
      if position > 0 { append(" ") }
      append(prefix + Self.escape(id))
    }
    append("\(after)\"")
  }

  /// Writes the rules of a style sheet; those of a named picture apply only inside it.
  private mutating func writeStyle(_ rules: String) {
    let rules = Self.escapeStyle(rules)
    guard let name else { return append(rules) }
    // Compares bytes in one pass: style sheets are long, and each picture has its own.
    var rest = rules.utf8[...]
    while let next = rest.firstIndex(where: { $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "h") }) {
      bytes += rest[..<next]
      rest = rest[next...]
      if rest.starts(with: Self.scope) {
        append("#" + name)
        rest = rest.dropFirst(Self.scope.count)
      } else if rest.starts(with: Self.animation) {
        append(prefix)
        rest = rest.dropFirst(Self.animation.count)
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    bytes += rest
  }

  /// What a name replaces in style rules: the selector of pictures, and the beginning of an animation's name.
  private static let (scope, animation) = (Array("svg.hp".utf8), Array("hp-".utf8))

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// Escapes a style sheet for XML and HTML parsers.
  static func escapeStyle(_ style: String) -> String {
    guard hasEscapes(style) else { return style }
    var result = ""
    for scalar in style.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where result.hasSuffix("]]"): result += "&gt;"
      case "\n": result.unicodeScalars.append(scalar)
      default: if scalar.isPrintable { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Whether a style sheet contains characters that may need escaping or removal. Ours do not, and they are long.
  private static func hasEscapes(_ style: String) -> Bool {
    var style = style
    return style.withUTF8 { bytes in
      var brackets = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "]"): brackets += 1
        case UInt8(ascii: ">") where brackets > 1: return true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), 0x7F...: return true
        case UInt8(ascii: "\n"), 0x20...: brackets = 0
        default: return true
        }
      }
      return false
    }
  }

  /// A number with at most one decimal.
  static func decimal(_ number: Double) -> String { SVGNumber.text(SVGNumber.tenths(number)) }

  /// Escapes text and quoted values for XML and HTML parsers. Removes characters that XML does not allow.
  static func escape(_ string: String) -> String {
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: if scalar.isPrintable { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

extension SVGNode {
  /// Whether it draws nothing: an empty group without an identifier, a path without steps, a rectangle without area.
  var isNothing: Bool {
    guard case .element(let name, let attributes, let children) = self else { return false }
    switch name {
    case .path: return attributes.contains(.path([]))
    case .rect: return attributes.contains(.number(.width, 0)) || attributes.contains(.number(.height, 0))
    case .group: return children.allSatisfy(\.isNothing) && !attributes.contains(where: \.isID)
    default: return false
    }
  }
}

extension SVGAttribute {
  fileprivate var isID: Bool { if case .id = self { true } else { false } }
  fileprivate var isMaker: Bool { if case .maker = self { true } else { false } }

  /// Whether it is a coordinate or length.
  fileprivate var isPlace: Bool {
    switch self {
    case .number(.fontSize, _), .number(.opacity, _): false
    case .number, .viewBox, .points, .path: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is not a control character, a bidirectional control or a noncharacter.
  var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

/// Writes the data of a path in as few bytes as possible, from coordinates in tenths.
///
/// Coordinates after the start are relative to the rounded previous ones, so that rounding errors do not add up.
struct SVGPathWriter {
  struct Point: Equatable, Sendable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(_ point: PicturePoint) {
      self.init(x: SVGNumber.tenths(point.x), y: SVGNumber.tenths(point.y))
    }

    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  }

  private static let origin = Point(x: 0, y: 0)

  private var bytes: [UInt8] = []
  /// The current point, and the start of the current subpath.
  private var place = Self.origin
  private var start = Self.origin
  /// The end of a straight line that is not written yet, because the next step may extend it.
  private var line = Self.origin
  private var command: UInt8?

  /// Writes the data of a path.
  static func outline(_ steps: [PathStep]) -> [UInt8] {
    var writer = SVGPathWriter()
    for step in steps {
      switch step {
      case .move(let place): writer.move(to: Point(place))
      case .line(let place): writer.line(to: Point(place))
      case .curve(let first, let second, let place):
        writer.curve(Point(first), Point(second), to: Point(place))
      case .close: writer.close()
      }
    }
    writer.writeLine()
    return writer.bytes
  }

  private mutating func move(to point: Point) {
    writeLine()
    write(command == nil ? "M" : "m", [point - place])
    place = point
    start = point
  }

  private mutating func line(to point: Point) {
    let step = point - place - line
    let isOn = line.x * step.y == line.y * step.x && line.x * step.x + line.y * step.y >= 0
    if !isOn { writeLine() }
    line = point - place
  }

  private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    writeLine()
    write("c", [first - place, second - place, end - place])
    place = end
  }

  private mutating func close() {
    writeLine()
    write("z", [Int]())
    place = start
  }

  private mutating func writeLine() {
    let step = line
    guard step != Self.origin else { return }
    line = Self.origin
    place = place + step
    if step.y == 0 {
      write("h", [step.x])
    } else if step.x == 0 {
      write("v", [step.y])
    } else {
      write("l", [step])
    }
  }

  private mutating func write(_ letter: Unicode.Scalar, _ points: [Point]) {
    write(letter, points.flatMap { [$0.x, $0.y] })
  }

  private mutating func write(_ letter: Unicode.Scalar, _ numbers: [Int]) {
    let next = UInt8(ascii: letter)
    // A second move without a letter would be read as a line.
    let isSame = command == next && next != UInt8(ascii: "m") && !numbers.isEmpty
    command = next
    if !isSame { bytes.append(next) }
    for (index, number) in numbers.enumerated() {
      if index > 0 || isSame, number >= 0 { bytes.append(UInt8(ascii: " ")) }
      bytes += SVGNumber.text(number).utf8
    }
  }
}
