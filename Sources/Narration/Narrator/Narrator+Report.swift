// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// "8 of 14 views were never asked".
  package func neverAsked(_ count: Int, of total: Int) -> String {
    say(count == 1 ? .neverAskedOne : .neverAskedCount, [.count: String(count), .total: String(total)])
  }

  /// "and 12 more views".
  package func moreViews(_ count: Int) -> String { say(.moreViews, [.count: String(count)]) }

  /// "… 12 more in the table", below a short story of the walk.
  package func moreSteps(_ count: Int) -> String { say(.moreSteps, [.count: String(count)]) }

  /// "80 of 300 steps are left out here", in a long table.
  package func gap(_ count: Int, of total: Int) -> String {
    say(.gapInSteps, [.count: String(count), .total: String(total)])
  }

  /// The caption of the table of the walk.
  package func walkCaption(_ steps: [WalkStep]) -> String {
    say(.walkCaption, [.count: String(steps.count { !$0.isPassedOver })])
  }

  /// The caption of the table of the responder chain.
  package func chainCaption(_ answer: TouchAnswer) -> String {
    say(.chainCaption, [.count: String(answer.chain.count)])
  }

  /// "trace format 1".
  package func traceFormat(_ version: Int) -> String { say(.traceFormat, [.version: String(version)]) }
}

extension Language {
  /// "and 12 more touches".
  package func moreTouches(_ count: Int) -> String { say(.moreTouches, [.count: String(count)]) }
}
