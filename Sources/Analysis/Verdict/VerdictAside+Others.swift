// SPDX-License-Identifier: Apache-2.0

import Trace

/// What other recognizers of the app's do beside the one that acts.
extension TouchAnswer {
  private func tapCount(of recognizer: RecognizerAnswer, in index: ScreenIndex) -> Int {
    index.recognizer(recognizer.id)?.tapCount ?? 1
  }

  /// A recognizer for more taps that the acting one does not wait for.
  func impatience(in index: ScreenIndex) -> VerdictAside? {
    func taps(_ recognizer: RecognizerAnswer) -> Double { recognizer.recognition?.numbers[.taps] ?? 0 }
    guard let first = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      !first.isSystem, first.kind == .tap, taps(first) > 0,
      let later = outcome.recognizers.first(where: {
        $0.kind == .tap && $0.recognized && taps($0) > taps(first)
      })
        ?? outcome.recognizers.first(where: {
          $0.kind == .tap && !$0.isSystem && $0.changes.last?.cause.code == .viewRemoved
            && first.waitedFor.isEmpty && tapCount(of: $0, in: index) > Int(taps(first))
        })
    else { return nil }
    return .doesNotWait(for: later.id, isTooLate: !later.recognized)
  }

  /// A recognizer that acts too, but later than the one of the verdict, since it waited for others to fail.
  func actsLater() -> VerdictAside? {
    guard verdict.code == .recognized,
      let first = outcome.recognizers.first(where: { $0.id == verdict.recognizer })
    else { return nil }
    func lateness(_ recognizer: RecognizerAnswer) -> Double? {
      outcome.actions.first { $0.kind == .action && $0.sender == recognizer.id }?.lateness
    }
    for other in outcome.recognizers where !other.isSystem && !verdict.recognizers.contains(other.id) {
      guard other.recognized, !other.waitedFor.isEmpty, let seconds = lateness(other),
        seconds > lateness(first) ?? 0
      else { continue }
      let reason = first.spared[other.id] ?? other.spared[first.id]
      return .actsLater(recognizer: other.id, seconds: seconds, reason)
    }
    return nil
  }
}
