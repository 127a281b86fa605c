// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds out from the events of a trace what recognizers went through, attempt by attempt.
struct GestureReader {
  /// Knows which touches a recognizer has at any time.
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

  private mutating func add(_ kind: GestureAttempt.Kind, to recognizer: String?, _ time: Double) {
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
