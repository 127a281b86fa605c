// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

/// A variation as the file has it, with the places of its parts.
struct SourceVariation {
  var variation: ScenarioVariation
  var place: SourcePlace

  /// The edits, one for each value.
  var edits: [ScenarioEdit]

  /// What is expected of the runs, each in the order of the variation, with the mentions of objects that it makes.
  var expectations: [(value: String?, context: ScenarioReading)] = []

  /// The mentions that count for a value, by its position.
  func contexts(at position: Int) -> [ScenarioReading] {
    expectations.filter { $0.value == nil || $0.value == variation.values[position] }.map(\.context)
  }
}

extension ScenarioReading {
  /// The most variants of a scenario.
  package static let maximumVariants = 16

  /// The entries of `variants`, so far without a look at the objects.
  func variants(_ entry: SourceEntry) -> [SourceVariation] {
    let found = items(entry.value, entry.key, of: "variants").compactMap(variation)
    let count = found.reduce(1) { min($0 * $1.edits.count, 1_000_000) }
    if count > Self.maximumVariants {
      report(
        entry.place,
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
      VariantKey(rawValue: $0.key) == nil && MappingKind.variant.has($0.key)
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
    let isSystem = entry.key == DocumentKey.system.rawValue
    if objectNode != nil, isSystem {
      report(
        entry.place, "'system' is a setting of the simulation, and the variant has an 'object'",
        hint: "remove 'object'")
      return nil
    }
    if objectNode == nil, !isSystem, !MappingKind.configuration.has(entry.key) {
      report(
        entry.place, "'\(entry.key)' is no setting of the simulation, and the variant has no 'object'",
        hint: "say whose it is, such as object: Button")
      return nil
    }
    guard let values = values(entry), objectNode == nil || object != nil else { return nil }
    var variation = SourceVariation(
      variation: ScenarioVariation(object: object, property: entry.key, values: values.map(\.text)),
      place: entry.place,
      edits: values.map { value in
        ScenarioEdit(
          object: object, objectPlace: objectNode?.place ?? entry.place,
          entry: SourceEntry(key: entry.key, place: entry.place, value: value.node))
      })
    readExpectations(of: &variation, fields)
    return variation
  }

  private func readExpectations(of variation: inout SourceVariation, _ fields: Fields) {
    variation.variation.inherits = value(fields, VariantKey.inherits, Form.bool) ?? false
    guard let node = fields[VariantKey.expect] else {
      if fields[VariantKey.inherits] != nil {
        report(
          fields.keyPlace(VariantKey.inherits), "'inherits' without 'expect'",
          hint: "it is about what 'expect' of the variant leaves out")
      }
      return
    }
    for item in expectationNodes(node) {
      // What it mentions is looked up in the variant, which may be of another class.
      let context = ScenarioReading(source: source, touchDowns: touchDowns)
      defer { report(context) }
      guard let fields = context.fields(item, .variantExpectation) else { continue }
      var value: String?
      if let node = fields[VariantExpectationKey.value] {
        value = LineValue.text(node)
        if !variation.variation.values.contains(where: { $0 == value }) {
          context.report(
            node.place,
            "'value' is one of the values that '\(variation.variation.property)' gets, found \(node.found)")
        }
      }
      let expectation = context.expectation(fields)
      variation.variation.expectations.append(ScenarioVariantExpectation(value: value, expectation))
      variation.expectations.append((value, context))
    }
  }

  /// The values of a property, with their texts.
  private func values(_ entry: SourceEntry) -> [(node: SourceNode, text: String)]? {
    guard let items = list(entry.value, entry.key, "a list of values, one for each variant") else {
      return nil
    }
    if items.isEmpty { report(entry.value.place, "'\(entry.key)' lists no value") }
    var values: [(node: SourceNode, text: String)] = []
    for item in items {
      guard let text = LineValue.text(item) else {
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

  /// Changes the scenario by each key that code sets, which shows whether the value is right.
  func checkAssignments(of scenario: Scenario) {
    guard !assignments.isEmpty else { return }
    let base = scenario.variable
    for edit in assignments {
      let context = ScenarioReading(source: source)
      var changed = base
      context.apply(edit, to: &changed)
      if !context.hasErrors { context.checkReferences(in: changed, at: edit.entry.value.place) }
      for error in context.inputErrors.errors { report(error) }
    }
  }

  /// Changes the scenario by each value, and if they are right, by each combination of values.
  func checkVariants(of scenario: Scenario) {
    let found = sourceVariants
    guard !found.isEmpty else { return }
    let base = scenario.variable
    var told: Set<InputError> = []
    func tell(_ context: ScenarioReading) {
      for error in context.inputErrors.errors where told.insert(error).inserted { report(error) }
    }
    func check(_ choices: [(item: SourceVariation, position: Int)]) {
      let edits = choices.map { $0.item.edits[$0.position] }
      guard let place = edits.last?.entry.value.place else { return }
      let context = ScenarioReading(source: source)
      var varied = base
      for edit in edits { context.apply(edit, to: &varied) }
      if !context.hasErrors { context.checkReferences(in: varied, and: self, at: place) }
      tell(context)
      guard !context.hasErrors else { return }
      for expectation in choices.flatMap({ $0.item.contexts(at: $0.position) }) {
        expectation.checkReferences(in: varied)
        tell(expectation)
      }
    }
    for item in found {
      for position in item.edits.indices { check([(item, position)]) }
    }
    guard found.count > 1 else { return }
    var combinations: [[(item: SourceVariation, position: Int)]] = [[]]
    for item in found {
      combinations = combinations.flatMap { choices in item.edits.indices.map { choices + [(item, $0)] } }
    }
    for choices in combinations where !hasErrors { check(choices) }
  }
}
