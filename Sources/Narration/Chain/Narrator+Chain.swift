// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// How a responder's `next` was decided, short enough for an edge label.
  package func rule(_ rule: ChainLink.Rule) -> String { language.text(.rule(rule)) }

  /// What a responder did with the touch.
  package func outcome(_ outcome: ChainStep.Outcome) -> String { language.text(.outcome(outcome)) }

  /// What a responder of a chain did with the touch, with which methods if not with all, and whether its own code
  /// may do otherwise.
  package func outcome(_ step: ChainStep) -> String {
    let text = language.text(plainOutcome(step))
    return step.isAssumed ? language.text(.asFarAsKnown(text)) : text
  }

  private func plainOutcome(_ step: ChainStep) -> ChainText {
    switch step.outcome {
    case .forwarded where step.runsOwnCode: .runsOwnCode
    case .handled where !step.methods.isEmpty: .handles(methods: step.methods)
    case .kept where !step.methods.isEmpty: .keeps(methods: step.methods)
    case .dropped where !step.methods.isEmpty: .ends(methods: step.methods)
    case .handled, .kept, .dropped, .forwarded, .notReached: .outcome(step.outcome)
    }
  }

  /// A line of the responder chain for a terminal.
  package func line(_ step: ChainStep) -> String {
    language.text(
      .line(name: step.responder.id, kind: kind(step.responder.kind), outcome: outcome(step)))
  }

  /// The picture of the responder chain in words.
  package func chainLabel(_ answer: TouchAnswer) -> String {
    guard let first = answer.chain.first else { return language.title(of: .responderChain) }
    return language.text(.label(of: name(first.responder.id)))
  }
}
