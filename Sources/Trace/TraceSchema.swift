// SPDX-License-Identifier: Apache-2.0

/// The JSON Schema of one record of a trace, as `hitpath schema trace` prints it.
public enum TraceSchema {
  /// The schema's text, draft 2020-12.
  public static var json: String { schema.text + "\n" }

  private static var schema: JSONValue {
    let records = self.records
    let kinds = records.map { JSONValue.string($0.name) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "HitPath trace record",
      "description": """
      One line of a trace, which is JSON Lines: a header record, the screen record, one record per event, then the \
      tap map if there is one. A record of kind variant begins a section for a variant: its screen, its events, its \
      tap map. Readers skip records of kinds that they do not know, and so does this schema.
      """,
      "type": "object",
      "required": ["kind"],
      "properties": [
        "kind": [
          "type": "string", "minLength": 1, "examples": .array(kinds),
          "description": "The kind of record, which decides about its other fields.",
        ]
      ],
      "allOf": .array(
        records.map { record in
          [
            "if": ["properties": ["kind": ["const": .string(record.name)]]],
            "then": Schema.reference("\(record.name)Record"),
          ]
        }),
      "$defs": .object(definitions + records.map { .init("\($0.name)Record", $0.definition) }),
    ]
  }

  /// What records are made of, by the names by which they refer to it.
  static var definitions: [JSONValue.Member] { values + objects.map { .init($0.name, $0.definition) } }

  /// The kinds of records, each with its kind as the first field.
  static var records: [SchemaObject] {
    let start = TraceEvent.start.schema.fields
    let events = EventType.all.map {
      SchemaObject(name: $0.name, meaning: $0.meaning, fields: start + $0.fields)
    }
    let records =
      [HeaderRecord.record.schema, TraceScreen.record.schema] + events
      + [TapMapRecord.record.schema, VariantRecord.record.schema]
    return records.map { record in
      var record = record
      let kind = Field<String>("kind", "The kind of record.", as: ["const": .string(record.name)])
      record.fields.insert(kind.description, at: 0)
      return record
    }
  }

  /// The objects that records are made of.
  private static let objects = [
    TraceReason.record.schema, GateChecks.record.schema, ChainLink.record.schema,
    TraceShape.record.schema, TraceCondition.record.schema, TraceOverride.record.schema,
    TraceTouchesMethod.record.schema, TraceAction.record.schema, TraceResponder.record.schema,
    TraceWindow.record.schema, TraceControl.record.schema, TraceView.record.schema,
    TraceController.record.schema, TraceGestureRecognizer.record.schema, TapMapRecord.answerSchema,
    TraceTapRegion.record.schema, TraceSetting.record.schema,
  ]

  /// The values that fields are made of.
  private static let values: [JSONValue.Member] = [
    value(
      "id", Schema.text(minLength: 1),
      "The identifier of a window, view, controller, recognizer, other responder or touch."),
    value("localized", [String: String].schema, "A text by language, such as en or zh-Hans; may be empty."),
    value("configuration", TraceHeader.configurationSchema, "The settings of a simulation."),
    value("value", Schema.propertyValue, "The value of a property."),
    value("point", Schema.numbers(2), "[x, y], in points, x to the right and y downwards."),
    value("size", Schema.numbers(2), "[width, height], in points."),
    value("rect", Schema.numbers(4), "[x, y, width, height], in points."),
    value(
      "transform", Schema.numbers(6),
      "[a, b, c, d, tx, ty]: maps (x, y) to (a x + c y + tx, b x + d y + ty)."),
    value("method", Schema.word(of: TouchMethod.allCases.map(\.rawValue)), "A touches method (TE-5)."),
    value(
      "responderMethod", Schema.word(of: ResponderMethod.allCases.map(\.rawValue)),
      "A method for touches, presses, motion or remote control (TE-5, RC-19)."),
    value(
      "state", Schema.word(of: GestureState.allCases.map(\.rawValue)),
      "The state of a gesture recognizer (GR-8)."),
    .init("tapQuestion", TapMapRecord.questionSchema),
    .init("tapWalk", TapMapRecord.walkSchema),
  ]

  private static func value(_ name: String, _ type: JSONValue, _ meaning: String) -> JSONValue.Member {
    .init(name, Schema.described(type, meaning))
  }
}
