// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// How a responder's `next` was decided, short enough for an edge label.
  package func rule(_ rule: ChainLink.Rule) -> String {
    switch rule {
    case .superview: self[.ruleSuperview]
    case .viewController: self[.ruleViewController]
    case .superviewOfView: self[.ruleSuperviewOfView]
    case .presentingViewController: self[.rulePresentingViewController]
    case .parentViewController: self[.ruleParentViewController]
    case .windowScene: self[.ruleWindowScene]
    case .application: self[.ruleApplication]
    case .applicationDelegate: self[.ruleApplicationDelegate]
    case .override: self[.ruleOverride]
    case .end: self[.ruleEnd]
    case .cycle: self[.ruleCycle]
    }
  }

  /// What a responder did with the touch.
  package func outcome(_ outcome: ChainStep.Outcome) -> String {
    switch outcome {
    case .handled: self[.outcomeHandled]
    case .kept: self[.outcomeKept]
    case .forwarded: self[.outcomeForwarded]
    case .dropped: self[.outcomeDropped]
    case .notReached: self[.outcomeNotReached]
    }
  }

  /// What a responder of a chain did with the touch, with which methods if not with all, and whether its own code
  /// may do otherwise.
  package func outcome(_ step: ChainStep) -> String {
    let text = plainOutcome(step)
    return step.isAssumed ? say(.asFarAsKnown, [.text: text]) : text
  }

  private func plainOutcome(_ step: ChainStep) -> String {
    if step.outcome == .forwarded, step.runsOwnCode { return self[.outcomeForwardedOwnCode] }
    guard !step.methods.isEmpty else { return outcome(step.outcome) }
    let values: [Phrase.Slot: String] = [.names: methods(step.methods)]
    switch step.outcome {
    case .handled: return say(.handlesMethods, values)
    case .kept: return say(.keepsMethods, values)
    case .dropped: return say(step.methods.count == 1 ? .methodEndsHere : .methodsEndHere, values)
    case .forwarded, .notReached: return outcome(step.outcome)
    }
  }
}
