// SPDX-License-Identifier: Apache-2.0

/// Turns Graphviz's SVG into one for a page: with its own names, and in less than half of the bytes.
///
/// What every viewer takes for granted is left out, coordinates have one decimal, and the family, the size and the
/// anchor of most texts stand once, in the graph's group.
struct SVGCleaner {
  private var scanner: SVGScanner
  private let marks: [String: MarkedGraph.Mark]
  private let options: SVGOptions
  private var output: [UInt8] = []

  /// What most texts have.
  private let fontFamily: Range<Int>?
  private let fontSize: Range<Int>?
  private let textAnchor: Range<Int>?

  private var isInEdge = false

  /// Where the namespace of links belongs, and whether there is a link.
  private var namespacePlace = 0
  private var hasLinks = false

  init(_ svg: String, marks: [String: MarkedGraph.Mark], options: SVGOptions) {
    scanner = SVGScanner(svg)
    self.marks = marks
    self.options = options
    fontFamily = scanner.commonValue(of: "font-family")
    fontSize = scanner.commonValue(of: "font-size")
    textAnchor = scanner.commonValue(of: "text-anchor")
    output.reserveCapacity(scanner.bytes.count / 2)
  }

  /// Makes the fragment; `nil` if the text is not what Graphviz writes.
  mutating func clean(graphName: String, textLimit: Int, warnings: [String]) -> SVGFragment? {
    var size: (width: Int, height: Int)?
    var pendingTitle: PendingTitle = .none
    var isAtGraphStart = false
    var isInText = false
    var isComplete = false

    while let token = scanner.next() {
      if isInText { appendText(scanner.text) }
      guard token == .start else {
        append("</")
        append(scanner.name)
        append(">")
        isInText = false
        isComplete = scanner.holds(scanner.name, "svg")
        continue
      }
      if size == nil {
        guard scanner.holds(scanner.name, "svg") else { continue }
        size = openRoot(graphName: graphName, textLimit: textLimit)
        if size == nil { return nil }
      } else if scanner.holds(scanner.name, "title") {
        guard scanner.next() == .end else { return nil }
        if let text = pendingTitle.resolve(original: scanner.string(scanner.text), limit: textLimit) {
          append("<title>\(text)</title>")
        }
        pendingTitle = .none
      } else if scanner.holds(scanner.name, "g") {
        isAtGraphStart = hasClass("graph")
        if !isAnchor { isInEdge = hasClass("edge") }
        pendingTitle = openGroup()
      } else {
        let isBackground = isAtGraphStart && scanner.holds(scanner.name, "polygon") && isInvisible
        isAtGraphStart = false
        if !isBackground {
          appendElement()
          isInText = !scanner.isEmpty && scanner.holds(scanner.name, "text")
        }
      }
    }
    guard let size, isComplete else { return nil }
    append("\n")
    if hasLinks {
      output.insert(contentsOf: " xmlns:xlink=\"http://www.w3.org/1999/xlink\"".utf8, at: namespacePlace)
    }
    return SVGFragment(
      markup: String(decoding: output, as: UTF8.self), width: Double(size.width) / 10,
      height: Double(size.height) / 10, warnings: warnings)
  }

  // MARK: - The root

  /// Writes the root element, its title, description and style. Gives its size, in tenths of a point.
  private mutating func openRoot(graphName: String, textLimit: Int) -> (width: Int, height: Int)? {
    guard let viewBox = scanner.value(of: "viewBox"), let box = SVGNumber.list(scanner.bytes[viewBox]),
      box.count == 4
    else { return nil }
    let prefix = Escaping.escapeMarkup(options.idPrefix)
    append("<svg")
    if !options.classNames.isEmpty {
      append(" class=\"\(Escaping.escapeMarkup(options.classNames.joined(separator: " ")))\"")
    }
    append(" role=\"img\" aria-labelledby=\"\(prefix)title")
    if options.description != nil { append(" \(prefix)desc") }
    append("\"")
    for attribute in scanner.attributes {
      if scanner.holds(attribute.name, "width") || scanner.holds(attribute.name, "height") {
        if options.includesSize { appendAttribute(attribute) }
      } else if scanner.holds(attribute.name, "viewBox") {
        append(" viewBox=\"")
        for (index, number) in box.enumerated() {
          if index > 0 { append(" ") }
          SVGNumber.write(number, to: &output)
        }
        append("\"")
      } else if !scanner.holds(attribute.name, "xmlns:xlink") {
        appendAttribute(attribute)
      }
    }
    namespacePlace = output.count
    let title = Escaping.shorten(options.title ?? graphName, to: textLimit)
    append("><title id=\"\(prefix)title\">\(Escaping.escapeMarkup(title))</title>")
    if let description = options.description {
      append("<desc id=\"\(prefix)desc\">\(Escaping.escapeMarkup(description))</desc>")
    }
    if let style = options.style { append("<style>\(Self.escapeStyle(style))</style>") }
    return (box[2], box[3])
  }

  /// A style sheet for both parsers that may meet it, of XML and of HTML.
  private static func escapeStyle(_ style: String) -> String {
    var result = ""
    for character in Escaping.printable(style).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where result.hasSuffix("]]"): result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  // MARK: - Groups

  /// What to do with the title that follows a `<g>`.
  private enum PendingTitle {
    case none
    case drop
    case replace(String)

    /// The title's markup, or `nil` if there shall be none.
    func resolve(original: String, limit: Int) -> String? {
      switch self {
      case .none: return original
      case .drop: return nil
      case .replace(let text):
        return Escaping.escapeMarkup(Escaping.shorten(Escaping.oneLine(Escaping.printable(text)), to: limit))
      }
    }
  }

  /// Whether the group is of a kind, which Graphviz makes its first class.
  private func hasClass(_ kind: StaticString) -> Bool {
    guard let classes = scanner.value(of: "class"), scanner.begins(classes, with: kind) else { return false }
    let end = classes.lowerBound + kind.utf8CodeUnitCount
    return end == classes.upperBound || scanner.bytes[end] == UInt8(ascii: " ")
  }

  /// Whether the group is around a link of an object.
  private var isAnchor: Bool {
    scanner.value(of: "id").map { scanner.begins($0, with: "a_") } ?? false
  }

  /// Writes a group with its final id, on a line of its own.
  private mutating func openGroup() -> PendingTitle {
    var title = PendingTitle.none
    append("\n<g")
    for attribute in scanner.attributes {
      if scanner.holds(attribute.name, "id") {
        let (id, pending) = name(of: scanner.string(attribute.value))
        if let id { append(" id=\"\(Escaping.escapeMarkup(options.idPrefix))\(id)\"") }
        title = pending
      } else if scanner.holds(attribute.name, "transform") {
        appendTransform(attribute)
      } else {
        appendAttribute(attribute)
      }
    }
    if hasClass("graph") {
      if let fontFamily { append(" font-family=\"", fontFamily) }
      if let fontSize { appendNumber("font-size", fontSize) }
      if let textAnchor, !scanner.holds(textAnchor, "start") { append(" text-anchor=\"", textAnchor) }
    }
    append(scanner.isEmpty ? "/>" : ">")
    return title
  }

  /// The final id of a group, and what becomes of its title.
  private func name(of id: String) -> (id: String?, title: PendingTitle) {
    guard let mark = marks[isAnchor ? String(id.dropFirst(2)) : id] else { return (id, .none) }
    let final = mark.id.map { (isAnchor ? "a_" : "") + Escaping.escapeMarkup($0) }
    if isAnchor { return (final, .none) }
    return (final, mark.title.map { .replace($0) } ?? .drop)
  }

  /// Where the graph lies; it is neither turned nor scaled.
  private mutating func appendTransform(_ attribute: SVGScanner.Attribute) {
    let value = attribute.value
    let usual: StaticString = "scale(1 1) rotate(0) translate("
    guard scanner.begins(value, with: usual),
      let numbers = SVGNumber.list(
        scanner.bytes[value.lowerBound + usual.utf8CodeUnitCount..<value.upperBound - 1])
    else { return appendAttribute(attribute) }
    append(" transform=\"translate(")
    SVGNumber.writePairs(numbers, to: &output)
    append(")\"")
  }

  // MARK: - Shapes and texts

  /// Whether a shape has neither area nor outline.
  private var isInvisible: Bool {
    guard let fill = scanner.value(of: "fill"), let stroke = scanner.value(of: "stroke") else { return false }
    return [fill, stroke].allSatisfy { scanner.holds($0, "transparent") || scanner.holds($0, "none") }
  }

  /// Writes a shape, an upright box as `<rect>` and the head of an edge as `<path>`, or the begin of a text.
  private mutating func appendElement() {
    append("<")
    if let value = scanner.value(of: "d"), let curve = SVGCurve(scanner.bytes[value]) {
      if let box = curve.roundedBox {
        append("rect")
        box.write(to: &output)
      } else {
        append("path d=\"")
        curve.write(to: &output)
        append("\"")
      }
    } else if let value = scanner.value(of: "points"), let points = SVGNumber.list(scanner.bytes[value]),
      points.count > 2, points.count % 2 == 0
    {
      appendLine(points)
    } else {
      append(scanner.name)
      for attribute in scanner.attributes
      where scanner.holds(attribute.name, "d") || scanner.holds(attribute.name, "points") {
        appendAttribute(attribute)
      }
    }
    for attribute in scanner.attributes { appendShort(attribute) }
    append(scanner.isEmpty ? "/>" : ">")
  }

  /// Writes a polygon, which closes itself, or a polyline.
  private mutating func appendLine(_ points: [Int]) {
    let isPolygon = scanner.holds(scanner.name, "polygon")
    let corners = isPolygon && points.prefix(2) == points.suffix(2) ? Array(points.dropLast(2)) : points
    if isPolygon, isInEdge {
      append("path d=\"")
      var writer = SVGPathWriter()
      for index in stride(from: 0, to: corners.count, by: 2) {
        let point = SVGPathWriter.Point(x: corners[index], y: corners[index + 1])
        if index == 0 { writer.move(to: point) } else { writer.line(to: point) }
      }
      writer.close()
      writer.finish(in: &output)
      append("\"")
    } else if isPolygon, let box = SVGBox(corners: corners) {
      append("rect")
      box.write(to: &output)
    } else {
      append(scanner.name)
      append(" points=\"")
      SVGNumber.writePairs(corners, to: &output)
      append("\"")
    }
  }

  /// Writes an attribute of a shape or a text, unless it says what holds anyway.
  private mutating func appendShort(_ attribute: SVGScanner.Attribute) {
    let (name, value) = (attribute.name, attribute.value)
    switch scanner.bytes[name.lowerBound] {
    case UInt8(ascii: "t") where scanner.holds(name, "text-anchor"):
      if scanner.bytes[value] != textAnchor.map({ scanner.bytes[$0] }) { appendAttribute(attribute) }
    case UInt8(ascii: "f") where scanner.holds(name, "font-family"):
      if scanner.bytes[value] != fontFamily.map({ scanner.bytes[$0] }) { appendAttribute(attribute) }
    case UInt8(ascii: "f") where scanner.holds(name, "font-size"):
      if scanner.bytes[value] != fontSize.map({ scanner.bytes[$0] }) { appendNumber("font-size", value) }
    case UInt8(ascii: "f") where scanner.holds(name, "fill"):
      // `transparent` is CSS, not a colour of SVG 1.1.
      if scanner.holds(value, "transparent") {
        append(" fill=\"none\"")
      } else if !scanner.holds(value, "black"),
        !options.leavesColorsToStyle || !scanner.holds(value, isInEdge ? "none" : "white")
      {
        appendAttribute(attribute)
      }
    case UInt8(ascii: "s") where scanner.holds(name, "stroke"):
      if !scanner.holds(value, "transparent"), !scanner.holds(value, "none"),
        !options.leavesColorsToStyle || !scanner.holds(value, "black")
      {
        appendAttribute(attribute)
      }
    case UInt8(ascii: "d") where name.count == 1: break
    case UInt8(ascii: "p") where scanner.holds(name, "points"): break
    case UInt8(ascii: "x") where name.count == 1: appendNumber("x", value)
    case UInt8(ascii: "y") where name.count == 1: appendNumber("y", value)
    case UInt8(ascii: "c") where scanner.holds(name, "cx"): appendNumber("cx", value)
    case UInt8(ascii: "c") where scanner.holds(name, "cy"): appendNumber("cy", value)
    case UInt8(ascii: "r") where scanner.holds(name, "rx"): appendNumber("rx", value)
    case UInt8(ascii: "r") where scanner.holds(name, "ry"): appendNumber("ry", value)
    default: appendAttribute(attribute)
    }
  }

  private mutating func appendNumber(_ name: StaticString, _ value: Range<Int>) {
    append(" \(name)=\"")
    var position = value.lowerBound
    if let number = SVGNumber.tenths(scanner.bytes[value], at: &position), position == value.upperBound {
      SVGNumber.write(number, to: &output)
    } else {
      append(value)
    }
    append("\"")
  }

  private mutating func appendAttribute(_ attribute: SVGScanner.Attribute) {
    append(" ")
    append(attribute.name)
    append("=\"", attribute.value)
    if scanner.begins(attribute.name, with: "xlink:") { hasLinks = true }
  }

  /// Writes a text, in which Graphviz escapes hyphens and apostrophes without need.
  private mutating func appendText(_ place: Range<Int>) {
    var start = place.lowerBound
    while let mark = scanner.bytes[start..<place.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      append(start..<mark)
      start = mark + 5
      if scanner.begins(mark..<place.upperBound, with: "&#45;") {
        append("-")
      } else if scanner.begins(mark..<place.upperBound, with: "&#39;") {
        append("'")
      } else {
        append("&")
        start = mark + 1
      }
    }
    append(start..<place.upperBound)
  }

  private mutating func append(_ text: String) { output += text.utf8 }

  private mutating func append(_ place: Range<Int>) { output += scanner.bytes[place] }

  /// Writes the begin of an attribute, its value and the end quote.
  private mutating func append(_ begin: String, _ value: Range<Int>) {
    append(begin)
    append(value)
    append("\"")
  }
}
