// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Lines for a terminal, with the language's own punctuation.
extension Narrator {
  /// A line of the walk: the view with the point, and why it answered so.
  package func line(_ text: String, of step: WalkStep) -> String {
    guard let reason = reason(step) else { return text }
    return say(step.isPassedOver ? .linePassedOver : .lineReason, [.text: text, .reason: reason])
  }

  /// A line for a hit view that did not answer itself.
  package func line(_ returned: ReturnedView) -> String {
    say(.lineReturned, [.result: returned.view, .view: returned.by])
  }

  /// A line for views that were never asked.
  package func lineOfNeverAsked(_ names: String, _ answer: ViewAnswer) -> String {
    guard let reason = answer.reason else { return names }
    return say(.lineNeverAsked, [.names: names, .reason: self.reason(reason, of: answer.view)])
  }

  /// A line of the responder chain.
  package func line(_ step: ChainStep) -> String {
    say(
      .lineOfChain, [.name: step.responder.id, .text: kind(step.responder.kind), .what: outcome(step)])
  }
}
