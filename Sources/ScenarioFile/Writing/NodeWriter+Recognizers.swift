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
    mapping.add(RecognizerKey.delegate, recognizer.delegate.map { gestureDelegate($0) })
    mapping.add(RecognizerKey.canPrevent, recognizer.canPrevent.map { answer($0) })
    mapping.add(RecognizerKey.canBePrevented, recognizer.canBePrevented.map { answer($0) })
    mapping.add(RecognizerKey.shouldRequireFailure, recognizer.shouldRequireFailure.map { answer($0) })
    mapping.add(RecognizerKey.shouldBeRequiredToFail, recognizer.shouldBeRequiredToFail.map { answer($0) })
    mapping.add(RecognizerKey.ignores, recognizer.ignores.map { answer($0) })
    return mapping.block
  }

  private func gestureDelegate(_ delegate: ScenarioGestureDelegate) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(GestureDelegateKey.id, delegate.id.map { text($0) })
    for (key, value) in [
      (GestureDelegateKey.shouldReceiveEvent, delegate.shouldReceiveEvent),
      (.shouldReceiveTouch, delegate.shouldReceiveTouch),
      (.shouldBegin, delegate.shouldBegin),
      (.shouldRecognizeSimultaneously, delegate.shouldRecognizeSimultaneously),
      (.shouldRequireFailure, delegate.shouldRequireFailure),
      (.shouldBeRequiredToFail, delegate.shouldBeRequiredToFail),
    ] {
      mapping.add(key, value.map { answer($0) })
    }
    return mapping.block
  }

  /// An answer: a word, or a condition on one line.
  func answer(_ answer: ScenarioAnswer) -> Node {
    guard let condition = answer.when else { return bool(answer.then) }
    var mapping = MappingWriter(tags)
    mapping.add(ConditionKey.recognizer, condition.recognizers.map { idOrRow($0) })
    mapping.add(ConditionKey.view, condition.views.map { idOrRow($0) })
    mapping.add(ConditionKey.within, condition.within.map { idOrRow($0) })
    mapping.add(ConditionKey.rect, condition.rect.map { row($0) })
    return choice(answer.then ? AnswerKey.only : .unless, mapping.flow)
  }

  func actions(_ actions: [TraceAction]) -> Node? {
    guard !actions.isEmpty else { return nil }
    return list(
      actions.map { action in
        var mapping = MappingWriter(tags)
        mapping.add(ActionKey.event, action.event.map { text($0) })
        mapping.add(ActionKey.action, text(action.action))
        mapping.add(ActionKey.target, action.target.map { text($0) })
        return mapping.flow
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
