// SPDX-License-Identifier: Apache-2.0

import Trace

/// A variation as the file has it, with the places of its parts.
struct SourceVariation {
  var variation: ScenarioVariation
  var place: SourcePlace

  /// The edits, one for each value.
  var edits: [ScenarioEdit]
}

extension ReadingContext {
  /// The most variants of a scenario.
  static let maximumVariants = 16

  /// The entries of `variants`, so far without a look at the objects.
  func variants(_ fields: Fields) -> [SourceVariation] {
    let found = list(fields, DocumentKey.variants, of: "variants").compactMap(variation)
    let count = found.reduce(1) { min($0 * $1.edits.count, 1_000_000) }
    if count > Self.maximumVariants {
      report(
        fields.keyPlace(DocumentKey.variants),
        "the values of 'variants' make \(count) combinations, expected \(Self.maximumVariants) at most")
    }
    var places: [[String?]: SourcePlace] = [:]
    for item in found {
      let name = [item.variation.object, item.variation.property]
      if let first = places[name] {
        report(item.place, "'\(item.variation.property)' is varied already in line \(first.line)")
      }
      places[name] = item.place
    }
    return found
  }

  private func variation(_ node: SourceNode) -> SourceVariation? {
    guard let fields = fields(node, .variant), case .mapping(let entries) = node.content else { return nil }
    let objectNode = fields[VariantKey.object]
    let object = objectNode.flatMap { reference($0, VariantKey.object.rawValue, .object) }
    let properties = entries.filter {
      $0.key != VariantKey.object.rawValue && MappingKind.variant.has($0.key)
    }
    guard let entry = properties.first else {
      missing("the variant has no property", in: fields, hint: "such as isHidden: [true, false]")
      return nil
    }
    guard properties.count == 1 else {
      report(
        properties[1].place, "a variant of \(properties.count) properties, expected one",
        hint: "begin a further entry with '- '; all combinations are tried")
      return nil
    }
    if objectNode == nil, !MappingKind.configuration.has(entry.key) {
      report(
        entry.place, "'\(entry.key)' is no setting of the simulation, and the variant has no 'object'",
        hint: "say whose it is, such as object: Button")
      return nil
    }
    guard let values = values(entry), objectNode == nil || object != nil else { return nil }
    return SourceVariation(
      variation: ScenarioVariation(object: object, property: entry.key, values: values.map(\.text)),
      place: entry.place,
      edits: values.map { value in
        ScenarioEdit(
          object: object, objectPlace: objectNode?.place ?? entry.place,
          entry: SourceEntry(key: entry.key, place: entry.place, value: value.node))
      })
  }

  /// The values of a property, with their texts.
  private func values(_ entry: SourceEntry) -> [(node: SourceNode, text: String)]? {
    guard case .list(let items) = entry.value.content else {
      expected("a list of values, one for each variant", for: entry.key, found: entry.value)
      return nil
    }
    if items.isEmpty { report(entry.value.place, "'\(entry.key)' lists no value") }
    var values: [(node: SourceNode, text: String)] = []
    for item in items {
      guard let text = VariantValue.text(item) else {
        expected("values that YAML can hold", for: entry.key, found: item)
        continue
      }
      if values.contains(where: { $0.text == text }) {
        report(item.place, "the value \(text.shown()) stands twice in the list")
      }
      values.append((item, text))
    }
    return items.isEmpty ? nil : values
  }

  /// Changes the scenario by each value, and if they are right, by each combination of values.
  func checkVariants(of scenario: Scenario) {
    let found = sourceVariants
    guard !found.isEmpty else { return }
    let base = scenario.variable
    var told: Set<InputError> = []
    func check(_ edits: [ScenarioEdit]) {
      guard let place = edits.last?.entry.value.place else { return }
      let context = ReadingContext(source: source)
      var varied = base
      for edit in edits { context.apply(edit, to: &varied) }
      if !context.hasErrors { context.checkReferences(in: varied, and: self, at: place) }
      for error in context.inputErrors.errors where told.insert(error).inserted { report(error) }
    }
    for item in found {
      for edit in item.edits { check([edit]) }
    }
    guard found.count > 1 else { return }
    var combinations: [[ScenarioEdit]] = [[]]
    for item in found {
      combinations = combinations.flatMap { edits in item.edits.map { edits + [$0] } }
    }
    for edits in combinations where !hasErrors { check(edits) }
  }
}
