// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a verdict says: who acts on a touch, what happens, and because of what. Sentences, pictures, tables and JSON tell it.
package struct Judgement: Hashable, Sendable, Encodable {
  package var act: Act

  /// The fact because of which it is so; nil where there is nothing to add.
  package var because: Because?

  /// Views that may have recognizers of which the source tells nothing, and which would take the touch.
  package var unless: [String] = []
}

extension TouchAnswer {
  /// What the verdict on the touch says, of the screen as the touch found it.
  package func judgement(in index: ScreenIndex) -> Judgement {
    guard let hitView, verdict.code != .unclaimed else {
      return Judgement(act: .nobodyGets, because: verdict.reason.map { .reason($0, of: "") })
    }
    let finder = JudgementFinder(answer: self, index: index, hitView: hitView)
    return Judgement(
      act: finder.act, because: finder.because, unless: viewsWithUnknownRecognizers(in: index))
  }

  /// Why the touch came to its hit-test view, of the screen as the touch found it; nil if no view was hit.
  package func whyHit(in index: ScreenIndex) -> Because? {
    hitView.map { JudgementFinder(answer: self, index: index, hitView: $0).whyHit }
  }
}

/// Finds out what a verdict says of a touch that hit a view.
struct JudgementFinder {
  let answer: TouchAnswer
  let index: ScreenIndex
  let hitView: String

  var verdict: Verdict { answer.verdict }

  /// The responder that the verdict is about; the hit-test view where it names none.
  var responder: String { verdict.responder ?? hitView }

  /// The recognizer of the verdict.
  var recognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first { $0.id == verdict.recognizer }
  }

  /// Whether the touch's methods end with different responders.
  var isParted: Bool { !verdict.endings.isEmpty && verdict.code != .undecided }

  /// A recognizer that recognizes too, and leaves the view its touch.
  var sparingRecognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first {
      $0.recognized && !$0.isSystem && index.recognizer($0.id)?.cancelsTouchesInView == false
    }
  }

  /// Why the system takes the touch from the view that handles it; nil if it does not.
  var takenAway: TraceReason? {
    guard answer.isCancelled else { return nil }
    return answer.outcome.deliveryChanges.last { $0.kind == .taken && $0.view == hitView }?.reason
  }

  /// The action of a sender that reached nobody.
  func dropped(by sender: String) -> ActionCall? {
    answer.outcome.actions.first { $0.kind == .dropped && $0.sender == sender }
  }

  /// The actions that some senders sent.
  func sent(by senders: [String]) -> [ActionCall] {
    answer.outcome.actions.filter { call in
      call.kind == .action && senders.contains { $0 == call.sender }
    }
  }

  /// How long after the lift a sender's first action came, in seconds; nil for at the lift.
  func lateness(of sender: String) -> Double? { sent(by: [sender]).first?.lateness }

  /// How late a recognizer acts since it waited for others. One that needs another touch is not late.
  var gestureLateness: Double? {
    guard let recognizer, !recognizer.waitedFor.isEmpty else { return nil }
    return lateness(of: recognizer.id)
  }
}
