// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One step of the walk as a sentence.
  package func step(_ step: WalkStep) -> String {
    let sentence = plainSentence(of: step)
    return step.isDirect ? say(.stepByCode, [.text: sentence]) : sentence
  }

  private func plainSentence(of step: WalkStep) -> String {
    let view = name(step.view)
    let reason = step.reason.map { self.reason($0, of: step.view) }
    if step.isPassedOver {
      return say(.stepPassedOver, [.view: view, .reason: reason ?? self[.answerPassedOver]])
    }
    if step.reason?.code == .customHitTest { return overridden(step, view) }
    guard let result = step.result else {
      if step.reason?.code == .pointOutsideBounds, let reason {
        return say(.stepRefusedAtPoint, [.view: view, .place: reason])
      }
      guard let reason else { return say(.stepRefusedWithoutReason, [.view: view]) }
      return say(.stepRefused, [.view: view, .reason: reason])
    }
    if step.isInside == true, let claimed = step.insideReason {
      return say(
        .stepClaimed, [.view: view, .reason: self.reason(claimed, of: step.view), .result: name(result)])
    }
    guard result == step.view else { return say(.stepPassedUp, [.view: view, .result: name(result)]) }
    let hasSubviews = !index.subviews(of: step.view).isEmpty
    return say(hasSubviews ? .stepHitAfterSubviews : .stepHitWithoutSubviews, [.view: view])
  }

  private func overridden(_ step: WalkStep, _ view: String) -> String {
    guard let result = step.result else { return say(.stepOverrideNil, [.view: view]) }
    guard result != step.view else { return say(.stepOverrideItself, [.view: view]) }
    return say(.stepOverrideOther, [.view: view, .result: name(result)])
  }

  /// What a view answered, in a word or two: "returns itself", "returns nil", "returns SubView3".
  package func answer(_ step: WalkStep) -> String {
    guard !step.isPassedOver else { return self[.answerPassedOver] }
    switch step.outcome {
    case .hit: return self[.answerHit]
    case .refused: return self[.answerRefused]
    case .passedUp: return say(.returns, [.result: step.result ?? ""])
    }
  }

  /// Why a view answered so, as a clause; nil where the answer says it all.
  package func reason(_ step: WalkStep) -> String? {
    (step.reason ?? step.insideReason).map { reason($0, of: step.view) }
  }

  /// How a hit view that did not answer itself came to be the answer, and what the override went past.
  package func returned(_ returned: ReturnedView) -> String {
    let sentence = say(.returnedByOverride, [.result: name(returned.view), .view: name(returned.by)])
    guard let refusal = returned.refusal else { return sentence }
    let reason = ownReason(refusal, of: returned.view)
    return joined([sentence, say(.bypassedRefusal, [.reason: reason])])
  }

  /// One or two sentences on why a view got the touch or not, and where the touch is in it.
  package func view(_ answer: ViewAnswer) -> String {
    let view = name(answer.view)
    let reason = answer.reason.map { self.reason($0, of: answer.view) }
    let isAway = answer.reason?.code == .pointOutsideBounds
    let first: String
    switch answer.outcome {
    case .hit: first = hit(answer, view)
    case .passedUp: first = say(.viewPassedUp, [.view: view])
    case .refused:
      first =
        switch reason {
        case nil: say(.stepRefusedWithoutReason, [.view: view])
        case let reason? where isAway: say(.viewRefusedAtPoint, [.view: view, .place: reason])
        case let reason?: say(.viewRefused, [.view: view, .reason: reason])
        }
    case .passedOver:
      first = say(.viewPassedOver, [.view: view, .reason: reason ?? self[.answerPassedOver]])
    case .notAsked: first = notAsked(answer, view, reason)
    }
    guard let own = answer.point else { return first }
    let place: Phrase
    switch answer.boundsContainPoint {
    case true? where answer.outcome != .hit: place = .viewPointInside
    case false? where !(isAway && answer.outcome == .refused): place = .viewPointOutside
    default: place = .viewPoint
    }
    return joined([first, say(place, [.point: point(own)])])
  }

  private func hit(_ answer: ViewAnswer, _ view: String) -> String {
    let sentence = say(.viewHit, [.view: view])
    return answer.returned.map { joined([sentence, returned($0)]) } ?? sentence
  }

  private func notAsked(_ answer: ViewAnswer, _ view: String, _ reason: String?) -> String {
    guard let reason else { return say(.viewNotAskedWithoutReason, [.view: view]) }
    guard let refusal = answer.ownRefusal else {
      return say(.viewNotAsked, [.view: view, .reason: reason])
    }
    return say(
      refusal.subject == nil ? .viewNotAskedWouldRefuse : .viewNotAskedWouldNotBe,
      [.view: view, .text: reason, .reason: ownReason(refusal, of: answer.view)])
  }

  /// Sentences in a row, the way the language sets them.
  package func joined(_ sentences: [String]) -> String { language.joined(sentences) }

  /// What stands for several views that were never asked: "14 × UITableViewCell, never asked".
  package func folded(_ count: Int, className: String? = nil) -> String {
    className.map { say(.foldedClass, [.count: String(count), .className: $0]) }
      ?? say(.foldedViews, [.count: String(count)])
  }
}
