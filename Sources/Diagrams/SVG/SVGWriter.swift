// SPDX-License-Identifier: Apache-2.0

/// Writes a picture's tree as text. All escaping happens here.
struct SVGWriter {
  private(set) var text: String = ""

  mutating func write(_ node: SVGNode) {
    switch node {
    case .text(let string):
      text += Self.escape(string)
    case .element(let name, let attributes, let children):
      text += "<" + name.rawValue
      if name == .svg { text += " xmlns=\"http://www.w3.org/2000/svg\"" }
      for attribute in attributes { write(attribute) }
      guard !children.isEmpty else {
        text += "/>\n"
        return
      }
      text += ">"
      if name == .svg || name == .group { text += "\n" }
      for child in children { write(child) }
      text += "</\(name.rawValue)>\n"
    }
  }

  private mutating func write(_ attribute: SVGAttribute) {
    switch attribute {
    case .id(let id): write("id", id)
    case .classes(let names): if !names.isEmpty { write("class", names.joined(separator: " ")) }
    case .role(let role): write("role", role)
    case .labelledBy(let ids): write("aria-labelledby", ids.joined(separator: " "))
    case .viewBox(let box):
      let numbers = [box.minX, box.minY, box.width, box.height]
      write("viewBox", numbers.map { Self.decimal($0) }.joined(separator: " "))
    case .number(let name, let number): write(name.rawValue, Self.decimal(number))
    case .points(let points):
      write("points", points.map { Self.decimal($0.x) + "," + Self.decimal($0.y) }.joined(separator: " "))
    case .path(let steps): write("d", steps.map(Self.words).joined(separator: " "))
    case .color(let color): write("color", color.text)
    case .unfilled: write("fill", "none")
    case .fontFamily(let families): write("font-family", families)
    case .isBold: write("font-weight", "bold")
    case .anchor(let anchor): write("text-anchor", anchor.rawValue)
    }
  }

  private static func words(_ step: PathStep) -> String {
    func pair(_ point: PicturePoint) -> String { decimal(point.x) + "," + decimal(point.y) }
    return switch step {
    case .move(let point): "M" + pair(point)
    case .line(let point): "L" + pair(point)
    case .close: "Z"
    }
  }

  private mutating func write(_ name: String, _ value: String) {
    text += " \(name)=\"\(Self.escape(value))\""
  }

  /// A style sheet, for parsers of XML and of HTML.
  static func escapeStyle(_ style: String) -> String {
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

  /// A number with at most two decimals; what a picture cannot hold becomes 0 or its edge.
  static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole)." + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
  }

  /// Text and quoted values, for parsers of XML and of HTML. What XML does not allow is left out.
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

extension Unicode.Scalar {
  /// Whether the character is neither a control, nor one that turns the direction of text, nor a noncharacter.
  var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
