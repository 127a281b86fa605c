// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Builds recognizers, and in a second step what names other objects: their targets, relations and answers.
@MainActor
struct RecognizerBuilder {
  let objects: ScenarioObjects
  let methods: MethodRunner

  /// Creates a recognizer with its own properties, and the delegate that it declares.
  func make(_ item: ScenarioGestureRecognizer) -> UIGestureRecognizer {
    let recognizer = ModelClasses.makeRecognizer(item.simulatedClass) ?? UIGestureRecognizer()
    let declaration = RecognizerDeclaration()
    declaration.className = item.className
    declaration.actions = item.actions.map(\.record)
    recognizer.declaration = declaration
    recognizer.traceIdentifier = item.id
    if let id = item.id { objects.recognizers[id] = recognizer }
    item.properties.set(.value, of: recognizer)
    if case .own(let delegate)? = item.delegate, let id = delegate.id {
      DelegateBuilder(objects: objects).make(delegate.answers, id)
    }
    return recognizer
  }

  /// Settles what names other objects.
  func connect(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    for action in item.actions {
      objects.add(action) { recognizer.addTarget($0, action: action.action) }
    }
    recognizer.declaration?.methods = methods.methods(of: item.actions, of: recognizer, objects)
    relate(recognizer, item)
  }

  /// Takes over what code changed of a recognizer: requirements are added, and a new delegate comes in the place of the
  /// old one.
  func change(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    if case .own(let delegate)? = item.delegate, let id = delegate.id,
      objects.delegates[id]?.answers != delegate.answers.records
    {
      DelegateBuilder(objects: objects).make(delegate.answers, id)
    }
    relate(recognizer, item)
  }

  private func relate(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    for id in item.requiresFailureOf {
      if let other = objects.recognizers[id] { recognizer.require(toFail: other) }
    }
    addOverrides(of: item, to: recognizer)
    recognizer.delegate = item.delegate?.id.flatMap(objects.delegate)
  }

  // MARK: - Overrides

  private func addOverrides(of item: ScenarioGestureRecognizer, to recognizer: UIGestureRecognizer) {
    let declaration = recognizer.declaration
    declaration?.overrides = []
    declaration?.canPrevent = aboutOther("canPrevent", item.canPrevent, of: recognizer)
    declaration?.canBePrevented = aboutOther("canBePrevented", item.canBePrevented, of: recognizer)
    declaration?.shouldRequireFailure = aboutOther(
      "shouldRequireFailure", item.shouldRequireFailure, of: recognizer)
    declaration?.shouldBeRequiredToFail = aboutOther(
      "shouldBeRequiredToFail", item.shouldBeRequiredToFail, of: recognizer)
    declaration?.ignores = function("ignores", item.ignores, of: recognizer) { touch, recognizer in
      QuestionSubject(recognizer: recognizer, touch: touch, space: recognizer?.view)
    }
  }

  private func aboutOther(
    _ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer
  ) -> ((UIGestureRecognizer) -> Bool)? {
    function(method, answer, of: recognizer) { other, recognizer in
      QuestionSubject(about: recognizer, other)
    }
  }

  /// An answer as a function, which the snapshot tells in words.
  private func function<Asked>(
    _ method: String, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer,
    about subject: @escaping (_ asked: Asked, UIGestureRecognizer?) -> QuestionSubject
  ) -> ((Asked) -> Bool)? {
    guard let answer else { return nil }
    recognizer.declaration?.overrides.append(answer.record(of: method))
    return { [objects, weak recognizer] asked in answer.evaluate(subject(asked, recognizer), objects) }
  }
}
