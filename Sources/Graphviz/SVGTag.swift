// SPDX-License-Identifier: Apache-2.0

/// A start tag of an SVG. Attribute values stay escaped as they are.
struct SVGTag: Equatable {
  var name: String
  var attributes: [(name: String, value: String)]
  var isEmpty: Bool

  /// Reads what stands between the angle brackets.
  init?(_ inside: Substring) {
    var rest = inside.utf8
    isEmpty = rest.last == UInt8(ascii: "/")
    if isEmpty { rest = rest.dropLast() }
    attributes = []
    let head = rest.prefix { !Self.isSpace($0) }
    name = String(Substring(head))
    rest = rest.dropFirst(head.count)
    while true {
      rest = rest.drop(while: Self.isSpace)
      guard !rest.isEmpty else { break }
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let key = String(Substring(rest[..<equals]))
      rest = rest[equals...].dropFirst()
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.firstIndex(of: quote)
      else { return nil }
      attributes.append((key, String(Substring(rest[..<end]))))
      rest = rest[end...].dropFirst()
    }
    if name.isEmpty { return nil }
  }

  var markup: String {
    var result = "<" + name
    for (name, value) in attributes { result += " \(name)=\"\(value)\"" }
    return result + (isEmpty ? "/>" : ">")
  }

  func value(of name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  mutating func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }

  /// Whether neither area nor outline is drawn.
  var isInvisible: Bool {
    ["fill", "stroke"].allSatisfy { ["transparent", "none"].contains(value(of: $0)) }
  }

  /// `transparent` is CSS, not a colour of SVG 1.1.
  mutating func replaceTransparent() {
    for index in attributes.indices where attributes[index].value == "transparent" {
      if ["fill", "stroke"].contains(attributes[index].name) { attributes[index].value = "none" }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
  }

  static func == (a: SVGTag, b: SVGTag) -> Bool { a.markup == b.markup }
}
