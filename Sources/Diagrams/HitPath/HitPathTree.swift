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

  /// The windows from back to front, and the topmost views that are in no window.
  let windows: [String]
  let detached: [String]

  /// The steps of the walk by view, in order.
  let steps: [String: [WalkStep]]

  /// The views from the window to the hit-test view.
  let path: [String]
  let isOnPath: Set<String>

  /// Views in which something was asked or lies on the path, themselves included.
  private let touched: Set<String>

  private let sizes: [String: Int]

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

    // Views stand after their superviews, so that going backwards finds every subtree complete.
    var sizes: [String: Int] = [:]
    var roots: [String] = []
    for view in index.screen.views.reversed() {
      sizes[view.id, default: 0] += 1
      if let superview = view.superview, index.view(superview) != nil {
        sizes[superview, default: 0] += sizes[view.id] ?? 0
      } else {
        roots.append(view.id)
      }
    }
    self.sizes = sizes
    let asked = Set(index.screen.windowOrder)
    let others = roots.reversed().filter { !asked.contains($0) }
    let isWindow = { (id: String) in index.view(id)?.window != nil }
    windows = others.filter(isWindow) + index.windows.map(\.id).reversed()
    detached = others.filter { !isWindow($0) }
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
  func size(of id: String) -> Int { sizes[id] ?? 1 }
}
