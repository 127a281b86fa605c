// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import Yams

extension NodeWriter {
  func recognizer(_ recognizer: ScenarioGestureRecognizer) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(recognizer, RecognizerKey.head)
    add(recognizer.properties, to: &mapping)
    mapping.add(recognizer, RecognizerKey.behaviour)
    return mapping.block
  }

  func delegate(_ choice: ScenarioDelegateChoice) -> Node {
    switch choice {
    case .object(let id): return text(id)
    case .own(let delegate):
      var mapping = MappingWriter(self)
      mapping.add(delegate, GestureDelegateKey.rows)
      mapping.add(delegate.answers, GestureAnswerKey.rows)
      return mapping.block
    }
  }

  /// What an object answers as the delegate of recognizers.
  func gestureAnswers(_ answers: ScenarioGestureAnswers) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(answers, GestureAnswerKey.rows)
    return mapping.block
  }

  /// An answer: a word, or a condition on one line.
  func answer(_ answer: ScenarioAnswer) -> Node {
    if answer.steps.isEmpty, answer.when == nil { return bool(answer.then) }
    var mapping = MappingWriter(self)
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
    var mapping = MappingWriter(self)
    mapping.add(condition, ConditionKey.rows)
    return mapping.flow
  }

  func selection(_ selection: ScenarioSelection) -> Node {
    switch selection {
    case .objects(let ids): idOrRow(ids)
    case .classes(let names): choice(SelectionKey.className, idOrRow(names))
    }
  }

  func action(_ action: ScenarioTargetAction) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(action, ActionKey.rows)
    return action.effects.isEmpty ? mapping.flow : mapping.block
  }

  /// What a method does: always, or by the recognizer's state.
  func effects(_ effects: [ScenarioEffect]) -> Node {
    if effects.count == 1, effects[0].state == nil { return steps(effects[0].steps) }
    var mapping = MappingWriter(self)
    for effect in effects {
      mapping.add(effect.state.flatMap(StateStepsKey.init) ?? .ended, steps(effect.steps))
    }
    return mapping.block
  }

  func steps(_ steps: [ScenarioStep]) -> Node { list(steps.map { step($0) }) }

  func step(_ step: ScenarioStep) -> Node {
    var mapping = MappingWriter(self)
    addInput(step.action, to: &mapping)
    mapping.add(StepKey.after, step.delay.map { number($0) })
    return mapping.block
  }

  func add(_ properties: some Sequence<ScenarioProperty>, to mapping: inout MappingWriter) {
    for property in properties { mapping.add(property.name, value(property.value)) }
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
  func idOrRow(_ ids: [String]) -> Node {
    ids.count == 1 ? text(ids[0]) : row(ids)
  }
}
