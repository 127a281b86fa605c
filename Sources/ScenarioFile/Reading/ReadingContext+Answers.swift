// SPDX-License-Identifier: Apache-2.0

import InputFile

extension ScenarioReading {
  /// How a delegate or an override answers.
  func answer(_ node: SourceNode, _ key: String) -> ScenarioAnswer? {
    guard case .mapping = node.content else {
      if node.word == "true" { return ScenarioAnswer(true) }
      if node.word == "false" { return ScenarioAnswer(false) }
      if node.text == Self.defaultWord { return nil }
      expected("true, false, {only: …}, {unless: …} or default", for: key, found: node)
      return nil
    }
    guard let fields = self.fields(node, .answer), let (word, value) = choice(fields, .answer) else {
      return nil
    }
    let steps = fields[AnswerKey.steps].map { self.steps($0, AnswerKey.steps.rawValue) } ?? []
    guard word != AnswerKey.answers.rawValue else {
      return bool(value, word).map { ScenarioAnswer($0, steps: steps) }
    }
    return condition(value, .condition, ConditionKey.rows)
      .map { ScenarioAnswer(word == AnswerKey.only.rawValue, when: $0, steps: steps) }
  }

  /// A condition of a kind, which tells at least something.
  func condition(
    _ node: SourceNode, _ kind: MappingKind, _ rows: ItemRows<ScenarioCondition>
  ) -> ScenarioCondition? {
    guard let fields = fields(node, kind) else { return nil }
    guard !fields.values.isEmpty else {
      missing(
        "the condition is empty", in: fields, hint: "give some of " + kind.keys.joined(separator: ", "))
      return nil
    }
    var condition = ScenarioCondition()
    fill(&condition, from: fields, rows)
    return condition
  }

  /// Objects by their ids, or all of some classes.
  func selection(_ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted) -> ScenarioSelection? {
    guard case .mapping = node.content else { return ids(node, key, wanted).map { .objects($0) } }
    guard let fields = self.fields(node, .selection) else { return nil }
    guard let classes = fields[SelectionKey.className] else {
      missing("the mapping has no 'class'", in: fields, hint: "write \(key): {class: UIControl}")
      return nil
    }
    guard case .list(let items) = classes.content else {
      return name(classes, SelectionKey.className.rawValue).map { .classes([$0]) }
    }
    if items.isEmpty { report(classes.place, "'class' lists no class") }
    return .classes(items.compactMap { name($0, SelectionKey.className.rawValue) })
  }
}
