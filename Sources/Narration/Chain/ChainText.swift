// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words about a responder chain.
package enum ChainText: Sayable, Hashable, Sendable {
  /// How a responder's `next` was decided, short enough for an edge label.
  case rule(ChainLink.Rule)

  // What a responder did with a touch, and with which methods if not with all.
  case outcome(ChainStep.Outcome, methods: [String])
  case runsOwnCode
  case asFarAsKnown(RichText)

  /// A line for a terminal.
  case line(name: RichText, kind: String, outcome: RichText)

  // A picture of it.
  case isFirstResponder
  case becomesFirstResponder
  case passesOn(methods: [String])
}
