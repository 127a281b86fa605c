// SPDX-License-Identifier: Apache-2.0

package import ScenarioFile
package import Trace

/// A question about a scenario. Its answer is not stored: each option is an expectation, or a change towards a goal,
/// and the runs show which options are right.
package struct ScenarioQuestion: Hashable, Sendable {
  package var id: String
  package var moment: Moment
  package var kind: QuestionKind

  /// The touch that it is about, by its number in the scenario; nil if it is about no single touch.
  package var touch: Int?

  /// The touches in the run, by their numbers in the scenario; empty for all.
  package var only: [Int] = []

  /// The changes that the question makes to the scenario.
  package var settings: [TraceSetting] = []

  /// The scenario with these changes, and with the expectations of all options that change nothing.
  package var scenario: Scenario

  /// In the order of the file.
  package var options: [Option] = []

  /// The line and the column of the file, from 1.
  package var line: Int
  package var column: Int

  package struct Option: Hashable, Sendable {
    /// Its name in texts and answers: `card-wider`.
    package var key: String

    /// The misconception behind a wrong option; nil for a right one.
    package var trap: String?

    /// The expectations, for the question's run or the option's own. In a task each is one goal.
    package var expectations: [ScenarioExpectation]

    /// The changes of the option, and the changed scenario; nil for an option without changes.
    package var settings: [TraceSetting] = []
    package var scenario: Scenario?

    /// The event that proves the option, in the form of links: `t2/Card.pointInside`.
    package var proof: String?

    package var line: Int
    package var column: Int
  }

  /// When it is asked.
  package enum Moment: String, CaseIterable, Sendable {
    case before, after
    case followUp = "follow-up"
    /// A task: the reader tries changes, and several may reach the goal.
    case task
  }

  /// The kind of question, which determines the form of its options.
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

  /// The number of a touch of the scenario in this question's runs; nil if the touch is left out.
  package func number(ofTouch touch: Int) -> Int? {
    only.isEmpty ? touch : only.firstIndex(of: touch).map { $0 + 1 }
  }
}
