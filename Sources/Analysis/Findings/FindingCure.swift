// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The fix for the finding that a trace demonstrates, and the result of running it.
package struct FindingCure: Sendable {
  /// The settings of the fix; at least one.
  package var settings: [TraceSetting]

  package var proof: CureProof

  /// The run with the fix, if the demonstrated touch then has another verdict.
  package var change: Cure?

  /// Whether a run with the fix was recorded in which the touch has the same verdict.
  package var changesNothing = false
}

extension TraceAnalysis {
  /// The fix for the finding that the trace demonstrates, and its effect on a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch's index in ``touches``.
  ///   - variants: The answers of the trace's variants, in their order.
  /// - Returns: Nil if the trace demonstrates no finding, or no fix is known.
  package func findingCure(ofTouch touch: Int, variants: [TraceAnalysis]) -> FindingCure? {
    guard let finding, !finding.cure.isEmpty else { return nil }
    let settings = finding.settings
    var cure = FindingCure(settings: settings, proof: trace.header.finding?.proof ?? .untried)
    let run = variants.indices.first {
      trace.variants.indices.contains($0) && trace.variants[$0].settings == settings
    }
    guard cure.proof == .proven, let run, variants[run].touches.indices.contains(touch) else { return cure }
    let answer = variants[run].touches[touch]
    if answer.verdict.act.fact == touches[touch].verdict.act.fact {
      cure.changesNothing = true
    } else {
      cure.change = Cure(settings: settings, run: .variant(run), answer: answer)
    }
    return cure
  }
}
