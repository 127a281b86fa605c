// SPDX-License-Identifier: Apache-2.0

extension ReadingContext {
  /// How a delegate or an override answers.
  func answer(_ node: SourceNode, _ key: String) -> ScenarioAnswer? {
    guard case .mapping = node.content else {
      if node.word == "true" { return ScenarioAnswer(true) }
      if node.word == "false" { return ScenarioAnswer(false) }
      expected("true, false, {only: …} or {unless: …}", for: key, found: node)
      return nil
    }
    guard let fields = self.fields(node, .answer), let (word, value) = single(fields, .answer),
      let condition = condition(value)
    else { return nil }
    return ScenarioAnswer(word == AnswerKey.only.rawValue, when: condition)
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
    condition.recognizers = fields[ConditionKey.recognizer].flatMap { ids($0, "recognizer", .recognizer) }
    condition.views = fields[ConditionKey.view].flatMap { ids($0, "view", .view) }
    condition.within = fields[ConditionKey.within].flatMap { ids($0, "within", .view) }
    condition.rect = rect(fields, ConditionKey.rect)
    return condition
  }
}
