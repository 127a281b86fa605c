// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile

/// Views in the order of the source, each with its superview, put together without recursion.
///
/// A superview is added before its subviews, so that one walk from the end moves every view into its superview.
struct ViewForest {
  private var views: [ScenarioView] = []
  private var parents: [Int?] = []

  /// Adds a view above its earlier siblings, and returns its index.
  mutating func add(_ view: ScenarioView, to parent: Int?) -> Int {
    views.append(view)
    parents.append(parent)
    return views.count - 1
  }

  /// The views without a superview, with everything below them, in the order they were added.
  consuming func roots() -> [ScenarioView] {
    var children = [[ScenarioView]](repeating: [], count: views.count)
    var roots: [ScenarioView] = []
    while var view = views.popLast(), let parent = parents.popLast() {
      if let below = children.popLast(), !below.isEmpty { view.subviews = below.reversed() + view.subviews }
      if let parent {
        children[parent].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }
}
