// SPDX-License-Identifier: Apache-2.0

/// What ``GestureArbiter`` keeps of a recognizer.
@MainActor
struct Arbitration {
  /// The state that has been settled.
  fileprivate(set) var committedState = UIGestureRecognizer.State.possible

  /// The state that the running action is sent for (GR-11).
  var reportedState: UIGestureRecognizer.State?

  /// Transitions that were asked for and not settled yet, oldest first.
  fileprivate(set) var wishes: [UIGestureRecognizer.Wish] = []

  /// Where the recognizer stands among those of a touch (GR-3).
  var place = Rank()

  /// Where it stands in the ``SettlingLine``, and whether another waits there for its decision.
  var lineNumber = 0
  var isWaitedFor = false

  /// Whether it is between its first touch and its reset.
  var isEngaged = false

  var attempt = Attempt()

  /// What is over when the recognizer is reset.
  struct Attempt {
    /// All touches since the last reset, lifted ones included.
    fileprivate(set) var touches: [UITouch] = []

    /// Whether it was broken off, after which its touches are none of its business (GR-4).
    fileprivate(set) var hasLetGo = false

    /// Whether the first wish waits for others to fail (GR-14).
    var isWaiting = false

    /// Whether one that waits, or did, requires it to fail.
    var isRequiredByWaiting = false

    /// The recognizers that must fail before this one leaves possible, by delegates and subclass hooks (GR-14).
    var requirements = Requirements()

    /// The recognizers about which the dynamic questions were asked (GR-5).
    var askedAbout: Set<ObjectIdentifier> = []

    /// The recognizers that recognized and do not prevent this one (GR-19).
    var tolerated: Set<ObjectIdentifier> = []
  }

  /// Where a recognizer stands in the order of GR-3.
  struct Rank {
    /// The number of superviews of the recognizer's view.
    var depth = 0
    /// What grows in the order in which recognizers were added to the view.
    var attachment = 0

    init() {}

    @MainActor
    init(of recognizer: UIGestureRecognizer) {
      depth = recognizer.view?.distanceToRoot ?? 0
      attachment = recognizer.attachment
    }

    func precedes(_ other: Rank) -> Bool {
      (depth, attachment) > (other.depth, other.attachment)
    }
  }
}

/// What may decide something for those who wait for the recognizer: they are looked at again.
extension UIGestureRecognizer {
  final var committedState: State {
    get { arbitration.committedState }
    set {
      arbitration.committedState = newValue
      noteDecision()
    }
  }

  final var wishes: [Wish] {
    get { arbitration.wishes }
    set {
      arbitration.wishes = newValue
      noteDecision()
    }
  }

  final var attemptTouches: [UITouch] {
    get { arbitration.attempt.touches }
    set {
      arbitration.attempt.touches = newValue
      noteDecision()
    }
  }

  /// Breaks off the attempt: its touches are no longer the recognizer's.
  final func letGo() {
    arbitration.attempt.hasLetGo = true
    noteDecision()
  }

  final func endAttempt() {
    arbitration.attempt = Arbitration.Attempt()
    noteDecision()
  }

  /// Whether a touch of the attempt is still on the screen, as far as recognizers heard.
  final var hasTouchDown: Bool { !arbitration.attempt.hasLetGo && attemptTouches.contains { !$0.isLifted } }

  /// Whether it can still leave possible by itself, sooner or later: a touch is down, a timer runs, or it waits.
  final var isUndecided: Bool {
    committedState == .possible
      && (hasTouchDown || !timers.isEmpty || !wishes.isEmpty)
  }

  /// Has those looked at again who wait for this one, since it may be decided.
  final func noteDecision() {
    if arbitration.isWaitedFor { engagedBy?.line.changed(self) }
  }

  final func stopTimers() {
    guard !timers.isEmpty else { return }
    for timer in timers.values { timer.invalidate() }
    timers = [:]
  }
}
