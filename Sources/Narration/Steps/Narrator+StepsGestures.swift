// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of gesture recognizers.
extension Narrator {
  func question(_ record: QuestionRecord) -> StepText {
    .question(
      record.question, asked: RichText(object: record.asked),
      about: object(record.recognizer ?? record.asked), other: record.other.map(object) ?? "",
      answer: record.answer)
  }

  /// A recognizer changes its state, or several become ready at once.
  func state(
    _ kinds: [TraceEvent.Kind], _ who: String, from: GestureState, to: GestureState, _ cause: TraceReason
  ) -> StepText {
    let reason = reason(cause, of: index.recognizer(who)?.view ?? "")
    switch to {
    case .possible:
      let names = kinds.compactMap(\.recognizer)
      return .isReady(names: row(names.map(object)), count: names.count)
    case .failed: return .fails(recognizer: object(who), reason: reason)
    case .began: return .begins(recognizer: object(who), reason: reason)
    case .changed: return .changes(recognizer: object(who), reason: reason)
    case .ended where from == .possible:
      return .recognizes(recognizer: object(who), reason: reason)
    case .ended: return .ends(recognizer: object(who), reason: reason)
    case .cancelled: return .isCancelled(recognizer: object(who), reason: reason)
    }
  }

  /// A recognizer prevents others, or lets them go on.
  func exclusion(
    _ kinds: [TraceEvent.Kind], _ winner: String, _ other: String, prevents: Bool, _ cause: TraceReason
  ) -> StepText {
    let others = kinds.compactMap {
      if case .exclusionDecided(let record) = $0 { record.other } else { nil }
    }
    let fail = kinds.contains { if case .recognizerStateChanged = $0 { true } else { false } }
    let reason = reason(cause, of: index.recognizer(other)?.view ?? "")
    let names = row(others.map(object))
    return prevents
      ? .prevents(winner: object(winner), losers: names, count: others.count, fail: fail, reason: reason)
      : .spares(winner: object(winner), others: names, reason: reason)
  }
}
