// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What there is to say of a reason, whatever it is about.
package enum ReasonAdvice {
  /// What it means, a sentence or two.
  case meaning(TraceReason.Code)
  /// What is usually done about it.
  case cure(TraceReason.Code)
  /// Stands before a smallest screen that has it.
  case exampleScreen
  /// Stands before what comes of that screen.
  case whatComes
  /// Stands in the place of a screen that no scenario can have.
  case onlyCode
  /// Stands before the codes of all reasons.
  case all
}

extension Narrator {
  /// Why a view did not get the touch, or another object what it should, in a clause.
  package func told(_ reason: TraceReason, of subject: String?) -> String {
    self.reason(reason, of: subject ?? "")
  }
}
