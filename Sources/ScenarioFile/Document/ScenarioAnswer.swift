// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How a delegate or an override answers a question: always the same, or depending on what it is asked about.
package struct ScenarioAnswer: Hashable, Sendable {
  /// When the answer is ``then``; nil for always.
  package var when: ScenarioCondition?

  /// The answer if the condition holds, else the opposite.
  package var then: Bool

  /// What the method does before it answers.
  package var steps: [ScenarioStep]

  package init(_ then: Bool, when: ScenarioCondition? = nil, steps: [ScenarioStep] = []) {
    self.then = then
    self.when = when
    self.steps = steps
  }
}

/// What a question is about. Everything that is given must hold.
package struct ScenarioCondition: Hashable, Sendable {
  /// The recognizer that is asked about is one of these, for a delegate that serves several.
  package var gestureRecognizers: ScenarioSelection?

  /// The other recognizer, or where there is no other the one that is asked about, is one of these.
  package var recognizers: ScenarioSelection?

  /// The hit-test view of the touch, or of the recognizer's first touch, is one of these.
  package var views: ScenarioSelection?

  /// That view is one of these or lies below one.
  package var within: ScenarioSelection?

  /// The touch is in this rectangle of the recognizer's view, or of the view that is asked, in points of its bounds.
  package var rect: TraceRect?

  package init() {}
}

/// Some objects by identifier, or all objects of some classes.
package enum ScenarioSelection: Hashable, Sendable {
  case objects([String])

  /// By the names of the classes, those below them included.
  case classes([String])

  var identifiers: [String]? {
    if case .objects(let identifiers) = self { identifiers } else { nil }
  }

  var classNames: [String]? {
    if case .classes(let names) = self { names } else { nil }
  }
}

extension ScenarioSelection: ExpressibleByArrayLiteral {
  package init(arrayLiteral identifiers: String...) { self = .objects(identifiers) }
}

/// What an object answers as the delegate of recognizers; nil stands for methods that it does not have.
package struct ScenarioGestureAnswers: Hashable, Sendable {
  @Rare package var shouldReceiveEvent: ScenarioAnswer?
  @Rare package var shouldReceiveTouch: ScenarioAnswer?
  @Rare package var shouldBegin: ScenarioAnswer?
  @Rare package var shouldRecognizeSimultaneously: ScenarioAnswer?
  @Rare package var shouldRequireFailure: ScenarioAnswer?
  @Rare package var shouldBeRequiredToFail: ScenarioAnswer?

  package init() {}

  var isEmpty: Bool { self == Self() }

  /// The answers that are given, by key.
  var byKey: [(key: GestureAnswerKey, answer: ScenarioAnswer)] {
    GestureAnswerKey.allCases.compactMap { key in self[keyPath: key.path].map { (key, $0) } }
  }
}

/// The delegate of a recognizer that is an object of its own.
package struct ScenarioGestureDelegate: Hashable, Sendable {
  package var id: String?
  package var answers = ScenarioGestureAnswers()

  package init() {}
}

/// Who is the delegate of a recognizer.
package enum ScenarioDelegateChoice: Hashable, Sendable {
  /// An object of its own, which others can share by its identifier.
  case own(ScenarioGestureDelegate)

  /// A responder, or the delegate of another recognizer.
  case object(String)

  /// The identifier of the object, as far as it has one.
  package var id: String? {
    switch self {
    case .own(let delegate): delegate.id
    case .object(let id): id
    }
  }
}
