// SPDX-License-Identifier: Apache-2.0

/// A traversal on its way: what was asked and answered after so many steps.
package struct PartialWalk: Hashable, Sendable {
  /// The steps so far. Of those that are pending the answers are not known yet.
  package var steps: [WalkStep]

  /// The views whose `hitTest` was called and has not returned, from the outermost call inwards.
  package var pending: [WalkStep]

  /// The step that was made last.
  package var now: WalkStep? { steps.last }

  /// Whether a step's answer is still to come.
  package func isPending(_ step: WalkStep) -> Bool { pending.contains { $0.order == step.order } }

  /// The moment right after a step, when the view asked last has answered if it asked nobody else. After the last
  /// step all have.
  ///
  /// - Parameters:
  ///   - count: How many steps were made.
  ///   - walk: All steps of the traversal.
  package init(after count: Int, of walk: [WalkStep]) {
    steps = Array(walk.prefix(count))
    pending = []
    for step in walk.prefix(count + 1) {
      // A step lasts until the walk asks something that does not lie in it.
      while let last = pending.last, last.depth >= step.depth { pending.removeLast() }
      if step.order <= count, !step.isPassedOver { pending.append(step) }
    }
    if count >= walk.count { pending = [] }
  }
}

extension TouchAnswer {
  /// What each view that was asked is after so many steps of the last traversal, and at its end what it is in the end. A
  /// view that is asked now, or whose subviews are, is `asked`; one that answered with another view is on the `path`. A
  /// view that is not there is `unasked`.
  package func hitTestMarks(after count: Int) -> [String: StoryMark] {
    let isEnd = count >= walk.count
    var marks: [String: StoryMark] = [:]
    for step in walk.prefix(count) {
      let isOfOther = isEnd && step.outcome == .hit && step.view != hitView
      marks[step.view] = isOfOther ? .path : step.outcome.mark
    }
    for step in PartialWalk(after: count, of: walk).pending { marks[step.view] = .asked }
    if isEnd, let hitView { marks[hitView] = .hit }
    return marks
  }
}
