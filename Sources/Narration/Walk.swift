// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// Sentences about the traversal of a hit test: which views are asked, and their answers.
enum WalkText: Sayable {
  // A step.
  case skipped(view: RichText, reason: RichText)
  case refuses(view: RichText, reason: RichText?)
  case refusesPoint(view: RichText, place: RichText)
  case returnsSelf(view: RichText, hasSubviews: Bool)
  case claims(view: RichText, reason: RichText, result: RichText)
  case passesUp(view: RichText, result: RichText)
  case overrides(view: RichText, Result)
  /// A call from code instead of a superview.
  case calledByCode(step: RichText)

  // How a view that was not asked became the hit-test view.
  case returnedByOverride(result: RichText, of: RichText)
  case bypasses(reason: RichText)

  // Why a view did or did not get the touch.
  case isHitView(view: RichText)
  /// The hit-test view never gets the touch, or loses it.
  case isHitButGetsNothing(view: RichText, isTaken: Bool, reason: RichText?)
  case passedUp(view: RichText)
  /// An override of a view around it dropped a view that returned itself.
  case dropped(view: RichText, by: RichText)
  case refused(view: RichText, reason: RichText)
  case refusedPoint(view: RichText, place: RichText)
  case notAsked(view: RichText, reason: RichText?)
  /// A view that does not contain the point and was not asked, because another view was in front.
  case notAskedOutside(view: RichText, front: RichText)
  /// Why a view was not asked, and why it would have refused or not been asked anyway.
  case notAskedAnyway(view: RichText, reason: RichText, own: RichText, wouldRefuse: Bool)
  case wasSkipped(view: RichText, reason: RichText)
  case pointOfView(point: String, isInside: Bool?)

  // Answers in a word or two.
  case answer(Result)
  case skippedAnswer

  // Lines for the terminal.
  case line(text: RichText, reason: RichText, isSkipped: Bool)
  case neverAskedLine(names: RichText, reason: RichText)
  case returnedLine(result: RichText, of: RichText)

  /// Several views that were never asked.
  case folded(count: Int, className: String?)
  case neverAsked(count: Int, of: Int)

  /// The result of a view.
  enum Result {
    case nothing, itself
    case view(RichText)
  }
}

extension Narrator {
  /// A step of the walk as a sentence.
  package func step(_ step: WalkStep) -> RichText { calledByCode(step, language.say(text(step))) }

  /// The sentence of a step, with a remark if code called the view instead of its superview.
  func calledByCode(_ step: WalkStep, _ sentence: RichText) -> RichText {
    step.isDirect ? language.say(WalkText.calledByCode(step: sentence)) : sentence
  }

  private func text(_ step: WalkStep) -> WalkText {
    let view = object(step.view)
    func why(_ reason: TraceReason) -> RichText { self.reason(reason, of: step.view) }
    return switch step.behavior(in: index) {
    case .passedOver(let reason):
      .skipped(view: view, reason: reason.map(why) ?? language.say(WalkText.skippedAnswer))
    case .overrides(let result):
      .overrides(view: view, result.map { $0 == step.view ? .itself : .view(object($0)) } ?? .nothing)
    case .refusesPoint(let reason): .refusesPoint(view: view, place: why(reason))
    case .refuses(let reason): .refuses(view: view, reason: reason.map(why))
    case .claims(let reason, let result): .claims(view: view, reason: why(reason), result: object(result))
    case .passesUp(let result): .passesUp(view: view, result: object(result))
    case .returnsItself(let hasSubviews): .returnsSelf(view: view, hasSubviews: hasSubviews)
    }
  }

  /// What a view answered, in a word or two: "returns itself", "returns nil", "returns SubView3".
  package func answer(_ step: WalkStep) -> RichText {
    guard !step.isPassedOver else { return language.say(WalkText.skippedAnswer) }
    let result: WalkText.Result =
      switch step.outcome {
      case .hit: .itself
      case .refused: .nothing
      case .passedUp: .view(RichText(object: step.result ?? ""))
      }
    return language.say(WalkText.answer(result))
  }

  /// Why a view gave its answer, as a clause; nil if there is no reason to add.
  package func reason(_ step: WalkStep) -> RichText? {
    step.cause.map { reason($0, of: step.view) }
  }

  /// An override returned a view without asking it, and why that view would have refused.
  package func returned(_ returned: ReturnedView) -> RichText {
    let sentence = language.say(
      WalkText.returnedByOverride(result: object(returned.view), of: object(returned.by)))
    guard let refusal = returned.refusal else { return sentence }
    let bypasses = WalkText.bypasses(reason: ownReason(refusal, of: returned.view))
    return joined([sentence, language.say(bypasses)])
  }

  /// Why a view did or did not get the touch, and where the touch is in it, in one or two sentences.
  package func view(_ answer: ViewAnswer) -> RichText {
    var sentences = [language.say(text(answer))]
    if answer.outcome == .hit { sentences += answer.returned.map { [returned($0)] } ?? [] }
    if let point = answer.point {
      sentences.append(
        language.say(
          WalkText.pointOfView(
            point: self.point(point), isInside: answer.tellsSideOfBounds ? answer.boundsContainPoint : nil)))
    }
    return joined(sentences)
  }

  private func text(_ answer: ViewAnswer) -> WalkText {
    let view = object(answer.view)
    let reason = answer.reason.map { self.reason($0, of: answer.view) }
    switch answer.outcome {
    case .hit:
      guard let loss = answer.loss else { return .isHitView(view: view) }
      return .isHitButGetsNothing(
        view: view, isTaken: loss.kind == .taken, reason: loss.reason.map { self.reason($0, of: answer.view) }
      )
    case .passedUp:
      return answer.droppedBy.map { .dropped(view: view, by: object($0)) } ?? .passedUp(view: view)
    case .refused:
      guard let reason else { return .refuses(view: view, reason: nil) }
      return answer.reason?.code == .pointOutsideBounds
        ? .refusedPoint(view: view, place: reason) : .refused(view: view, reason: reason)
    case .passedOver: return .wasSkipped(view: view, reason: reason ?? language.say(WalkText.skippedAnswer))
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

  /// Joins sentences, with the spacing of the language.
  package func joined<Words: Phrase>(_ sentences: [Words]) -> Words { language.joined(sentences) }

  /// One line for several views that were never asked: "14 × UITableViewCell, never asked".
  package func folded(_ count: Int, className: String? = nil) -> String {
    language.say(WalkText.folded(count: count, className: className)).plain
  }

  /// "8 of 14 views were never asked".
  package func neverAsked(_ count: Int, of total: Int) -> String {
    language.say(WalkText.neverAsked(count: count, of: total)).plain
  }
}

/// Lines for the terminal.
extension Narrator {
  /// A line of the traversal: the view with the point, and the reason for its answer.
  package func line(_ text: String, of step: WalkStep) -> String {
    guard let reason = reason(step) else { return text }
    return language.say(
      WalkText.line(text: RichText(text), reason: reason, isSkipped: step.isPassedOver)
    ).plain
  }

  /// A line for a hit-test view that was not asked.
  package func line(_ returned: ReturnedView) -> String {
    language.say(
      WalkText.returnedLine(result: RichText(object: returned.view), of: RichText(object: returned.by))
    ).plain
  }

  /// A line for views that were never asked.
  package func lineOfNeverAsked(_ names: String, _ answer: ViewAnswer) -> String {
    guard let reason = answer.reason else { return names }
    return language.say(
      WalkText.neverAskedLine(names: RichText(names), reason: self.reason(reason, of: answer.view))
    ).plain
  }
}

/// The answer of a view on the path to a region of the tap map. The text follows the view's name.
enum TapWalkText: Sayable {
  case refuses(reason: RichText?)
  case refusesPoint
  case skipped(reason: RichText)
  case contains(hasSubviews: Bool, returnsItself: Bool)
  case claims(returnsItself: Bool)
  case overrides(Result)
  /// An override in code, of which only the result is known.
  case code(Result)

  enum Result {
    case nothing, itself, aView
  }
}

extension Narrator {
  /// The answer of a view. The text follows the view's name. `returnsItself` says whether the view is the hit-test
  /// view.
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
