// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts on a responder chain.
struct ResponderChainWords: PictureWords {
  let subject: DiagramSubject
  private let firstResponders: Set<String>

  init(_ subject: DiagramSubject) {
    self.subject = subject
    firstResponders = subject.analysis.firstResponders(beforeTouch: subject.answer.touch)
  }

  /// A responder's name, what it is, and what it did.
  private func parts(of step: ChainStep) -> (name: ObjectName, kind: String, outcomes: [String]) {
    let id = step.responder.id
    let name = ObjectName(id: id, className: step.responder.className)
    var kind = [name.className, narrator.kind(step.responder.kind)].compactMap { $0 }
    if firstResponders.contains(id) { kind.append(say(.isFirstResponder)) }
    var outcome = narrator.outcome(step).plain
    if let reason = step.reason {
      outcome = say(.told(of: outcome, what: narrator.reason(reason, of: id).plain))
    }
    var outcomes = [outcome]
    if step.outcome != .forwarded, step.passesOn {
      outcomes.append(say(.passesOn(methods: step.passedOn)))
    }
    if !firstResponders.contains(id), answer.outcome.firstResponders.contains(id) {
      outcomes.append(say(ChainText.becomesFirstResponder))
    }
    return (name, kind.joined(separator: " · "), outcomes)
  }

  /// How the next responder was found, and which methods went there if not all of the touch's; nil at the end.
  private func way(from step: ChainStep) -> String? {
    guard step.rule != .end, step.rule != .cycle else { return nil }
    let rule = narrator.rule(step.rule)
    guard step.passesOn, step.passedOn.count < answer.methods.count else { return rule }
    return say(.told(of: rule, what: language.list(step.passedOn)))
  }

  private func end(_ last: ChainStep) -> String {
    if last.rule == .cycle {
      return say(.chainBack(name: nextOfLast ?? narrator.rule(.cycle)))
    }
    return say(last.outcome == .dropped ? .chainEndDropped : .chainEnd)
  }

  /// The responder that the last one's `next` was overridden to return.
  private var nextOfLast: String? {
    guard let last = answer.chain.last else { return nil }
    let id = last.responder.id
    let screen = index.screen
    let others = screen.scenes + [screen.application] + (screen.delegate.map { [$0] } ?? [])
    let overrides =
      index.view(id)?.overrides ?? index.controller(id)?.overrides
      ?? others.first { $0.id == id }?.overrides ?? []
    let target = overrides.last { $0.method == "next" }.map { $0.target ?? $0.detail }
    return answer.chain.contains { $0.responder.id == target } ? target : nil
  }

  /// The chain in lines, from the hit-test view up.
  func outline() -> String {
    guard let last = answer.chain.last else { return "- " + narrator.verdict(answer) + "\n" }
    var lines = answer.chain.enumerated().map { position, step in
      let parts = parts(of: step)
      let way = way(from: step).map { " → " + $0 } ?? ""
      return
        "\(position + 1). \(parts.name.name) (\(parts.kind)): \(parts.outcomes.joined(separator: "; "))\(way)"
    }
    lines.append("- " + end(last))
    return TextFitter.text(lines)
  }
}
