// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Builds recognizers, and in a second step what names other objects: their targets, relations and answers.
@MainActor
struct RecognizerBuilder {
  let objects: ScenarioObjects

  /// Creates a recognizer with its own properties.
  func make(_ item: ScenarioGestureRecognizer) -> UIGestureRecognizer {
    let recognizer = ModelClasses.makeRecognizer(item.simulatedClass) ?? UIGestureRecognizer()
    let declaration = RecognizerDeclaration()
    declaration.className = item.className
    declaration.actions = item.actions
    recognizer.declaration = declaration
    recognizer.traceIdentifier = item.id
    if let id = item.id { objects.recognizers[id] = recognizer }
    item.properties.set(.value, of: recognizer)
    return recognizer
  }

  /// Settles what names other objects.
  func connect(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    for action in item.actions { add(action, to: recognizer) }
    for id in item.requiresFailureOf {
      if let other = objects.recognizers[id] { recognizer.require(toFail: other) }
    }
    addOverrides(of: item, to: recognizer)
    guard let delegateItem = item.delegate else { return }
    let delegate = makeDelegate(delegateItem, of: recognizer)
    objects.kept.append(delegate)
    recognizer.delegate = delegate
  }

  private func add(_ action: TraceAction, to recognizer: UIGestureRecognizer) {
    switch action.target {
    case nil: recognizer.addTarget(nil, action: action.action)
    case ScenarioObjects.deadTarget:
      ScenarioObjects.addDeadTarget { recognizer.addTarget($0, action: action.action) }
    case .some(let name): recognizer.addTarget(objects.target(name), action: action.action)
    }
  }

  // MARK: - Answers

  private func makeDelegate(
    _ item: ScenarioGestureDelegate, of recognizer: UIGestureRecognizer
  ) -> DeclaredGestureDelegate {
    let delegate = DeclaredGestureDelegate(
      item.id ?? "\(recognizer.traceIdentifier ?? "UIGestureRecognizer").delegate")
    delegate.shouldReceiveEvent = function(
      "delegate.shouldReceiveEvent", item.shouldReceiveEvent, of: recognizer
    ) { event, space in QuestionSubject(touch: event.newestTouch, space: space) }
    delegate.shouldReceiveTouch = aboutTouch(
      "delegate.shouldReceiveTouch", item.shouldReceiveTouch, of: recognizer)
    let shouldBegin: ((UITouch?) -> Bool)? = function(
      "delegate.shouldBegin", item.shouldBegin, of: recognizer
    ) { touch, space in QuestionSubject(touch: touch, space: space) }
    delegate.shouldBegin = shouldBegin.map { answer in
      { [weak recognizer] in answer(recognizer?.firstTouch) }
    }
    delegate.shouldRecognizeSimultaneously = aboutOther(
      "delegate.shouldRecognizeSimultaneously", item.shouldRecognizeSimultaneously, of: recognizer)
    delegate.shouldRequireFailure = aboutOther(
      "delegate.shouldRequireFailure", item.shouldRequireFailure, of: recognizer)
    delegate.shouldBeRequiredToFail = aboutOther(
      "delegate.shouldBeRequiredToFail", item.shouldBeRequiredToFail, of: recognizer)
    return delegate
  }

  private func addOverrides(of item: ScenarioGestureRecognizer, to recognizer: UIGestureRecognizer) {
    let declaration = recognizer.declaration
    declaration?.canPrevent = aboutOther("canPrevent", item.canPrevent, of: recognizer)
    declaration?.canBePrevented = aboutOther("canBePrevented", item.canBePrevented, of: recognizer)
    declaration?.shouldRequireFailure = aboutOther(
      "shouldRequireFailure", item.shouldRequireFailure, of: recognizer)
    declaration?.shouldBeRequiredToFail = aboutOther(
      "shouldBeRequiredToFail", item.shouldBeRequiredToFail, of: recognizer)
    declaration?.ignores = aboutTouch("ignores", item.ignores, of: recognizer)
  }

  /// An answer about another recognizer; the touch is the first of this one's gesture.
  private func aboutOther(
    _ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer
  ) -> ((UIGestureRecognizer) -> Bool)? {
    function(method, answer, of: recognizer) { [weak recognizer] other, space in
      QuestionSubject(recognizer: other, touch: recognizer?.firstTouch, space: space)
    }
  }

  private func aboutTouch(
    _ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer
  ) -> ((UITouch) -> Bool)? {
    function(method, answer, of: recognizer) { touch, space in QuestionSubject(touch: touch, space: space) }
  }

  /// An answer as a function, which the snapshot tells in words. Rectangles are in the recognizer's view.
  private func function<Asked>(
    _ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer,
    about subject: @escaping (_ asked: Asked, _ space: UIView?) -> QuestionSubject
  ) -> ((Asked) -> Bool)? {
    guard let answer else { return nil }
    recognizer.declaration?.overrides.append(answer.record(of: method))
    return { [objects, weak recognizer] asked in
      answer.evaluate(subject(asked, recognizer?.view), objects)
    }
  }
}

extension ScenarioAnswer {
  /// The answer as data, for the snapshot: `true`, or `only` and `unless` with the condition.
  func record(of method: String) -> TraceOverride {
    guard let when else { return TraceOverride(method: method, kind: String(then)) }
    let condition = TraceCondition(
      recognizers: when.recognizers, views: when.views, within: when.within, rect: when.rect)
    return TraceOverride(method: method, kind: then ? "only" : "unless", condition: condition)
  }
}
