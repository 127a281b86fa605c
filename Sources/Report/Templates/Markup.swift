// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Markdown
import Narration

/// Writes the long lists of a page as HTML, piece by piece. Texts and values are escaped when they are added.
///
/// Templates show the structure of a page better, but are slow for thousands of lines.
struct Markup {
  /// Names with values; an attribute without a value is omitted.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private(set) var html = ""

  /// Adds literal markup from our source code.
  mutating func tag(_ markup: StaticString) {
    html += "\(markup)"
  }

  mutating func text(_ text: String) {
    html += HTMLText.escaped(text)
  }

  /// Adds finished markup, such as a picture.
  mutating func ready(_ markup: String) {
    html += markup
  }

  /// Adds a text and keeps its line ends.
  mutating func lines(_ text: String) {
    html += HTMLText.escaped(text, keepsLines: true)
  }

  /// Adds the beginning of a tag without the closing `>`.
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

  /// Several identifiers as the value of an attribute, percent-encoded.
  static func objects(_ ids: [String]) -> String {
    ids.map(PercentEncoding.encoded).joined(separator: " ")
  }

  /// The HTML written by a closure.
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

  /// Adds an element with the attributes that have a value, and with the contents that a closure writes.
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

extension Markup {
  /// Adds a sentence, with its names as code elements that have the class of their mark.
  mutating func rich(_ text: RichText) {
    for run in text.runs {
      switch run {
      case .text(let words): self.text(words)
      case .name(let name):
        let mark = name.mark.map { "mark \($0.rawValue)" }
        element("code", ["class": mark, "data-v": Markup.object(name.object)], name.text)
      }
    }
  }

  /// Adds a sentence with its names as code elements that carry neither marks nor identifiers.
  mutating func code(_ text: RichText) {
    for run in text.runs {
      switch run {
      case .text(let words): self.text(words)
      case .name(let name): element("code", name.text)
      }
    }
  }

  /// The sentence as ``rich(_:)`` writes it.
  static func html(_ text: RichText) -> String { html { $0.rich(text) } }

  /// The sentence as ``code(_:)`` writes it.
  static func code(_ text: RichText) -> String { html { $0.code(text) } }
}

/// Escapes text for HTML, between tags and in quoted attributes.
///
/// It works on bytes: in Swift, a `<` or quote that is combined with a combining mark is a different `Character` and
/// would not be escaped.
enum HTMLText {
  /// The escaped text on one line, or with its line ends, for preformatted text.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      case UInt8(ascii: "\n") where keepsLines: result.append(byte)
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): result.append(UInt8(ascii: " "))
      case 0..<0x20, 0x7f: break
      default: result.append(byte)
      }
    }
    return withoutDirectionMarks(String(decoding: result, as: UTF8.self))
  }

  /// Whether the byte is a character that never needs escaping in HTML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7f
    }
  }

  /// Removes bidirectional controls, with which a name could look like another name.
  static func withoutDirectionMarks(_ text: String) -> String {
    func turns(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x80...0x9f, 0x202a...0x202e, 0x2066...0x2069: true
      default: false
      }
    }
    guard text.unicodeScalars.contains(where: turns) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.lazy.filter { !turns($0) })
    return String(kept)
  }
}

/// Words without their links, for cards and rules.
enum PlainWords {
  /// The words as markup.
  static func html(_ words: [MarkdownText.Inline]) -> String {
    Markup.html { write(words, to: &$0) }
  }

  private static func write(_ words: [MarkdownText.Inline], to markup: inout Markup) {
    for inline in words {
      switch inline.kind {
      case .text(let text): markup.text(text)
      case .lineEnd: markup.tag(" ")
      case .code(let code): markup.element("code", code)
      case .emphasis(let inner): markup.element("em") { write(inner, to: &$0) }
      case .strong(let inner): markup.element("strong") { write(inner, to: &$0) }
      case .link(_, let inner): write(inner, to: &markup)
      }
    }
  }
}
