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

  /// What a responder did with the touch-down.
  package func outcome(_ outcome: ChainStep.Outcome) -> String {
    switch outcome {
    case .handled: self[.outcomeHandled]
    case .kept: self[.outcomeKept]
    case .forwarded: self[.outcomeForwarded]
    case .dropped: self[.outcomeDropped]
    case .notReached: self[.outcomeNotReached]
    }
  }

  /// What a responder of a chain did with the touch-down, and whether its own code may do otherwise.
  package func outcome(_ step: ChainStep) -> String {
    step.isAssumed ? say(.asFarAsKnown, [.text: outcome(step.outcome)]) : outcome(step.outcome)
  }
}
