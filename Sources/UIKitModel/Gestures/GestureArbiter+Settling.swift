// SPDX-License-Identifier: Apache-2.0

import Trace

/// What comes of a wish: the second step of arbitration.
extension GestureArbiter {
  func settle() {
    line.fill(engaged)
    isLineStale = false
    while budget.spend(), let recognizer = line.next() {
      settle(recognizer.wishes.removeFirst(), of: recognizer)
      if isLineStale {
        isLineStale = false
        line.fill(engaged)
      } else {
        line.add(recognizer)
      }
    }
    line.empty()
  }

  /// The transitions of GR-9.
  private func settle(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    switch (recognizer.committedState, wish.state) {
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer, wish.cause)
    case (.possible, .began), (.possible, .ended):
      attempt(recognizer, wish)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      commit(recognizer, wish)
      actions.append(recognizer)
    case (.possible, .possible):
      break
    default:
      TraceRecorder.note {
        .illegalTransition(
          .init(
            recognizer: $0.identifier(of: recognizer), from: recognizer.committedState.traced,
            to: wish.state.traced))
      }
    }
  }

  /// A recognizer would leave possible.
  private func attempt(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish) {
    if let other = FailureRequirements.lost(of: recognizer) {
      return fail(recognizer, TraceReason(.requiredRecognizerRecognized, subject: name(other)))
    }
    if let other = FailureRequirements.open(of: recognizer) {
      return wait(recognizer, wish, for: other)
    }
    if let refusal = GestureQuestions.refusalToBegin(recognizer) {
      return fail(recognizer, refusal)
    }
    for other in engaged where other.isActive && other !== recognizer && other.sharesTouch(with: recognizer) {
      guard budget.spend() else { return }
      // Those that recognized while this one was undecided let it go on then.
      if !recognizer.arbitration.attempt.tolerated.contains(ObjectIdentifier(other)),
        prevents(other, recognizer)
      {
        return fail(recognizer, TraceReason(.recognizerPrevented, subject: name(other)))
      }
    }
    commit(recognizer, wish)
    actions.append(recognizer)
    recognized(recognizer)
  }

  /// The wish stays, and is settled when nothing is open any more.
  private func wait(
    _ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish, for other: UIGestureRecognizer
  ) {
    recognizer.arbitration.attempt.isWaiting = true
    recognizer.wishes.insert(wish, at: 0)
    FailureRequirements.noteWaiting(of: recognizer)
    TraceRecorder.note {
      .recognizerWaits(
        .init(
          recognizer: $0.identifier(of: recognizer), wish: wish.state.traced, other: $0.identifier(of: other))
      )
    }
    if recognizer.arbitration.attempt.isRequiredByWaiting,
      let cycle = WaitingCircles.circle(through: recognizer)
    {
      TraceRecorder.note { recorder in
        .requirementCycle(.init(recognizers: cycle.map { recorder.identifier(of: $0) }))
      }
    }
  }

  /// What follows for the others that share a touch: prevented ones and those that required a failure fail, and the
  /// views' touches are the recognizer's now.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { views.take(recognizer.attemptTouches, for: recognizer) }
    for other in engaged {
      guard budget.spend() else { return }
      guard other !== recognizer, other.committedState == .possible, other.sharesTouch(with: recognizer)
      else {
        continue
      }
      if FailureRequirements.requires(other, recognizer) {
        fail(other, TraceReason(.requiredRecognizerRecognized, subject: name(recognizer)))
      } else if prevents(recognizer, other) {
        fail(other, TraceReason(.recognizerPrevented, subject: name(recognizer)))
      } else {
        other.arbitration.attempt.tolerated.insert(ObjectIdentifier(recognizer))
      }
    }
  }

  private func name(_ recognizer: UIGestureRecognizer) -> String? {
    TraceRecorder.current?.identifier(of: recognizer)
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    let (prevents, reason) = GestureQuestions.prevents(first, second)
    TraceRecorder.note {
      .exclusionDecided(
        .init(
          recognizer: $0.identifier(of: first), other: $0.identifier(of: second), prevents: prevents,
          reason: reason))
    }
    return prevents
  }

  /// A recognizer fails; those that waited for nothing else are settled next (GR-14).
  func fail(_ recognizer: UIGestureRecognizer, _ cause: TraceReason) {
    commit(recognizer, UIGestureRecognizer.Wish(state: .failed, cause: cause))
    recognizer.arbitration.attempt.isWaiting = false
    recognizer.wishes = []
    recognizer.stopTimers()
  }

  func commit(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish) {
    let old = recognizer.committedState
    recognizer.committedState = wish.state
    TraceRecorder.note {
      .recognizerStateChanged(
        .init(
          recognizer: $0.identifier(of: recognizer), from: old.traced, to: wish.state.traced,
          reason: wish.cause))
    }
  }
}
