// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The gestures of one touch's recognizers.
package struct TouchGestures: Hashable, Sendable {
  /// The touch's recognizers, with everything they did in the gesture, including before this touch joined it.
  package var recognizers: [RecognizerAnswer] = []

  /// By recognizer, the attempt that this touch belongs to.
  package var attempts: [String: GestureAttempt] = [:]
}

/// One attempt of a recognizer, from its first touch to its reset. A gesture may take several touches.
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

    package enum Kind: Hashable, Sendable {
      /// It entered a state (GR-8); `possible` means a reset (GR-10).
      case entered(GestureState, from: GestureState, cause: TraceReason)
      /// It would enter a state but waits for another recognizer to fail (GR-14).
      case waits(wish: GestureState, other: String)
      /// It tried a transition that is not allowed (GR-9).
      case ignored(from: GestureState, to: GestureState)
      /// It called an action (GR-11).
      case sent(ActionRecord)
      /// Its action reached no target (GR-30).
      case dropped(action: String, reason: TraceReason)
      /// It ignored a touch from then on (GR-36).
      case letGo(touch: String)
      /// An object was asked whether it may begin (GR-7, GR-40).
      case asked(QuestionRecord)
    }
  }

  /// The changes of its state, including the reset.
  package var changes: [(time: Double, from: GestureState, to: GestureState, cause: TraceReason)] {
    steps.compactMap { step in
      guard case .entered(let state, let from, let cause) = step.kind else { return nil }
      return (step.time, from, state, cause)
    }
  }
}

extension TraceAnalysis {
  /// What the recognizers of a touch did.
  package func gestures(of answer: TouchAnswer) -> TouchGestures {
    var reader = GestureReader(index)
    for event in trace.events { reader.read(event) }
    return reader.gestures(of: answer)
  }

  /// The answer of a recognizer that is not involved in a touch.
  package func unseenRecognizer(_ id: String) -> RecognizerAnswer {
    RecognizerAnswer(id, in: index, source: trace.header.source)
  }
}

/// Reads the attempts of each recognizer from the events of a trace.
struct GestureReader {
  /// The touches that each recognizer currently has.
  private var owners: TouchOwners

  private var attempts: [GestureAttempt] = []

  /// The last attempt of each recognizer.
  private var last: [String: Int] = [:]

  init(_ index: ScreenIndex) {
    owners = TouchOwners(index)
  }

  mutating func read(_ event: TraceEvent) {
    owners.follow(event.kind)
    let time = event.time
    switch event.kind {
    case .recognizersCollected(let record):
      for recognizer in record.recognizers { join(recognizer, record.touch, time) }
    case .recognizerReceived(let record):
      guard record.method == .began else { return }
      for touch in record.touches { join(record.recognizer, touch, time) }
    case .questionAnswered(let record):
      if record.question == .shouldBegin { add(.asked(record), to: record.recognizer, time) }
    case .recognizerStateChanged(let record):
      if record.to == .possible { owners.reset(record.recognizer) }
      add(.entered(record.to, from: record.from, cause: record.reason), to: record.recognizer, time)
    case .recognizerWaits(let record):
      add(.waits(wish: record.wish, other: record.other), to: record.recognizer, time)
    case .illegalTransition(let record):
      add(.ignored(from: record.from, to: record.to), to: record.recognizer, time)
    case .recognizerIgnoredTouch(let record):
      add(.letGo(touch: record.touch), to: record.recognizer, time)
    case .actionSent(let record): add(.sent(record), to: record.sender, time)
    case .actionDropped(let record):
      add(.dropped(action: record.action, reason: record.reason), to: record.sender, time)
    default: break
    }
  }

  private mutating func join(_ recognizer: String, _ touch: String, _ time: Double) {
    let touches = owners.attempts[recognizer] ?? []
    guard touches.contains(touch) else { return }
    if let position = last[recognizer], attempts[position].touches.contains(where: touches.contains),
      attempts[position].changes.last?.to != .possible
    {
      if !attempts[position].touches.contains(touch) { attempts[position].touches.append(touch) }
    } else {
      last[recognizer] = attempts.count
      attempts.append(GestureAttempt(recognizer: recognizer, touches: [touch], start: time))
    }
  }

  private mutating func add(_ kind: GestureAttempt.Step.Kind, to recognizer: String?, _ time: Double) {
    guard let recognizer, let position = last[recognizer] else { return }
    attempts[position].steps.append(GestureAttempt.Step(time: time, kind: kind))
  }

  // MARK: - Answers

  func gestures(of answer: TouchAnswer) -> TouchGestures {
    var gestures = TouchGestures()
    for attempt in attempts where attempt.touches.contains(answer.touch) {
      gestures.attempts[attempt.recognizer] = attempt
    }
    gestures.recognizers = answer.outcome.recognizers.map { recognizer in
      var whole = recognizer
      let changes = gestures.attempts[recognizer.id]?.changes ?? []
      if !changes.isEmpty {
        whole.changes = changes.map { StateHistory.Change(time: $0.time, state: $0.to, cause: $0.cause) }
          .filter { !$0.isReset }
      }
      return whole
    }
    return gestures
  }
}
