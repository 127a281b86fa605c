// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The cure of a finding that a trace shows, with what came of running it.
package struct FindingCure: Sendable {
  /// What is set; at least one.
  package var settings: [TraceSetting]

  package var proof: CureProof

  /// The run with the cure, where the touch shown comes to something else in it.
  package var change: Cure?

  /// Whether a run with the cure was recorded in which the touch comes to the same.
  package var changesNothing = false
}

extension TraceAnalysis {
  /// The cure of the finding that the trace shows, and what it changes for a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch's position in ``touches``.
  ///   - variants: The answers of the trace's variants, in their order.
  /// - Returns: Nil for a trace of no finding, and where no cure is known.
  package func findingCure(ofTouch touch: Int, variants: [TraceAnalysis]) -> FindingCure? {
    guard let finding, !finding.cure.isEmpty else { return nil }
    var cure = FindingCure(settings: finding.cure, proof: trace.header.finding?.proof ?? .untried)
    let run = variants.indices.first {
      trace.variants.indices.contains($0) && trace.variants[$0].settings == finding.cure
    }
    guard cure.proof == .proven, let run, variants[run].touches.indices.contains(touch) else { return cure }
    let answer = variants[run].touches[touch]
    if answer.verdict.act.fact == touches[touch].verdict.act.fact {
      cure.changesNothing = true
    } else {
      cure.change = Cure(settings: finding.cure, run: .variant(run), answer: answer)
    }
    return cure
  }
}

extension FindingRule {
  /// Whether a tap on what the finding is about is meant for it and does not get there. The others are about drags and
  /// presses, about recognizers that keep each other off, or about when something comes.
  var isShownByTap: Bool {
    switch self {
    case .panTakesSlider, .panTakesDrag, .cancelNotHandled, .doubleTapDelays, .waitsInCircle,
      .gesturesExclude,
      .longPressInside, .edgeSwipeBlocked, .nestedScrolling, .sliderInScrollView, .lateTouchDown,
      .controlStopsScrolling, .hitTestSkipsChecks:
      false
    default: true
    }
  }
}
