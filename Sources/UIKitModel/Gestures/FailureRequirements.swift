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
