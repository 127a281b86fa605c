// SPDX-License-Identifier: Apache-2.0

package import ScenarioFile
package import Trace

/// A question about a scenario. Its answer is nowhere written down: each option is an expectation, or a change towards
/// a goal, and the runs tell which hold.
package struct ScenarioQuestion: Hashable, Sendable {
  package var id: String
  package var moment: Moment
  package var kind: QuestionKind

  /// The touch that it is about, numbered as in the scenario; nil if it does not say.
  package var touch: Int?

  /// The touches that are run alone, numbered as in the scenario; empty for all.
  package var only: [Int] = []

  /// What the question changes of the scenario.
  package var settings: [TraceSetting] = []

  /// The scenario as the question has it, with the expectations of all options that change nothing.
  package var scenario: Scenario

  /// In the order of the file.
  package var options: [Option] = []

  /// The line and the column of the file, from 1.
  package var line: Int
  package var column: Int

  package struct Option: Hashable, Sendable {
    /// By what texts and answers call it: `card-wider`.
    package var key: String

    /// The misconception of those who choose it; nil for what holds.
    package var trap: String?

    /// What has to hold, of the question's run or of the option's own. In a task each is one goal.
    package var expectations: [ScenarioExpectation]

    /// What the option changes, and the scenario as it is then; nil for one that changes nothing.
    package var settings: [TraceSetting] = []
    package var scenario: Scenario?

    /// The event that the option gives as a proof, as links have it: `t2/Card.pointInside`.
    package var proof: String?

    package var line: Int
    package var column: Int
  }

  /// When it is asked.
  package enum Moment: String, CaseIterable, Sendable {
    case before, after
    case followUp = "follow-up"
    /// A task: changes are tried, and several may reach the goal.
    case task
  }

  /// What is asked, from which follows what an option is.
  package enum QuestionKind: String, CaseIterable, Sendable {
    case whichView = "which-view"
    case whoActs = "who-acts"
    case whichOrder = "which-order"
    case whatIsCalled = "what-is-called"
    case whichState = "which-state"
    case whichChange = "which-change"
    case trueOrFalse = "true-or-false"
    case whatIsPrinted = "what-is-printed"

    /// An option's expectation must have at least one of these keys.
    var wanted: [String] {
      switch self {
      case .whichView: ["hitView"]
      case .whoActs: ["actions", "calls"]
      case .whichOrder: ["hitOrder", "actions", "calls"]
      case .whatIsCalled: ["received", "calls"]
      case .whichState: ["states", "calls"]
      case .whatIsPrinted: ["calls"]
      case .whichChange, .trueOrFalse: []
      }
    }
  }

  /// The number in this question's runs of a touch of the scenario; nil for one that is left out.
  package func number(ofTouch touch: Int) -> Int? {
    only.isEmpty ? touch : only.firstIndex(of: touch).map { $0 + 1 }
  }
}
