// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A stage of one view's hit test, as text and for programs.
struct HitTestFlowStage {
  enum State: String {
    /// The call passed this stage.
    case passed
    /// The call ended at this stage.
    case left
    case notReached
  }

  var state: State
  var name: String

  /// The answer to a question; empty for any other stage.
  var answer = ""
  var details: [String] = []

  /// The result, if the call ended at this stage.
  var end: [String]?
}

/// Makes the stages of one view's hit test.
struct HitTestFlowStages: PictureWords {
  let subject: DiagramSubject
  let flow: HitTestFlow
  let view: TraceView?

  func text(_ text: FlowText) -> String { language.say(text) }

  /// The stages from the top down, with the result below the last one.
  func stages() -> [HitTestFlowStage] {
    let gates = skippedGates.isEmpty ? HitTestFlow.Gate.allCases.map(gate) : []
    return [start] + beforeGates + gates + [inside, subviews, choice]
  }

  /// The questions of gates that an override skips.
  var skippedGates: [String] {
    HitTestFlow.Gate.allCases.filter { flow.gates[$0.rawValue] == .skipped }.map { gate($0).name }
  }

  /// The result of the default implementation, and that of an override.
  var ends: [[String]] {
    (flow.byDefault == .itself ? [itself] : [])
      + (flow.override == .changedAnswer ? [answered + [text(.instead)]] : [])
  }

  // MARK: - Who asks

  private var start: HitTestFlowStage {
    let name = ObjectName(id: flow.view, className: view?.className ?? "")
    var start = HitTestFlowStage(
      state: flow.isAsked ? .passed : .notReached, name: name.name, details: [name.className ?? ""])
    if let step = flow.step, let point = step.point {
      start.details += [asked(step), text(.pointHere(narrator.point(point)))]
    }
    return start
  }

  private func asked(_ step: WalkStep) -> String {
    if step.isDirect { return text(.askedByCode(number: step.order)) }
    let asking = answer.walk.prefix(step.order - 1).last { $0.depth < step.depth }
    guard let asking else { return text(.askedAsWindow(number: step.order)) }
    return text(.asked(number: step.order, by: asking.view))
  }

  /// The stage before the default implementation: the view was not asked, or has an override.
  private var beforeGates: [HitTestFlowStage] {
    guard flow.isAsked else {
      let isPassedOver = flow.step != nil
      let unasked = view.map { answer.answer(for: $0, in: index) }
      let reason =
        flow.step.flatMap { narrator.reason($0) }
        ?? unasked?.returned.map { narrator.returned($0) }
        ?? (unasked?.front ?? unasked?.reason).map { narrator.reason($0, of: flow.view) }
      let end = isPassedOver ? text(.passedOver) : narrator[.legendUnasked]
      return [
        HitTestFlowStage(
          state: .left, name: text(.isAsked), answer: say(HitTestAnswerText.no),
          details: [(reason?.plain).map(cross) ?? ""],
          end: flow.view == answer.hitView ? [end, text(.isHitView)] : [end])
      ]
    }
    let declared = view?.overrides[.hitTest]
    guard declared != nil || flow.override != nil else { return [] }
    var stage = HitTestFlowStage(state: .passed, name: text(.overriddenHitTest))
    if let declared {
      stage.name = text(.hitTestOverride(what: narrator.declaration(declared).plain))
    }
    let skips = !skippedGates.isEmpty
    switch flow.override {
    case .answeredAlone:
      stage.state = .left
      stage.details = [text(.answersAlone)]
      stage.end = answered
    case .changedAnswer: stage.details = [text(skips ? .goesPastGates : .answersOtherwise)]
    case nil: stage.details = [text(skips ? .goesPastGates : .agreesWithSuper)]
    }
    return [stage]
  }

  /// The answer of the override.
  private var answered: [String] {
    switch flow.step?.result {
    case nil: nothing
    case flow.view?: itself
    case let other?: [text(.returnsView(other))]
    }
  }

  // MARK: - The default implementation

  private func gate(_ gate: HitTestFlow.Gate) -> HitTestFlowStage {
    let passage = flow.gates[gate.rawValue]
    let question: FlowText
    let property: UnknownProperty
    var fact: FlowText?
    switch gate {
    case .isUserInteractionEnabled:
      (question, property) = (.interactionGate, .isUserInteractionEnabled)
      fact = flow.step?.gates == nil ? nil : .isTrue
    case .isAnimating:
      (question, property) = (.animationGate, .animations)
      fact = flow.step?.gates?.isAnimating == nil ? nil : .noAnimation
    case .isHidden:
      (question, property) = (.hiddenGate, .isHidden)
      fact = flow.step?.gates?.isHidden == nil ? nil : .isFalse
    case .alpha:
      (question, property) = (.alphaGate, .alpha)
      fact = flow.step?.gates?.alpha.map { .alpha(narrator.alpha($0)) }
    }
    return decision(
      question, passage, fact: fact.map { assumed(text($0), [property]) },
      letsThrough: gate == .isUserInteractionEnabled || gate == .alpha)
  }

  private var inside: HitTestFlowStage {
    var fact: String?
    var shownBounds: TraceRect?
    if let step = flow.step, let point = step.point {
      if let bounds = view?.bounds, bounds.contains(point) == (flow.inside == .passed),
        step.insideReason?.code != .zeroSize
      {
        shownBounds = bounds
        fact = text(.pointInside(point: narrator.point(point)))
      }
      if let reason = step.insideReason { fact = narrator.reason(reason, of: flow.view).plain }
    }
    var stage = decision(
      .insideGate, flow.inside,
      fact: fact.map { assumed($0, [.bounds, .frame, .boundsOrigin, .layout]) },
      letsThrough: true)
    if stage.state != .notReached, let shownBounds {
      stage.details.append("bounds \(rectangle(shownBounds))")
    }
    return stage
  }

  /// A question, and whether its answer is yes or no.
  private func decision(
    _ question: FlowText, _ passage: HitTestFlow.Passage, fact: String?, letsThrough isYes: Bool
  ) -> HitTestFlowStage {
    var stage = HitTestFlowStage(state: .notReached, name: text(question))
    switch passage {
    case .passed:
      stage.state = .passed
      stage.answer = say(isYes ? HitTestAnswerText.yes : .no)
      stage.details = [fact.map { "✓ " + $0 } ?? "✓"]
    case .refused(let reason):
      stage.state = .left
      stage.answer = say(isYes ? HitTestAnswerText.no : .yes)
      let isAway = reason.code == .pointOutsideBounds && !reason.numbers.isEmpty
      let clause = narrator.reason(reason, of: flow.view).plain
      stage.details = [cross(isAway ? text(.pointNotInside(place: clause)) : clause)]
      stage.end = nothing
    case .notReached, .skipped: break
    }
    return stage
  }

  private func cross(_ text: String) -> String { "× " + text }

  private func assumed(_ fact: String, _ properties: [UnknownProperty]) -> String {
    let unknown = (view?.unknown ?? []) + index.screen.unknown
    return properties.contains { unknown.contains($0) } ? text(.assumed(fact)) : fact
  }

  private func rectangle(_ rect: TraceRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    return "[" + numbers.map(narrator.number).joined(separator: ", ") + "]"
  }

  // MARK: - Subviews

  private var subviews: HitTestFlowStage {
    var stage = HitTestFlowStage(state: .notReached, name: text(.asksSubviews))
    guard flow.asksSubviews else { return stage }
    stage.state = .passed
    let known = Set(index.subviews(of: flow.view))
    guard !flow.subviews.isEmpty else {
      stage.details = [known.isEmpty ? say(HitTestAnswerText.noSubviews) : text(.asksNoSubviews)]
      return stage
    }
    let count = flow.subviews.count
    let isKnown = flow.subviews.allSatisfy { known.contains($0.view) }
    stage.details = [text(.askedSubviews(count: count, total: isKnown ? known.count : nil))]
    stage.details += flow.subviews.prefix(count > 5 ? 3 : 5).map(answer)
    if count > 5, let last = flow.subviews.last {
      stage.details += [text(.moreSubviews(count: count - 4)), answer(last)]
    }
    return stage
  }

  private func answer(_ step: WalkStep) -> String {
    "\(step.order). \(step.view) \(narrator.answer(step).plain)"
  }

  private var choice: HitTestFlowStage {
    var stage = HitTestFlowStage(state: .notReached, name: text(.subviewGate))
    guard flow.asksSubviews else { return stage }
    if case .other(let view) = flow.byDefault, let step = flow.subviews.first(where: { $0.result != nil }) {
      stage.state = .left
      stage.answer = say(HitTestAnswerText.yes)
      stage.details = ["✓ " + text(.returned(view: step.view, result: view))]
      stage.end = [text(.returnsView(view))]
    } else {
      stage.state = .passed
      stage.answer = say(HitTestAnswerText.no)
      if !flow.subviews.isEmpty { stage.details = ["× " + text(.allReturnedNil)] }
    }
    return stage
  }

  // MARK: - Ends

  private var nothing: [String] {
    [text(.returnsNil)] + (flow.override == nil ? [text(.subtreeIsOut)] : [])
  }

  private var itself: [String] {
    let isHit = flow.view == answer.hitView && flow.step?.result == flow.view
    return [text(.returnsItself)] + (isHit ? [text(.isHitView)] : [])
  }
}

extension HitTestFlow {
  /// Whether there was a call.
  var isAsked: Bool { step?.isPassedOver == false }
}
