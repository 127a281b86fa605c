// SPDX-License-Identifier: Apache-2.0

/// The JSON Schema of one record of a trace, as printed by `hitpath schema trace`.
public enum TraceSchema {
  /// The text of the schema, draft 2020-12. It does not say what each setting of the simulation is; `hitpath schema
  /// trace` adds this.
  public static var json: String { json(describing: []) }

  /// The text of the schema, with descriptions of the settings of the simulation.
  package static func json(describing settings: [SettingDescription]) -> String {
    schema(describing: settings).text + "\n"
  }

  private static func schema(describing settings: [SettingDescription]) -> JSONValue {
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
      "$defs": .object(definitions(settings) + records.map { .init("\($0.name)Record", $0.definition) }),
    ]
  }

  /// The schema's definitions, which records refer to by name.
  private static func definitions(_ settings: [SettingDescription]) -> [JSONValue.Member] {
    values(settings) + objects.map { JSONValue.Member($0.name, $0.definition) }
  }

  private static func configuration(_ settings: [SettingDescription]) -> JSONValue.Member {
    let member = value(TraceHeader.configurationSchema, "The settings of a simulation.")
    guard !settings.isEmpty, case .object(let members) = member.value else { return member }
    let described = ([.system] + settings).map(\.field.property)
    return .init(member.name, .object(members + [.init("properties", .object(described))]))
  }

  /// The kinds of records; the first field of each is its kind.
  static let records: [SchemaObject] = {
    let start = TraceEvent.start.schema.fields
    let events = EventType.all.map { ($0.name, $0.meaning, start + $0.fields) }
    let others = [
      HeaderRecord.record.schema, TraceScreen.record.schema, TapMapRecord.record.schema,
      VariantRecord.record.schema,
    ].map { ($0.name, $0.meaning, $0.fields) }
    return (others.prefix(2) + events + others.dropFirst(2)).map { name, meaning, fields in
      let kind = Field<String>("kind", "The kind of record.", as: .constant(.string(name)))
      return SchemaObject(name: name, meaning: meaning, fields: [kind.description] + fields)
    }
  }()

  /// The kinds, by name.
  static let named = Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0) })

  /// The objects that records contain.
  private static let objects = [
    TraceReason.record.schema, GateChecks.record.schema, ChainLink.record.schema,
    TraceShape.record.schema, TraceCondition.record.schema, TraceOverride.record.schema,
    TraceTouchesMethod.record.schema, TraceAction.record.schema, TraceResponder.record.schema,
    TraceWindow.record.schema, TraceControl.record.schema, TraceView.record.schema,
    TraceController.record.schema, TraceGestureRecognizer.record.schema, TapMapRecord.Answer.record.schema,
    TraceTapRegion.record.schema, TraceSetting.record.schema, TraceFinding.record.schema,
    TraceScreenshot.record.schema,
  ]

  /// The values that fields contain.
  private static func values(_ settings: [SettingDescription]) -> [JSONValue.Member] {
    [
      value(.id, "The identifier of a window, view, controller, recognizer, other responder or touch."),
      value(.localized, "A text by language, such as en or zh-Hans; may be empty."),
      configuration(settings),
      value(PropertyValue.schema, "The value of a property."),
      value(TracePoint.schema, "[x, y], in points, x to the right and y downwards."),
      value(TraceSize.schema, "[width, height], in points."),
      value(TraceRect.schema, "[x, y, width, height], in points."),
      value(
        TraceTransform.schema, "[a, b, c, d, tx, ty]: maps (x, y) to (a x + c y + tx, b x + d y + ty)."),
      value(TouchMethod.schema, "A touches method (TE-5)."),
      value(
        ResponderMethod.schema, "A method for touches, presses, motion or remote control (TE-5, RC-19)."),
      value(GestureState.schema, "The state of a gesture recognizer (GR-8)."),
      value(TapMapRecord.Question.schema, TapMapRecord.questionMeaning),
      value(TraceTapWalk.schema, TapMapRecord.walkMeaning),
    ]
  }

  private static func value(_ type: Schema, _ meaning: String) -> JSONValue.Member {
    guard case .definition(let name, let schema) = type else {
      preconditionFailure("a value of the schema has no name")
    }
    return .init(name, Schema.described(schema.json, meaning))
  }
}
