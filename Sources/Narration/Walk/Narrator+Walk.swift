// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One step of the walk as a sentence.
  package func step(_ step: WalkStep) -> String {
    let sentence = language.text(text(step))
    return step.isDirect ? language.text(.calledByCode(step: sentence)) : sentence
  }

  private func text(_ step: WalkStep) -> WalkText {
    let view = name(step.view)
    let reason = step.reason.map { self.reason($0, of: step.view) }
    if step.isPassedOver { return .skipped(view: view, reason: reason ?? language.text(.skippedAnswer)) }
    if step.reason?.code == .customHitTest { return .overrides(view: view, result(step)) }
    guard let result = step.result else {
      if step.reason?.code == .pointOutsideBounds, let reason {
        return .refusesPoint(view: view, place: reason)
      }
      return .refuses(view: view, reason: reason)
    }
    if step.isInside == true, let claimed = step.insideReason {
      return .claims(view: view, reason: self.reason(claimed, of: step.view), result: name(result))
    }
    guard result == step.view else { return .passesUp(view: view, result: name(result)) }
    return .returnsSelf(view: view, hasSubviews: !index.subviews(of: step.view).isEmpty)
  }

  private func result(_ step: WalkStep) -> WalkText.Result {
    guard let result = step.result else { return .nothing }
    return result == step.view ? .itself : .view(name(result))
  }

  /// What a view answered, in a word or two: "returns itself", "returns nil", "returns SubView3".
  package func answer(_ step: WalkStep) -> String {
    guard !step.isPassedOver else { return language.text(.skippedAnswer) }
    switch step.outcome {
    case .hit: return language.text(.answer(.itself))
    case .refused: return language.text(.answer(.nothing))
    case .passedUp: return language.text(.answer(.view(step.result ?? "")))
    }
  }

  /// Why a view answered so, as a clause; nil where the answer says it all.
  package func reason(_ step: WalkStep) -> String? {
    (step.reason ?? step.insideReason).map { reason($0, of: step.view) }
  }

  /// How an override made a view the hit-test view without asking it, and which refusal it went past.
  package func returned(_ returned: ReturnedView) -> String {
    let sentence = language.text(.returnedByOverride(result: name(returned.view), of: name(returned.by)))
    guard let refusal = returned.refusal else { return sentence }
    return joined([sentence, language.text(.bypasses(reason: ownReason(refusal, of: returned.view)))])
  }

  /// One or two sentences on why a view got the touch or not, and where the touch is in it.
  package func view(_ answer: ViewAnswer) -> String {
    var sentences = [language.text(text(answer))]
    if answer.outcome == .hit { sentences += answer.returned.map { [returned($0)] } ?? [] }
    if let point = answer.point {
      let isRefusedPoint = answer.outcome == .refused && answer.reason?.code == .pointOutsideBounds
      let saysSide =
        answer.boundsContainPoint == true
        ? answer.outcome != .hit : !isRefusedPoint && answer.front == nil
      sentences.append(
        language.text(
          .pointOfView(point: self.point(point), isInside: saysSide ? answer.boundsContainPoint : nil)))
    }
    return joined(sentences)
  }

  private func text(_ answer: ViewAnswer) -> WalkText {
    let view = name(answer.view)
    let reason = answer.reason.map { self.reason($0, of: answer.view) }
    switch answer.outcome {
    case .hit: return .isHitView(view: view)
    case .passedUp: return .passedUp(view: view)
    case .refused:
      guard let reason else { return .refuses(view: view, reason: nil) }
      return answer.reason?.code == .pointOutsideBounds
        ? .refusedPoint(view: view, place: reason) : .refused(view: view, reason: reason)
    case .passedOver: return .wasSkipped(view: view, reason: reason ?? language.text(.skippedAnswer))
    case .notAsked:
      if let front = answer.front {
        return .notAskedOutside(view: view, front: self.reason(front, of: answer.view))
      }
      guard let reason, let refusal = answer.ownRefusal else { return .notAsked(view: view, reason: reason) }
      return .notAskedAnyway(
        view: view, reason: reason, own: ownReason(refusal, of: answer.view),
        wouldRefuse: refusal.subject == nil)
    }
  }

  /// Sentences in a row, the way the language sets them.
  package func joined(_ sentences: [String]) -> String { language.joined(sentences) }

  /// What stands for several views that were never asked: "14 × UITableViewCell, never asked".
  package func folded(_ count: Int, className: String? = nil) -> String {
    language.text(.folded(count: count, className: className))
  }

  /// "8 of 14 views were never asked".
  package func neverAsked(_ count: Int, of total: Int) -> String {
    language.text(.neverAsked(count: count, of: total))
  }
}

/// Lines for a terminal, with the language's own punctuation.
extension Narrator {
  /// A line of the walk: the view with the point, and why it answered so.
  package func line(_ text: String, of step: WalkStep) -> String {
    guard let reason = reason(step) else { return text }
    return language.text(.line(text: text, reason: reason, isSkipped: step.isPassedOver))
  }

  /// A line for a hit-test view that was not asked.
  package func line(_ returned: ReturnedView) -> String {
    language.text(.returnedLine(result: returned.view, of: returned.by))
  }

  /// A line for views that were never asked.
  package func lineOfNeverAsked(_ names: String, _ answer: ViewAnswer) -> String {
    guard let reason = answer.reason else { return names }
    return language.text(.neverAskedLine(names: names, reason: self.reason(reason, of: answer.view)))
  }
}
