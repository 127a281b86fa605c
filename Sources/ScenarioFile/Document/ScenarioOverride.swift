// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
import UIKitModel

/// A declared override of `hitTest(_:with:)` (HT-17). Views are named by identifier.
package indirect enum ScenarioHitTest: Hashable, Sendable {
  /// Nil if the default implementation returns the view itself; a result below it stays.
  case passThrough

  /// Asks the subviews for any point, and then the view itself as the default implementation does.
  case subviewsFirst

  /// Asks the subviews for any point, and never returns the view itself.
  case subviewsOnly

  /// The default implementation's result if it is one of some views or lies within one, else nil; or the opposite.
  case filter(ScenarioAnswer)

  /// Asks `point(inside:)` of the named view. If it returns true, the result is that view, else that of the default
  /// implementation.
  case redirect(to: String)

  /// The default implementation without the gates: hidden, transparent and disabled views are hit.
  case ignoresGates

  /// The implementation of a React Native component.
  case reactNative(PointerEvents)

  /// Always nil.
  case returnsNil

  /// Always the view itself.
  case returnsSelf

  /// Always the named view.
  case returns(String)

  /// The named view if `point(inside:)` of the view itself returns true, else nil.
  case inside(returns: String)

  /// What the default implementation returns, with the named view in place of the view itself.
  case insteadOfItself(String)

  /// Performs steps when an event asks, and then answers as another override or as the default implementation.
  case doing([ScenarioStep], then: ScenarioHitTest?)
}

extension ScenarioHitTest {
  /// The overrides that a file writes as a word.
  static let words: KeyValuePairs<String, ScenarioHitTest> = [
    "passThrough": .passThrough, "subviewsFirst": .subviewsFirst, "subviewsOnly": .subviewsOnly,
    "ignoresGates": .ignoresGates,
  ]

  /// The word for it, if there is one.
  var word: String? { Self.words.first { $0.value == self }?.key }
}

extension DeclaredPointInside {
  /// The shapes that a file writes as a word.
  static let words: KeyValuePairs<String, DeclaredPointInside> = [
    "always": .always, "never": .never, "bounds": .bounds, "subviews": .subviews,
    "circle": .circle(center: nil, radius: nil),
  ]

  /// The word for it, if there is one.
  var word: String? { Self.words.first { $0.value == self }?.key }
}

/// A declared override of `next` (RC-1).
package enum ScenarioNext: Hashable, Sendable {
  /// The chain ends here.
  case none

  /// The named responder.
  case responder(String)
}

/// How a delegate or an override answers a question: always the same, or depending on the subject.
package struct ScenarioAnswer: Hashable, Sendable {
  /// When ``then`` is the answer; nil for always.
  package var when: ScenarioCondition?

  /// The answer if the condition holds, else the opposite.
  package var then: Bool

  /// The steps of the method before it answers.
  package var steps: [ScenarioStep]

  package init(_ then: Bool, when: ScenarioCondition? = nil, steps: [ScenarioStep] = []) {
    self.then = then
    self.when = when
    self.steps = steps
  }
}

/// The answers of an object as the delegate of recognizers; nil for methods that it does not implement.
package struct ScenarioGestureAnswers: Hashable, Sendable {
  @Rare package var shouldReceiveEvent: ScenarioAnswer?
  @Rare package var shouldReceiveTouch: ScenarioAnswer?
  @Rare package var shouldBegin: ScenarioAnswer?
  @Rare package var shouldRecognizeSimultaneously: ScenarioAnswer?
  @Rare package var shouldRequireFailure: ScenarioAnswer?
  @Rare package var shouldBeRequiredToFail: ScenarioAnswer?

  package init() {}

  var isEmpty: Bool { self == Self() }

  /// The given answers, by key.
  var byKey: [(key: GestureAnswerKey, answer: ScenarioAnswer)] {
    GestureAnswerKey.allCases.compactMap { key in self[keyPath: key.path].map { (key, $0) } }
  }
}

/// The delegate of a recognizer as a separate object.
package struct ScenarioGestureDelegate: Hashable, Sendable {
  package var id: String?
  package var answers = ScenarioGestureAnswers()

  package init() {}
}

/// The delegate of a recognizer.
package enum ScenarioDelegateChoice: Hashable, Sendable {
  /// A separate object, which other recognizers can share by its identifier.
  case own(ScenarioGestureDelegate)

  /// A responder, or the delegate of another recognizer.
  case object(String)

  /// The identifier of the object, if it has one.
  package var id: String? {
    switch self {
    case .own(let delegate): delegate.id
    case .object(let id): id
    }
  }
}

/// A step of code in a method: at once, or delayed as with `asyncAfter`.
package struct ScenarioStep: Hashable, Sendable {
  /// A `set`, a `call` or a `command`.
  package var action: ScenarioTouch.Action

  /// The time from the method's call to the step, in seconds; nil for at once.
  package var delay: Double?

  /// The condition when the step is due; nil for always.
  @Rare package var condition: ScenarioCondition?

  /// The place in the file that it was read from.
  @Unwritten var place: SourcePlace?

  package init(_ action: ScenarioTouch.Action, after delay: Double? = nil) {
    self.action = action
    self.delay = delay
  }
}

/// An assignment of `set`.
package enum ScenarioAssignment: Hashable, Sendable {
  /// A property of UIKit.
  case property(ScenarioProperty)

  /// Another key of the object, such as an override or a delegate, with its value in YAML on one line.
  case key(String, value: String)
}

extension ScenarioHitTest {
  /// Whether it asks the default implementation, `super.hitTest`, and not the subviews one by one.
  var callsSuper: Bool {
    switch self {
    case .passThrough, .filter, .redirect, .insteadOfItself, .ignoresGates: true
    case .subviewsFirst, .subviewsOnly, .reactNative, .returnsNil, .returnsSelf, .returns, .inside: false
    case .doing(_, let then): then?.callsSuper ?? true
    }
  }
}
