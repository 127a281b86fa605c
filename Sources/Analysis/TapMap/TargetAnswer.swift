// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Why a touch did not go to the view that was asked about, and where a tap would come to it.
package struct TargetAnswer: Sendable {
  package let answer: ViewAnswer
  package let place: TapPlace

  package init(_ view: TraceView, for touch: TouchAnswer, in analysis: TraceAnalysis) {
    let index = analysis.index(of: touch)
    answer = touch.answer(for: index.view(view.id) ?? view, in: index)
    place = analysis.tapPlace(of: view.id, for: touch)
  }
}
