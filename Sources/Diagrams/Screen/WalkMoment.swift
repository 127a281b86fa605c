// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The state of each view at a step of the last hit test, or at its end.
struct WalkMoment {
  /// The steps until now, in order.
  let steps: ArraySlice<WalkStep>

  /// The step that the picture stops at; nil for the end.
  let current: WalkStep?

  /// Whether nothing is still to come.
  let isEnd: Bool

  /// The views from the window to the hit-test view, or to the one that is asked now.
  let path: Set<String>

  private let states: [String: StoryMark]
  private let ordersByView: [String: [Int]]
  private let lastSteps: [String: WalkStep]

  init(_ answer: TouchAnswer, step: Int?, in index: ScreenIndex) throws(DiagramError) {
    let walk = answer.walk
    if let step, step < 1 || step > walk.count { throw .noSuchStep(step, count: walk.count) }
    steps = walk.prefix(step ?? walk.count)
    current = step.map { walk[$0 - 1] }
    isEnd = steps.count == walk.count

    let open = PartialWalk(after: steps.count, of: walk).pending
    path = isEnd ? Set(answer.hitPath(in: index)) : Set(open.map(\.view))
    states = answer.hitTestMarks(after: steps.count)
    ordersByView = Dictionary(grouping: steps, by: \.view).mapValues { $0.map(\.order) }
    lastSteps = Dictionary(steps.map { ($0.view, $0) }) { _, last in last }
  }

  func state(of view: String) -> StoryMark { states[view] ?? .unasked }

  /// The positions in the walk at which a view was asked.
  func orders(of view: String) -> [Int] { ordersByView[view] ?? [] }

  /// The last step in which a view was asked.
  func step(of view: String) -> WalkStep? { lastSteps[view] }
}
