// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel
import YAML

/// The forms of the values of keys.
enum Form {
  static let bool = ValueForm(.bool, { $0.bool($1, $2) }, { $0.bool($1) })
  static let time = number(PropertyType.lengths)
  static let point = ValueForm(.point, { $0.point($1, $2) }, { $0.row($1) })
  static let rect = ValueForm(.rect, { $0.rect($1, $2) }, { $0.row($1) })
  static let rects = ValueForm(
    .list(.rect),
    { context, node, key in context.items(node, key, of: "rectangles").compactMap { context.rect($0, key) } },
    { writer, rects in writer.flow(rects.map { writer.row($0) }) })
  static let text = ValueForm(.text, { $0.string($1, $2) }, { $0.text($1) })
  static let name = ValueForm(.name, { $0.name($1, $2) }, { $0.text($1) })

  /// A key of a keyboard.
  static let key = ValueForm(.text, { $0.key($1, $2) }, { $0.text($1) })

  static func number(_ limits: ClosedRange<Double>) -> ValueForm<Double> {
    ValueForm(.value(.number(limits)), { $0.number($1, $2, in: limits) }, { $0.number($1) })
  }

  static func integer(_ limits: ClosedRange<Int>) -> ValueForm<Int> {
    ValueForm(.integer(limits), { $0.integer($1, $2, in: limits) }, { $0.integer($1) })
  }

  static func word(_ words: [String]) -> ValueForm<String> {
    ValueForm(.word(words), { $0.word($1, $2, of: words) }, { $0.text($1) })
  }

  // MARK: Objects

  /// The identifier that the file gives to the object itself.
  static let ownID = ValueForm(.id, { $0.ownID($1, $2) }, { $0.text($1) })

  /// The identifier of another object of the file.
  static func id(_ wanted: ObjectIndex.Wanted) -> ValueForm<String> {
    ValueForm(.id, { $0.reference($1, $2, wanted) }, { $0.text($1) })
  }

  /// One id or a list of them.
  static func ids(_ wanted: ObjectIndex.Wanted) -> ValueForm<[String]> {
    ValueForm(.ids, { $0.ids($1, $2, wanted) }, { $0.idOrRow($1) })
  }

  /// Objects by their ids, or all of some classes.
  static func selection(_ wanted: ObjectIndex.Wanted) -> ValueForm<ScenarioSelection> {
    ValueForm(.selection, { $0.selection($1, $2, wanted) }, { $0.selection($1) })
  }

  static let views = list(of: "views", "view", { $0.view($1) }, { $0.view($1) })
  static let rootView = ValueForm(
    .definition("view"), { context, node, _ in context.view(node, isRootView: true) }, { $0.view($1) })
  static let controllers = list(
    of: "view controllers", "controller", { $0.controller($1) }, { $0.controller($1) })
  static let controller = ValueForm(
    .definition("controller"), { context, node, _ in context.controller(node) }, { $0.controller($1) })

  /// The controller inside its view.
  static let carriedController = ValueForm(
    .definition("carriedController"), { context, node, _ in context.controller(node, isCarried: true) },
    { $0.controller($1) })
  static let presentationStyle = word(of: UIModalPresentationStyle.self)
  static let sheet = ValueForm(
    .definition("sheetPresentationController"), { context, node, _ in context.sheet(node) },
    { $0.mapping($1, SheetKey.rows).flow })
  static let popover = ValueForm(
    .definition("popoverPresentationController"), { context, node, _ in context.popover(node) },
    { $0.mapping($1, PopoverKey.rows).flow })

  /// Detents, in any order.
  static let detents = ValueForm(
    .list(
      .either([.word(ScenarioReading.ownDetents.map(\.identifier.rawValue)), .definition("detent")]),
      atLeast: 1),
    { $0.detents($1, $2) }, { $0.detents($1) })

  /// An edge, or a list of edges.
  static let edgesOfScreen = ValueForm(
    .either([
      .word(ScenarioEdges.Edge.allCases.map(\.rawValue)),
      .list(.word(ScenarioEdges.Edge.allCases.map(\.rawValue)), atLeast: 1),
    ]),
    { $0.wordOrList($1, $2, as: ScenarioEdges.Edge.self) }, { $0.idOrRow($1.map(\.rawValue)) })

  /// One of a few words.
  static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    of type: Word.Type
  ) -> ValueForm<Word> where Word.RawValue == String {
    ValueForm(
      .word(Word.allCases.map(\.rawValue)), { $0.word($1, $2, as: Word.self) },
      { $0.word($1.rawValue) })
  }

  static let navigationItem = ValueForm(
    .definition("navigationItem"), { context, node, _ in context.navigationItem(node) },
    { $0.navigationItem($1) })
  static let cellAnswer = ValueForm(
    .either([.answer, .id]), { $0.cellAnswer($1, $2) }, { $0.cellAnswer($1) })
  static let swipeActions = ValueForm(
    .definition("swipeActions"), { context, node, _ in context.swipeActions(node) }, { $0.swipeActions($1) })
  static let swipeActionList = list(
    of: "actions", "swipeAction", { $0.swipeAction($1) }, { $0.swipeAction($1) })
  static let recognizers = list(
    of: "gesture recognizers", "gestureRecognizer", { $0.recognizer($1) }, { $0.recognizer($1) })

  static let keyCommands = list(
    of: "key commands", "keyCommand", { $0.keyCommand($1) }, { $0.mapping($1, KeyCommandKey.rows).flow })
  static let modifierFlags = ValueForm(
    .value(UIKeyCommand.modifierWords), { $0.value($1, $2, UIKeyCommand.modifierWords) }, { $0.value($1) })
  static let interactions = list(
    of: "interactions", "interaction", { $0.interaction($1) }, { $0.mapping($1, InteractionKey.rows).flow })
  static let interactionClass = ValueForm(
    .word(InteractionClass.allCases.map(\.rawValue)), { $0.word($1, $2, as: InteractionClass.self) },
    { $0.word($1.rawValue) })

  /// The words for properties that a source does not tell.
  static let unknown = ValueForm(
    .definition("unknown"), { $0.words($1, $2, of: ScenarioReading.unknownWords) }, { $0.row($1) })

  // MARK: Overrides, answers and actions

  static let performs = ValueForm(.definition("performs"), { $0.performs($1, $2) }, { $0.row($1) })
  static let canPerformAction = ValueForm(
    .definition("canPerformAction"), { $0.canPerformAction($1, $2) }, { $0.canPerformAction($1) })
  static let answer = ValueForm(.answer, { $0.answer($1, $2) }, { $0.answer($1) })

  /// A direction of movement, or a list of them.
  static let movements = ValueForm(
    .either([
      .word(ScenarioMovement.allCases.map(\.rawValue)),
      .list(.word(ScenarioMovement.allCases.map(\.rawValue)), atLeast: 1),
    ]),
    { $0.wordOrList($1, $2, as: ScenarioMovement.self) }, { $0.idOrRow($1.map(\.rawValue)) })

  /// The limits of a point, or of one of its coordinates.
  static let pointLimits = ValueForm(
    .definition("pointLimits"), { $0.pointLimits($1, $2) }, { $0.row($1) })

  /// The edges of scroll views by id.
  static let edges = ValueForm(
    .byID(
      .either([
        .word(ScenarioEdges.Edge.allCases.map(\.rawValue)),
        .list(.word(ScenarioEdges.Edge.allCases.map(\.rawValue)), atLeast: 1),
      ])),
    { $0.edges($1, $2) },
    { writer, edges in
      writer.byName(edges.map { ($0.scrollView, writer.idOrRow($0.edges.map(\.rawValue))) })
    })
  static let propertiesOfCondition = ValueForm(
    expectedProperties.type, { context, node, key in expectedProperties.read(context, node, key) },
    { expectedProperties.write($0, $1) })
  static let conditions = list(
    of: "conditions", "condition", { $0.condition($1) }, { $0.condition($1) })

  /// A condition that must not hold.
  static let negation = ValueForm(
    .definition("condition"), { context, node, _ in context.condition(node).map { [$0] } },
    { writer, conditions in writer.condition(conditions.first ?? ScenarioCondition()) })
  static let gestureAnswers = ValueForm(
    .definition("gestureAnswers"), { context, node, _ in context.gestureAnswers(node) },
    { $0.gestureAnswers($1) })
  static let gestureDelegate = ValueForm(
    .definition("gestureDelegate"), { $0.delegateChoice($1, $2) }, { $0.delegate($1) })
  static let pointInside = ValueForm(
    .definition("pointInside"), { context, node, _ in context.pointInside(node) }, { $0.pointInside($1) })
  static let steps = list(of: "steps", "step", { $0.step($1) }, { $0.step($1) })

  /// The steps of the method of a recognizer's action: always the same, or by state.
  static let stateSteps = ValueForm(
    .definition("stateSteps"), { $0.stateSteps($1, $2) }, { $0.effects($1) })
  static let recognizerActions = list(
    of: "actions", "recognizerAction", { $0.recognizerAction($1) }, { $0.action($1) })
  static let target = ValueForm(
    .either([.schema(["type": "null"], "`nil`"), .name]), { $0.target($1, $2) }, { $0.text($1) })

  // MARK: Lists

  /// A list of mappings, with a name for messages. A wrong item is skipped.
  static func list<Item>(
    of wanted: String, _ definition: String,
    _ read: @escaping @Sendable (ScenarioReading, SourceNode) -> Item?,
    _ write: @escaping @Sendable (NodeWriter, Item) -> Node
  ) -> ValueForm<[Item]> {
    ValueForm(
      .list(.definition(definition)),
      { context, node, key in
        let nodes = context.items(node, key, of: wanted)
        var items: [Item] = []
        items.reserveCapacity(nodes.count)
        for node in nodes {
          if let item = read(context, node) { items.append(item) }
        }
        return items
      },
      { writer, items in writer.list(items.map { write(writer, $0) }) })
  }
}

// The parts of a file other than the screen.

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
    { $0.choice(DeviceKey.size, $0.row($1)) })
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

  /// Recognizers that wait for each other in a cycle.
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

  /// The expectation for each of some objects, by id.
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

  /// All states but `possible`, which a reset enters: one, or a list.
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

  /// What of the system's may take a touch.
  static let doubts = ValueForm<[SystemDoubt]>(
    .list(
      .schema(
        ["enum": .array(SystemDoubt.allCases.map { .string($0.rawValue) })], "a [doubt](#doubts)")),
    { $0.words($1, $2, of: SystemDoubt.allCases.map(\.rawValue))?.compactMap(SystemDoubt.init(rawValue:)) },
    { $0.row($1.map(\.rawValue)) })

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

/// The form of a value in a file: which values a key accepts, how they are read and how they are written.
struct ValueForm<Value>: Sendable {
  typealias Read = @Sendable (ScenarioReading, SourceNode, _ key: String) -> Value?

  let type: KeyType

  /// Reads the value of a node under a key. Nil for a wrong value, which is reported, and for a word that means no
  /// value.
  let read: Read

  let write: @Sendable (NodeWriter, Value) -> Node

  init(_ type: KeyType, _ read: @escaping Read, _ write: @escaping @Sendable (NodeWriter, Value) -> Node) {
    self.type = type
    self.read = read
    self.write = write
  }
}

extension KeyType {
  static let timeOrLimits = either([time, definition("numberLimits")])
  static let call = definition("call")
  static let id = definition("id")
  static let ids = definition("ids")
  static let nilWord = definition("nil")
  static let selector = definition("selector")
  static let answer = definition("answer")
  static let selection = definition("selection")
}

/// The keys of one kind of item of the document. The row of a key names the property of the item, which defines both
/// reading and writing.
protocol ItemKey: FileKey {
  associatedtype Item

  var itemRow: ItemRow<Item> { get }

  /// The rows of all keys.
  static var rows: ItemRows<Item> { get }
}

extension ItemKey {
  var row: KeyRow { itemRow.row }

  static var rows: ItemRows<Item> { ItemRows(allCases) }

  /// The row of a property or method that has the name of the key, with its answer, for objects of some classes only.
  func answers<Value>(
    _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>, _ owners: String? = nil,
    whenAbsent: String = "UIKit's implementation"
  ) -> ItemRow<Item> {
    ItemRow(
      path, form, (owners.map { "\($0): what" } ?? "What") + " `\(rawValue)` answers.", whenAbsent: whenAbsent
    )
  }
}

/// A key of an item: its values and meaning, and how its value is read into the item and written from it.
struct ItemRow<Item>: Sendable {
  typealias Read = @Sendable (ScenarioReading, SourceEntry, inout Item) -> Void
  typealias Write = @Sendable (NodeWriter, Item) -> Node?

  var row: KeyRow

  /// The classes whose objects have the key; empty for all.
  private(set) var classes: [String] = []

  /// Reads a value into the item.
  let read: Read

  /// The item's value; nil for the default, which is not written.
  let write: Write

  /// A key that a form is not enough for, such as one that depends on others. Without `read` it is read together with
  /// those.
  init(
    _ type: KeyType, _ sentence: String = "", whenAbsent: String? = nil,
    read: @escaping Read = { _, _, _ in },
    write: @escaping Write
  ) {
    row = KeyRow(type, sentence, whenAbsent: whenAbsent)
    self.read = read
    self.write = write
  }

  /// An optional value of the item.
  init<Value>(
    _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>, _ sentence: String = "",
    whenAbsent: String? = nil
  ) {
    self.init(
      form.type, sentence, whenAbsent: whenAbsent,
      read: { $2[keyPath: path] = form.read($0, $1.value, $1.key) },
      write: { writer, item in item[keyPath: path].map { form.write(writer, $0) } })
  }

  /// A value of every item, written unless it is the default.
  init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Item, Value> & Sendable, _ form: ValueForm<Value>, _ sentence: String = "",
    whenAbsent: String? = nil, defaultValue: Value? = nil
  ) {
    self.init(
      form.type, sentence, whenAbsent: whenAbsent,
      read: { if let value = form.read($0, $1.value, $1.key) { $2[keyPath: path] = value } },
      write: { writer, item in
        let value = item[keyPath: path]
        return value == defaultValue ? nil : form.write(writer, value)
      })
  }

  /// The answer of an overridden method.
  static func override<Value>(
    of method: String, _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>
  ) -> ItemRow {
    ItemRow(path, form, "What an override of `\(method)` answers.", whenAbsent: "UIKit's implementation")
  }

  /// The same row for a required key, with an example value.
  func needed(_ example: String? = nil) -> ItemRow {
    var copy = self
    copy.row.isNeeded = true
    copy.row.example = example
    return copy
  }

  /// The same row for a key that only objects of some classes have.
  func of(_ classes: String...) -> ItemRow {
    var copy = self
    copy.classes = classes
    return copy
  }
}

/// The rows of some keys of an item, created once.
struct ItemRows<Item>: Sequence, Sendable {
  private let rows: [(key: String, row: ItemRow<Item>)]

  init<Keys: Sequence>(_ keys: Keys) where Keys.Element: ItemKey, Keys.Element.Item == Item {
    rows = keys.map { ($0.rawValue, $0.itemRow) }
  }

  func makeIterator() -> IndexingIterator<[(key: String, row: ItemRow<Item>)]> { rows.makeIterator() }
}

extension ScenarioReading {
  /// Reads the keys of a mapping into an item. Keys that the mapping does not have stay unchanged.
  func fill<Item>(_ item: inout Item, from fields: Fields, _ rows: ItemRows<Item>) {
    for (key, row) in rows {
      if let entry = fields.values[key] { row.read(self, entry, &item) }
    }
  }
}

extension NodeWriter {
  /// A mapping with the values of some keys of an item.
  func mapping<Item>(_ item: Item, _ rows: ItemRows<Item>) -> MappingWriter {
    var mapping = MappingWriter(self)
    mapping.add(item, rows)
    return mapping
  }
}

extension MappingWriter {
  /// Adds the values of some keys of an item.
  mutating func add<Item>(_ item: Item, _ rows: ItemRows<Item>) {
    for (key, row) in rows { add(word: key, row.write(writer, item)) }
  }
}
