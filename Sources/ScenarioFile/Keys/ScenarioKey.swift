// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// The keys of one kind of mapping, in the order in which they are documented and written.
protocol ScenarioKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  var row: KeyRow { get }
}

/// A key that a table declares, such as a property or a setting.
protocol DeclaredKey {
  var name: String { get }
  var row: KeyRow { get }
}

/// What a key takes and means.
struct KeyRow: Sendable {
  var type: KeyType

  /// A sentence for editors and the documentation; empty where the type says enough.
  var sentence: String

  /// What holds if the key is left out, in words.
  var absent: String?

  var isNeeded = false

  /// For a key that is needed: what a file could say, for the message that it is missing.
  var example: String?

  init(_ type: KeyType, _ sentence: String = "", absent: String? = nil) {
    self.type = type
    self.sentence = sentence
    self.absent = absent
  }

  static func needed(_ type: KeyType, _ sentence: String, _ example: String? = nil) -> KeyRow {
    var row = KeyRow(type, sentence)
    row.isNeeded = true
    row.example = example
    return row
  }
}

/// The values that a key takes.
indirect enum KeyType: Sendable {
  case value(PropertyType)

  /// Something that several keys take, by the name of its definition in the schema.
  case definition(String)

  /// One of some words.
  case word([String])
  case list(KeyType, atLeast: Int = 0)
  case either([KeyType])

  /// By identifier, at least one.
  case byID(KeyType)

  /// Something that only JSON Schema can say, and the words for people.
  case schema(JSONValue, String)

  /// The definitions that it can be, alone or in a list.
  var definitions: [String] {
    switch self {
    case .definition(let name): [name]
    case .list(let type, _): type.definitions
    case .either(let types): types.flatMap(\.definitions)
    case .value, .word, .byID, .schema: []
    }
  }

  static let bool = value(.bool)
  static let point = value(.point)
  static let rect = value(.rect)
  static let number = value(.number(PropertyType.coordinates))
  static let length = value(.number(PropertyType.lengths))
  static let time = value(.number(PropertyType.lengths))
  static let timeOrLimits = either([time, definition("numberLimits")])
  static let text = value(.text)
  static let name = definition("name")
  static let call = definition("call")
  static let id = definition("id")
  static let ids = definition("ids")
  static let nilWord = definition("nil")
  static let selector = definition("selector")
  static let answer = definition("answer")
  static let selection = definition("selection")

  static func integer(_ limits: ClosedRange<Int>) -> KeyType { value(.integer(limits)) }
}
