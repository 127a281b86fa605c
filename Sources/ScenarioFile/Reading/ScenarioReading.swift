// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
package import UIKitModel

/// What the reading of one scenario file collects besides the scenario: identifiers and references.
package final class ScenarioReading: ReadingContext {
  /// The largest nesting depth of views and controllers. Code that visits a scenario may recurse this deep.
  static let maximumViewDepth = ScenarioReader.maximumDepth

  /// The largest length of an identifier, in Unicode scalars.
  package static let maximumIDLength = 200

  /// The words that have another meaning where an identifier could be.
  package static let reservedWords: Set<String> = ["nil", "self", "none"]

  /// The number of touches that go down; the largest possible number if a touch could not be read.
  package var touchDowns: Int

  /// The nesting depth of the view or controller that is being read.
  var depth = 0

  /// The number of views read.
  var viewCount = 0

  /// Whether the classes are as an app or a tool printed them. Nobody mistyped them.
  var hasPrintedClasses = false

  /// The place of each identifier that the file gives.
  private(set) var identifiers: [String: SourcePlace] = [:]

  /// All references to other objects. They are checked when all objects are known.
  private(set) var references: [ScenarioReference] = []

  /// All uses of properties of other objects.
  private(set) var propertyUses: [PropertyUse] = []

  /// All keys that code sets, besides properties.
  private(set) var assignments: [ScenarioEdit] = []

  /// All calls that are expected, or expected never to come.
  private(set) var callUses: [CallUse] = []

  /// The keys of key commands, and the buttons of remotes that are pressed.
  var commandKeys: Set<String> = []
  var pressedKeys: Set<String> = []
  var pressedButtons: [(name: String, place: SourcePlace)] = []

  /// The entries of `variants`. They are checked when everything else is right.
  var sourceVariants: [SourceVariation] = []

  package init(source: SourceText, touchDowns: Int = 0) {
    self.touchDowns = touchDowns
    super.init(source: source, kinds: MappingKind.all)
  }

  func note(_ reference: ScenarioReference) {
    references.append(reference)
  }

  func note(_ assignment: ScenarioEdit) {
    assignments.append(assignment)
  }

  func note(_ use: CallUse) {
    callUses.append(use)
  }

  func note(_ use: PropertyUse) {
    propertyUses.append(use)
  }

  /// Defines an identifier for an object of the file.
  func define(_ id: String, at place: SourcePlace) {
    if let first = identifiers[id] {
      report(
        place, "the id '\(id.shown())' is taken by an object in line \(first.line)",
        hint:
          "windows, views, controllers, recognizers, delegates, the scene and the application share one set of ids"
      )
    } else {
      identifiers[id] = place
    }
  }

  /// The value of a key, if the mapping has it.
  func value<Key: FileKey, Value>(_ fields: Fields, _ key: Key, _ form: ValueForm<Value>) -> Value? {
    fields[key].flatMap { form.read(self, $0, key.rawValue) }
  }

  /// An identifier, in a definition or a reference.
  package func identifier(_ node: SourceNode, _ key: String) -> String? {
    guard let text = name(node, key) else { return nil }
    guard text.unicodeScalars.count <= Self.maximumIDLength else {
      report(
        node.place,
        "'\(key)' takes at most \(Self.maximumIDLength) characters, found \(text.unicodeScalars.count)")
      return nil
    }
    guard !Self.reservedWords.contains(text) else {
      report(node.place, "the word '\(text)' cannot be an id")
      return nil
    }
    return text
  }

  /// One id or a list of them, of objects that must exist.
  func ids(_ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted) -> [String]? {
    guard case .list(let items) = node.content else {
      return reference(node, key, wanted).map { [$0] }
    }
    if items.isEmpty { expected("an id or a list of ids", for: key, found: node) }
    return items.compactMap { reference($0, key, wanted) }
  }

  /// The id of an object that must exist.
  func reference(
    _ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted, isExpected: Bool = false
  ) -> String? {
    guard let id = identifier(node, key) else { return nil }
    note(ScenarioReference(id: id, place: node.place, key: key, wanted: wanted, isExpected: isExpected))
    return id
  }
}

/// A reference to another object by identifier.
struct ScenarioReference {
  var id: String
  var place: SourcePlace

  /// The key above it.
  var key: String

  /// The kind of object that it must name.
  var wanted: ObjectIndex.Wanted

  /// Whether it is part of an expectation, which may name objects that only the simulation creates.
  var isExpected = false

  /// The identifier that the file gives to the object that contains the reference.
  var owner: String?
}

extension ScenarioReading {
  /// Checks that every referenced object exists, and that the responder chain ends.
  ///
  /// A variant's change can make references elsewhere in the file wrong, so a variant is checked with all references of
  /// the file. Such an error is reported at the place of the change.
  package func checkReferences(
    in scenario: Scenario, and file: ScenarioReading? = nil, at place: SourcePlace? = nil
  ) {
    // The expectations of the file are about the scenario without the variant.
    let mentioned = file?.references.filter { !$0.isExpected } ?? []
    let uses = propertyUses + (file?.propertyUses.filter { !$0.isExpected } ?? [])
    guard !references.isEmpty || !mentioned.isEmpty || !uses.isEmpty || !callUses.isEmpty else { return }
    var named = scenario
    named.nameEverything()
    let index = ObjectIndex(named)
    for reference in references { check(reference, in: index) }
    for var reference in mentioned {
      reference.place = place ?? reference.place
      check(reference, in: index)
    }
    for var use in uses {
      use.place = place ?? use.place
      check(use, in: index)
    }
    for use in callUses {
      guard let fault = CallCheck(index: index).fault(of: use) else { continue }
      report(use.place, fault.message, hint: fault.hint)
    }
    for id in index.selfRedirects {
      report(
        self.place("redirect", of: id, to: id) ?? place, "'\(id.shown())' redirects to itself",
        hint: "hitTest: {returns: self} hits the view wherever the point is")
    }
    for cycle in index.cycles() {
      let shown =
        cycle.prefix(8).map { $0.shown() } + (cycle.count > 8 ? ["…"] : [])
        + cycle.prefix(1).map { $0.shown() }
      report(
        self.place("next", of: cycle[0], to: index.next[cycle[0]] ?? cycle[0]) ?? place,
        "the responder chain never ends: \(shown.joined(separator: " -> "))",
        hint: "'next: nil' ends the chain")
    }
  }

  private func check(_ reference: ScenarioReference, in index: ObjectIndex) {
    let key = reference.key
    guard let kind = index.kinds[reference.id] else {
      if reference.isExpected, index.mayHaveMore(reference.wanted, named: reference.id) { return }
      report(
        reference.place, "'\(key)' names '\(reference.id.shown())', which does not exist",
        hint: ConditionKey(rawValue: key) != nil && UIKitClass.named(reference.id) != nil
          ? "it is a class: write {class: \(reference.id.shown())}"
          : Spelling.nearest(to: reference.id, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
      return
    }
    if !index.fits(reference.id, kind, reference.wanted) {
      report(
        reference.place,
        "'\(key)' names '\(reference.id.shown())', \(kind.rawValue), expected \(reference.wanted.rawValue)")
    }
  }

  /// Checks that the object has the property. A missing object is reported with its reference.
  private func check(_ use: PropertyUse, in index: ObjectIndex) {
    guard let names = index.classes[use.object] else { return }
    belongs(
      use.property.name, to: use.property.classes, at: use.place, "'\(use.object.shown())'", names.given,
      names.simulated)
    checkType(of: use, for: names.simulated)
  }

  /// The place of a reference in the file, as exactly as known.
  private func place(_ key: String, of owner: String, to id: String) -> SourcePlace? {
    let candidates = references.filter { $0.key == key && $0.id == id }
    return
      (candidates.first { $0.owner == owner } ?? candidates.first { $0.owner == nil } ?? candidates.first)?
      .place
  }
}

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

  /// Reads the properties that the file gives to an object. Messages describe the object in words, such as `this view`,
  /// with its given and its simulated class.
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

  /// Reports a property that a class does not have, naming the classes that have it.
  func belongs(
    _ key: String, to classes: [String], at place: SourcePlace, _ object: String, _ className: String,
    _ simulated: String
  ) {
    guard !classes.contains(where: { FileProperty.isKind(simulated, of: $0) }) else { return }
    let article = "AEIO".contains(simulated.first ?? " ") ? "an" : "a"
    let base = classes.first { FileProperty.isKind($0, of: simulated) }
    var hint: String?
    if let base, className != simulated {
      hint = "if '\(className.shown())' descends from it, say so: baseClass: \(base)"
    } else if key == "isEnabled", FileProperty.isKind(simulated, of: "UIView") {
      hint = "a view that is no control gets no touches with isUserInteractionEnabled: false"
    }
    report(
      place,
      "'\(key)' belongs to \(classes.joined(separator: " and ")), \(object) is \(article) \(simulated)",
      hint: hint)
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
    case .point, .size, .rect, .insets, .transform: row(node, key, type).map { .numbers($0) }
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

  /// One of the words, or a list of some, which may be empty where there is a word for all.
  private func words(
    _ node: SourceNode, _ key: String, of words: [String], all: String?
  ) -> PropertyValue? {
    guard case .list(let items) = node.content else {
      return word(node, key, of: words + (all.map { [$0] } ?? []), or: ", or a list of them").map {
        .text($0)
      }
    }
    if items.isEmpty, all == nil { report(node.place, "'\(key)' lists nothing") }
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

  /// A mapping from objects to values that the body reads, in the order of the file; the ids are checked later.
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

  /// The assignments to one object, in the order of the file.
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

  /// The expected property values of one object, in the order of the file.
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

  /// Reads a value of a property as the first of its types that fits. Whether that is the type for the object's class
  /// is checked when the class is known.
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

  /// Reports a value of another type than the property has in the object's class.
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

  /// The limits of a number or of each number of a list.
  func limits(_ node: SourceNode, _ kind: MappingKind) -> ExpectedValue.Wanted? {
    guard let fields = fields(node, kind) else { return nil }
    if fields.values.isEmpty, !fields.hasUnknownKeys {
      report(
        node.place, "the mapping of limits is empty",
        hint: "give some of \(kind.keys.joined(separator: ", "))")
    }
    var limits = ValueLimit.Comparison.allCases.compactMap { comparison -> ValueLimit? in
      guard let entry = fields.values[comparison.rawValue],
        case .value(let type)? = kind.rows.first(where: { $0.key == entry.key })?.row.type
      else { return nil }
      return value(entry.value, entry.key, type).map { ValueLimit(comparison, $0) }
    }
    for part in ValueLimit.Part.allCases {
      guard let entry = fields.values[part.rawValue] else { continue }
      guard case .mapping = entry.value.content else {
        expected("a mapping of limits, such as {greaterThan: 0}", for: entry.key, found: entry.value)
        continue
      }
      guard case .limits(let own)? = self.limits(entry.value, .numberLimits) else { continue }
      limits += own.map { ValueLimit($0.comparison, $0.value, of: part) }
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

/// A use of a property of an object. It is checked when the object's class is known.
struct PropertyUse {
  var object: String
  var property: FileProperty
  var place: SourcePlace
  var value: SourceNode

  /// Whether it is part of an expectation.
  var isExpected: Bool
}

/// A property as a file names it: the properties of all classes with the same name.
package struct FileProperty {
  /// The property of each class that has it.
  package var owners: [UIKitProperty]

  package var name: String { owners[0].name }

  /// The classes that have it, each including its subclasses.
  package var classes: [String] { owners.map(\.className) }

  /// The types of all the classes: one, or several different ones.
  var types: [PropertyType] {
    owners.reduce(into: []) { types, owner in
      if case .integer(let other) = owner.type, case .integer(let one)? = types.last {
        types[types.count - 1] = .integer(
          min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound))
      } else if !types.contains(owner.type) {
        types.append(owner.type)
      }
    }
  }

  /// The values that a file accepts for it.
  package var keyType: KeyType {
    let types = types
    return types.count == 1 ? .value(types[0]) : .either(types.map { .value($0) })
  }

  /// The words for values that can be expected but not set.
  var wordsToExpect: [String] { owners.compactMap(\.wordToExpect).unique }

  /// The property of a simulated class of a view, or of a UIKit class of a recognizer; nil if it has none.
  func owner(for className: String) -> UIKitProperty? {
    owners.first { Self.isKind(className, of: $0.className) }
  }

  static func isKind(_ className: String, of ancestor: String) -> Bool {
    UIKitClass.isKind(className, of: ancestor)
  }

  /// The keys of views, of windows, and of recognizers.
  package static let keysOfViews = all(UIKitProperties.ofViews, .key)
  package static let keysOfWindows = all(UIKitProperties.ofWindows, .key)
  package static let keysOfRecognizers = all(UIKitProperties.ofRecognizers, .key)

  /// The properties that `set` can set, and those that can be expected.
  package static let settable = all(UIKitProperties.all, .set)
  package static let expectable = all(UIKitProperties.all, .expect)

  /// The properties for a use by name, in the order of the table.
  private static func all(_ properties: [UIKitProperty], _ use: UIKitProperty.Uses) -> [FileProperty] {
    var found: [FileProperty] = []
    var places: [String: Int] = [:]
    for property in properties where property.uses.isSuperset(of: use) {
      if let place = places[property.name] {
        found[place].owners.append(property)
      } else {
        places[property.name] = found.count
        found.append(FileProperty(owners: [property]))
      }
    }
    return found
  }
}

extension FileProperty {
  /// The property as a key with the values that can be expected.
  var rowOfExpectation: KeyRow {
    var row = row
    let limits = types.compactMap { MappingKind.limits(of: $0)?.definition }.unique
    let others = (wordsToExpect.isEmpty ? [] : [KeyType.word(wordsToExpect)]) + limits.map { .definition($0) }
    if !others.isEmpty { row.type = .either([row.type] + others) }
    return row
  }

  /// Some properties as keys.
  static func rows(_ properties: [FileProperty]) -> [(key: String, row: KeyRow)] {
    properties.map { ($0.name, $0.row) }
  }
}
