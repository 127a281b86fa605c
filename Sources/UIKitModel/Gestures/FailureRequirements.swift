// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds out which recognizers must fail before another may recognize (GR-14 to GR-17).
@MainActor
enum FailureRequirements {
  /// Asks subclasses and delegates about the recognizers of a new touch, about each pair once per attempt (GR-5,
  /// GR-14).
  static func askAbout(_ recognizers: [UIGestureRecognizer]) {
    // Most recognizers have no subclass hook and no delegate to ask.
    for recognizer in recognizers where recognizer.hasFailureHooks || mayAnswer(recognizer.delegate) {
      for other in recognizers where other !== recognizer {
        guard UIApplication.running?.budget.spend() ?? true else { return }
        guard recognizer.arbitration.attempt.askedAbout.insert(ObjectIdentifier(other)).inserted else {
          continue
        }
        if GestureQuestions.shouldRequireFailure(recognizer, of: other) { add(other, to: recognizer) }
        if GestureQuestions.shouldBeRequiredToFail(recognizer, by: other) { add(recognizer, to: other) }
      }
    }
  }

  /// Whether a delegate may implement one of the two methods.
  private static func mayAnswer(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool {
    guard let declared = delegate as? DeclaredGestureDelegate else { return delegate != nil }
    return declared.shouldRequireFailure != nil || declared.shouldBeRequiredToFail != nil
  }

  private static func add(_ other: UIGestureRecognizer, to recognizer: UIGestureRecognizer) {
    guard recognizer.arbitration.attempt.requirements.add(other) else { return }
    TraceRecorder.note {
      .requirementAdded(.init(recognizer: $0.identifier(of: recognizer), other: $0.identifier(of: other)))
    }
  }

  /// Calls a closure with each recognizer that must fail before this one leaves possible, static ones first, until it
  /// returns false.
  static func forEach(of recognizer: UIGestureRecognizer, _ body: (UIGestureRecognizer) -> Bool) {
    let (fixed, dynamic) = (recognizer.staticRequirements, recognizer.arbitration.attempt.requirements)
    guard !fixed.isEmpty || !dynamic.isEmpty else { return }
    let waitsForItself = fixed.contains(recognizer) && recognizer.configuration.waitsForItself
    for other in fixed.recognizers where waitsForItself || other !== recognizer {
      guard body(other) else { return }
    }
    for other in dynamic.recognizers where !fixed.contains(other) {
      guard body(other) else { return }
    }
  }

  private static func first(
    of recognizer: UIGestureRecognizer, where isSo: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var (found, count): (UIGestureRecognizer?, Int) = (nil, 0)
    forEach(of: recognizer) { other in
      count += 1
      if isSo(other) { found = other }
      return found == nil
    }
    UIApplication.running?.budget.spend(count / 8)
    return found
  }

  /// Whether one recognizer must wait for another.
  static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.staticRequirements.contains(other)
      || recognizer.arbitration.attempt.requirements.contains(other)
  }

  /// The first requirement that is still open: an undecided recognizer with a touch in common, or the recognizer
  /// itself if it requires itself to fail (GR-16). A recognizer that never got the touch counts as failed (GR-17).
  static func open(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    first(of: recognizer) { $0 === recognizer || $0.isUndecided && $0.sharesTouch(with: recognizer) }
  }

  /// The first requirement that can no longer be met, because that recognizer recognized.
  static func lost(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    first(of: recognizer) { $0.isActive && $0.sharesTouch(with: recognizer) }
  }

  /// Marks the recognizers that must fail for a recognizer that begins to wait.
  static func noteWaiting(of recognizer: UIGestureRecognizer) {
    forEach(of: recognizer) { other in
      other.arbitration.attempt.isRequiredByWaiting = true
      return true
    }
  }
}

/// Recognizers that must fail before another leaves possible, in the order of addition. They are not retained.
struct Requirements {
  private struct Entry {
    weak var recognizer: UIGestureRecognizer?
  }

  private var entries: [Entry] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { entries.isEmpty }

  var recognizers: some Sequence<UIGestureRecognizer> { entries.lazy.compactMap(\.recognizer) }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    positions[ObjectIdentifier(recognizer)].map { entries[$0].recognizer === recognizer } ?? false
  }

  /// Adds a recognizer; returns false if it was there already.
  mutating func add(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !contains(recognizer) else { return false }
    positions[ObjectIdentifier(recognizer)] = entries.count
    entries.append(Entry(recognizer: recognizer))
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether both have a touch in common in their current attempts.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
  }

  /// Whether it has recognized, and was neither cancelled nor reset since (GR-10).
  final var isActive: Bool {
    switch committedState {
    case .began, .changed, .ended: true
    case .possible, .failed, .cancelled: false
    }
  }

  /// Whether the next transition can only be the reset (GR-10).
  final var isFinal: Bool {
    switch committedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}

/// Finds recognizers that wait for each other in a cycle (GR-16).
@MainActor
enum WaitingCircles {
  /// The recognizers that a recognizer waits for and that are themselves waiting.
  private static func next(_ recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    FailureRequirements.forEach(of: recognizer) { other in
      if other.arbitration.attempt.isWaiting, other.sharesTouch(with: recognizer) { found.append(other) }
      return true
    }
    return found
  }

  /// One step of the depth-first search, which uses no recursion because thousands may wait in a row.
  private struct Step {
    var recognizer: UIGestureRecognizer
    var next: [UIGestureRecognizer]
    var position = 0

    @MainActor
    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      next = WaitingCircles.next(recognizer)
      UIApplication.running?.budget.spend(1 + next.count)
    }

    mutating func advance() -> UIGestureRecognizer? {
      guard position < next.count else { return nil }
      position += 1
      return next[position - 1]
    }
  }

  /// Returns a cycle of waiting recognizers that starts with this one; nil if there is none.
  static func circle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var way = [Step(start)]
    var seen: Set<ObjectIdentifier> = []
    while !way.isEmpty {
      guard let next = way[way.count - 1].advance() else {
        way.removeLast()
        continue
      }
      if next === start { return way.map(\.recognizer) }
      if seen.insert(ObjectIdentifier(next)).inserted { way.append(Step(next)) }
    }
    return nil
  }

  /// Returns the recognizers that wait in cycles made only of the given ones. Uses Tarjan's algorithm for strongly
  /// connected components.
  static func members(of recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard !recognizers.isEmpty else { return [] }
    let candidates = Set(recognizers.map { ObjectIdentifier($0) })
    var numbers: [ObjectIdentifier: Int] = [:]
    var lowest: [ObjectIdentifier: Int] = [:]
    var stack: [UIGestureRecognizer] = []
    var isOpen: Set<ObjectIdentifier> = []
    var found: Set<ObjectIdentifier> = []

    func begin(_ recognizer: UIGestureRecognizer) -> Step {
      let key = ObjectIdentifier(recognizer)
      lowest[key] = numbers.count
      numbers[key] = numbers.count
      stack.append(recognizer)
      isOpen.insert(key)
      return Step(recognizer)
    }

    /// Ends a step whose successors are all visited. It completes a component if it leads back to no earlier step.
    func end(_ step: Step) {
      let key = ObjectIdentifier(step.recognizer)
      guard lowest[key] == numbers[key] else { return }
      var circle: [ObjectIdentifier] = []
      while let last = stack.popLast() {
        isOpen.remove(ObjectIdentifier(last))
        circle.append(ObjectIdentifier(last))
        if last === step.recognizer { break }
      }
      if circle.count > 1 || step.next.contains(where: { $0 === step.recognizer }) { found.formUnion(circle) }
    }

    for recognizer in recognizers where numbers[ObjectIdentifier(recognizer)] == nil {
      var way = [begin(recognizer)]
      while let here = way.last {
        let key = ObjectIdentifier(here.recognizer)
        if let next = way[way.count - 1].advance() {
          let other = ObjectIdentifier(next)
          if candidates.contains(other), numbers[other] == nil {
            way.append(begin(next))
          } else if isOpen.contains(other) {
            lowest[key] = min(lowest[key] ?? 0, numbers[other] ?? 0)
          }
        } else {
          way.removeLast()
          end(here)
          if let before = way.last.map({ ObjectIdentifier($0.recognizer) }) {
            lowest[before] = min(lowest[before] ?? 0, lowest[key] ?? 0)
          }
        }
      }
    }
    return recognizers.filter { found.contains(ObjectIdentifier($0)) }
  }
}

/// A queue of the recognizers that request a transition, in the order in which the arbiter settles them.
///
/// A recognizer that waits for another is checked again only when that one changes. So each of thousands that require
/// each other is checked only a few times.
@MainActor
struct SettlingLine {
  /// The engaged recognizers in the order of GR-3. A recognizer's number is its index here.
  private var members: [UIGestureRecognizer] = []

  /// The numbers of recognizers whose first wish is to fail, and of others whose first wish can be settled. Numbers
  /// may be outdated or occur twice.
  private var failing = BinaryHeap<Int>()
  private var ready = BinaryHeap<Int>()

  /// The numbers of the waiting recognizers, by the recognizer that they wait for.
  private var blocked: [ObjectIdentifier: [Int]] = [:]

  /// The numbers of recognizers that waited for one that has changed.
  private var woken: [Int] = []

  /// The numbers of tap recognizers that need more taps than another does.
  private var longTaps: [Int] = []

  /// Fills the queue with all engaged recognizers.
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

  /// Releases all recognizers when everything is settled.
  mutating func empty() { self = SettlingLine() }

  /// Queues a recognizer by its first wish; does nothing without a wish.
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

  /// Notes that a recognizer for which others wait may be decided now.
  mutating func changed(_ recognizer: UIGestureRecognizer) {
    recognizer.arbitration.isWaitedFor = false
    woken += blocked.removeValue(forKey: ObjectIdentifier(recognizer)) ?? []
  }

  /// The next recognizer to settle; nil if there is none. Failures come first, since others depend on them. Then
  /// follows the order of GR-3, except that a tap precedes taps that need fewer taps (GR-20, GR-21).
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

  /// The first tap recognizer that must be settled before the given one, because it needs more taps.
  private func rival(of first: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard first.committedState == .possible, let taps = first.tapsNeeded else { return nil }
    return longTaps.lazy.map { members[$0] }.first { other in
      (other.tapsNeeded ?? 0) > taps && isReady(other) && other.committedState == .possible
        && FailureRequirements.open(of: other) == nil && other.sharesTouch(with: first)
    }
  }
}
