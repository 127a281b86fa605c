// SPDX-License-Identifier: Apache-2.0

extension ReadingContext {
  /// How a delegate or an override answers.
  func answer(_ node: SourceNode, _ key: String) -> ScenarioAnswer? {
    guard case .mapping = node.content else {
      if node.word == "true" { return ScenarioAnswer(true) }
      if node.word == "false" { return ScenarioAnswer(false) }
      if node.word == Self.defaultWord { return nil }
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
    return condition(value).map { ScenarioAnswer(word == AnswerKey.only.rawValue, when: $0, steps: steps) }
  }

  private func condition(_ node: SourceNode) -> ScenarioCondition? {
    guard let fields = fields(node, .condition) else { return nil }
    guard !fields.values.isEmpty else {
      missing(
        "the condition is empty", in: fields,
        hint: "give some of " + MappingKind.condition.keys.joined(separator: ", "))
      return nil
    }
    var condition = ScenarioCondition()
    condition.gestureRecognizers = selection(fields, ConditionKey.gestureRecognizer, .recognizer)
    condition.recognizers = selection(fields, ConditionKey.recognizer, .recognizer)
    condition.views = selection(fields, ConditionKey.view, .view)
    condition.within = selection(fields, ConditionKey.within, .view)
    condition.rect = rect(fields, ConditionKey.rect)
    return condition
  }

  /// What a view is that an override of `hitTest` keeps or drops.
  func hitCondition(_ node: SourceNode) -> ScenarioCondition? {
    guard let fields = fields(node, .hitCondition) else { return nil }
    guard !fields.values.isEmpty else {
      missing(
        "the condition is empty", in: fields,
        hint: "give some of " + MappingKind.hitCondition.keys.joined(separator: ", "))
      return nil
    }
    var condition = ScenarioCondition()
    condition.views = selection(fields, HitConditionKey.view, .view)
    condition.within = selection(fields, HitConditionKey.within, .view)
    return condition
  }

  /// Objects by their ids, or all of some classes.
  private func selection<Key: ScenarioKey>(
    _ fields: Fields, _ key: Key, _ wanted: ObjectIndex.Wanted
  ) -> ScenarioSelection? {
    guard let node = fields[key] else { return nil }
    guard case .mapping = node.content else {
      return ids(node, key.rawValue, wanted).map { .objects($0) }
    }
    guard let fields = self.fields(node, .selection) else { return nil }
    guard let classes = fields[SelectionKey.className] else {
      missing("the mapping has no 'class'", in: fields, hint: "write \(key.rawValue): {class: UIControl}")
      return nil
    }
    guard case .list(let items) = classes.content else {
      return name(classes, SelectionKey.className.rawValue).map { .classes([$0]) }
    }
    if items.isEmpty { report(classes.place, "'class' lists no class") }
    return .classes(items.compactMap { name($0, SelectionKey.className.rawValue) })
  }
}
