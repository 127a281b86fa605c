// SPDX-License-Identifier: Apache-2.0

/// A value of the file with its place, aliases resolved.
struct SourceNode: Sendable {
  var content: Content
  var place: SourcePlace

  enum Content: Sendable {
    /// A text as written. Only a plain one, without quotes, can be a number, a word or nothing.
    case scalar(String, isPlain: Bool)
    case list([SourceNode])
    case mapping([SourceEntry])
  }

  /// What a message calls the value.
  var found: String {
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
  var word: String? {
    if case .scalar(let text, isPlain: true) = content { text } else { nil }
  }

  /// The text of a scalar, with quotes or without.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  var isEmptyList: Bool {
    if case .list(let items) = content { items.isEmpty } else { false }
  }

  /// Whether the file has the key and nothing after it.
  var isBlank: Bool { word == "" }

  /// Whether it is one of YAML's words for null.
  var isNull: Bool {
    switch word {
    case "null", "Null", "NULL", "~": true
    default: false
    }
  }

  /// Whether it means "no object": `nil`, or YAML's null.
  var isNil: Bool { isNull || text == "nil" }
}

/// A key of a mapping with its value.
struct SourceEntry: Sendable {
  var key: String
  var place: SourcePlace
  var value: SourceNode

  /// The key as a text of the file.
  var keyNode: SourceNode { SourceNode(content: .scalar(key, isPlain: false), place: place) }
}
