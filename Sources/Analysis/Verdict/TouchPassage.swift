// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchAnswer {
  /// The views in front of the hit-test view that the point lies in and that let the touch through, from the front:
  /// by an override, a flag, their alpha or an animation.
  package func lettingThrough(in index: ScreenIndex) -> [ViewAnswer] {
    guard let hitView else { return [] }
    let reasons: Set<TraceReason.Code> = [
      .customHitTest, .customPointInside, .interactionDisabled, .alphaBelowThreshold, .animating,
    ]
    let answers = ViewAnswers(self, in: index)
    var found: [ViewAnswer] = []
    var foundViews: Set<String> = []
    for step in walk where step.outcome == .refused {
      guard let reason = step.reason, reasons.contains(reason.code), let view = index.view(step.view) else {
        continue
      }
      // What lies in the hit-test view, such as a button's title, is no overlay; nor is a part of one.
      let outer = index.ancestry(of: step.view).map(\.id)
      guard !outer.contains(hitView), !outer.contains(where: foundViews.contains) else { continue }
      var answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true else { continue }
      answer.reason = reason
      found.append(answer)
      foundViews.insert(answer.view)
    }
    return found
  }

  /// What made the hit-test view say yes to a point outside of its bounds; nil if it lies inside.
  package var claim: TraceReason? {
    let step = walk.last { $0.view == hitView && $0.outcome == .hit }
    return step?.isInside == true ? step?.insideReason : nil
  }

  /// The first of the hit-test view's methods that came only after the lift, since it was held back (GR-24, GR-25).
  package var late: LateMethod? {
    for change in outcome.deliveryChanges where change.kind == .released && change.view == hitView {
      guard let method = change.method, let lateness = change.lateness else { continue }
      let held = outcome.deliveryChanges.first {
        $0.kind == .held && $0.view == change.view && $0.method == method
      }
      guard let reason = held?.reason else { continue }
      return LateMethod(method: method, lateness: lateness, reason: reason)
    }
    return nil
  }
}

/// A touches method of the hit-test view that came only after the lift.
package struct LateMethod: Hashable, Sendable {
  package var method: TouchMethod

  /// How long after the lift, in seconds.
  package var lateness: Double

  /// What held it back.
  package var reason: TraceReason
}
