// SPDX-License-Identifier: Apache-2.0

import Diagrams

/// The long lists of a page as HTML, written piece by piece. Texts and values are escaped as they come in.
///
/// A template does this too, and shows better what a page is made of; for thousands of lines it is slow.
struct Markup {
  /// Names with values; without a value an attribute is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private(set) var html = ""

  /// Adds markup that stands in the source.
  mutating func tag(_ markup: StaticString) {
    html += "\(markup)"
  }

  mutating func text(_ text: String) {
    html += HTMLText.escaped(text)
  }

  /// Adds markup that another of these made, or a picture.
  mutating func ready(_ markup: String) {
    html += markup
  }

  /// Adds a text with its ends of lines.
  mutating func lines(_ text: String) {
    html += HTMLText.escaped(text, keepsLines: true)
  }

  /// Adds the beginning of a tag, whose end follows.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    html += "<\(name)"
    for (name, value) in attributes { attribute(name, value) }
  }

  /// Adds an attribute, if there is a value.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    html += " \(name)=\"\(HTMLText.escaped(value))\""
  }

  /// An identifier of the trace as the value of an attribute, percent-encoded.
  static func object(_ id: String?) -> String? { id.map(PercentEncoding.encoded) }

  /// Several of them.
  static func objects(_ ids: [String]) -> String {
    ids.map(PercentEncoding.encoded).joined(separator: " ")
  }

  /// What is written, as a text.
  static func html(_ write: (inout Markup) throws -> Void) rethrows -> String {
    var markup = Markup()
    try write(&markup)
    return markup.html
  }

  /// Adds an element with a text.
  mutating func element(_ name: StaticString, _ text: String) { element(name) { $0.text(text) } }

  mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Adds an element with attributes, those that have a value, and with what is written into it.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ write: (inout Markup) throws -> Void
  ) rethrows {
    open(name, attributes)
    tag(">")
    try write(&self)
    html += "</\(name)>"
  }

  /// Adds an element with a text, and the end of the line.
  mutating func line(_ name: StaticString, _ text: String) { line(name) { $0.text(text) } }

  mutating func line(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    line(name, attributes) { $0.text(text) }
  }

  /// Adds an element, and the end of the line.
  mutating func line(
    _ name: StaticString, _ attributes: Attributes = [:], _ write: (inout Markup) throws -> Void
  ) rethrows {
    try element(name, attributes, write)
    tag("\n")
  }
}
