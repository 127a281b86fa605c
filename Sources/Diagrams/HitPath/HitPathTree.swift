// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views of a screen as one touch met them: the material of the tree, before anything is folded.
struct HitPathTree {
  /// What became of a view.
  enum State: Hashable {
    case hit, passedUp, refused, unasked
  }

  let index: ScreenIndex
  let answer: TouchAnswer

  private let forest: ViewForest

  /// The windows from back to front, and the topmost views that are in no window.
  var windows: [String] { forest.windows }
  var detached: [String] { forest.detached }

  /// The steps of the walk by view, in order.
  let steps: [String: [WalkStep]]

  /// The views from the window to the hit-test view.
  let path: [String]
  let isOnPath: Set<String>

  /// Views in which something was asked or lies on the path, themselves included.
  private let touched: Set<String>

  init(_ answer: TouchAnswer, in index: ScreenIndex) {
    self.index = index
    self.answer = answer
    let path = answer.hitPath(in: index)
    self.path = path
    isOnPath = Set(path)
    steps = Dictionary(grouping: answer.walk, by: \.view)

    var touched = Set(path)
    for id in steps.keys {
      var current = index.view(id)
      while let view = current, touched.insert(view.id).inserted {
        current = view.superview.flatMap(index.view)
      }
    }
    self.touched = touched
    forest = ViewForest(index)
  }

  var unaskedCount: Int {
    index.screen.views.count { steps[$0.id] == nil && !isOnPath.contains($0.id) }
  }

  func state(of id: String) -> State {
    if id == answer.hitView { return .hit }
    guard let last = steps[id]?.last else { return .unasked }
    return last.outcome == .refused ? .refused : .passedUp
  }

  /// Whether anything below the view was asked or lies on the path.
  func isTouchedInside(_ id: String) -> Bool { index.subviews(of: id).contains(where: touched.contains) }

  /// How many views a view and everything in it are.
  func size(of id: String) -> Int { forest.size(of: id) }
}
