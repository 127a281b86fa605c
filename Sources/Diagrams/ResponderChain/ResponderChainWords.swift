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

  private func text(_ text: ChainText) -> String { language.text(text) }

  /// A responder's name, what it is, and what it did.
  func parts(of step: ChainStep) -> (name: ObjectName, kind: String, outcomes: [String]) {
    let id = step.responder.id
    let name = ObjectName(id: id, className: step.responder.className)
    var kind = [name.className, narrator.kind(step.responder.kind)].compactMap { $0 }
    if firstResponders.contains(id) { kind.append(text(.isFirstResponder)) }
    var outcome = narrator.outcome(step)
    let verdict = subject.answer.verdict
    // Other verdicts have reasons of their own: why a recognizer recognized, or a view got nothing.
    let isOfDelivery = [.handled, .keptByControl, .keptByScrollView, .dropped].contains(verdict.code)
    if isOfDelivery, id == verdict.responder, let reason = verdict.reason {
      outcome = subject.text(.told(of: outcome, what: narrator.reason(reason, of: id)))
    }
    var outcomes = [outcome]
    if step.outcome != .forwarded, step.passesOn {
      outcomes.append(text(.passesOn(methods: step.passedOn)))
    }
    if !firstResponders.contains(id), subject.answer.outcome.firstResponders.contains(id) {
      outcomes.append(text(.becomesFirstResponder))
    }
    return (name, kind.joined(separator: " · "), outcomes)
  }

  /// How the next responder was found, and which methods went there if not all of the touch's; nil at the end.
  func way(from item: ChainBox<ChainStep>) -> String? {
    guard let last = item.elements.last, last.rule != .end, last.rule != .cycle else { return nil }
    let rule = narrator.rule(last.rule)
    guard last.passesOn, last.passedOn.count < subject.answer.methods.count else { return rule }
    return subject.text(.told(of: rule, what: subject.options.language.list(last.passedOn)))
  }

  func name(of item: ChainBox<ChainStep>) -> String {
    switch item {
    case .one(let step, number: _): step.responder.id
    case .fold(let steps, first: _): subject.text(.responderCount(count: steps.count))
    }
  }

  func end(_ last: ChainStep) -> String {
    if last.rule == .cycle {
      return subject.text(.chainBack(name: nextOfLast ?? narrator.rule(.cycle)))
    }
    return subject.text(last.outcome == .dropped ? .chainEndDropped : .chainEnd)
  }

  /// The responder that the last one's `next` was overridden to return.
  var nextOfLast: String? {
    guard let last = subject.answer.chain.last else { return nil }
    let id = last.responder.id
    let screen = subject.index.screen
    let others = screen.scenes + [screen.application] + (screen.delegate.map { [$0] } ?? [])
    let overrides =
      subject.index.view(id)?.overrides ?? subject.index.controller(id)?.overrides
      ?? others.first { $0.id == id }?.overrides ?? []
    let target = overrides.last { $0.method == "next" }.map { $0.target ?? $0.detail }
    return subject.answer.chain.contains { $0.responder.id == target } ? target : nil
  }

  /// The chain in lines, from the hit-test view up.
  func outline(_ items: [ChainBox<ChainStep>]) -> String {
    guard let last = subject.answer.chain.last else { return "- " + narrator.verdict(subject.answer) + "\n" }
    var lines = items.map { item in
      switch item {
      case .fold(let steps, let first):
        let outcome = item.sharedOutcome.map { ": " + narrator.outcome($0) } ?? ""
        return
          "(\(first)–\(first + steps.count - 1). \(subject.text(.responderCount(count: steps.count)))\(outcome))"
      case .one(let step, let number):
        let parts = parts(of: step)
        let way = way(from: item).map { " → " + $0 } ?? ""
        return
          "\(number). \(parts.name.name) (\(parts.kind)): \(parts.outcomes.joined(separator: "; "))\(way)"
      }
    }
    lines.append("- " + end(last))
    return TextFitter.text(lines)
  }
}
