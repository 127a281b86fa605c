// SPDX-License-Identifier: Apache-2.0

import Trace

/// A reason of gestures, controls and actions, with what a clause about it needs.
struct ReasonClause {
  var code: TraceReason.Code

  /// The object that decided, as a sentence names it; nil if the trace does not tell.
  var subject: String?

  /// The numbers that decided, as text.
  var numbers: [String: String]

  /// A number by its name in the trace; a question mark if it is missing.
  func number(_ name: String) -> String { numbers[name] ?? "?" }
}
