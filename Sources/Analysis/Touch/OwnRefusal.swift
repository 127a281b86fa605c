// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A hit view that did not answer itself: an override of another view returned it (HT-17).
package struct ReturnedView: Hashable, Sendable {
  package var view: String

  /// The view whose override returned it.
  package var by: String

  /// What would have made the view refuse if it had been asked.
  package var refusal: TraceReason?
}

extension TouchAnswer {
  /// The hit view, if it did not return itself in the walk.
  package func returnedView(in index: ScreenIndex) -> ReturnedView? {
    guard let hitView, !walk.contains(where: { $0.view == hitView && $0.outcome == .hit }) else { return nil }
    let steps = walk.filter { $0.result == hitView }
    guard let step = steps.max(by: { $0.depth < $1.depth }) else { return nil }
    return ReturnedView(view: hitView, by: step.view, refusal: index.view(hitView)?.refusal)
  }
}

extension TraceReason {
  /// The reason that an ancestor's refusal is for the views below it.
  init(of ancestor: String, refusing reason: TraceReason?) {
    self.init(reason?.code.row?.below ?? .notReached, subject: ancestor, numbers: reason?.numbers ?? [:])
  }
}
