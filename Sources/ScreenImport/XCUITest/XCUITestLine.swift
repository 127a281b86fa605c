// SPDX-License-Identifier: Apache-2.0

/// One line of an element tree: `Button, 0x704, {{16.0, 59.0}, {44.0, 44.0}}, label: 'It's fine, really', Selected`.
struct XCUITestLine {
  /// How many characters stand before the arrow or the type.
  private(set) var column = 0
  private(set) var type = ""
  private(set) var isMainWindow = false
  private(set) var address: String?

  /// The text of the frame.
  private(set) var frame: String?
  private(set) var texts: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// Whether the line ends within a frame or a text.
  private(set) var isOpen = false

  private static let keys = ["identifier", "label", "title", "value", "placeholderValue"]
  private static let words = [
    "Selected", "Disabled", "Keyboard Focused", "Focused", "Has focus", "Main Window", "Has keyboard focus",
  ]

  /// Reads a line; nil for one that is no element.
  init?(_ line: String) {
    var rest = line.unicodeScalars[...]
    while let first = rest.first, Self.isMargin(first) {
      rest.removeFirst()
      column += 1
    }
    if rest.first == "→" { rest = rest.dropFirst().drop { $0 == " " } }
    let name = rest.prefix { $0.properties.isAlphabetic }
    rest = rest[name.endIndex...]
    if rest.starts(with: " (Main)".unicodeScalars) {
      isMainWindow = true
      rest = rest.dropFirst(" (Main)".unicodeScalars.count)
    }
    type = String(name)
    guard type.first?.isUppercase ?? false, rest.starts(with: ", ".unicodeScalars) else { return nil }
    rest = rest.dropFirst(2)
    guard Self.beginsItem(rest) else { return nil }
    readItems(rest)
  }

  private static func isMargin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "/*#>|".unicodeScalars.contains(scalar)
  }

  /// Whether an item that XCUITest prints begins here.
  private static func beginsItem(_ text: Substring.UnicodeScalarView) -> Bool {
    starts.contains { text.starts(with: $0.unicodeScalars) }
  }

  private static let starts = ["0x", "{{", "pid:", "traits:"] + keys.map { $0 + ": " } + words

  private mutating func readItems(_ text: Substring.UnicodeScalarView) {
    var rest = text
    while !rest.isEmpty {
      let item = item(at: rest)
      read(String(rest[..<item]))
      rest = rest[item...].dropFirst(2)
    }
  }

  /// Where the item that begins a text ends: at the next `, ` that another item follows.
  private func item(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index {
    let isQuoted = Self.keys.contains { text.starts(with: "\($0): '".unicodeScalars) }
    var index = text.startIndex
    var last: Unicode.Scalar = " "
    while index < text.endIndex {
      if text[index] == ",", !isQuoted || last == "'" {
        let after = text[index...].dropFirst()
        if after.first == " ", Self.beginsItem(after.dropFirst()) { return index }
      }
      last = text[index]
      index = text.index(after: index)
    }
    return index
  }

  private mutating func read(_ text: String) {
    // A label with line breaks may stand before what ends its line.
    let item = text.hasSuffix("\n") ? String(text.dropLast()) : text
    if item.hasPrefix("{{") {
      frame = item
      isOpen = !item.hasSuffix("}}")
    } else if item.hasPrefix("0x") {
      address = item
    } else if let key = Self.keys.first(where: { item.hasPrefix($0 + ": ") }) {
      let value = item.dropFirst(key.count + 2)
      guard value.hasPrefix("'") else {
        texts[key] = String(value)
        return
      }
      isOpen = !value.hasSuffix("'") || value.count < 2
      texts[key] = String(isOpen ? value.dropFirst() : value.dropFirst().dropLast())
    } else if item == "Main Window" {
      isMainWindow = true
    } else {
      flags.insert(item)
    }
  }
}
