// SPDX-License-Identifier: Apache-2.0

import Trace

/// Makes an answer of what the events say of one touch.
struct TouchAnswerBuilder {
  let facts: TouchFacts
  let index: ScreenIndex

  /// What came of the touch beside the touches methods.
  let outcome: TouchOutcome

  /// Whether more than one finger was down at once in the trace.
  let hasSeveralFingers: Bool

  func answer() -> TouchAnswer {
    let first = facts.samples.first
    return TouchAnswer(
      touch: facts.touch,
      finger: first?.finger ?? "",
      samples: facts.samples,
      duration: facts.times.map { $0.upperBound - $0.lowerBound } ?? 0,
      window: first?.window,
      hitView: first?.view,
      verdict: VerdictFinder(facts: facts, outcome: outcome, index: index).verdict,
      passes: facts.passes,
      methods: facts.calls.map(\.method.rawValue),
      chain: chain,
      outcome: outcome,
      unknowns: unknowns)
  }

  private var chain: [ChainStep] {
    var outcomes: [String: [(method: String, outcome: ChainStep.Outcome)]] = [:]
    for call in facts.calls {
      for delivery in call.deliveries {
        let outcome: ChainStep.Outcome
        switch delivery.ending?.code {
        case nil: outcome = .forwarded
        case .handledByResponder?: outcome = .handled
        case .swallowedByControl?, .touchOfAnotherView?, .controlDisabled?, .swallowedByScrollView?:
          outcome = .kept
        default: outcome = .dropped
        }
        outcomes[delivery.responder, default: []].append((call.method.rawValue, outcome))
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
    step.passedOn = passedOn
    step.runsOwnCode = responder.implements.contains {
      $0.callsSuper && passedOn.contains($0.method.rawValue)
    }
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
