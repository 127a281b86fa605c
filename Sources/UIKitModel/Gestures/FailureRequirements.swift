// SPDX-License-Identifier: Apache-2.0

import Trace

/// Who waits for whom to fail (GR-14 to GR-17).
@MainActor
enum FailureRequirements {
  /// Asks the dynamic questions about recognizers of one new touch, each pair once an attempt (GR-5, GR-14).
  static func askAbout(_ recognizers: [UIGestureRecognizer]) {
    // Many have nobody to ask.
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

  /// Whether a delegate may have one of the two methods.
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

  /// Every recognizer that must fail before this one leaves possible, static ones first.
  static func all(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    forEach(of: recognizer) { other in
      all.append(other)
      return true
    }
    return all
  }

  /// Calls a body with the same recognizers until it returns false.
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

  /// The first requirement that is neither met nor lost: a recognizer that saw the same touches and is undecided, as is
  /// one that would wait for itself (GR-16).
  ///
  /// One that never saw the touch counts as failed (GR-17).
  static func open(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    first(of: recognizer) { $0 === recognizer || $0.isUndecided && $0.sharesTouch(with: recognizer) }
  }

  /// The first requirement that can no longer be met: a recognizer that recognized.
  static func lost(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    first(of: recognizer) { $0.isActive && $0.sharesTouch(with: recognizer) }
  }

  /// Notes that a recognizer begins to wait, for those whom it requires to fail.
  static func noteWaiting(of recognizer: UIGestureRecognizer) {
    forEach(of: recognizer) { other in
      other.arbitration.attempt.isRequiredByWaiting = true
      return true
    }
  }
}

/// Recognizers that must fail before another leaves possible, in the order of addition. They are not kept alive.
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

  /// Adds a recognizer; false if it was there.
  mutating func add(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !contains(recognizer) else { return false }
    positions[ObjectIdentifier(recognizer)] = entries.count
    entries.append(Entry(recognizer: recognizer))
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether both saw a same touch in their current attempts.
  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
  }

  /// Whether it has recognized, was not broken off and was not reset since (GR-10).
  final var isActive: Bool {
    switch committedState {
    case .began, .changed, .ended: true
    case .possible, .failed, .cancelled: false
    }
  }

  /// Whether nothing but a reset is to come (GR-10).
  final var isFinal: Bool {
    switch committedState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}

/// Recognizers that wait for each other in a circle (GR-16).
@MainActor
enum WaitingCircles {
  /// Those for which a recognizer waits and that wait themselves.
  private static func next(_ recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    FailureRequirements.forEach(of: recognizer) { other in
      if other.arbitration.attempt.isWaiting, other.sharesTouch(with: recognizer) { found.append(other) }
      return true
    }
    return found
  }

  /// A way through the circles, without recursion: thousands may wait in a row.
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

  /// The recognizers that wait in a circle, this one first; nil if its waiting can end.
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

  /// Those among some recognizers that wait in circles of which all are among them: Tarjan's strongly connected
  /// components.
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

    /// All that can be reached from the step is known. It ends a circle if it reaches nobody before it.
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
