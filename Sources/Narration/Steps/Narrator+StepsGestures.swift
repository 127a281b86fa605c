// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of gesture recognizers.
extension Narrator {
  func question(_ record: QuestionRecord) -> String {
    language.text(
      .question(
        record.question, asked: record.asked,
        about: name(record.recognizer ?? record.asked), other: record.other.map(name) ?? "",
        answer: record.answer
      ))
  }

  /// A recognizer changes its state, or several become ready at once.
  func state(
    _ kinds: [TraceEvent.Kind], _ who: String, from: GestureState, to: GestureState, _ cause: TraceReason
  ) -> String {
    let reason = reason(cause, of: index.recognizer(who)?.view ?? "")
    switch to {
    case .possible:
      let names = kinds.compactMap(\.recognizer)
      return language.text(.isReady(names: row(names.map(name)), count: names.count))
    case .failed: return language.text(.fails(recognizer: name(who), reason: reason))
    case .began: return language.text(.begins(recognizer: name(who), reason: reason))
    case .changed: return language.text(.changes(recognizer: name(who), reason: reason))
    case .ended where from == .possible:
      return language.text(.recognizes(recognizer: name(who), reason: reason))
    case .ended: return language.text(.ends(recognizer: name(who), reason: reason))
    case .cancelled: return language.text(.isCancelled(recognizer: name(who), reason: reason))
    }
  }

  /// A recognizer prevents others, or lets them go on.
  func exclusion(
    _ kinds: [TraceEvent.Kind], _ winner: String, _ other: String, prevents: Bool, _ cause: TraceReason
  ) -> String {
    let others = kinds.compactMap {
      if case .exclusionDecided(let record) = $0 { record.other } else { nil }
    }
    let fail = kinds.contains { if case .recognizerStateChanged = $0 { true } else { false } }
    let reason = reason(cause, of: index.recognizer(other)?.view ?? "")
    return language.text(
      prevents
        ? .prevents(
          winner: name(winner), losers: row(others.map(name)), count: others.count, fail: fail, reason: reason
        )
        : .spares(winner: name(winner), others: row(others.map(name)), reason: reason))
  }
}
