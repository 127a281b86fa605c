// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views of a screen as trees, with the size of each.
struct ViewForest {
  let index: ScreenIndex

  /// The windows from back to front.
  let windows: [String]

  /// The topmost views that are in no window.
  let detached: [String]

  private let sizes: [String: Int]

  init(_ index: ScreenIndex) {
    self.index = index
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

  /// Adds a view and its superviews to a set, up to the first that is in it.
  static func add(_ id: String, to views: inout Set<String>, in index: ScreenIndex) {
    var current = index.view(id)
    while let view = current, views.insert(view.id).inserted {
      current = view.superview.flatMap(index.view)
    }
  }

  /// How many views a view and everything in it are.
  func size(of id: String) -> Int { sizes[id] ?? 1 }

  /// How many some views and everything in them are.
  func size(of views: [String]) -> Int { views.reduce(0) { $0 + size(of: $1) } }
}

extension Sequence {
  /// The elements in runs: one joins the run before it if it belongs to the last element there.
  func runs(where belongs: (_ last: Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
