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
    case "dead": ScenarioObjects.addDeadTarget { recognizer.addTarget($0, action: action.action) }
    case .some(let name): recognizer.addTarget(objects.target(name), action: action.action)
    }
  }

  // MARK: - Answers

  private func makeDelegate(
    _ item: ScenarioGestureDelegate, of recognizer: UIGestureRecognizer
  ) -> DeclaredGestureDelegate {
    let delegate = DeclaredGestureDelegate(
      item.id ?? "\(recognizer.traceIdentifier ?? "UIGestureRecognizer").delegate")
    note("delegate.shouldReceiveEvent", item.shouldReceiveEvent, of: recognizer)
    note("delegate.shouldReceiveTouch", item.shouldReceiveTouch, of: recognizer)
    note("delegate.shouldBegin", item.shouldBegin, of: recognizer)
    note("delegate.shouldRecognizeSimultaneously", item.shouldRecognizeSimultaneously, of: recognizer)
    note("delegate.shouldRequireFailure", item.shouldRequireFailure, of: recognizer)
    note("delegate.shouldBeRequiredToFail", item.shouldBeRequiredToFail, of: recognizer)
    delegate.shouldReceiveEvent = item.shouldReceiveEvent.map { answer in
      { [objects, weak recognizer] event in
        answer.evaluate(
          QuestionSubject(recognizer: nil, touch: event.newestTouch, space: recognizer?.view), objects)
      }
    }
    delegate.shouldReceiveTouch = item.shouldReceiveTouch.map { answer in
      { [objects, weak recognizer] touch in
        answer.evaluate(QuestionSubject(recognizer: nil, touch: touch, space: recognizer?.view), objects)
      }
    }
    delegate.shouldBegin = item.shouldBegin.map { answer in
      { [objects, weak recognizer] in
        answer.evaluate(
          QuestionSubject(recognizer: nil, touch: recognizer?.firstTouch, space: recognizer?.view), objects)
      }
    }
    delegate.shouldRecognizeSimultaneously = aboutOther(item.shouldRecognizeSimultaneously, of: recognizer)
    delegate.shouldRequireFailure = aboutOther(item.shouldRequireFailure, of: recognizer)
    delegate.shouldBeRequiredToFail = aboutOther(item.shouldBeRequiredToFail, of: recognizer)
    return delegate
  }

  private func addOverrides(of item: ScenarioGestureRecognizer, to recognizer: UIGestureRecognizer) {
    let declaration = recognizer.declaration
    note("canPrevent", item.canPrevent, of: recognizer)
    note("canBePrevented", item.canBePrevented, of: recognizer)
    note("shouldRequireFailure", item.shouldRequireFailure, of: recognizer)
    note("shouldBeRequiredToFail", item.shouldBeRequiredToFail, of: recognizer)
    note("ignores", item.ignores, of: recognizer)
    declaration?.canPrevent = aboutOther(item.canPrevent, of: recognizer)
    declaration?.canBePrevented = aboutOther(item.canBePrevented, of: recognizer)
    declaration?.shouldRequireFailure = aboutOther(item.shouldRequireFailure, of: recognizer)
    declaration?.shouldBeRequiredToFail = aboutOther(item.shouldBeRequiredToFail, of: recognizer)
    declaration?.ignores = item.ignores.map { answer in
      { [objects, weak recognizer] touch in
        answer.evaluate(QuestionSubject(recognizer: nil, touch: touch, space: recognizer?.view), objects)
      }
    }
  }

  /// An answer about another recognizer; the touch is the first of this one's gesture.
  private func aboutOther(
    _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer
  ) -> ((UIGestureRecognizer) -> Bool)? {
    answer.map { answer in
      { [objects, weak recognizer] other in
        answer.evaluate(
          QuestionSubject(recognizer: other, touch: recognizer?.firstTouch, space: recognizer?.view), objects)
      }
    }
  }

  private func note(_ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer) {
    guard let answer else { return }
    recognizer.declaration?.overrides.append(answer.record(of: method))
  }
}

extension ScenarioAnswer {
  /// The answer in words, for the snapshot: `true`, or `only` and `unless` with the condition.
  func record(of method: String) -> TraceOverride {
    guard let when else { return TraceOverride(method: method, kind: String(then)) }
    return TraceOverride(method: method, kind: then ? "only" : "unless", detail: when.words)
  }
}

extension ScenarioCondition {
  fileprivate var words: String {
    var parts: [String] = []
    if let recognizers { parts.append("recognizer \(recognizers.joined(separator: ", "))") }
    if let views { parts.append("view \(views.joined(separator: ", "))") }
    if let within { parts.append("within \(within.joined(separator: ", "))") }
    if let rect {
      let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
      parts.append("rect \(numbers.map { PropertyValue.words($0) }.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
  }
}
