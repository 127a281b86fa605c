// SPDX-License-Identifier: Apache-2.0

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
