// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer {
  /// Where a recognizer stands in the order of GR-3.
  struct Place {
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

    func precedes(_ other: Place) -> Bool {
      (depth, attachment) > (other.depth, other.attachment)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a touch of the attempt is still on the screen, as far as recognizers heard.
  final var hasTouchDown: Bool { !hasLetGo && attemptTouches.contains { !$0.isLifted } }

  /// Whether it can still leave possible by itself, sooner or later: a touch is down, a timer runs, or it waits.
  final var isUndecided: Bool {
    committedState == .possible
      && (hasTouchDown || !timers.isEmpty || !wishes.isEmpty)
  }

  /// Has those looked at again who wait for this one, since it may be decided.
  final func noteDecision() {
    if isWaitedFor { engagedBy?.line.changed(self) }
  }

  final func stopTimers() {
    guard !timers.isEmpty else { return }
    for timer in timers.values { timer.invalidate() }
    timers = [:]
  }
}
