// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace
import UIKitModel

/// The JSON Schema of a scenario file, as `hitpath schema scenario` prints it.
package enum ScenarioSchema {
  /// The schema's text, draft 2020-12.
  package static var json: String { document.text + "\n" }

  package static let document: JSONValue = {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "HitPath scenario",
    ]
    return head.adding(MappingKind.document.object).adding(["$defs": values.adding(mappings)])
  }()

  /// The definitions of mappings.
  private static var mappings: JSONValue {
    let kinds = MappingKind.all.compactMap { kind in
      kind.definition.map { JSONValue.Member($0, kind.schema) }
    }
    let carried = MappingKind.controller.object(
      "The controller of the view that it stands in.", without: ControllerKey.view.rawValue)
    return .object(kinds + [JSONValue.Member("carriedController", carried)])
  }

  /// The definitions of other values.
  private static let values = JSONValue.object(definedValues.map { JSONValue.Member($0.name, $0.schema) })

  /// The values that several keys share, with a description for people.
  package static let definedValues: [(name: String, words: String, schema: JSONValue)] = [
    (
      "text", "a text",
      [
        "description": "A text. Numbers and booleans are taken as written.",
        "type": ["string", "number", "boolean"],
      ]
    ),
    (
      "name", "a name",
      [
        "description": "A name on one line. Numbers and booleans are taken as written.",
        "type": ["string", "number", "boolean"], "minLength": 1,
        "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",
      ]
    ),
    (
      "id", "an id",
      [
        "description":
          "An identifier on one line, at most 200 characters, not the words nil, self and none.",
        "allOf": [["$ref": "#/$defs/name"]], "maxLength": 200, "not": ["enum": ["nil", "self", "none"]],
      ]
    ),
    (
      "ids", "an id, or a list of ids",
      KeyType.either([.id, .list(.id, atLeast: 1)]).described("An identifier or a list of them.")
    ),
    ("nil", "`nil`", ["description": "No object.", "enum": ["nil", .null]]),
    (
      "next", "an id, or `nil`",
      KeyType.either([.nilWord, .id]).described(
        "An override of next: the identifier of a responder, or nil to end the chain.")
    ),
    (
      "selector", "an action",
      [
        "description":
          "An action's name. YAML reads 'save:' in a row as a mapping without a value, which is taken for the name.",
        "anyOf": [
          ["$ref": "#/$defs/name"],
          [
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "additionalProperties": ["type": "null"],
          ],
        ],
      ]
    ),
    ("call", "[a call](#calls)", CallNames.schema),
    (
      "performs", "a list of actions",
      KeyType.list(.selector).described(
        "The actions that the responder has methods for; an empty list for none.")
    ),
    (
      "canPerformAction", "`true` or `false` by action",
      [
        "type": "object",
        "description": "What canPerformAction(_:withSender:) answers for an action, by its name.",
        "additionalProperties": ["type": "boolean"],
      ]
    ),
    (
      "unknown", "a list of [words](#what-is-not-known)",
      KeyType.list(.word(ScenarioReading.unknownWords)).described("What the source could not tell.")
    ),
    (
      "method", "a method",
      KeyType.word(MethodKey.allCases.map(\.rawValue)).described(
        "A method for touches, presses, motion or remote control.")
    ),
    (
      "controlEvent", "a control event",
      KeyType.word(ScenarioReading.controlEvents).described("A control event.")
    ),
    (
      "settingName", "a setting",
      KeyType.word(SimulationSetting.all.map(\.name) + [DocumentKey.system.rawValue])
        .described("A setting of the simulation, or the version of iOS.")
    ),
    (
      "variantValues", "a list of values",
      [
        "description": "The values, one for each variant.", "type": "array", "minItems": 1, "maxItems": 16,
        "uniqueItems": true,
      ]
    ),
  ]

  /// The values of a key in variants: all that the key accepts in any of the kinds of mappings.
  static func variantValues(of key: String, in kinds: [MappingKind]) -> JSONValue {
    var references: [JSONValue] = []
    var seen: [JSONValue] = []
    for kind in kinds {
      guard let row = kind.rows.first(where: { $0.key == key })?.row, !seen.contains(row.type.schema) else {
        continue
      }
      seen.append(row.type.schema)
      references.append(kind.reference(to: key))
    }
    let items: JSONValue = references.count == 1 ? references[0] : ["anyOf": .array(references)]
    return ["$ref": "#/$defs/variantValues", "items": items]
  }
}

extension MappingKind {
  /// The mapping, or the alternatives to it.
  var schema: JSONValue {
    guard let otherForms else { return object }
    return [
      "description": .string(otherForms.sentence), "anyOf": .array(otherForms.types.map(\.schema) + [object]),
    ]
  }

  /// A reference to the values of one of its keys, wherever the mapping is in the schema.
  func reference(to key: String) -> JSONValue {
    let place = definition.map { "#/$defs/\($0)" } ?? "#"
    // The mapping itself comes after its alternatives.
    let object = otherForms.map { "/anyOf/\($0.types.count)" } ?? ""
    return ["$ref": .string("\(place)\(object)/properties/\(key)")]
  }

  package var object: JSONValue { object(sentence) }

  package func object(_ sentence: String, without key: String? = nil) -> JSONValue {
    let rows = rows.filter { $0.key != key }
    let needed = rows.filter(\.row.isNeeded).map { JSONValue.string($0.key) }
    let head: JSONValue = [
      "type": "object", "description": .string(sentence), "additionalProperties": false,
    ]
    return head.adding(needed.isEmpty ? [:] : ["required": .array(needed)]).adding(rules).adding([
      "properties": .object(rows.map { JSONValue.Member($0.key, $0.row.schema) })
    ])
  }
}

extension KeyRow {
  /// The schema that an editor shows and checks.
  var schema: JSONValue {
    guard !sentence.isEmpty else { return type.schema }
    let text = whenAbsent.map { "\(sentence.dropLast()); \($0) if not given." } ?? sentence
    return type.described(text.filter { $0 != "`" })
  }
}

extension KeyType {
  func described(_ sentence: String) -> JSONValue {
    schema.adding(["description": .string(sentence)])
  }

  package var schema: JSONValue {
    switch self {
    case .value(let type): type.schema
    case .definition(let name): ["$ref": .string("#/$defs/\(name)")]
    case .word(let words): ["enum": .array(words.map(JSONValue.string))]
    case .list(let type, let least):
      (["type": "array", "items": type.schema] as JSONValue).adding(
        least == 0 ? [:] : ["minItems": .number(Double(least))])
    case .either(let types): ["anyOf": .array(types.map(\.schema))]
    case .byID(let type): ["type": "object", "minProperties": 1, "additionalProperties": type.schema]
    case .schema(let schema, _): schema
    }
  }
}

extension PropertyType {
  var schema: JSONValue {
    switch self {
    case .bool: ["type": "boolean"]
    case .number(let limits): Self.number("number", limits)
    case .integer(let limits):
      Self.number("integer", Double(limits.lowerBound)...Double(limits.upperBound))
    case .limit(let limits):
      ["anyOf": [PropertyType.integer(limits).schema, ["const": .string(Int.unlimited)]]]
    case .point, .size, .rect, .insets, .transform: Self.row(parts)
    case .color: ["type": "string", "pattern": "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"]
    case .text: ["$ref": "#/$defs/text"]
    case .names: KeyType.either([.name, .list(.name)]).schema
    case .word(let words): KeyType.word(words).schema
    case .words(let words, let all, _):
      [
        "anyOf": [
          KeyType.word(words + (all.map { [$0] } ?? [])).schema,
          KeyType.list(.word(words), atLeast: all == nil ? 1 : 0).schema.adding(["uniqueItems": true]),
        ]
      ]
    }
  }

  /// Coordinates in brackets; sizes are not negative.
  private static func row(_ names: [String]) -> JSONValue {
    let items = names.map { number("number", ["width", "height"].contains($0) ? lengths : coordinates) }
    return [
      "type": "array", "prefixItems": .array(items), "items": false, "minItems": .number(Double(names.count)),
    ]
  }

  private static func number(_ type: String, _ limits: ClosedRange<Double>) -> JSONValue {
    ["type": .string(type), "minimum": .number(limits.lowerBound), "maximum": .number(limits.upperBound)]
  }
}

extension FileProperty {
  /// The property as a key.
  var row: KeyRow {
    let sentences = owners.map(\.sentence).unique.map { sentence in
      let classes = owners.filter { $0.sentence == sentence }.map(\.className)
      return classes.allSatisfy { $0 == "UIView" || $0 == "UIGestureRecognizer" } && owners.count == 1
        ? sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
        : "\(classes.joined(separator: ", ")): \(sentence)."
    }
    return KeyRow(keyType, sentences.joined(separator: " "))
  }
}

extension JSONValue {
  /// The object with further members at its end; a value that is not an object is returned unchanged.
  package func adding(_ members: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = members else { return self }
    return .object(own + more)
  }
}

extension [String] {
  /// The texts without duplicates.
  package var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension KeyType {
  /// A description of the values, for messages.
  var plainWords: String { words().filter { $0 != "`" } }

  /// A description of the values; the function formats the names of the schema's definitions.
  package func words(naming name: (String) -> String = { $0 }) -> String {
    switch self {
    case .value(let type): type.words
    case .definition(let definition): name(definition)
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let type, _): "a list, each \(type.words(naming: name))"
    case .either(let types): types.map { $0.words(naming: name) }.joined(separator: ", or ")
    case .byID(let type): "by id: \(type.words(naming: name))"
    case .schema(_, let words): words
    }
  }
}

extension PropertyType {
  /// A description of the values.
  package var words: String {
    switch self {
    case .bool: "`true` or `false`"
    case .number(Self.anyNumber), .number(Self.coordinates): "number"
    case .number(Self.lengths): "number, not negative"
    case .number(let limits): "number \(YAMLNumber.words(for: limits))"
    case .integer(let limits):
      "whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .limit(let limits):
      "whole number from \(limits.lowerBound) to \(limits.upperBound), or `\(Int.unlimited)`"
    case .point, .size, .rect, .insets, .transform: "`[\(parts.joined(separator: ", "))]`"
    case .color: "`'#rgb'`, `'#rrggbb'` or `'#rrggbbaa'` in quotes"
    case .text: "a text"
    case .names: "an id, or a list of ids"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .words(let words, let all, _):
      words.map { "`\($0)`" }.joined(separator: ", ") + ", a list of them"
        + (all.map { ", or `\($0)`" } ?? "")
    }
  }
}
