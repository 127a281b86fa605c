// SPDX-License-Identifier: Apache-2.0

/// What reading one file collects beside the scenario: errors, identifiers, references.
///
/// The methods that read a value report what is wrong with it and return nil, so that reading goes on and
/// finds the other errors too.
final class ReadingContext {

  /// How deep views, and controllers, may nest. Whatever walks a scenario may recurse this deep.
  static let maximumViewDepth = ScenarioReader.maximumDepth

  let source: SourceText

  /// How many touches go down; as many as can be where that is not known, since one could not be read.
  var touchDowns: Int

  /// How deep the view or controller being read is nested.
  var depth = 0

  /// How many views were read.
  var viewCount = 0

  /// Where each identifier that the file gives stands.
  private(set) var identifiers: [String: SourcePlace] = [:]

  /// Every mention of another object, to be checked when all are known.
  private(set) var references: [ScenarioReference] = []

  /// Every mention of a property of another object.
  private(set) var propertyUses: [PropertyUse] = []

  /// Every key that code sets, besides properties.
  private(set) var assignments: [ScenarioEdit] = []

  /// Every call that is expected, or expected never to come.
  private(set) var callUses: [CallUse] = []

  /// The entries of `variants`, to be checked when all else is right.
  var sourceVariants: [SourceVariation] = []

  private var errors: [(place: SourcePlace?, error: InputError)] = []
  private var errorCount = 0

  init(source: SourceText, touchDowns: Int = 0) {
    self.source = source
    self.touchDowns = touchDowns
  }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether further errors would not be told.
  var isFull: Bool { errorCount >= InputErrors.maximum }

  /// The errors in the order of the file.
  var inputErrors: InputErrors {
    let sorted = errors.enumerated().sorted { first, second in
      let (one, two) = (first.element.place, second.element.place)
      guard let one, let two, one != two else { return first.offset < second.offset }
      return one < two
    }
    return InputErrors(sorted.map(\.element.error), omitted: errorCount - errors.count)
  }

  func report(
    _ place: SourcePlace?, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    errorCount += 1
    guard errorCount <= InputErrors.maximum else { return }
    errors.append((place, source.error(at: place, message(), hint: hint())))
  }

  /// Takes over what another context found wrong with the same file.
  func report(_ other: ReadingContext) {
    for (place, error) in other.errors {
      errorCount += 1
      if errorCount <= InputErrors.maximum { errors.append((place, error)) }
    }
    errorCount += other.errorCount - other.errors.count
  }

  func report(_ error: InputError) {
    errorCount += 1
    guard errorCount <= InputErrors.maximum else { return }
    let place = error.line.map { SourcePlace(line: $0, column: error.column ?? 1) }
    errors.append((place, error))
  }

  /// Reports that a value is not what its key takes.
  func expected(
    _ wanted: String, for key: String, found node: SourceNode, hint: @autoclosure () -> String? = nil
  ) {
    report(node.place, "'\(key)' takes \(wanted), found \(node.found)", hint: hint())
  }

  /// Reports that a mapping lacks a key that it needs.
  func missing(_ message: String, in fields: Fields, hint: String? = nil) {
    if !fields.hasUnknownKeys { report(fields.place, message, hint: hint) }
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

  /// Takes an identifier for an object of the file.
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

  /// The entries of a mapping by key, without those that the kind does not have.
  func fields(_ node: SourceNode, _ kind: MappingKind) -> Fields? {
    guard case .mapping(let entries) = node.content else {
      report(node.place, "expected \(kind.name) as a mapping of keys, found \(node.found)")
      return nil
    }
    var fields = Fields(place: node.place)
    for entry in entries {
      if kind.has(entry.key) {
        fields.values[entry.key] = entry
      } else {
        fields.hasUnknownKeys = true
        report(
          entry.place, "\(kind.name) has no key '\(entry.key.shown())'",
          hint: self.hint(forKey: entry.key, in: kind))
      }
    }
    return fields
  }

  /// The entries of a mapping, whose keys that are needed and missing are reported.
  func fields<Key: ScenarioKey>(_ node: SourceNode, _ kind: MappingKind, needing keys: Key.Type) -> Fields? {
    guard let fields = fields(node, kind) else { return nil }
    checkNeeded(keys, in: fields, of: kind.shortName)
    return fields
  }

  /// Reports the keys that are needed and missing.
  func checkNeeded<Key: ScenarioKey>(_ keys: Key.Type, in fields: Fields, of name: String) {
    for key in keys.allCases where fields[key] == nil {
      let row = key.row
      if row.isNeeded { missing("\(name) has no '\(key.rawValue)'", in: fields, hint: row.example) }
    }
  }

  private func hint(forKey key: String, in kind: MappingKind) -> String? {
    if let near = Spelling.nearest(to: key, in: kind.keys) { return "did you mean '\(near)'?" }
    if let other = MappingKind.all.first(where: { $0.has(key) }) {
      return "'\(key)' is a key of \(other.name)"
    }
    if kind.keys.count <= 10 { return "its keys: " + kind.keys.joined(separator: ", ") }
    return nil
  }
}

/// The entries of one mapping by key.
struct Fields {
  /// Where the mapping begins.
  var place: SourcePlace

  var values: [String: SourceEntry] = [:]

  /// Whether a key was refused. It may be a key that is missing, misspelt, so a missing one is not reported too.
  var hasUnknownKeys = false

  subscript<Key: ScenarioKey>(_ key: Key) -> SourceNode? { values[key.rawValue]?.value }

  /// Where a key stands.
  func keyPlace<Key: ScenarioKey>(_ key: Key) -> SourcePlace { values[key.rawValue]?.place ?? place }
}

/// A mention of another object by identifier.
struct ScenarioReference {
  var id: String
  var place: SourcePlace

  /// The key that it stands under.
  var key: String

  /// What it must name.
  var wanted: ObjectIndex.Wanted

  /// Whether it is part of an expectation, which may name objects that only the simulation makes.
  var isExpected = false

  /// The identifier that the file gives to the object with the reference.
  var owner: String?
}
