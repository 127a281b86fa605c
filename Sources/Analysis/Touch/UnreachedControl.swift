// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A control, or a view with a recognizer of the app's, that lies under the finger and that a touch did not come to.
package struct MissedControl: Hashable, Sendable {
  package var control: String

  package var reason: TraceReason
}

extension TouchAnswer {
  /// The control in front of all that contain the point and are not on the way to the hit-test view, with why the
  /// touch did not come to it; nil if there is none that a person sees there.
  package func unreachedControl(in index: ScreenIndex) -> MissedControl? {
    guard let window else { return nil }
    let path = Set(hitPath(in: index))
    let answers = ViewAnswers(self, in: index)
    let aims = Set(index.screen.gestureRecognizers.filter { !$0.isSystem }.map(\.view))
    for view in index.screen.views.reversed()
    where (view.control != nil || aims.contains(view.id)) && !path.contains(view.id) {
      // Parts of the hit-test view, and those of another control, are no controls to aim at.
      let ancestry = index.ancestry(of: view.id)
      guard ancestry.last?.id == window || ancestry.last?.window != nil,
        !ancestry.dropFirst().contains(where: { $0.control != nil }),
        ancestry.allSatisfy({ !$0.isHidden }), ancestry.dropFirst().allSatisfy({ $0.alpha >= 0.01 })
      else { continue }
      let answer = answers.answer(for: view)
      guard answer.boundsContainPoint == true, answer.outcome != .hit, answer.outcome != .passedUp,
        let reason = answer.ownRefusal ?? answer.reason
      else { continue }
      switch reason.code {
      case .interactionDisabled, .outsideAncestor, .ancestorInteractionDisabled, .siblingInFront,
        .windowInFront, .customPointInside, .customHitTest, .alphaBelowThreshold, .animating:
        return MissedControl(control: view.id, reason: reason)
      default: continue
      }
    }
    return nil
  }
}
