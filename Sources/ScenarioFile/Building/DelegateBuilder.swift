// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// Builds the delegates of recognizers.
@MainActor
struct DelegateBuilder {
  let objects: ScenarioObjects

  /// Declares what a responder answers as a delegate, if it answers or answered anything.
  func declare(_ answers: ScenarioGestureAnswers, of responder: UIResponder, _ id: String) {
    if objects.delegates[id] == nil, answers.isEmpty { return }
    if objects.delegates[id] != nil { return change(answers, id) }
    let delegate = DeclaredGestureDelegate(id, for: responder)
    objects.delegates[id] = delegate
    give(answers, to: delegate)
  }

  /// Creates a delegate that is an object of its own. One of the same name before it stays with those that have it.
  func make(_ answers: ScenarioGestureAnswers, _ id: String) {
    let delegate = DeclaredGestureDelegate(id)
    if let old = objects.delegates.updateValue(delegate, forKey: id) { objects.kept.append(old) }
    give(answers, to: delegate)
  }

  /// Lets a delegate answer otherwise.
  func change(_ answers: ScenarioGestureAnswers, _ id: String) {
    guard let delegate = objects.delegates[id] else { return }
    give(answers, to: delegate)
    let asking = objects.recognizers.filter { $0.value.delegate === delegate }
    for (_, recognizer) in asking.sorted(by: { $0.key < $1.key }) { recognizer.noteChange() }
  }

  /// Gives the delegate its methods.
  private func give(_ answers: ScenarioGestureAnswers, to delegate: DeclaredGestureDelegate) {
    let objects = objects
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
    delegate.shouldRecognizeSimultaneously = answers.shouldRecognizeSimultaneously.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $1), objects) }
    }
    delegate.shouldRequireFailure = answers.shouldRequireFailure.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $1), objects) }
    }
    delegate.shouldBeRequiredToFail = answers.shouldBeRequiredToFail.map { answer in
      { answer.evaluate(QuestionSubject(about: $0, $1), objects) }
    }
  }
}

extension ScenarioGestureAnswers {
  /// The answers as data, for the snapshot.
  var records: [TraceOverride] { byKey.map { $0.answer.record(of: "delegate.\($0.key.rawValue)") } }
}

extension QuestionSubject {
  /// A recognizer and a touch; rectangles are in the recognizer's view.
  init(about recognizer: UIGestureRecognizer?, _ touch: UITouch?) {
    self.init(recognizer: recognizer, touch: touch, space: recognizer?.view)
  }

  /// A recognizer and another; the touch is the first of this one's gesture.
  init(about recognizer: UIGestureRecognizer?, _ other: UIGestureRecognizer) {
    self.init(recognizer: recognizer, other: other, touch: recognizer?.firstTouch, space: recognizer?.view)
  }
}
