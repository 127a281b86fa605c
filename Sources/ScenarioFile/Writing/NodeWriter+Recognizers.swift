// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

extension NodeWriter {
  func recognizer(_ recognizer: ScenarioGestureRecognizer) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(RecognizerKey.id, recognizer.id.map { text($0) })
    mapping.add(RecognizerKey.className, text(recognizer.className))
    mapping.add(RecognizerKey.baseClass, recognizer.baseClass.map { text($0) })
    add(recognizer.properties, to: &mapping)
    mapping.add(RecognizerKey.actions, actions(recognizer.actions))
    if !recognizer.requiresFailureOf.isEmpty {
      mapping.add(RecognizerKey.requiresFailureOf, idOrRow(recognizer.requiresFailureOf))
    }
    mapping.add(RecognizerKey.delegate, recognizer.delegate.map { delegate($0) })
    mapping.add(RecognizerKey.canPrevent, recognizer.canPrevent.map { answer($0) })
    mapping.add(RecognizerKey.canBePrevented, recognizer.canBePrevented.map { answer($0) })
    mapping.add(RecognizerKey.shouldRequireFailure, recognizer.shouldRequireFailure.map { answer($0) })
    mapping.add(RecognizerKey.shouldBeRequiredToFail, recognizer.shouldBeRequiredToFail.map { answer($0) })
    mapping.add(RecognizerKey.ignores, recognizer.ignores.map { answer($0) })
    return mapping.block
  }

  private func delegate(_ choice: ScenarioDelegateChoice) -> Node {
    switch choice {
    case .object(let id): return text(id)
    case .own(let delegate):
      var mapping = MappingWriter(tags)
      mapping.add(GestureDelegateKey.id, delegate.id.map { text($0) })
      add(delegate.answers, to: &mapping)
      return mapping.block
    }
  }

  /// What an object answers as the delegate of recognizers; nil for nothing.
  func gestureAnswers(_ answers: ScenarioGestureAnswers) -> Node? {
    var mapping = MappingWriter(tags)
    add(answers, to: &mapping)
    return mapping.isEmpty ? nil : mapping.block
  }

  private func add(_ answers: ScenarioGestureAnswers, to mapping: inout MappingWriter) {
    for (key, answer) in answers.byKey { mapping.add(key, self.answer(answer)) }
  }

  /// An answer: a word, or a condition on one line.
  func answer(_ answer: ScenarioAnswer) -> Node {
    if answer.steps.isEmpty, answer.when == nil { return bool(answer.then) }
    var mapping = MappingWriter(tags)
    if let condition = answer.when {
      mapping.add(answer.then ? AnswerKey.only : .unless, self.condition(condition))
    } else {
      mapping.add(AnswerKey.answers, bool(answer.then))
    }
    guard !answer.steps.isEmpty else { return mapping.flow }
    mapping.add(AnswerKey.steps, steps(answer.steps))
    return mapping.block
  }

  func condition(_ condition: ScenarioCondition) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(ConditionKey.gestureRecognizer, condition.gestureRecognizers.map { selection($0) })
    mapping.add(ConditionKey.recognizer, condition.recognizers.map { selection($0) })
    mapping.add(ConditionKey.view, condition.views.map { selection($0) })
    mapping.add(ConditionKey.within, condition.within.map { selection($0) })
    mapping.add(ConditionKey.rect, condition.rect.map { row($0) })
    return mapping.flow
  }

  private func selection(_ selection: ScenarioSelection) -> Node {
    switch selection {
    case .objects(let ids): idOrRow(ids)
    case .classes(let names): choice(SelectionKey.className, idOrRow(names))
    }
  }

  func actions(_ actions: [ScenarioTargetAction]) -> Node? {
    guard !actions.isEmpty else { return nil }
    return list(
      actions.map { action in
        var mapping = MappingWriter(tags)
        mapping.add(ActionKey.event, action.event.map { text($0) })
        mapping.add(ActionKey.action, text(action.action))
        mapping.add(ActionKey.target, action.target.map { text($0) })
        guard !action.effects.isEmpty else { return mapping.flow }
        mapping.add(ActionKey.steps, effects(action.effects))
        return mapping.block
      })
  }

  /// What a method does: always, or by the recognizer's state.
  private func effects(_ effects: [ScenarioEffect]) -> Node {
    if effects.count == 1, effects[0].state == nil { return steps(effects[0].steps) }
    var mapping = MappingWriter(tags)
    for effect in effects {
      mapping.add(effect.state.flatMap(StateStepsKey.init) ?? .ended, steps(effect.steps))
    }
    return mapping.block
  }

  func steps(_ steps: [ScenarioStep]) -> Node {
    list(
      steps.map { step in
        var mapping = MappingWriter(tags)
        addInput(step.action, to: &mapping)
        mapping.add(StepKey.after, step.delay.map { number($0) })
        return mapping.block
      })
  }

  func add(_ properties: some Sequence<ScenarioProperty>, to mapping: inout MappingWriter) {
    for property in properties { mapping.add(property.name, value(property.value), self) }
  }

  func value(_ value: PropertyValue) -> Node {
    switch value {
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .numbers(let values): row(values)
    case .text(let value): text(value)
    case .texts(let values): row(values)
    }
  }

  /// One id alone, several in a row.
  private func idOrRow(_ ids: [String]) -> Node {
    ids.count == 1 ? text(ids[0]) : row(ids)
  }
}
