// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile

/// Views in the order of the source, each with its superview, put together without recursion.
///
/// A superview is added before its subviews, so that one walk from the end moves every view into its superview.
struct ViewTreeBuilder {
  private var views: [ScenarioView] = []
  private var parents: [Int?] = []

  /// How many views each view has in it.
  private var counts: [Int] = []

  /// Takes about how many views there will be.
  init(count: Int = 0) {
    views.reserveCapacity(count)
    parents.reserveCapacity(count)
    counts.reserveCapacity(count)
  }

  /// Adds a view above its earlier siblings, and returns its index.
  mutating func add(_ view: ScenarioView, to parent: Int?) -> Int {
    views.append(view)
    parents.append(parent)
    counts.append(0)
    if let parent { counts[parent] += 1 }
    return views.count - 1
  }

  /// The views without a superview, with everything below them, in the order they were added.
  consuming func roots() -> [ScenarioView] {
    var children = [[ScenarioView]](repeating: [], count: views.count)
    var roots: [ScenarioView] = []
    while var view = views.popLast(), let parent = parents.popLast() {
      if var below = children.popLast(), !below.isEmpty {
        below.reverse()
        view.subviews = view.subviews.isEmpty ? below : below + view.subviews
      }
      if let parent {
        if children[parent].isEmpty { children[parent].reserveCapacity(counts[parent]) }
        children[parent].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }
}
