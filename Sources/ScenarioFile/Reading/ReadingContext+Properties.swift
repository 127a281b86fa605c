// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  /// UIKit's names of a recognizer's states.
  package static let states = words(of: "state", UIKitClass.recognizer)

  static let directions = words(of: "direction", "UISwipeGestureRecognizer")

  private static func words(of property: String, _ className: String) -> [String] {
    switch UIKitProperties.named(property).first(where: { $0.className == className })?.type {
    case .word(let words), .words(let words, _, _): words
    default: []
    }
  }

  /// Reads the properties that the file gives to an object. The object is told in words, such as `this view`, the
  /// class as the file gives it and as it is simulated.
  func readProperties(
    _ fields: Fields, _ keys: [FileProperty], into properties: inout PropertyList, of object: String,
    _ className: String, simulated: String
  ) {
    for key in keys {
      guard let entry = fields.values[key.name] else { continue }
      belongs(key.name, to: key.classes, at: entry.place, object, className, simulated)
      let value = single(key, entry.value) { $0.value(entry.value, key.name, $1) }
      if let value { properties[key.name] = value }
    }
  }

  /// Reports a property that a class does not have, saying which has.
  func belongs(
    _ key: String, to classes: [String], at place: SourcePlace, _ object: String, _ className: String,
    _ simulated: String
  ) {
    guard !classes.contains(where: { FileProperty.isKind(simulated, of: $0) }) else { return }
    let article = "AEIO".contains(simulated.first ?? " ") ? "an" : "a"
    report(
      place,
      "'\(key)' belongs to \(classes.joined(separator: " and ")), \(object) is \(article) \(simulated)",
      hint: className == simulated
        ? nil : "if '\(className.shown())' descends from it, say so: baseClass: \(classes.first ?? "")")
  }

  func value(_ node: SourceNode, _ key: String, _ type: PropertyType) -> PropertyValue? {
    switch type {
    case .bool: bool(node, key).map { .bool($0) }
    case .number(let limits): number(node, key, in: limits).map { .number($0) }
    case .integer(let limits): integer(node, key, in: limits).map { .number(Double($0)) }
    case .limit(let limits):
      node.text == Int.unlimited
        ? .text(Int.unlimited)
        : integer(node, key, in: limits, or: ", or \(Int.unlimited)").map { .number(Double($0)) }
    case .point: numbers(node, key, names: ["x", "y"]).map { .numbers($0) }
    case .size: size(node, key).map { .numbers([$0.width, $0.height]) }
    case .rect:
      rect(node, key).map { .numbers([$0.minX, $0.minY, $0.size.width, $0.size.height]) }
    case .transform: numbers(node, key, names: ["a", "b", "c", "d", "tx", "ty"]).map { .numbers($0) }
    case .color: color(node, key).map { .text($0) }
    case .text: string(node, key).map { .text($0) }
    case .names: names(node, key)
    case .word(let words): word(node, key, of: words).map { .text($0) }
    case .words(let words, let all, _): self.words(node, key, of: words, all: all)
    }
  }

  /// The id of an object or a list of ids, and `nil` for no object.
  private func names(_ node: SourceNode, _ key: String) -> PropertyValue? {
    guard case .list(let items) = node.content else { return name(node, key).map { .text($0) } }
    return .texts(items.compactMap { name($0, key) })
  }

  /// One of the words, or a list of some.
  private func words(
    _ node: SourceNode, _ key: String, of words: [String], all: String?
  ) -> PropertyValue? {
    guard case .list(let items) = node.content else {
      return word(node, key, of: words + (all.map { [$0] } ?? []), or: ", or a list of them").map {
        .text($0)
      }
    }
    if items.isEmpty { report(node.place, "'\(key)' lists nothing") }
    var found: [String] = []
    for item in items {
      guard let word = word(item, key, of: words) else { continue }
      if found.contains(word) {
        report(item.place, "'\(word)' stands twice in the list")
      } else {
        found.append(word)
      }
    }
    return found.count == 1 ? .text(found[0]) : .texts(found)
  }

  /// A mapping of objects to what the body reads for each, in the order of the file; the ids are checked later.
  func objects<Item>(
    _ node: SourceNode, _ key: String, of wanted: String, _ read: (String, SourceEntry) -> Item?
  ) -> [Item] {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      expected("a mapping of ids to \(wanted)", for: key, found: node)
      return []
    }
    return entries.compactMap { entry in
      identifier(entry.keyNode, key).flatMap { read($0, entry) }
    }
  }

  /// What is set of one object, in the order of the file.
  func assignments(_ node: SourceNode, of object: String, at place: SourcePlace) -> [ScenarioAssignment] {
    entries(node, of: object, .setProperties).compactMap { entry in
      if let property = FileProperty.settable.first(where: { $0.name == entry.key }) {
        note(use(of: property, object, entry, isExpected: false))
        return single(property, entry.value) { $0.value(entry.value, property.name, $1) }
          .map { .property(ScenarioProperty(name: property.name, value: $0)) }
      }
      guard SettableKeys.names.contains(entry.key) else { return nil }
      guard let text = LineValue.text(entry.value) else {
        expected("a value that YAML can hold", for: entry.key, found: entry.value)
        return nil
      }
      note(ScenarioEdit(object: object, objectPlace: place, entry: entry))
      return .key(entry.key, value: text)
    }
  }

  /// The properties that are expected of one object, in the order of the file.
  func expectedValues(_ node: SourceNode, of object: String) -> [ExpectedValue] {
    entries(node, of: object, .expectedProperties).compactMap { entry in
      guard let property = FileProperty.expectable.first(where: { $0.name == entry.key }) else { return nil }
      note(use(of: property, object, entry, isExpected: true))
      return wanted(entry.value, property).map { ExpectedValue(name: property.name, $0) }
    }
  }

  /// A value, the word for none, or limits.
  private func wanted(_ node: SourceNode, _ property: FileProperty) -> ExpectedValue.Wanted? {
    if let word = node.text, property.wordsToExpect.contains(word) { return .value(.text(word)) }
    return single(property, node) { $0.wanted(node, property.name, $1) }
  }

  private func wanted(_ node: SourceNode, _ key: String, _ type: PropertyType) -> ExpectedValue.Wanted? {
    if case .mapping = node.content, let kind = MappingKind.limits(of: type) { return limits(node, kind) }
    return value(node, key, type).map { .value($0) }
  }

  /// Reads a value of a property as the one of its types that it fits; whether that is the type of the object's class is
  /// looked at when the class is known.
  private func single<Value>(
    _ property: FileProperty, _ node: SourceNode, _ read: (ScenarioReading, PropertyType) -> Value?
  ) -> Value? {
    let types = property.types
    guard types.count > 1 else { return read(self, types[0]) }
    for type in types {
      let trial = ScenarioReading(source: source)
      if let value = read(trial, type), !trial.hasErrors { return value }
    }
    expected(property.keyType.plainWords, for: property.name, found: node)
    return nil
  }

  /// Reports a value of a property that is of another type than in the object's class, which the words name.
  func checkType(of use: PropertyUse, for className: String) {
    guard use.property.types.count > 1, let owner = use.property.owner(for: className),
      owner.wordToExpect.map({ use.value.text != $0 }) ?? true
    else { return }
    let trial = ScenarioReading(source: source)
    _ = trial.wanted(use.value, owner.name, owner.type)
    guard trial.hasErrors else { return }
    report(
      use.value.place,
      "'\(owner.name)' of \(className) takes \(KeyType.value(owner.type).plainWords), found \(use.value.found)"
    )
  }

  /// The limits of a number or of each of a row of numbers.
  func limits(_ node: SourceNode, _ kind: MappingKind) -> ExpectedValue.Wanted? {
    guard let fields = fields(node, kind) else { return nil }
    if fields.values.isEmpty, !fields.hasUnknownKeys {
      report(
        node.place, "the mapping of limits is empty",
        hint: "give some of \(kind.keys.joined(separator: ", "))")
    }
    let limits = ValueLimit.Comparison.allCases.compactMap { comparison -> ValueLimit? in
      guard let entry = fields.values[comparison.rawValue],
        case .value(let type)? = kind.rows.first(where: { $0.key == entry.key })?.row.type
      else { return nil }
      return value(entry.value, entry.key, type).map { ValueLimit(comparison, $0) }
    }
    return limits.isEmpty ? nil : .limits(limits)
  }

  /// The entries of a mapping of an object's keys, in the order of the file.
  private func entries(_ node: SourceNode, of object: String, _ kind: MappingKind) -> [SourceEntry] {
    guard case .mapping(let entries) = node.content, fields(node, kind) != nil else {
      if case .mapping = node.content { return [] }
      expected("a mapping of properties to values", for: object.shown(), found: node)
      return []
    }
    if entries.isEmpty { report(node.place, "'\(object.shown())' has no property here") }
    return entries
  }

  private func use(
    of property: FileProperty, _ object: String, _ entry: SourceEntry, isExpected: Bool
  ) -> PropertyUse {
    PropertyUse(
      object: object, property: property, place: entry.place, value: entry.value, isExpected: isExpected)
  }
}

/// A mention of a property of an object, to be checked when the object's class is known.
struct PropertyUse {
  var object: String
  var property: FileProperty
  var place: SourcePlace
  var value: SourceNode

  /// Whether it is part of an expectation.
  var isExpected: Bool
}
