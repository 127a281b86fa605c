// SPDX-License-Identifier: Apache-2.0

/// A field of a record: name, type of value and meaning.
struct Field<Value: FieldValue>: Sendable {
  /// The name and its description, without the type of the value.
  let description: FieldDescription

  /// The name as it is written after another member, `,"name":`.
  let key: [UInt8]

  /// Whether identifiers of objects or touches stand in it.
  let holdsIDs: Bool

  fileprivate init(_ name: String, _ type: JSONValue, _ meaning: String) {
    description = FieldDescription(name: name, type: type, isRequired: Value.isRequired, meaning: meaning)
    key = Array(",\"\(name)\":".utf8)
    let id = Schema.reference("id")
    holdsIDs = type == id || type == Schema.list(of: id)
  }

  var name: String { description.name }

  /// The same field where it may be absent.
  var optional: Field<Value?> { Field<Value?>(name, description.type, description.meaning) }

  /// Reads the field from the members of its record.
  func read(_ record: JSONValue) throws -> Value {
    do {
      return try Value(json: record[name])
    } catch let problem as FieldProblem {
      throw problem.within(name)
    }
  }
}

/// What a schema and a page say of a field.
package struct FieldDescription: Sendable {
  package var name: String

  /// The JSON Schema of the value.
  var type: JSONValue

  /// Whether every record of the kind has it.
  package var isRequired: Bool

  /// A clause or two, names of code between backticks.
  package var meaning: String
}

extension Field where Value == String {
  /// The identifier of an object or touch.
  static func id(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.reference("id"), meaning)
  }

  static func method(_ meaning: String = "The touches method.") -> Field {
    Field("method", Schema.reference("method"), meaning)
  }

  /// The state of a gesture recognizer.
  static func state(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.reference("state"), meaning)
  }

  /// One of a few words.
  static func word(_ name: String, of words: [String], _ meaning: String) -> Field {
    Field(name, Schema.word(of: words), meaning)
  }

  /// A name that is never empty.
  static func name(_ name: String, _ meaning: String, examples: [String] = []) -> Field {
    Field(name, Schema.text(minLength: 1, examples: examples), meaning)
  }

  /// Any text.
  static func text(_ name: String, _ meaning: String, examples: [String] = []) -> Field {
    Field(name, Schema.text(examples: examples), meaning)
  }
}

extension Field where Value == [String] {
  /// Identifiers.
  static func ids(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.list(of: Schema.reference("id")), meaning)
  }

  static func texts(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.list(of: Schema.text()), meaning)
  }
}

extension Field where Value == Int {
  /// A whole number from 1.
  static func count(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.integer(from: 1), meaning)
  }
}

extension Field where Value == Double {
  static func number(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.number, meaning)
  }

  /// A number that is not negative.
  static func duration(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.duration, meaning)
  }
}

extension Field where Value == Bool {
  /// True or false.
  static func flag(_ name: String, _ meaning: String) -> Field {
    Field(name, ["type": "boolean"], meaning)
  }
}

extension Field where Value == TracePoint {
  static func point(_ name: String, _ meaning: String) -> Field {
    Field(name, Schema.reference("point"), meaning)
  }
}

extension Field where Value == TraceReason {
  /// The reason of a decision.
  static func reason(_ meaning: String = "Why.", name: String = "reason") -> Field {
    Field(name, Schema.reference("reason"), meaning)
  }
}

extension Field where Value == [String: Double] {
  /// Numbers by name.
  static func numbers(_ name: String, _ meaning: String) -> Field {
    Field(name, ["type": "object", "additionalProperties": Schema.number], meaning)
  }
}

extension Field {
  /// Members of a record that change.
  static func changes<Record: ChangingRecord>(_ meaning: String) -> Field
  where Value == RecordChanges<Record> {
    Field("changes", ["type": "object", "minProperties": 1], meaning)
  }
}

extension Field where Value == GateChecks {
  /// What the gates of a view said.
  static func gates(_ meaning: String) -> Field {
    Field("gates", Schema.reference("gates"), meaning)
  }
}

extension Field where Value == [ChainLink] {
  /// The links of a responder chain.
  static func links(_ meaning: String) -> Field {
    Field("links", Schema.list(of: Schema.reference("chainLink")), meaning)
  }
}
