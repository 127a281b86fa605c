// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// A question on the way to a point of the tap map as a sentence.
  package func tapQuestion(_ question: TapQuestion) -> String {
    sentence(question.view, text(question))
  }

  /// What a view answers, to be read behind its name, for all ways on which it is asked and is, or is not, the hit-test
  /// view in the end.
  package func tapAnswer(_ question: TraceTapQuestion, returnsItself: Bool) -> String {
    let answer: Answer =
      switch question.outcome {
      case .refused: .refused
      case .passedOver: .passedOver
      case .path: returnsItself ? .itself : .aView
      }
    return language.text(text(question.view, answer, question.reason, isSampled: question.isSampled))
  }

  private enum Answer {
    case refused, passedOver, itself, aView
    case view(String)
  }

  private func sentence(_ view: String, _ text: TapWalkText) -> String {
    language.text(TapWalkText.sentence(view: name(view), answer: language.text(text)))
  }

  private func text(_ question: TapQuestion) -> TapWalkText {
    let answer: Answer =
      switch question.answer {
      case .refused: .refused
      case .passedOver: .passedOver
      case .itself: .itself
      case .other(let view): .view(name(view))
      }
    return text(question.view, answer, question.reason, isSampled: question.isSampled)
  }

  private func text(
    _ view: String, _ answer: Answer, _ reason: TraceReason?, isSampled: Bool
  ) -> TapWalkText {
    if isSampled { return sampled(answer) }
    switch reason?.code {
    case .customHitTest?: return overridden(answer)
    case .customPointInside?:
      switch answer {
      case .itself: return .claimsPointForItself
      case .aView: return .claimsPoint
      case .view(let view): return .claimsPointFor(view)
      case .refused, .passedOver: break
      }
    default: break
    }
    switch answer {
    case .refused:
      guard let reason else { return .refusedWithoutReason }
      if reason.code == .pointOutsideBounds, reason.numbers.isEmpty { return .pointOutside }
      return .refused(reason: self.reason(reason, of: view))
    case .passedOver:
      return .passedOver(reason: reason.map { self.reason($0, of: view) } ?? language.text(.skippedAnswer))
    case .itself: return .returnsItself(hasSubviews: !index.subviews(of: view).isEmpty)
    case .aView: return index.subviews(of: view).isEmpty ? .containsPoint : .asksSubviews
    case .view(let view): return .returns(view)
    }
  }

  private func overridden(_ answer: Answer) -> TapWalkText {
    switch answer {
    case .refused, .passedOver: .overrideReturnsNil
    case .itself: .overrideReturnsItself
    case .aView: .overrideReturnsOther
    case .view(let view): .overrideReturns(view)
    }
  }

  private func sampled(_ answer: Answer) -> TapWalkText {
    switch answer {
    case .refused, .passedOver: .codeReturnsNil
    case .itself: .codeReturnsItself
    case .aView: .codeReturnsView
    case .view(let view): .codeReturns(view)
    }
  }
}
