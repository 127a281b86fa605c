// SPDX-License-Identifier: Apache-2.0

/// The recognizers that wish for a state, in the order in which they are settled.
///
/// What waits for another recognizer is looked at again when that one changed, and not each time that anything is
/// settled: of thousands that require each other, each is looked at a few times.
@MainActor
struct SettlingLine {
  /// The engaged recognizers in the order of GR-3. The number of each is its place here.
  private var members: [UIGestureRecognizer] = []

  /// Those whose first wish is to fail, and the others whose first wish can be settled. A number may stand here longer
  /// than it holds, and more than once.
  private var failing = BinaryHeap<Int>()
  private var ready = BinaryHeap<Int>()

  /// Those who wait for a recognizer, by that.
  private var blocked: [ObjectIdentifier: [Int]] = [:]

  /// Those who waited for one that has changed.
  private var woken: [Int] = []

  /// Taps that need more taps than others do.
  private var longTaps: [Int] = []

  /// Looks at all engaged recognizers anew.
  mutating func fill(_ engaged: [UIGestureRecognizer]) {
    members = engaged
    failing.removeAll()
    ready.removeAll()
    blocked = [:]
    woken = []
    longTaps = []
    let fewest = engaged.lazy.compactMap(\.tapsNeeded).min() ?? 0
    for (number, recognizer) in engaged.enumerated() {
      recognizer.arbitration.lineNumber = number
      recognizer.arbitration.isWaitedFor = false
      if recognizer.tapsNeeded.map({ $0 > fewest }) ?? false { longTaps.append(number) }
    }
    for recognizer in engaged { add(recognizer) }
  }

  /// Lets go of everything when all is settled.
  mutating func empty() { self = SettlingLine() }

  /// A recognizer has a wish, or another first wish.
  mutating func add(_ recognizer: UIGestureRecognizer) {
    guard let wish = recognizer.wishes.first, contains(recognizer) else { return }
    if wish.state == .failed { return failing.insert(recognizer.arbitration.lineNumber) }
    if recognizer.arbitration.attempt.isWaiting {
      if let other = FailureRequirements.open(of: recognizer) { return block(recognizer, by: other) }
      recognizer.arbitration.attempt.isWaiting = false
    }
    ready.insert(recognizer.arbitration.lineNumber)
  }

  private func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    members.indices.contains(recognizer.arbitration.lineNumber)
      && members[recognizer.arbitration.lineNumber] === recognizer
  }

  private mutating func block(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) {
    other.arbitration.isWaitedFor = true
    blocked[ObjectIdentifier(other), default: []].append(recognizer.arbitration.lineNumber)
  }

  /// A recognizer for which others wait may not be undecided any more.
  mutating func changed(_ recognizer: UIGestureRecognizer) {
    recognizer.arbitration.isWaitedFor = false
    woken += blocked.removeValue(forKey: ObjectIdentifier(recognizer)) ?? []
  }

  /// The next to be settled. Failures come first: they decide what others may do. Then the order of GR-3, except that a
  /// tap goes before taps that need fewer (GR-20, GR-21).
  mutating func next() -> UIGestureRecognizer? {
    for number in woken { add(members[number]) }
    woken = []
    while let number = failing.least {
      if members[number].wishes.first?.state == .failed { return members[number] }
      failing.removeLeast()
    }
    while let number = ready.least {
      if isReady(members[number]) { return rival(of: members[number]) ?? members[number] }
      ready.removeLeast()
    }
    return nil
  }

  private func isReady(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizer.wishes.isEmpty && !recognizer.arbitration.attempt.isWaiting
  }

  /// The first tap that goes before another which could be settled.
  private func rival(of first: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard first.committedState == .possible, let taps = first.tapsNeeded else { return nil }
    return longTaps.lazy.map { members[$0] }.first { other in
      (other.tapsNeeded ?? 0) > taps && isReady(other) && other.committedState == .possible
        && FailureRequirements.open(of: other) == nil && other.sharesTouch(with: first)
    }
  }
}
