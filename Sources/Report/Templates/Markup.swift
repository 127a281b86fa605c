// SPDX-License-Identifier: Apache-2.0

import Diagrams

/// The long lists of a page as HTML, written piece by piece. Texts and values are escaped as they come in.
///
/// A template does this too, and shows better what a page is made of; for thousands of lines it is slow.
struct Markup {
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
    html += HTMLText.escapedLines(text)
  }

  /// Adds the beginning of a tag, whose attributes and end follow.
  mutating func open(_ name: StaticString) {
    html += "<\(name)"
  }

  /// Adds an attribute, if there is a value.
  mutating func attribute(_ name: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    html += " \(name)=\"\(HTMLText.escaped(value))\""
  }

  /// Adds identifiers of the trace as an attribute, each percent-encoded.
  mutating func attribute(_ name: StaticString, objects: [String]) {
    attribute(name, objects.map(PercentEncoding.encoded).joined(separator: " "))
  }

  /// Adds the end of an element, and of the line.
  mutating func close(_ name: StaticString) {
    html += "</\(name)>\n"
  }

  /// Adds an element with a text.
  mutating func element(_ name: StaticString, _ text: String) {
    html += "<\(name)>\(HTMLText.escaped(text))</\(name)>"
  }
}
