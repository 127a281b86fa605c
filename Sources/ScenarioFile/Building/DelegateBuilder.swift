// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// Builds the delegates of recognizers.
@MainActor
struct DelegateBuilder {
  let objects: ScenarioObjects

  /// Declares what a responder answers as a delegate, if it answers anything.
  func declare(_ answers: ScenarioGestureAnswers, of responder: UIResponder, _ id: String) {
    guard !answers.byKey.isEmpty else { return }
    add(answers, to: DeclaredGestureDelegate(id, for: responder))
  }

  /// Creates a delegate that is an object of its own.
  func make(_ answers: ScenarioGestureAnswers, _ id: String) {
    add(answers, to: DeclaredGestureDelegate(id))
  }

  /// Gives the delegate its methods.
  private func add(_ answers: ScenarioGestureAnswers, to delegate: DeclaredGestureDelegate) {
    objects.delegates[delegate.identifier] = delegate
    objects.answers[delegate.identifier] = answers
    let objects = objects
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
