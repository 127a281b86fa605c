// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How a delegate or an override answers a question: always the same, or depending on what it is asked about.
package struct ScenarioAnswer: Hashable, Sendable {
  /// When the answer is ``then``; nil for always.
  package var when: ScenarioCondition?

  /// The answer if the condition holds, else the opposite.
  package var then: Bool

  package init(_ then: Bool, when: ScenarioCondition? = nil) {
    self.then = then
    self.when = when
  }
}

/// What a question is about. Everything that is given must hold.
package struct ScenarioCondition: Hashable, Sendable {
  /// The other recognizer, or for questions put to a view the recognizer, is one of these.
  package var recognizers: [String]?

  /// The hit-test view of the touch, or of the recognizer's first touch, is one of these.
  package var views: [String]?

  /// That view is one of these or lies below one.
  package var within: [String]?

  /// The touch is in this rectangle of the recognizer's view, or of the view that is asked, in points of its bounds.
  package var rect: TraceRect?

  package init() {}
}

/// The delegate of a recognizer, by its answers; nil answers stand for methods that it does not have.
package struct ScenarioGestureDelegate: Hashable, Sendable {
  package var id: String?
  package var shouldReceiveEvent: ScenarioAnswer?
  package var shouldReceiveTouch: ScenarioAnswer?
  package var shouldBegin: ScenarioAnswer?
  package var shouldRecognizeSimultaneously: ScenarioAnswer?
  package var shouldRequireFailure: ScenarioAnswer?
  package var shouldBeRequiredToFail: ScenarioAnswer?

  package init() {}
}
