// SPDX-License-Identifier: Apache-2.0

/// A value of the file with its place, aliases resolved.
package struct SourceNode: Sendable {
  package var content: Content
  package var place: SourcePlace

  package init(content: Content, place: SourcePlace) { (self.content, self.place) = (content, place) }

  package enum Content: Sendable {
    /// A text as written. Only a plain one, without quotes, can be a number, a word or nothing.
    case scalar(String, isPlain: Bool)
    case list([SourceNode])
    case mapping([SourceEntry])
  }

  /// What a message calls the value.
  package var found: String {
    switch content {
    case .scalar("", isPlain: true): "nothing"
    case .scalar("", isPlain: false): "an empty text"
    case .scalar(let text, isPlain: true): "'\(text.shown())'"
    case .scalar(let text, isPlain: false): "the text '\(text.shown())' in quotes"
    case .list(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
    }
  }

  /// The text of a scalar without quotes.
  package var word: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }

  /// The text of a scalar, with quotes or without.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  package var isEmptyList: Bool {
    if case .list(let items) = content { items.isEmpty } else { false }
  }

  /// Whether the file has the key and nothing after it.
  package var isBlank: Bool { word == "" }

  /// Whether it is one of YAML's words for null.
  package var isNull: Bool {
    switch word {
    case "null", "Null", "NULL", "~": true
    default: false
    }
  }

  /// Whether it means "no object": `nil`, or YAML's null.
  package var isNil: Bool { isNull || text == "nil" }
}

/// A key of a mapping with its value.
package struct SourceEntry: Sendable {
  package var key: String
  package var place: SourcePlace
  package var value: SourceNode

  package init(key: String, place: SourcePlace, value: SourceNode) {
    (self.key, self.place, self.value) = (key, place, value)
  }

  /// The key as a text of the file.
  package var keyNode: SourceNode { SourceNode(content: .scalar(key, isPlain: false), place: place) }
}
