// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import InputFile
import Trace
import UIKitModel

/// Builds recognizers. A second step sets what names other objects: their targets, relations and answers.
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

  /// Connects a recognizer to the objects that it names.
  func connect(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    for action in item.actions {
      objects.add(action) { recognizer.addTarget($0, action: action.action) }
    }
    recognizer.declaration?.methods = methods.methods(of: item.actions, of: recognizer, objects)
    relate(recognizer, item)
  }

  /// Applies the changes that code made to a recognizer: adds requirements, and replaces the delegate.
  func change(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer) {
    if case .own(let delegate)? = item.delegate, let id = delegate.id,
      objects.delegates[id]?.answers != delegate.answers.records
    {
      DelegateBuilder(objects: objects).make(delegate.answers, id)
    }
    relate(recognizer, item)
  }

  /// Applies the changes that code made to a built-in recognizer: another delegate, or requirements.
  func changeBrought(_ recognizer: UIGestureRecognizer, _ item: ScenarioGestureRecognizer, _ key: String) {
    for id in item.requiresFailureOf {
      if let other = objects.recognizers[id] { recognizer.require(toFail: other) }
    }
    guard key == RecognizerKey.delegate.rawValue else { return }
    if case .own(let delegate)? = item.delegate, let id = delegate.id {
      DelegateBuilder(objects: objects).make(delegate.answers, id)
    }
    recognizer.delegate = item.delegate?.id.flatMap(objects.delegate)
    recognizer.noteChange()
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
    declaration?.canPrevent = aboutOther(.canPrevent, item.canPrevent, of: recognizer)
    declaration?.canBePrevented = aboutOther(.canBePrevented, item.canBePrevented, of: recognizer)
    if let own = declaration?.canBePrevented, declaration?.overrides.isButtonOfSwiftUI == true {
      declaration?.canBePrevented = { [weak recognizer] other in
        own(other) || recognizer.map(other.isOnLabelOfSwiftUI) ?? false
      }
    }
    declaration?.shouldRequireFailure = aboutOther(
      .shouldRequireFailure, item.shouldRequireFailure, of: recognizer)
    declaration?.shouldBeRequiredToFail = aboutOther(
      .shouldBeRequiredToFail, item.shouldBeRequiredToFail, of: recognizer)
    declaration?.ignores = function(.ignores, item.ignores, of: recognizer) { touch, recognizer in
      QuestionSubject(recognizer: recognizer, touch: touch, space: recognizer?.view)
    }
  }

  private func aboutOther(
    _ method: OverrideMethod, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer
  ) -> ((UIGestureRecognizer) -> Bool)? {
    function(method, answer, of: recognizer) { other, recognizer in
      QuestionSubject(about: recognizer, other)
    }
  }

  /// An answer as a function, described in words for the snapshot.
  private func function<Asked>(
    _ method: OverrideMethod, _ answer: ScenarioAnswer?, of recognizer: UIGestureRecognizer,
    about subject: @escaping (_ asked: Asked, UIGestureRecognizer?) -> QuestionSubject
  ) -> ((Asked) -> Bool)? {
    guard let answer else { return nil }
    recognizer.declaration?.overrides.append(answer.record(of: method))
    return { [objects, weak recognizer] asked in answer.evaluate(subject(asked, recognizer), objects) }
  }
}

/// Builds the delegates of recognizers.
@MainActor
struct DelegateBuilder {
  let objects: ScenarioObjects

  /// Declares a responder's answers as a delegate, if it has any or had any before.
  func declare(_ answers: ScenarioGestureAnswers, of responder: UIResponder, _ id: String) {
    if objects.delegates[id] == nil, answers.isEmpty { return }
    if objects.delegates[id] != nil { return change(answers, id) }
    let delegate = DeclaredGestureDelegate(id, for: responder)
    objects.delegates[id] = delegate
    give(answers, to: delegate)
    (responder as? UIScrollView)?.recognizersDelegate = delegate
  }

  /// Creates a delegate that is a separate object. Recognizers that have an earlier one of the same name keep it.
  func make(_ answers: ScenarioGestureAnswers, _ id: String) {
    let delegate = DeclaredGestureDelegate(id)
    if let old = objects.delegates.updateValue(delegate, forKey: id) { objects.kept.append(old) }
    give(answers, to: delegate)
  }

  /// Changes the answers of a delegate.
  func change(_ answers: ScenarioGestureAnswers, _ id: String) {
    guard let delegate = objects.delegates[id] else { return }
    give(answers, to: delegate)
    let asking = objects.recognizers.filter { $0.value.delegate === delegate }
    for (_, recognizer) in asking.sorted(by: { $0.key < $1.key }) { recognizer.noteChange() }
  }

  /// Gives the delegate its methods.
  private func give(_ answers: ScenarioGestureAnswers, to delegate: DeclaredGestureDelegate) {
    let objects = objects
    func aboutOther(_ answer: ScenarioAnswer?) -> ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)? {
      answer.map { answer in { answer.evaluate(QuestionSubject(about: $0, $1), objects) } }
    }
    delegate.answers = answers.records
    delegate.shouldReceiveEvent = answers.shouldReceiveEvent.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $1.newestTouch), objects) }
    }
    delegate.shouldReceiveTouch = answers.shouldReceiveTouch.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $1), objects) }
    }
    delegate.shouldBegin = answers.shouldBegin.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $0.firstTouch), objects) }
    }
    delegate.shouldRecognizeSimultaneously = aboutOther(answers.shouldRecognizeSimultaneously)
    delegate.shouldRequireFailure = aboutOther(answers.shouldRequireFailure)
    delegate.shouldBeRequiredToFail = aboutOther(answers.shouldBeRequiredToFail)
  }
}

extension ScenarioGestureAnswers {
  /// The answers as data, for the snapshot.
  var records: [TraceOverride] { byKey.map { $0.answer.record(of: .delegate($0.key)) } }
}

extension QuestionSubject {
  /// A subject with a recognizer and a touch; rectangles are in the recognizer's view.
  init(about recognizer: UIGestureRecognizer?, _ touch: UITouch?) {
    self.init(recognizer: recognizer, touch: touch, space: recognizer?.view)
  }

  /// A subject with two recognizers; the touch is the first one of the first recognizer's gesture.
  init(about recognizer: UIGestureRecognizer?, _ other: UIGestureRecognizer) {
    self.init(recognizer: recognizer, other: other, touch: recognizer?.firstTouch, space: recognizer?.view)
  }
}
