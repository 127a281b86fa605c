// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// The JSON Schema of a capture, as `hitpath schema capture` prints it.
package enum CaptureSchema {
  /// The schema's text, draft 2020-12.
  package static var json: String { schema.text + "\n" }

  private static var schema: JSONValue {
    var members = [
      JSONValue.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "HitPath capture"),
      .init("description", "The screen of a running app. What is left out, or null, has UIKit's default."),
    ]
    if case .object(let root) = object(CapturedScreen.self) {
      members += root.filter { $0.name != "description" }
    }
    members.append(.init("$defs", .object(objects.map { .init($0.name, object($0)) })))
    return .object(members)
  }

  /// The objects that are in a capture, in the order in which they are told.
  static let objects: [any CaptureRecord.Type] = [
    CapturedApplication.self, CapturedObject.self, CapturedClass.self, CapturedOverride.self,
    CapturedController.self, CapturedView.self, CapturedAction.self, CapturedRecognizer.self,
    CapturedTouch.self, CapturedSample.self, CapturedRecording.self,
  ]

  /// The objects with their keys as rows of a table, for the documentation, the capture itself first.
  package static var tables: [(name: String, meaning: String, rows: [[String]])] {
    ([CapturedScreen.self] + objects).map { table($0) }
  }

  private static func table<Object: CaptureRecord>(
    _ type: Object.Type
  ) -> (name: String, meaning: String, rows: [[String]]) {
    let rows = type.keys.map {
      ["`\($0.name)`", $0.type.words + ($0.isRequired ? ", needed" : ""), $0.meaning]
    }
    return (type.name, type.meaning, rows)
  }

  private static func object<Object: CaptureRecord>(_ type: Object.Type) -> JSONValue {
    [
      "description": text(type.meaning), "type": "object", "additionalProperties": false,
      "required": .array(type.keys.filter(\.isRequired).map { .string($0.name) }),
      "properties": .object(type.keys.map { key in .init(key.name, value(of: key)) }),
    ]
  }

  private static func value<Object>(of key: CaptureKey<Object>) -> JSONValue {
    let schema = key.isRequired ? key.type.schema : ["anyOf": [key.type.schema, ["type": "null"]]]
    guard case .object(let members) = schema else { return schema }
    return .object([.init("description", text(key.meaning))] + members)
  }

  /// A sentence with a capital and a period, without the marks of code.
  private static func text(_ meaning: String) -> JSONValue {
    let plain = meaning.filter { $0 != "`" }
    return .string(plain.prefix(1).uppercased() + plain.dropFirst() + ".")
  }
}

extension CaptureType {
  fileprivate var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .address: ["type": "string", "pattern": "^0x[0-9a-fA-F]{1,16}$"]
    case .flag: ["enum": [true, false, 0, 1]]
    case .number: ["type": "number"]
    case .whole: ["type": "integer"]
    case .numbers(let names):
      [
        "type": "array", "items": ["type": "number"], "minItems": .number(Double(names.count)),
        "maxItems": .number(Double(names.count)),
      ]
    case .word(let words): ["enum": .array(words.map(JSONValue.string))]
    case .words(let words):
      [
        "anyOf": [
          ["enum": .array(words.map(JSONValue.string))],
          ["type": "array", "items": ["enum": .array(words.map(JSONValue.string))]], ["type": "integer"],
        ]
      ]
    case .object(let name): ["$ref": .string("#/$defs/\(name)")]
    case .list(let element): ["type": "array", "items": element.schema]
    }
  }
}
