// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The states of one touch's recognizers, and their relations.
package struct TouchGestures: Hashable, Sendable {
  /// The touch's recognizers with what they did in the whole gesture, before this touch joined it too.
  package var recognizers: [RecognizerAnswer] = []

  /// What each recognizer that got the touch went through with its gesture.
  package var attempts: [String: GestureAttempt] = [:]

  /// What recognizers had to do with each other, each relation once, in the order in which it came up.
  package var relations: [GestureRelation] = []

  /// The questions about a recognizer that somebody answered, each once with its last answer, in order.
  package var questions: [String: [QuestionRecord]] = [:]

  /// The settings of a recognizer that differ from UIKit's defaults, or decided what became of it.
  package var settings: [String: [GestureSetting]] = [:]

  /// The recognizers that do not see the touch since they are not on its path (GR-1, GR-3).
  package var elsewhere: [String] = []

  /// The recognizers that a recognizer must wait for, and that do not see the touch (GR-17).
  package var unseenRequirements: [String: [String]] = [:]

  /// The answers in spite of which one recognizer prevents another: a no forbids nothing (GR-19).
  package func refusals(of relation: GestureRelation) -> [QuestionRecord] {
    guard relation.kind == .prevents else { return [] }
    let pair = [relation.recognizer, relation.other]
    return pair.flatMap { questions[$0] ?? [] }.filter { question in
      question.question == .shouldRecognizeSimultaneouslyWith && !question.answer
        && question.recognizer.map(pair.contains) == true && question.other.map(pair.contains) == true
    }
  }

  /// The questions about each recognizer whose answers led to no relation.
  package var openQuestions: [String: [QuestionRecord]] {
    var told: [[String]: [GestureRelation]] = [:]
    for relation in relations {
      told[[relation.recognizer, relation.other].sorted(), default: []].append(relation)
    }
    return questions.mapValues { questions in
      questions.filter { question in
        guard let recognizer = question.recognizer, let other = question.other else { return true }
        let isAboutFailure: Bool =
          switch question.question {
          case .shouldRequireFailureOf, .shouldBeRequiredToFailBy: true
          default: false
          }
        return !(told[[recognizer, other].sorted()] ?? []).contains { relation in
          relation.kind == .requires ? relation.question == question : !isAboutFailure
        }
      }
    }
  }
}

/// What a recognizer went through from its first touch to its reset. A gesture may take several touches.
package struct GestureAttempt: Hashable, Sendable {
  package var recognizer: String

  /// The touches, in the order of touch-down.
  package var touches: [String] = []

  /// When the first touch came, in seconds since recording started.
  package var start: Double

  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    /// Seconds since recording started.
    package var time: Double

    package var kind: Kind
  }

  package enum Kind: Hashable, Sendable {
    /// It entered a state (GR-8); `possible` is a reset (GR-10).
    case entered(GestureState, from: GestureState, cause: TraceReason)
    /// It would enter a state, and waits for another one to fail (GR-14).
    case waits(wish: GestureState, other: String)
    /// It asked for a transition that is not allowed (GR-9).
    case ignored(from: GestureState, to: GestureState)
    /// An action was called (GR-11).
    case sent(ActionRecord)
    /// An action reached nobody (GR-30).
    case dropped(action: String, reason: TraceReason)
    /// It took a touch out of its gesture (GR-36).
    case letGo(touch: String)
    /// Somebody was asked whether it may begin (GR-7, GR-40).
    case asked(QuestionRecord)
  }

  /// The changes of its state, the reset too.
  package var changes: [(time: Double, from: GestureState, to: GestureState, cause: TraceReason)] {
    steps.compactMap { step in
      guard case .entered(let state, let from, let cause) = step.kind else { return nil }
      return (step.time, from, state, cause)
    }
  }

  /// Whether it waited for another one to fail (GR-14).
  package func hasWaited(for other: String) -> Bool {
    steps.contains { step in
      if case .waits(_, other) = step.kind { true } else { false }
    }
  }
}

/// What one recognizer had to do with another one.
package struct GestureRelation: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The first must wait for the second to fail (GR-14).
    case requires
    /// The first recognized and prevents the second (GR-18).
    case prevents
    /// The first recognized and does not prevent the second, for a reason (GR-19, GR-21).
    case spares(TraceReason)
  }

  package var recognizer: String
  package var other: String
  package var kind: Kind

  /// The answer that set up a failure requirement, if `require(toFail:)` did not.
  package var question: QuestionRecord?

  /// Whether the first in fact had to wait.
  package var hasWaited = false

  /// Whether both are in a circle of requirements (GR-16).
  package var isInCircle = false
}

/// A property of a recognizer with its value in words.
package struct GestureSetting: Hashable, Sendable {
  package var name: String
  package var value: String
}

extension TraceAnalysis {
  /// What the recognizers of a touch went through.
  package func gestures(of answer: TouchAnswer) -> TouchGestures {
    var reader = GestureReader(index)
    for event in trace.events { reader.read(event) }
    return reader.gestures(of: answer)
  }

  /// The answer of a recognizer that has nothing to do with a touch.
  package func unseenRecognizer(_ id: String) -> RecognizerAnswer {
    RecognizerAnswer(id, in: index, source: trace.header.source)
  }
}
