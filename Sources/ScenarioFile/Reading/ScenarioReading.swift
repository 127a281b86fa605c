// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace

/// What reading one scenario file collects beside the scenario: identifiers, references.
package final class ScenarioReading: ReadingContext {
  /// How deep views, and controllers, may nest. Whatever walks a scenario may recurse this deep.
  static let maximumViewDepth = ScenarioReader.maximumDepth

  /// The longest identifier, in Unicode's scalars.
  package static let maximumIDLength = 200

  /// The words that stand for something else wherever an identifier could be.
  package static let reservedWords: Set<String> = ["nil", "self", "none"]

  /// How many touches go down; as many as can be where that is not known, since one could not be read.
  package var touchDowns: Int

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

  /// The value of a key, if the mapping has it.
  func value<Key: FileKey, Value>(_ fields: Fields, _ key: Key, _ form: ValueForm<Value>) -> Value? {
    fields[key].flatMap { form.read(self, $0, key.rawValue) }
  }

  /// An identifier, as it is given or referred to.
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
