// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

extension Narrator {
  /// What a view answers, to follow its name. `returnsItself` says whether it is the hit-test view in the end.
  package func tapAnswer(_ question: TraceTapQuestion, returnsItself: Bool) -> RichText {
    language.say(text(question, returnsItself: returnsItself))
  }

  private func text(_ question: TraceTapQuestion, returnsItself: Bool) -> TapWalkText {
    let result: TapWalkText.Result =
      question.outcome == .path ? (returnsItself ? .itself : .aView) : .nothing
    if question.isSampled { return .code(result) }
    if question.reason?.code == .customHitTest { return .overrides(result) }
    let reason = question.reason.map { self.reason($0, of: question.view) }
    switch question.outcome {
    case .refused:
      let code = question.reason?.code
      return code == .pointOutsideBounds && question.reason?.numbers.isEmpty == true
        ? .refusesPoint : .refuses(reason: reason)
    case .passedOver: return .skipped(reason: reason ?? language.say(WalkText.skippedAnswer))
    case .path where question.reason?.code == .customPointInside: return .claims(returnsItself: returnsItself)
    case .path:
      return .contains(hasSubviews: !index.subviews(of: question.view).isEmpty, returnsItself: returnsItself)
    }
  }
}
