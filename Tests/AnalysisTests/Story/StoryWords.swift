// SPDX-License-Identifier: Apache-2.0

import Trace

@testable import Analysis

extension TouchStory {
  /// The beats in words, a line for each, with the numbers of their steps and the marks that are given in them.
  var words: String {
    beats.map { beat in
      let numbers = "\(beat.numbers.lowerBound)–\(beat.numbers.upperBound)"
      return ([("\(beat.kind) \(numbers)")] + beat.steps.flatMap { given(in: $0) }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func given(in step: Step) -> [String] {
    step.numbers.flatMap { number in
      marks.given(at: number).sorted { $0.key < $1.key }.map { "  \(number) \($0.key) \($0.value.words)" }
    }
  }

  /// The outcome in a line.
  var outcomeWords: String {
    let outcome = marks.outcome
    let losers = outcome.losers.isEmpty ? "" : ", from \(outcome.losers.joined(separator: ", "))"
    return "\(outcome.winner ?? "nobody") on \(outcome.winnersView ?? "–")\(losers)"
  }
}

extension GivenMark {
  /// `held: touchesBegan recognizerDelaysBegan by scroll`.
  var words: String {
    let sends =
      sent.isEmpty ? "" : ", sent \(sent.map { "\($0.action) to \($0.target)" }.joined(separator: ", "))"
    return "\(mark): \(cause.words)\(sends)"
  }
}

extension GivenMark.Cause {
  fileprivate var words: String {
    switch self {
    case .contains: "contains the point"
    case .willGetTouch: "will get the touch"
    case .undecided(let method): "undecided after \(method)"
    case .onPath: "on the path"
    case .isHitAndCancelled: "cancelled hit"
    case .isHit: "hit"
    case .saysNo(let reason): "says no \(Self.words(reason))"
    case .passedOver(let reason): "passed over \(Self.words(reason))"
    case .ignoresTouch: "ignores it"
    case .fails(let reason): "fails \(Self.words(reason))"
    case .heldBack(let method, let reason): "\(method) \(Self.words(reason))"
    case .waits(let others): "waits for \(others.joined(separator: ", "))"
    case .getsLate(let method): "\(method) late"
    case .keeps(let method, let reason): "keeps \(method) \(Self.words(reason))"
    case .recognizes(let reason): "recognizes \(Self.words(reason))"
    case .selected(let isOn): isOn ? "selected" : "deselected"
    case .becomesFirstResponder: "first responder"
    case .sends: "sends"
    case .neverGets(let reason): "never gets it \(Self.words(reason))"
    case .cancelled(let reason): "cancelled \(Self.words(reason))"
    case .meant(let wasAsked): wasAsked ? "meant, does not get it" : "meant, never asked"
    }
  }

  private static func words(_ reason: TraceReason?) -> String {
    guard let reason else { return "for no reason" }
    return reason.name + (reason.subject.map { " by \($0)" } ?? "")
  }
}
