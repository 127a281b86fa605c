// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The keys of one kind of mapping, in the order in which they are documented and written.
package protocol FileKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  var row: KeyRow { get }
}

/// The values and the meaning of a key.
package struct KeyRow: Sendable {
  package var type: KeyType

  /// A sentence for editors and the documentation; empty if the type explains enough.
  package var sentence: String

  /// What applies if the key is left out, in words.
  package var whenAbsent: String?

  package var isNeeded = false

  /// For a required key: an example value, for the message that it is missing.
  package var example: String?

  package init(_ type: KeyType, _ sentence: String = "", whenAbsent: String? = nil) {
    self.type = type
    self.sentence = sentence
    self.whenAbsent = whenAbsent
  }

  package static func needed(_ type: KeyType, _ sentence: String, _ example: String? = nil) -> KeyRow {
    var row = KeyRow(type, sentence)
    row.isNeeded = true
    row.example = example
    return row
  }
}

/// The values that a key takes.
package indirect enum KeyType: Sendable {
  case value(PropertyType)

  /// A type that several keys share, by the name of its definition in the schema.
  case definition(String)

  /// One of some words.
  case word([String])
  case list(KeyType, atLeast: Int = 0)
  case either([KeyType])

  /// A mapping by identifier, with at least one entry.
  case byID(KeyType)

  /// A type that only JSON Schema can express, with a description for people.
  case schema(JSONValue, String)

  /// The definitions of the possible values, alone or in a list.
  package var definitions: [String] {
    switch self {
    case .definition(let name): [name]
    case .list(let type, _): type.definitions
    case .either(let types): types.flatMap(\.definitions)
    case .value, .word, .byID, .schema: []
    }
  }

  package static let bool = value(.bool)
  package static let point = value(.point)
  package static let rect = value(.rect)
  package static let number = value(.number(PropertyType.coordinates))
  package static let length = value(.number(PropertyType.lengths))
  package static let time = value(.number(PropertyType.lengths))
  package static let text = value(.text)
  package static let name = definition("name")

  package static func integer(_ limits: ClosedRange<Int>) -> KeyType { value(.integer(limits)) }
}

extension PropertyType {
  /// The name of each number of a list; empty if the type is not a list of numbers.
  package var parts: [String] {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: RectSide.allCases.map(\.rawValue)
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    default: []
    }
  }
}

/// A kind of mapping: its name in messages, its possible keys, and its description in the schema.
package struct MappingKind: Sendable {
  /// The name with its article, such as `a view`.
  package let name: String

  /// The name with a definite article: `the view`.
  package var shortName: String {
    let words = name.split(separator: " ")
    return ["a", "an"].contains(words[0]) ? "the " + words.dropFirst().joined(separator: " ") : name
  }

  /// The name of the definition in the schema; nil for the document itself.
  package let definition: String?

  /// The meaning of the mapping, a sentence for editors.
  package let sentence: String

  /// The keys with their rows, in the order of the documentation.
  package let rows: [(key: String, row: KeyRow)]

  /// The rows of the enumerations. Their values may be mappings; those of tables, such as properties, are not.
  private let ownRows: [(key: String, row: KeyRow)]

  /// The values allowed instead of the mapping, with a sentence about both.
  package let otherForms: (types: [KeyType], sentence: String)?

  /// The rules about several keys, as a schema.
  package let rules: JSONValue

  /// What to write instead of keys that users expect here, by key.
  package let hints: [String: String]

  private let known: Set<String>

  /// Creates a kind with the keys of some enumerations, followed by those of a table, such as properties.
  package init(
    _ name: String, _ definition: String?, _ sentence: String, _ keys: [any FileKey.Type] = [],
    rows: [(key: String, row: KeyRow)] = [], otherForms: (types: [KeyType], sentence: String)? = nil,
    rules: JSONValue = [:], hints: [String: String] = [:]
  ) {
    self.name = name
    self.hints = hints
    self.definition = definition
    self.sentence = sentence
    let ownRows = keys.flatMap { Self.rows($0) }
    self.ownRows = ownRows
    self.rows = ownRows + rows
    self.otherForms = otherForms
    self.rules = rules
    known = Set(self.rows.map(\.key))
  }

  package var keys: [String] { rows.map(\.key) }

  package func has(_ key: String) -> Bool { known.contains(key) }

  /// Whether the value of a key can be such a mapping, alone or in a list.
  package func isInside(_ row: KeyRow) -> Bool { definition.map(row.type.definitions.contains) ?? false }

  /// The first key with a mapping inside that has another key.
  package func outerKey(of key: String, among kinds: [MappingKind]) -> String? {
    let inner = kinds.filter { $0.has(key) }
    return ownRows.first { row in inner.contains { $0.isInside(row.row) } }?.key
  }

  private static func rows<Key: FileKey>(_ type: Key.Type) -> [(key: String, row: KeyRow)] {
    type.allCases.map { ($0.rawValue, $0.row) }
  }
}
