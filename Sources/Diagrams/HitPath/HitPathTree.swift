// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views of a screen as one touch met them: the material of the tree, before anything is folded.
struct HitPathTree {
  let index: ScreenIndex
  let answer: TouchAnswer

  let forest: ViewForest

  /// The windows from back to front, and the topmost views that are in no window.
  var windows: [String] { forest.windows }
  var detached: [String] { forest.detached }

  /// The traversal on its way, if the picture stops at a step that is not the last one.
  let moment: PartialWalk?

  /// The steps that are shown.
  var walk: [WalkStep] { moment?.steps ?? answer.walk }

  /// The steps of the walk so far by view, in order.
  let steps: [String: [WalkStep]]

  private let marks: [String: StoryMark]

  /// The views from the window to the hit-test view; on the way, to the view that was asked last.
  let path: [String]
  let isOnPath: Set<String>

  /// The views that were asked in other places, or answered otherwise, in one traversal than in another.
  let differing: Set<String>

  /// Views in which something was asked or lies on the path, themselves included.
  private let touched: Set<String>

  init(_ answer: TouchAnswer, in index: ScreenIndex, step: Int? = nil) {
    self.index = index
    self.answer = answer
    forest = ViewForest(index)
    let moment =
      step.flatMap { $0 < answer.walk.count ? PartialWalk(after: $0, of: answer.walk) : nil }
    self.moment = moment
    marks = answer.hitTestMarks(after: moment?.steps.count ?? answer.walk.count)
    let path =
      moment?.now.map { index.ancestry(of: $0.view).map(\.id).reversed() } ?? answer.hitPath(in: index)
    self.path = path
    isOnPath = Set(path)
    steps = Dictionary(grouping: moment?.steps ?? answer.walk, by: \.view)
    differing = moment == nil ? Self.differing(answer) : []

    var touched = Set(path)
    for id in Array(steps.keys) + differing { ViewForest.add(id, to: &touched, in: index) }
    self.touched = touched
  }

  private static func differing(_ answer: TouchAnswer) -> Set<String> {
    guard answer.passesDiffer else { return [] }
    let passes = answer.passes.map { Dictionary(grouping: $0.steps, by: \.view) }
    let all = Set(passes.flatMap(\.keys))
    return all.filter { id in passes.contains { $0[id] != passes[0][id] } }
  }

  /// What the hit test has made of a view at the moment that is shown.
  func state(of id: String) -> StoryMark { marks[id] ?? .unasked }

  /// Whether the view was asked and has not answered at the moment that is shown.
  func isPending(_ id: String) -> Bool { state(of: id) == .asked }

  /// Whether a view that was not asked so far may still be, at the moment that is shown.
  func isStillToCome(_ id: String) -> Bool {
    guard moment != nil else { return false }
    if answer.walk.contains(where: { $0.view == id && !$0.isPassedOver }) { return true }
    let asked = index.ancestry(of: id).dropFirst().first { steps[$0.id] != nil }
    return asked.map { isPending($0.id) } ?? true
  }

  /// Whether anything below the view was asked or lies on the path.
  func isTouchedInside(_ id: String) -> Bool { index.subviews(of: id).contains(where: touched.contains) }

  /// How many views a view and everything in it are.
  func size(of id: String) -> Int { forest.size(of: id) }
}
