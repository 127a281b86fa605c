// SPDX-License-Identifier: Apache-2.0

import Trace

/// Makes an answer of what the events say of one touch.
struct TouchAnswerBuilder {
  let facts: TouchFacts
  let index: ScreenIndex

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
      unknowns: unknowns)
  }

  private var verdict: Verdict {
    if let reason = facts.unclaimed { return Verdict(code: .unclaimed, reason: reason) }
    guard let last = facts.deliveries.last(where: { $0.ending != nil }), let reason = last.ending else {
      return Verdict(code: .dropped, responder: facts.deliveries.last?.responder)
    }
    let code: Verdict.Code =
      switch reason.code {
      case .handledByResponder: .handled
      case .swallowedByControl: .keptByControl
      case .swallowedByScrollView: .keptByScrollView
      default: .dropped
      }
    let verdict = Verdict(code: code, responder: last.responder, reason: reason)
    return code == .dropped ? undecided(verdict) ?? verdict : verdict
  }

  /// The verdict if what nobody is known to handle might be handled after all.
  private func undecided(_ verdict: Verdict) -> Verdict? {
    let candidates = facts.links.map(\.responder).filter { index.responder($0).unknown.contains("overrides") }
    guard !candidates.isEmpty || index.screen.unknown.contains("viewController") else { return nil }
    var verdict = verdict
    verdict.code = .undecided
    verdict.candidates = candidates
    return verdict
  }

  private var chain: [ChainStep] {
    var outcomes: [String: ChainStep.Outcome] = [:]
    for delivery in facts.deliveries {
      let outcome: ChainStep.Outcome
      switch delivery.ending?.code {
      case nil: outcome = .forwarded
      case .handledByResponder?: outcome = .handled
      case .swallowedByControl?, .swallowedByScrollView?: outcome = .kept
      default: outcome = .dropped
      }
      outcomes[delivery.responder] = outcome
    }
    return facts.links.map { link in
      ChainStep(
        responder: index.responder(link.responder), rule: link.rule,
        outcome: outcomes[link.responder] ?? .notReached)
    }
  }

  /// What has no bearing on who gets a touch: drawing order (HT-24), and what concerns several fingers only.
  private static let irrelevant: Set<String> = ["zPosition", "isMultipleTouchEnabled", "isExclusiveTouch"]

  /// The unknowns of the screen and of the views that were asked or that could handle the event.
  private var unknowns: [UnknownFact] {
    var facts: [UnknownFact] = index.screen.unknown.filter { !Self.irrelevant.contains($0) }
      .map { UnknownFact(property: $0, views: []) }
    var positions: [String: Int] = [:]
    var seen: Set<String> = []
    let asked = (self.facts.passes.last?.steps.map(\.view) ?? []) + self.facts.links.map(\.responder)
    for id in asked where seen.insert(id).inserted {
      for property in index.responder(id).unknown where !Self.irrelevant.contains(property) {
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
