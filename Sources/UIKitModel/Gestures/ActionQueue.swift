// SPDX-License-Identifier: Apache-2.0

import Trace

/// The actions of recognizers that changed their state, to be sent when all are settled (GR-11).
@MainActor
struct ActionQueue {
  private var entries: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// The recognizers whose action for changed was sent in the running turn.
  private var changed: Set<ObjectIdentifier> = []

  /// Ends a turn of sending.
  mutating func endTurn() { changed = [] }

  /// Queues a recognizer's action for the state that it has now. Of the changes that actions themselves make, those
  /// of a turn are one: an action that sets changed again would never end.
  mutating func append(_ recognizer: UIGestureRecognizer) {
    if recognizer.committedState == .changed, changed.contains(ObjectIdentifier(recognizer)) { return }
    entries.append((recognizer, recognizer.committedState))
  }

  /// Takes the first action out; nil if there is none.
  mutating func next() -> (() -> Void)? {
    guard !entries.isEmpty else { return nil }
    let (recognizer, state) = entries.removeFirst()
    if state == .changed { changed.insert(ObjectIdentifier(recognizer)) }
    return { Self.send(recognizer, state) }
  }

  /// Calls every target once, in the order of addition (GR-30), with the state as it was (GR-11).
  private static func send(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.arbitration.reportedState = state
    defer { recognizer.arbitration.reportedState = nil }
    for pair in recognizer.targetActionPairs {
      guard let target = pair.target else {
        TraceRecorder.current?.recordDroppedAction(
          pair.action, recognizer, TraceReason(pair.isDead ? .targetGone : .recognizerWithoutTarget))
        continue
      }
      _ = ActionSending(action: pair.action, sender: recognizer, state: state).send(to: target)
    }
  }
}
