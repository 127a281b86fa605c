// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts about a responder chain.
package enum ChainText: Sayable, Hashable, Sendable {
  /// How a responder's `next` was found, short enough for an edge label.
  case rule(ChainLink.Rule)

  // What a responder did with a touch, and with which methods if not with all.
  case outcome(ChainStep.Outcome, methods: [TouchMethod])
  case runsOwnCode
  case asFarAsKnown(RichText)

  /// A line for the terminal.
  case line(name: RichText, kind: String, outcome: RichText)
  /// A line for all responders that a touch did not reach: the first of them, and the number of the others.
  case notReachedLine(names: [RichText], others: Int)

  // The picture of a chain.
  case isFirstResponder
  case becomesFirstResponder
  case passesOn(methods: [TouchMethod])
}

extension PictureName {
  package static let responderChain = PictureName(
    english: .init("The responder chain", tab: "Responder chain"), simplifiedChinese: .init("响应链"))
}

extension Narrator {
  /// How a responder's `next` was found, short enough for an edge label.
  package func rule(_ rule: ChainLink.Rule) -> String { language.say(ChainText.rule(rule)).plain }

  /// What a responder did with the touch.
  package func outcome(_ outcome: ChainStep.Outcome) -> RichText {
    language.say(ChainText.outcome(outcome, methods: []))
  }

  /// What a responder of a chain did with the touch, with which methods if not with all, and whether its own code may
  /// do something else.
  package func outcome(_ step: ChainStep) -> RichText {
    let isOwn = step.outcome == .forwarded && step.runsOwnCode
    let text = language.say(
      isOwn ? ChainText.runsOwnCode : .outcome(step.outcome, methods: step.methods))
    return step.isAssumed ? language.say(ChainText.asFarAsKnown(text)) : text
  }

  /// The most responders that one line names.
  private static let mostNames = 12

  /// The lines of a chain for the terminal, each with what the responder did. Those that the touch did not reach share one.
  package func lines(_ chain: [ChainStep]) -> [(text: RichText, outcome: ChainStep.Outcome)] {
    let reached = chain.prefix { $0.outcome != .notReached }
    let rest = chain.dropFirst(reached.count)
    let lines = reached.map { (line($0), $0.outcome) }
    guard !rest.isEmpty else { return lines }
    let names = rest.prefix(Self.mostNames).map { RichText(object: $0.responder.id) }
    let others = ChainText.notReachedLine(names: names, others: rest.count - names.count)
    return lines + [(language.say(others), .notReached)]
  }

  /// A line of the responder chain for the terminal.
  package func line(_ step: ChainStep) -> RichText {
    language.say(
      ChainText.line(
        name: RichText(object: step.responder.id), kind: kind(step.responder.kind), outcome: outcome(step)))
  }
}
