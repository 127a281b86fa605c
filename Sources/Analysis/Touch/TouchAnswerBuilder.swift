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
    var answer = TouchAnswer(
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
    answer.findVerdict(in: index)
    return answer
  }

  private var chain: [ChainStep] {
    var deliveries: [String: [Delivery]] = [:]
    for call in facts.calls {
      for delivery in call.deliveries {
        deliveries[delivery.responder, default: []].append(Delivery(call.method.rawValue, delivery.ending))
      }
    }
    return facts.links.map { link in
      step(of: index.responder(link.responder), link.rule, deliveries[link.responder] ?? [])
    }
  }

  /// What a responder did with one touches method.
  private struct Delivery {
    var method: String
    var outcome: ChainStep.Outcome

    /// Why the method ended here; nil if the responder passed it on.
    var reason: TraceReason?

    init(_ method: String, _ reason: TraceReason?) {
      self.method = method
      self.reason = reason
      outcome =
        switch reason?.keeper {
        case .ownMethod: .handled
        case .control, .scrollView: .kept
        case nil: reason == nil ? .forwarded : .dropped
        }
    }
  }

  private func step(
    of responder: ResponderSummary, _ rule: ChainLink.Rule, _ deliveries: [Delivery]
  ) -> ChainStep {
    let ranked: [ChainStep.Outcome] = [.handled, .kept, .dropped, .forwarded]
    let strongest = ranked.first { code in deliveries.contains { $0.outcome == code } } ?? .notReached
    var step = ChainStep(responder: responder, rule: rule, outcome: strongest)
    step.reason = deliveries.first { $0.outcome == strongest }?.reason
    let passedOn = deliveries.filter { $0.outcome == .forwarded }.map(\.method)
    step.passedOn = passedOn
    step.runsOwnCode = responder.implements.contains { $0.callsSuper && passedOn.contains($0.method.rawValue) }
    let methods = deliveries.filter { $0.outcome == strongest }.map(\.method)
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
