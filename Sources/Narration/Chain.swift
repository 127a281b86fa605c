// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts about a responder chain.
package enum ChainText: Sayable, Hashable, Sendable {
  /// How a responder's `next` was found, short enough for an edge label.
  case rule(ChainLink.Rule)

  // What a responder did with a touch, and with which methods if not with all.
  case outcome(ChainStep.Outcome, methods: [String])
  case runsOwnCode
  case asFarAsKnown(RichText)

  /// A line for the terminal.
  case line(name: RichText, kind: String, outcome: RichText)

  // The picture of a chain.
  case isFirstResponder
  case becomesFirstResponder
  case passesOn(methods: [String])
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

  /// A line of the responder chain for the terminal.
  package func line(_ step: ChainStep) -> RichText {
    language.say(
      ChainText.line(
        name: RichText(object: step.responder.id), kind: kind(step.responder.kind), outcome: outcome(step)))
  }
}
