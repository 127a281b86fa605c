// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension PictureName {
  package static let responderChain = PictureName(
    english: .init("The responder chain", tab: "Responder chain"), simplifiedChinese: .init("响应链"))
}

extension Narrator {
  /// How a responder's `next` was decided, short enough for an edge label.
  package func rule(_ rule: ChainLink.Rule) -> String { language.text(.rule(rule)) }

  /// What a responder did with the touch.
  package func outcome(_ outcome: ChainStep.Outcome) -> String {
    language.text(.outcome(outcome, methods: []))
  }

  /// What a responder of a chain did with the touch, with which methods if not with all, and whether its own code
  /// may do otherwise.
  package func outcome(_ step: ChainStep) -> String {
    let isOwn = step.outcome == .forwarded && step.runsOwnCode
    let text = language.text(isOwn ? .runsOwnCode : .outcome(step.outcome, methods: step.methods))
    return step.isAssumed ? language.text(.asFarAsKnown(text)) : text
  }

  /// A line of the responder chain for a terminal.
  package func line(_ step: ChainStep) -> String {
    language.text(
      .line(name: step.responder.id, kind: kind(step.responder.kind), outcome: outcome(step)))
  }
}
