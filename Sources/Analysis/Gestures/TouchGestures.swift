// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The states of one touch's recognizers.
package struct TouchGestures: Hashable, Sendable {
  /// The touch's recognizers with what they did in the whole gesture, before this touch joined it too.
  package var recognizers: [RecognizerAnswer] = []

  /// What each recognizer that got the touch went through with its gesture.
  package var attempts: [String: GestureAttempt] = [:]
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
