// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of gesture recognizers.
extension Narrator {
  func gesture(_ kinds: [TraceEvent.Kind], time: Double) -> String {
    guard let first = kinds.first else { return "" }
    switch first {
    case .recognizerPassedOver(let recognizer, _, let reason):
      let names = kinds.compactMap {
        if case .recognizerPassedOver(let recognizer, _, _) = $0 { recognizer } else { nil }
      }
      let view = index.recognizer(recognizer)?.view ?? ""
      return language.text(
        .passedOver(names: row(names), count: names.count, reason: self.reason(reason, of: view)))
    case .questionAnswered(let record): return question(record)
    case .requirementAdded(let recognizer, let other):
      return language.text(.requires(recognizer: recognizer, other: other))
    case .requirementCycle(let recognizers): return language.text(.circle(names: row(recognizers)))
    case .recognizerReceived(_, let method, _):
      let names = kinds.compactMap {
        if case .recognizerReceived(let recognizer, _, _) = $0 { recognizer } else { nil }
      }
      return language.text(.receive(names: row(names), count: names.count, method: method))
    case .recognizerIgnoredTouch(let recognizer, _):
      return language.text(.letsGo(recognizer: recognizer))
    case .recognizerWaits(let recognizer, _, _):
      let others = kinds.compactMap {
        if case .recognizerWaits(_, _, let other) = $0 { other } else { nil }
      }
      return language.text(.waits(recognizer: recognizer, others: row(others)))
    case .recognizerStateChanged: return state(kinds)
    case .illegalTransition(let recognizer, let from, let to):
      return language.text(.cannotGo(recognizer: recognizer, from: from, to: to))
    case .exclusionDecided: return exclusion(kinds)
    case .timerFired(let owner, let timer):
      return language.text(
        .timer(StepText.Timer(timer), owner: owner, time: NumberText.decimal(time, digits: 2)))
    default: return ""
    }
  }

  private func question(_ record: QuestionRecord) -> String {
    language.text(
      .question(
        StepText.Question(record.question), asked: record.asked,
        about: record.recognizer ?? record.asked, other: record.other ?? "", answer: record.answer
      ))
  }

  private func state(_ kinds: [TraceEvent.Kind]) -> String {
    guard case .recognizerStateChanged(let recognizer, let from, let to, let cause)? = kinds.first else {
      return ""
    }
    let who = recognizer
    let reason = reason(cause, of: index.recognizer(recognizer)?.view ?? "")
    switch to {
    case StateHistory.initial:
      let names = kinds.compactMap {
        if case .recognizerStateChanged(let recognizer, _, _, _) = $0 { recognizer } else { nil }
      }
      return language.text(.isReady(names: row(names), count: names.count))
    case "failed": return language.text(.fails(recognizer: who, reason: reason))
    case "began": return language.text(.begins(recognizer: who, reason: reason))
    case "changed": return language.text(.changes(recognizer: who, reason: reason))
    case "ended" where from == StateHistory.initial:
      return language.text(.recognizes(recognizer: who, reason: reason))
    case "ended": return language.text(.ends(recognizer: who, reason: reason))
    case "cancelled": return language.text(.isCancelled(recognizer: who, reason: reason))
    default: return language.text(.goesTo(recognizer: who, state: to, reason: reason))
    }
  }

  private func exclusion(_ kinds: [TraceEvent.Kind]) -> String {
    guard case .exclusionDecided(let winner, let other, let prevents, let cause)? = kinds.first else {
      return ""
    }
    let others = kinds.compactMap {
      if case .exclusionDecided(_, let other, _, _) = $0 { other } else { nil }
    }
    let fail = kinds.contains { if case .recognizerStateChanged = $0 { true } else { false } }
    let reason = reason(cause, of: index.recognizer(other)?.view ?? "")
    return language.text(
      prevents
        ? .prevents(
          winner: winner, losers: row(others), count: others.count, fail: fail, reason: reason)
        : .spares(winner: winner, others: row(others), reason: reason))
  }
}

extension StepText.Question {
  fileprivate init(_ name: String) {
    switch name {
    case "shouldReceiveEvent": self = .shouldReceiveEvent
    case "shouldReceiveTouch": self = .shouldReceiveTouch
    case "shouldBegin": self = .shouldBegin
    case "shouldRequireFailureOf": self = .shouldRequireFailureOf
    case "shouldBeRequiredToFailBy": self = .shouldBeRequiredToFailBy
    case "shouldRecognizeSimultaneouslyWith": self = .shouldRecognizeSimultaneouslyWith
    case "canPrevent": self = .canPrevent
    case "canBePreventedBy": self = .canBePreventedBy
    case "touchesShouldBegin": self = .touchesShouldBegin
    case "touchesShouldCancel": self = .touchesShouldCancel
    default: self = .other(name)
    }
  }
}

extension StepText.Timer {
  fileprivate init(_ name: String) {
    switch name {
    case "next tap": self = .nextTap
    case "longest tap": self = .longestTap
    case "longest swipe": self = .longestSwipe
    case "press": self = .press
    case "content touches": self = .contentTouches
    default: self = .other(name)
    }
  }
}
