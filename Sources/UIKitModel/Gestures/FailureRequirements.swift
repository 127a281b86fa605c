// SPDX-License-Identifier: Apache-2.0

import Trace

/// Who waits for whom to fail (GR-14 to GR-17).
@MainActor
enum FailureRequirements {
  /// Asks the dynamic questions about recognizers of one new touch, each pair once an attempt (GR-5, GR-14).
  static func askAbout(_ recognizers: [UIGestureRecognizer]) {
    // Many have nobody to ask.
    for recognizer in recognizers where recognizer.delegate != nil || recognizer.hasFailureHooks {
      for other in recognizers where other !== recognizer {
        guard recognizer.arbiter?.budget.spend() ?? true else { return }
        guard recognizer.askedAbout.insert(ObjectIdentifier(other)).inserted else { continue }
        if GestureQuestions.shouldRequireFailure(recognizer, of: other) { add(other, to: recognizer) }
        if GestureQuestions.shouldBeRequiredToFail(recognizer, by: other) { add(recognizer, to: other) }
      }
    }
  }

  private static func add(_ other: UIGestureRecognizer, to recognizer: UIGestureRecognizer) {
    guard !recognizer.dynamicRequirements.contains(where: { $0 === other }) else { return }
    recognizer.dynamicRequirements.append(other)
    TraceRecorder.note {
      .requirementAdded(recognizer: $0.identifier(of: recognizer), other: $0.identifier(of: other))
    }
  }

  /// Every recognizer that must fail before this one leaves possible, static ones first.
  static func all(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.staticRequirements.isEmpty { return recognizer.dynamicRequirements }
    let waitsForItself = recognizer.configuration.waitsForItself
    let fixed = recognizer.staticRequirements.values.sorted { $0.order < $1.order }.compactMap(\.recognizer)
      .filter { waitsForItself || $0 !== recognizer }
    return fixed + recognizer.dynamicRequirements.filter { other in !fixed.contains { $0 === other } }
  }

  /// Whether one recognizer must wait for another.
  static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.staticRequirements[ObjectIdentifier(other)]?.recognizer === other
      || recognizer.dynamicRequirements.contains { $0 === other }
  }

  /// The first requirement that is neither met nor lost: a recognizer that saw the same touches and is undecided, as is
  /// one that would wait for itself (GR-16).
  ///
  /// One that never saw the touch counts as failed (GR-17).
  static func open(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    all(of: recognizer).first {
      $0 === recognizer || $0.isUndecided && $0.sharesTouch(with: recognizer)
    }
  }

  /// The first requirement that can no longer be met: a recognizer that recognized.
  static func lost(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    all(of: recognizer).first { $0.isActive && $0.sharesTouch(with: recognizer) }
  }

  /// The recognizers that wait in a circle, this one first; nil if its waiting can end (GR-16).
  static func cycle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var path: [UIGestureRecognizer] = []
    var seen: Set<ObjectIdentifier> = []
    func leadsBack(from recognizer: UIGestureRecognizer) -> Bool {
      path.append(recognizer)
      for next in all(of: recognizer) where next.isWaiting && next.sharesTouch(with: recognizer) {
        if next === start { return true }
        if seen.insert(ObjectIdentifier(next)).inserted, leadsBack(from: next) { return true }
      }
      path.removeLast()
      return false
    }
    return leadsBack(from: start) ? path : nil
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
