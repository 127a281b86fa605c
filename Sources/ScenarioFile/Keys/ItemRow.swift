// SPDX-License-Identifier: Apache-2.0

import InputFile
import Yams

/// The keys of one kind of item of the document. The row of a key says where the item keeps the value, so that reading and
/// writing follow from it.
protocol ItemKey: FileKey {
  associatedtype Item

  var itemRow: ItemRow<Item> { get }

  /// The rows of all keys.
  static var rows: ItemRows<Item> { get }
}

extension ItemKey {
  var row: KeyRow { itemRow.row }

  static var rows: ItemRows<Item> { ItemRows(allCases) }

  /// The row of a property or method that is called as the key: what it answers, of some objects alone.
  func answers<Value>(
    _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>, _ owners: String? = nil,
    absent: String = "UIKit's implementation"
  ) -> ItemRow<Item> {
    ItemRow(
      path, form, (owners.map { "\($0): what" } ?? "What") + " `\(rawValue)` answers.", absent: absent)
  }
}

/// A key of an item: what it takes and means, and how its value gets from a file into the item and back.
struct ItemRow<Item>: Sendable {
  typealias Read = @Sendable (ScenarioReading, SourceEntry, inout Item) -> Void
  typealias Write = @Sendable (NodeWriter, Item) -> Node?

  var row: KeyRow

  /// The classes whose objects alone have the key; empty for all.
  private(set) var classes: [String] = []

  /// Reads a value into the item.
  let read: Read

  /// The item's value; nil for one that goes without saying.
  let write: Write

  /// A key that needs more than a form, such as one that depends on others. Without `read` it is read together with them.
  init(
    _ type: KeyType, _ sentence: String = "", absent: String? = nil, read: @escaping Read = { _, _, _ in },
    write: @escaping Write
  ) {
    row = KeyRow(type, sentence, absent: absent)
    self.read = read
    self.write = write
  }

  /// A value that the item may have.
  init<Value>(
    _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>, _ sentence: String = "",
    absent: String? = nil
  ) {
    self.init(
      form.type, sentence, absent: absent,
      read: { $2[keyPath: path] = form.read($0, $1.value, $1.key) },
      write: { writer, item in item[keyPath: path].map { form.write(writer, $0) } })
  }

  /// A value that every item has, and that is written unless it is the usual one.
  init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Item, Value> & Sendable, _ form: ValueForm<Value>, _ sentence: String = "",
    absent: String? = nil, usual: Value? = nil
  ) {
    self.init(
      form.type, sentence, absent: absent,
      read: { if let value = form.read($0, $1.value, $1.key) { $2[keyPath: path] = value } },
      write: { writer, item in
        let value = item[keyPath: path]
        return value == usual ? nil : form.write(writer, value)
      })
  }

  /// What an override of a method answers.
  static func override<Value>(
    of method: String, _ path: any WritableKeyPath<Item, Value?> & Sendable, _ form: ValueForm<Value>
  ) -> ItemRow {
    ItemRow(path, form, "What an override of `\(method)` answers.", absent: "UIKit's implementation")
  }

  /// The same for a key that must be given, with what a file could say.
  func needed(_ example: String? = nil) -> ItemRow {
    var copy = self
    copy.row.isNeeded = true
    copy.row.example = example
    return copy
  }

  /// The same for a key that only objects of some classes have.
  func of(_ classes: String...) -> ItemRow {
    var copy = self
    copy.classes = classes
    return copy
  }
}

/// The rows of some keys of an item, made once.
struct ItemRows<Item>: Sequence, Sendable {
  private let rows: [(key: String, row: ItemRow<Item>)]

  init<Keys: Sequence>(_ keys: Keys) where Keys.Element: ItemKey, Keys.Element.Item == Item {
    rows = keys.map { ($0.rawValue, $0.itemRow) }
  }

  func makeIterator() -> IndexingIterator<[(key: String, row: ItemRow<Item>)]> { rows.makeIterator() }
}

extension ScenarioReading {
  /// Reads into an item what a mapping has of its keys. The others stay as they are.
  func fill<Item>(_ item: inout Item, from fields: Fields, _ rows: ItemRows<Item>) {
    for (key, row) in rows {
      if let entry = fields.values[key] { row.read(self, entry, &item) }
    }
  }
}

extension MappingWriter {
  /// What an item says of some of its keys.
  mutating func add<Item>(_ item: Item, _ rows: ItemRows<Item>) {
    for (key, row) in rows { add(word: key, row.write(writer, item)) }
  }
}
