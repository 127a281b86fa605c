// SPDX-License-Identifier: Apache-2.0

import Trace

/// Makes an answer of what the events say of one touch.
struct TouchAnswerBuilder {
  let facts: TouchFacts
  let index: ScreenIndex

  /// Whether more than one finger was down at once in the trace.
  let hasSeveralFingers: Bool

  func answer() -> TouchAnswer {
    let first = facts.samples.first
    return TouchAnswer(
      touch: facts.touch,
      finger: first?.finger ?? "",
      samples: facts.samples,
      window: first?.window,
      hitView: first?.view,
      verdict: verdict,
      passes: facts.passes,
      chain: chain,
      recognizers: facts.recognizers,
      unknowns: unknowns,
      needsTouchFlags: needsTouchFlags)
  }

  private var verdict: Verdict {
    if let reason = facts.unclaimed { return Verdict(code: .unclaimed, reason: reason) }
    let endings = facts.calls.compactMap { call -> Verdict.Ending? in
      guard let last = call.ending, let reason = last.ending else { return nil }
      return Verdict.Ending(method: call.method, responder: last.responder, reason: reason)
    }
    let ranked: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    let strongest = ranked.lazy.compactMap { code in endings.first { $0.code == code } }.first
    guard let strongest else {
      return Verdict(code: .dropped, responder: facts.calls.first?.deliveries.last?.responder)
    }
    var verdict = Verdict(code: strongest.code, responder: strongest.responder, reason: strongest.reason)
    if endings.contains(where: { !$0.isAlike(strongest) }) { verdict.endings = endings }
    return verdict.code == .dropped ? undecided(verdict) ?? verdict : verdict
  }

  /// The verdict if what nobody is known to handle might be handled after all.
  private func undecided(_ verdict: Verdict) -> Verdict? {
    let responders = facts.links.map { index.responder($0.responder) }
    let candidates = responders.filter { $0.unknown.contains("overrides") || $0.isUnsimulated }
    guard !candidates.isEmpty || index.screen.unknown.contains("viewController") else { return nil }
    var verdict = verdict
    verdict.code = .undecided
    verdict.candidates = candidates.map(\.id)
    verdict.unsimulated = candidates.filter(\.isUnsimulated).map(\.id)
    return verdict
  }

  private var chain: [ChainStep] {
    var outcomes: [String: [(method: String, outcome: ChainStep.Outcome)]] = [:]
    for call in facts.calls {
      for delivery in call.deliveries {
        let outcome: ChainStep.Outcome
        switch delivery.ending?.code {
        case nil: outcome = .forwarded
        case .handledByResponder?: outcome = .handled
        case .swallowedByControl?, .swallowedByScrollView?: outcome = .kept
        default: outcome = .dropped
        }
        outcomes[delivery.responder, default: []].append((call.method, outcome))
      }
    }
    return facts.links.map { link in
      step(of: index.responder(link.responder), link.rule, outcomes[link.responder] ?? [])
    }
  }

  private func step(
    of responder: ResponderSummary, _ rule: ChainLink.Rule,
    _ outcomes: [(method: String, outcome: ChainStep.Outcome)]
  ) -> ChainStep {
    let ranked: [ChainStep.Outcome] = [.handled, .kept, .dropped, .forwarded]
    let strongest = ranked.first { code in outcomes.contains { $0.outcome == code } } ?? .notReached
    var step = ChainStep(responder: responder, rule: rule, outcome: strongest)
    let passedOn = outcomes.filter { $0.outcome == .forwarded }.map(\.method)
    step.passesOn = !passedOn.isEmpty
    step.runsOwnCode = responder.implements.contains { $0.callsSuper && passedOn.contains($0.method) }
    let methods = outcomes.filter { $0.outcome == strongest }.map(\.method)
    if strongest != .forwarded, methods.count < facts.calls.count { step.methods = methods }
    return step
  }

  /// What has no bearing on who gets a touch: drawing order (HT-24), and, with one finger at a time, what concerns
  /// several fingers only.
  private var irrelevant: Set<String> {
    hasSeveralFingers ? ["zPosition"] : ["zPosition", "isMultipleTouchEnabled", "isExclusiveTouch"]
  }

  /// The views that were asked, and the responders of the chain.
  private var concerned: [String] {
    (facts.passes.last?.steps.map(\.view) ?? []) + facts.links.map(\.responder)
  }

  /// Whether flags for several fingers, which are not simulated, may decide otherwise (TE-7, TE-8).
  private var needsTouchFlags: Bool {
    facts.sharesView || concerned.contains { index.view($0)?.isExclusiveTouch == true }
  }

  /// The unknowns of the screen and of the views that were asked or that could handle the event.
  private var unknowns: [UnknownFact] {
    let irrelevant = irrelevant
    var facts: [UnknownFact] = index.screen.unknown.filter { !irrelevant.contains($0) }
      .map { UnknownFact(property: $0, views: []) }
    var positions: [String: Int] = [:]
    var seen: Set<String> = []
    for id in concerned where seen.insert(id).inserted {
      for property in index.responder(id).unknown where !irrelevant.contains(property) {
        if let position = positions[property] {
          facts[position].views.append(id)
        } else {
          positions[property] = facts.count
          facts.append(UnknownFact(property: property, views: [id]))
        }
      }
    }
    return facts
  }
}
