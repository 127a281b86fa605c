// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel
import Yams

// What stands in a file besides the screen.

extension Form {
  // MARK: The document

  static let scenarioName = ValueForm(
    fileName(ScenarioReader.maximumNameLength, "a name without `/`, `\\` and `:`"),
    { $0.scenarioName($1, $2) },
    { $0.text($1) })
  static let recordings = ValueForm(
    .list(
      fileName(ScenarioReader.maximumRecordingNameLength, "the name of a file in the same folder"), atLeast: 1
    ),
    { $0.recordings($1, $2) }, { $0.row($1.map(\.file)) })

  /// A text by language.
  static let localized = ValueForm(
    .definition("localized"), { $0.localized($1, $2) }, { $0.localized($1) })
  static let mode = ValueForm(
    .word(TraceMode.allCases.map(\.rawValue)), { $0.word($1, $2, as: TraceMode.self) },
    { $0.word($1.rawValue) })
  static let device = ValueForm(
    .definition("device"), { context, node, _ in context.deviceSize(node) },
    { $0.choice(DeviceKey.size, $0.row([$1.width, $1.height])) })
  static let configuration = ValueForm(
    .definition("configuration"), { context, node, _ in context.configuration(node) },
    { $0.configuration($1) })
  static let touches = ValueForm(
    .list(.definition("touch")), { $0.touches($1, $2) },
    { writer, touches in writer.list(touches.map { writer.touch($0) }) })

  /// One expectation or a list of them.
  static let expectations = ValueForm(
    .either([.definition("expectation"), .list(.definition("expectation"), atLeast: 1)]),
    { context, node, _ in context.expectations(node) },
    { writer, expectations in writer.oneOrList(expectations.map { writer.expectation($0) }) })

  private static func fileName(_ length: Int, _ words: String) -> KeyType {
    .schema(
      [
        "allOf": [["$ref": "#/$defs/name"]], "maxLength": .number(Double(length)),
        "pattern": "^[^./\\\\:][^/\\\\:]*$",
      ], words)
  }

  // MARK: Expected objects

  /// The id of an object, or nil for none.
  static func expectedObject(_ wanted: ObjectIndex.Wanted) -> ValueForm<String?> {
    ValueForm(
      .either([.nilWord, .id]),
      { $1.isNil ? .some(nil) : $0.reference($1, $2, wanted, isExpected: true).map { .some($0) } },
      { writer, id in id.map { writer.text($0) } ?? writer.word("nil") })
  }

  /// The ids of objects, in order.
  static func expectedObjects(
    _ wanted: ObjectIndex.Wanted, atLeast least: Int = 0
  ) -> ValueForm<[String]> {
    ValueForm(
      .list(.id, atLeast: least), { $0.expectedObjects($1, $2, wanted, atLeast: least) }, { $0.row($1) })
  }

  /// Recognizers that wait for each other.
  static let cycles = ValueForm(
    .list(.list(.id, atLeast: 1)), { $0.cycles($1, $2) },
    { writer, cycles in writer.flow(cycles.map { writer.row($0) }) })

  static let states = byObject(
    .definition("expectedStates"), of: "states", .recognizer, { context, entry, _ in context.states(entry) },
    { ($1.recognizer, $0.states($1)) })
  static let received = byObject(
    .list(.definition("method")), of: "lists of methods", .receiver, { $0.received($1, $2) },
    { ($1.object, $0.row($1.methods)) })
  static let expectedProperties = byObject(
    .definition("expectedProperties"), of: "{property: value}", .viewOrRecognizer,
    { context, entry, _ in
      ScenarioProperties(object: entry.key, values: context.expectedValues(entry.value, of: entry.key))
    },
    { ($1.object, $0.expectedValues($1.values)) })

  /// What is expected of each of some objects, by id.
  private static func byObject<Item>(
    _ type: KeyType, of wanted: String, _ kind: ObjectIndex.Wanted,
    _ read: @escaping @Sendable (ScenarioReading, SourceEntry, _ key: String) -> Item?,
    _ write: @escaping @Sendable (NodeWriter, Item) -> (id: String, Node)
  ) -> ValueForm<[Item]> {
    ValueForm(
      .byID(type),
      { context, node, key in
        context.objects(node, key, of: wanted) { id, entry in
          context.note(
            ScenarioReference(id: id, place: entry.place, key: key, wanted: kind, isExpected: true))
          return read(context, entry, key)
        }
      },
      { writer, items in writer.byName(items.map { write(writer, $0) }) })
  }

  // MARK: States

  /// States but `possible`, which a reset enters: one, or a list.
  static let enteredStates = ValueForm(
    .either([.word(ExpectedStatesKey.enterable), .list(.word(ExpectedStatesKey.enterable))]),
    { $0.enteredStates($1, $2) }, { $0.row($1) })
  static let statesAtTimes = ValueForm(
    .byID(.word(ScenarioReading.states)), { context, node, _ in context.statesAtTimes(node) },
    { $0.statesAtTimes($1) })

  /// The code of a reason.
  static let reason = ValueForm(
    .schema(
      ["enum": .array(TraceReason.Code.known.map { .string($0.rawValue) })],
      "the code of a [reason](trace-format.md#reasons)"), { $0.reason($1, $2) }, { $0.text($1) })

  // MARK: Calls and actions

  static let calls = ValueForm(
    .definition("calls"), { context, node, _ in context.calls(node) }, { $0.calls($1) })
  static let kindsOfCalls = ValueForm(
    .list(.word(CallKind.allCases.map(\.rawValue)), atLeast: 1), { $0.kindsOfCalls($1, $2) },
    { $0.row($1) })

  /// Calls of any kind, at least one.
  static func someCalls(_ key: CallsKey, atMost most: Int? = nil) -> ValueForm<[ScenarioCall]> {
    let list = KeyType.list(.definition("expectedCall"), atLeast: 1)
    let limited = most.map {
      KeyType.schema(
        list.schema.adding(["maxItems": .number(Double($0))]), "a list as for `includes`, of \($0) at most")
    }
    return ValueForm(
      limited ?? list, { context, node, _ in context.someCalls(node, key, atMost: most) },
      { $0.callList($1) })
  }

  static let callCounts = ValueForm(
    .schema(
      [
        "type": "object", "minProperties": 1, "propertyNames": ["$ref": "#/$defs/call"],
        "additionalProperties": KeyType.integer(CallsKey.countLimits).schema,
      ], "by [call](#calls): a whole number, 0 or more"), { $0.counts($1, $2) },
    { writer, counts in writer.byName(counts.map { ($0.text, writer.integer($0.count)) }) })
  static let call = ValueForm(.call, { $0.name($1, $2) }, { $0.text($1) })
  static let expectedAction = ValueForm(
    .selector, { context, node, _ in context.action(node) }, { $0.text($1) })
  static let expectedActions = ValueForm(
    .list(.definition("expectedAction")), { $0.actions($1, $2) }, { $0.actions($1) })

  /// The numbers of several touches, each once.
  static let touchNumbers = ValueForm(
    .list(.integer(1...1_000_000), atLeast: 1), { $0.touchNumbers($1, $2) },
    { writer, numbers in writer.flow(numbers.map { writer.integer($0) }) })

  /// A time, or the limits of one.
  static let expectedTime = ValueForm(.timeOrLimits, { $0.time($1, $2) }, { $0.time($1) })
}
